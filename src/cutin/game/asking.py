"""Why not, as far as it is the same in any game: what the words of an action mean, and what a refusal says.

An action is an option's text, or a play with the choices that belong to it ("play Beam on GM"), joined by
links. The path is gone along option by option on a copy, without doing anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

from cutin.kernel.agenda import amend
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

from .options import Option

# What may stand between the choices of one play.
LINKS = (" on ", " in ", " with ", " paying ", " to ", " and ", " for ", ", ", " ")


def opened(s: State, action: str, seat: int | None) -> tuple[Decision, int, str, bool]:
    """The open question, who would act (`seat` None: whoever is asked), the action with single blanks, and
    whether it is an option as it stands. Raises NotAnAction when the game is over."""
    d = s.decision
    if d is None:
        raise NotAnAction("the game is over: nothing can be done")
    if s.stale:
        s.rules.refresh(s)
    action = " ".join(action.split())
    if not action:
        raise NotAnAction("no action is named")
    who = d.seat if seat is None else seat
    return d, who, action, who == d.seat and action in s.rules.option_texts(s, d)


# --- names ------------------------------------------------------------------------------------------


def linked(rest: str) -> str | None:
    """What follows behind a link; "" if nothing is left, None if no link stands there."""
    if not rest:
        return ""
    for link in LINKS:
        if rest.startswith(link):
            return rest[len(link) :]
    return None


def named(words: str, names: Iterable[str]) -> tuple[str, int, str]:
    """The longest name that the words begin with, its number (from 1), and what is left.

    Raises NotAnAction where they begin with none.
    """
    if not words:
        raise NotAnAction("no action is named: it lacks what it is done with")
    best = ("", 0, "")
    for name in names:
        if len(name) <= len(best[0]) or not words.startswith(name):
            continue
        rest = words[len(name) :]
        number = re.match(r"#(\d+)", rest)
        if number:
            rest = rest[number.end() :]
        if not rest or rest[0] in " :,":
            best = (name, int(number[1]) if number else 1, rest)
    if not best[0]:
        raise NotAnAction(f"there is no {shortened(words)!r} that this could be done with")
    return best


def numbered(cards: list[int], offered: list[int], number: int, name: str) -> int | None:
    """The card that a number means: those that are offered are counted first, as their texts count them."""
    first = sorted(dict.fromkeys(offered))
    order = [*(c for c in first if c in cards), *(c for c in cards if c not in first)]
    return order[number - 1] if 0 < number <= len(order) else None


# --- going along a play -----------------------------------------------------------------------------


def along(
    s: State, words: str, no_choice: Callable[[State, Decision, str], list[Refusal]], nothing_more: str
) -> list[Refusal]:
    """Makes the choices that the words name, on a copy whose top frame is the play, as long as they are
    choices of it. Empty if all can be made.

    `no_choice` says why the words begin with no option of a question; `nothing_more` is the rule by which
    only what is asked for is chosen.
    """
    while words:
        frame: Any = s.agenda[-1]
        step = frame.steps[frame.step]
        if step.ask is None:
            return [Refusal(nothing_more, f"nothing more is chosen for it: '{shortened(words)}'")]
        d = s.decision = step.ask(s, frame)
        value: Any = None
        if d is not None:
            taken = _taken(s, d, words)
            if taken is None and len(d.options) == 1 and (d.options[0] is None or d.question == "X"):
                taken = d.options[0], words
            if taken is None:
                return no_choice(s, d, words)
            value, words = taken
        if d is None or step.run(s, frame, value) is None:
            amend(s, len(s.agenda) - 1, step=frame.step + 1)
    return []


def _taken(s: State, d: Decision, words: str) -> tuple[Any, str] | None:
    """The option that the words begin with, the longest, and what is left of them."""
    best: tuple[int, Any, str] | None = None
    texts = s.rules.option_texts(s, d)
    for bare in (False, True):
        for text, value in zip(texts, d.options, strict=True):
            # A name without its number stands for the first of the name that is left.
            said = re.sub(r"#\d+| \(being played\)", "", text) if bare else text
            left = linked(words[len(said) :]) if words.startswith(said) else None
            if left is not None and (best is None or len(said) > best[0]):
                best = (len(said), value, left)
        if best is not None:
            return best[1], best[2]
    return None


def of_first_choice(
    s: State,
    p: Any,
    words: str,
    rule: str,
    no_choice: Callable[[State, Decision, Any, str], list[Refusal]],
) -> list[Refusal]:
    """Of a play that is refused anyway: whether its first choice would be refused too. It has one."""
    slot = s.rules.slots_of(s, p)[0]
    d = Decision(p.player, "pay" if slot.pays else slot.what, rule, tuple(slot.options(s, p)))
    if any(words.startswith(text) for text in s.rules.option_texts(s, d)) or re.match(r"X = \d", words):
        return []
    return no_choice(s, d, p, words)


# --- what is answered -------------------------------------------------------------------------------


def fewest(ways: list[list[Refusal]]) -> list[Refusal]:
    """Of several ways to do the same, the one that is nearest to being possible."""
    return min(ways, key=len)


def other_choice(refusal: Refusal, one: str) -> str:
    """What would lift a refusal of a choice: another one that is possible, or `one` where there is none."""
    possible = refusal.values.get("possible")
    if possible:
        return f"another choice: {', '.join(possible)}"
    if possible == [] or refusal.values.get("have") == 0:
        return one
    return ""


def of_each(ways: list[list[Refusal]], what: str) -> list[Refusal]:
    """Of several texts that could be meant: if all are refused, what refuses each, with its number."""
    if len(ways) > 1 and all(ways):
        return [
            Refusal(r.rule, f"{what} {n}: {r.reason}", r.values) for n, way in enumerate(ways, 1) for r in way
        ]
    return fewest(ways)


Remedies = Mapping[str, str | Callable[[State, Refusal], str]]
"""By rule, the least change that would lift a refusal by it: words, or a function that finds them."""


def finished(
    s: State,
    found: list[Refusal],
    remedies: Remedies,
    options: Mapping[str, Option],
    no_readings: Container[str] = (),
    times: Callable[[State, int], dict[str, Any]] | None = None,
) -> list[Refusal]:
    """Each refusal once, with the house switches that govern its rule and what would lift it.

    `no_readings` are options that decide what is asked, not what is legal. Two values that a check may give
    are for here alone: `switch`, the one that was asked where several govern the rule, and `mask`, a timing,
    of which `times` makes what is shown.
    """
    result: list[Refusal] = []
    for refusal in found:
        if any(r.rule == refusal.rule and r.reason == refusal.reason for r in result):
            continue
        refusal = Refusal(
            refusal.rule, refusal.reason, dict(refusal.values), refusal.switches, refusal.remedy
        )
        refusal.switches = refusal.switches or _switches(refusal, options, no_readings)
        refusal.remedy = refusal.remedy or _remedy(s, refusal, remedies)
        mask = refusal.values.pop("mask", None)
        if mask is not None and times is not None:
            refusal.values |= times(s, mask)
        refusal.values.pop("switch", None)
        result.append(refusal)
    return result


def _switches(
    refusal: Refusal, options: Mapping[str, Option], no_readings: Container[str]
) -> tuple[str, ...]:
    said = refusal.values.get("switch")
    if said:
        return (said,)
    return tuple(
        name for name, option in options.items() if option.rule == refusal.rule and name not in no_readings
    )


def _remedy(s: State, refusal: Refusal, remedies: Remedies) -> str:
    found = remedies.get(refusal.rule, "")
    return found if isinstance(found, str) else found(s, refusal)
