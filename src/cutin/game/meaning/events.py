"""What triggered texts wait for: "if", "each time", "when", "at", and what has to hold then."""

from __future__ import annotations

from cutin.ability import common as core
from cutin.ability import form

from ..compiler import CONDITIONS, EVENTS, MOMENT_EVENTS, Compiler, Unexpressed
from ..texts import Test, Trigger


def trigger(node: form.Trigger, c: Compiler) -> Trigger:
    """What a triggered text waits for; says on the text whether it happens once a turn."""
    made: Trigger
    if isinstance(node, core.At):
        made = MOMENT_EVENTS.make(node.moment, c)
    elif isinstance(node, core.If | core.EachTime | core.When):
        made = EVENTS.make(node.event, c)
        c.text.once = isinstance(node, core.If)
    else:
        raise Unexpressed(node, "a trigger")
    if node.condition is None:
        return made
    holds: Test = CONDITIONS.make(node.condition, c)
    match = made.match
    return Trigger(
        made.kinds, lambda s, seen, kind, numbers: match(s, seen, kind, numbers) and holds(s, seen)
    )
