"""Why not, of the choices of a play: the path is gone along option by option, without doing anything."""

from __future__ import annotations

import re
from typing import Any

from cutin.game.asking import along, named, numbered, of_first_choice
from cutin.kernel.agenda import push
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

from . import naming
from .c05_checks import slots_of
from .c05_play import Play
from .c07_effects import Aim
from .c08_subjects import touchable
from .table import FIELD, HAND, PLACE, PLACES

ANSWERS = ("choose", "pay", "target", "graze", "may", "redraw", "skip", "upkeep", "order", "declare")


def walk(s: State, plan: Any, words: str) -> list[Refusal]:
    """What refuses the choices of a play that can be begun; empty if all of them can be made."""
    c = s.clone()
    push(
        c,
        Play(
            player=plan.player,
            source=plan.source,
            what=plan.what,
            text=plan.text,
            in_cut=plan.in_cut,
            entry=plan.entry,
        ),
    )
    return along(c, words, _no_choice, "VIS-5.2.3")


def answer(s: State, d: Decision, action: str) -> list[Refusal]:
    """Why an answer to an open question is none of its options."""
    frame: Any = s.agenda[-1]
    if isinstance(frame, Play):
        # Several answers of the same play in one line.
        return along(s.clone(), action, _no_choice, "VIS-5.2.3")
    if isinstance(frame, Aim):
        return _not_chosen(s, d, frame, action)
    if d.question == "X":
        return _not_x(s, d, action)
    if d.question in ANSWERS:
        return _not_among(s, d)
    raise NotAnAction(f"{shortened(action)!r} is no answer to this question ({d.question})")


def _no_choice(s: State, d: Decision, words: str) -> list[Refusal]:
    """Why the words begin with no option of a question."""
    if d.question == "X":
        return _not_x(s, d, words)
    frame: Any = s.agenda[-1]
    if d.rule == "VIS-W.4" or d.question in ("skip", "declare"):
        return _not_among(s, d)
    return _not_chosen(s, d, frame, words)


def _not_among(s: State, d: Decision) -> list[Refusal]:
    possible = naming.option_texts(s, d)
    return [Refusal(d.rule, "that is not among what can be chosen", {"possible": possible})]


def _not_x(s: State, d: Decision, words: str) -> list[Refusal]:
    found = re.match(r"X = (\d+)", words)
    if not found:
        raise NotAnAction(f"{shortened(words)!r} is no value of X: X = n")
    most = max(d.options, default=0)
    played = isinstance(s.agenda[-1], Play)
    rule = "VIS-5.2.2.d" if played and int(found[1]) > most else d.rule
    return [Refusal(rule, f"X can be at most {most}", {"most": most})]


def bad_target(s: State, plan: Any, words: str) -> list[Refusal]:
    """Of a play that is refused anyway: whether its first choice would be refused too."""
    return of_first_choice(s, plan, words, "VIS-5.2.3", _not_chosen) if slots_of(s, plan) else []


def _not_chosen(s: State, d: Decision, frame: Any, words: str) -> list[Refusal]:
    """Why the card that the words name cannot be chosen for the present slot of a play."""
    slots = slots_of(s, frame) if not isinstance(frame, Aim) else s.rules.text(frame.text).slots
    slot = slots[len(frame.targets)]
    if d.options == (None,):
        count = slot.count(s, frame)
        return [Refusal("VIS-8.1.2.b", f"only {count} can be chosen: '{shortened(words)}'", {"most": count})]
    if words == "done":
        least = slot.least(s, frame)
        return [Refusal("VIS-8.1.2.b", f"{least} must be chosen; {len(frame.part)} are", {"needs": least})]
    card = _card(s, d, frame, words)
    possible = [text for text in naming.option_texts(s, d) if text != "done"]
    if not slot.pays and PLACE[s.where[card]] == FIELD and not touchable(s, frame, card):
        return [Refusal("VIS-8.1.4", "it cannot be its target", {"possible": possible})]
    rule = "VIS-5.2.2.d" if slot.pays else "VIS-8.1.2.a"
    return [Refusal(rule, "it is not what the text describes", {"possible": possible})]


def _card(s: State, d: Decision, frame: Any, words: str) -> int:
    """The card that words begin with; those among the options and those chosen already are counted first."""
    bare = words.replace(" (being played)", "")
    cards = [
        card
        for card, zone in enumerate(s.where)
        if knows(s, d.seat, card) or zone == d.seat * PLACES + HAND or PLACE[zone] == FIELD
    ]
    name, number, _rest = named(bare, {naming.card_name(s, c) for c in cards})
    first = [option[0] for option in (*d.options, *frame.part) if option is not None and option[0] >= 0]
    mine = [c for c in cards if naming.card_name(s, c) == name]
    card = numbered(mine, [c for c in first if c in mine], number, name)
    if card is None:
        raise NotAnAction(f"there is no {name}#{number}")
    return card
