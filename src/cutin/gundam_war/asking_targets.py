"""Why not, of the choices of a play: the path is gone along option by option, without doing anything."""

from __future__ import annotations

import re
from typing import Any

from cutin.game.asking import along, named, numbered, of_first_choice
from cutin.game.plan import fillable
from cutin.kernel.agenda import push
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.records import replace
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

from . import c08_checks, c08_play, naming
from .aiming import Aim
from .asking_names import visible
from .c07_costs import lacks_cards
from .c11_effects import characters_borne, no_coin
from .card import CHARACTER, TYPE_NAMES
from .meaning.filters import UNTOUCHABLE, can_be_targeted
from .printed import host_place
from .table import DISPOSITION, PLACE, PLACES, PLAYED, seat_name
from .values import NO_SET_CARDS, of

# --- going along a path -----------------------------------------------------------------------------


def walk(s: State, plan: Any, words: str) -> list[Refusal]:
    """What refuses the choices of a play that can be begun; empty if all of them can be made."""
    c = s.clone()
    push(
        c,
        c08_play.Play(
            player=plan.player,
            source=plan.source,
            what=plan.what,
            text=plan.text,
            in_cut=plan.in_cut,
            entry=plan.entry,
        ),
    )
    return _along(c, words)


def _along(s: State, words: str) -> list[Refusal]:
    """Makes the choices that the words name, on a copy, as long as they are choices of the play."""
    return along(s, words, _no_choice, "GW-8.3")


def _no_choice(s: State, d: Decision, words: str) -> list[Refusal]:
    """Why the words begin with no option of a question."""
    if d.question == "X":
        return _not_x(s, d, words)
    if d.question == "area":
        return _not_area(s, d, words)
    return not_chosen(s, d, s.agenda[-1], words)


def answer(s: State, d: Decision, action: str) -> list[Refusal]:
    """Why an answer to an open question is none of its options."""
    frame: Any = s.agenda[-1]
    if isinstance(frame, c08_play.Play):
        # Several answers of the same play in one line.
        return _along(s.clone(), action)
    if isinstance(frame, Aim) and d.question in ("target", "squad", "effect"):
        return not_chosen(s, d, frame, action)
    if d.question == "X":
        return _not_x(s, d, action)
    if d.question == "redraw":
        if action in naming.REDRAWS or action.startswith("redraw"):
            offered = ", ".join(naming.option_texts(s, d))
            return [Refusal(d.rule, f"that is not offered with this hand; possible: {offered}")]
        raise NotAnAction(f"{shortened(action)!r} is no answer here: keep or redraw")
    if d.question in ("choose", "discard", "pay", "target", "area"):
        return _not_among(s, d, action)
    raise NotAnAction(f"{shortened(action)!r} is no answer to this question ({d.question})")


# --- why a thing is none of the options -------------------------------------------------------------


def bad_target(s: State, plan: Any, words: str) -> list[Refusal]:
    """Of a play that is refused anyway: whether its first choice would be refused too."""
    slots = c08_checks.slots_of(s, plan)
    if not slots:
        return [Refusal("GW-8.3", f"nothing is chosen for it: '{shortened(words)}'")]
    return of_first_choice(s, plan, words, "GW-8.3", not_chosen)


def not_chosen(s: State, d: Decision, frame: Any, words: str) -> list[Refusal]:
    """Why the card that the words name cannot be chosen for the present slot of a play."""
    slot = c08_checks.slots_of(s, frame)[len(frame.targets)]
    if d.options == (None,):
        count = slot.count(s, frame)
        return [Refusal("GW-8.3", f"only {count} can be chosen: '{shortened(words)}'", {"most": count})]
    rule = "GW-7.9" if slot.pays else slot.rule
    if re.match(r"(Nation|squad) of [AB]\b", words):
        return [Refusal(rule, f"'{shortened(words)}' is nothing that it takes", _takes(s, d, slot))]
    if words == "done":
        least = slot.least(s, frame)
        return [Refusal("GW-8.3", f"{least} must be chosen; {len(frame.part)} are", {"needs": least})]
    card = _card(s, d, frame, words)
    if any(option is not None and option[0] == card for option in d.options):
        return []
    found = _reasons(s, d, slot, frame, card)
    return found or [Refusal(rule, "it is no legal target", _takes(s, d, slot))]


def _card(s: State, d: Decision, frame: Any, words: str) -> int:
    """The card that words begin with; those among the options and those chosen already are counted first."""
    bare = words.replace(" (being played)", "")
    cards = visible(s, d.seat, d.seat)
    by_name: dict[str, list[int]] = {}
    for card in cards:
        by_name.setdefault(naming.card_name(s, card), []).append(card)
    name, number, _rest = named(bare, by_name)
    first = [r[0] for r in d.options if r is not None and r[0] in by_name[name]]
    if not first:
        # None of the name is left: they are called as they were when this choice began.
        slot = c08_checks.slots_of(s, frame)[len(frame.targets)]
        first = [r[0] for r in slot.options(s, frame) if r[0] in by_name[name]]
    first += [r[0] for r in getattr(frame, "part", ()) if r[0] in by_name[name]]
    if "(being played)" in words:
        first = [c for c in by_name[name] if PLACE[s.where[c]] == PLAYED] or first
    found = numbered(by_name[name], first, number, name)
    if found is None:
        raise NotAnAction(f"there is no {name}#{number} here")
    return found


def _takes(s: State, d: Decision, slot: Any) -> dict[str, Any]:
    """What could be chosen instead."""
    texts = [t for t, value in zip(naming.option_texts(s, d), d.options, strict=True) if value is not None]
    return {"possible": texts}


def _reasons(s: State, d: Decision, slot: Any, frame: Any, card: int) -> list[Refusal]:
    takes = _takes(s, d, slot)
    ref = next((r for r in frame.part if r[0] == card), None)
    if ref is not None:
        return [Refusal("GW-8.3", "it has been chosen already", takes)]
    if any(r[0] == card for part in frame.targets for r in part):
        return [Refusal("GW-8.3", "it has been chosen already for something else", takes)]
    if slot.what == "host":
        return _no_host(s, frame, card, takes)
    found: list[Refusal] = []
    if any(r[0] == card for r in slot.options(s, frame)):
        if slot.count(s, frame) > 1:
            raise NotAnAction("several are named in the order in which they are offered: name it later")
        return [Refusal("GW-8.2", "with it the rest that has to be chosen could not be", takes)]
    if card == frame.source and s.cards[card] is None:
        return [Refusal("GW-8.1", "it is itself being played", takes)]
    described = slot.found
    if described is not None and not described.fits(s, frame, card):
        if s.cards[card] is None and not slot.pays:
            found.append(Refusal("GW-8.4", f"it is not on the field but in {_where(s, card)}", takes))
        failing = described.failing(s, frame, card)
        if failing and not found:
            found.append(_not_as_described(s, slot, failing, card, takes))
    if not slot.pays and of(s, card).flags & UNTOUCHABLE and s.cards[card] is not None:
        if not can_be_targeted(s, frame, card, slot.single):
            found.append(
                Refusal(slot.rule, "it is protected: an effect says that it cannot be its target", takes)
            )
    return found


def _where(s: State, card: int) -> str:
    zone = s.where[card]
    return naming.area_name(zone)


def _not_as_described(s: State, slot: Any, failing: list[Any], card: int, takes: dict[str, Any]) -> Refusal:
    """Which words of the description are not so of the card."""
    from cutin.language.errors import PrintError

    from .language import write_node

    words = []
    for node in failing:
        try:
            words.append(write_node(node))
        except PrintError:
            words.append(type(node).__name__)
    rule = "GW-7.9" if slot.pays else "GW-8.4"
    listed = " and ".join(f"'{word}'" for word in words)
    return Refusal(rule, f"it takes what is {listed}, and that is not so of it", {"fails": words, **takes})


def _no_host(s: State, frame: Any, card: int, takes: dict[str, Any]) -> list[Refusal]:
    """Why a set card cannot be set on that card."""
    rules = s.rules
    record = s.cards[card]
    if record is None:
        return [Refusal("GW-12.3", f"it is not on the field but in {_where(s, card)}", takes)]
    v = of(s, card)
    definition = rules.defs[s.kinds[frame.source]]
    found: list[Refusal] = []
    if record.host >= 0:
        found.append(Refusal("GW-12.1", "it is a set card itself", takes))
    wanted = rules.set_types(s.kinds[frame.source])
    if not v.types & wanted:
        names = " or ".join(name for bit, name in TYPE_NAMES.items() if bit & wanted)
        have = " and ".join(name for bit, name in TYPE_NAMES.items() if bit & v.types) or "no type"
        found.append(
            Refusal(
                "GW-12.1", f"it is set on {names}, this is {have}", {"needs": names, "have": have, **takes}
            )
        )
    if not host_place(s, frame, frame.source, card):
        found.append(
            Refusal(
                "GW-12.3",
                f"it is no own card in a Disposition Area but in {_whose(s, card)}",
                {"where": _whose(s, card), **takes},
            )
        )
    if not no_coin(s, card):
        found.append(Refusal("GW-18.15", "set cards cannot be set on a coin treated as a card", takes))
    if v.flags & NO_SET_CARDS:
        found.append(Refusal("GW-22.9", "an effect says that no card can be set on it", takes))
    if definition.type & CHARACTER and v.types & wanted and record.host < 0:
        have_ = sum(1 for each in record.under if of(s, each).types & CHARACTER)
        most = characters_borne(v.keywords, v.flags)
        if have_ >= most:
            found.append(
                Refusal(
                    "GW-12.8",
                    f"{have_} Character is set on it, and it can have {most}",
                    {"limit": most, "have": have_, **takes},
                )
            )
    return found


def _whose(s: State, card: int) -> str:
    zone = s.where[card]
    where = naming.area_name(zone)
    return where if zone % PLACES == DISPOSITION else f"{where} with {seat_name(zone // PLACES)}"


def _not_x(s: State, d: Decision, words: str) -> list[Refusal]:
    found = re.match(r"X = (\d+)", words)
    if found is None:
        raise NotAnAction("first X is chosen: X = n")
    x = int(found[1])
    frame: Any = s.agenda[-1]
    reasons: list[Refusal] = []
    if isinstance(frame, c08_play.Play):
        plan = replace(frame, x=x)
        text = c08_checks.text_of(s, frame)
        if frame.what in c08_checks.AS_CARD:
            reasons = [r for r in (c08_checks.enough_power(s, plan), c08_checks.enough_cards(s, plan)) if r]
        elif text is not None and text.price.x and text.price.resource is not None:
            refusal = lacks_cards(s, frame.player, text.price.resource(s, plan))
            reasons = [refusal] if refusal is not None else []
        if not reasons and not fillable(s, plan):
            reasons = [Refusal("GW-8.2", f"with X = {x} not all that has to be chosen could be")]
    most = max((value for value in d.options if isinstance(value, int)), default=0)
    return reasons or [Refusal(d.rule, f"X can be at most {most}", {"most": most})]


def _not_area(s: State, d: Decision, words: str) -> list[Refusal]:
    texts = naming.option_texts(s, d)
    if re.match(r"(Space|Earth|Disposition Area of [AB])\b", words):
        return [Refusal("GW-8.7", f"it can come out only in {', '.join(texts)}", {"possible": texts})]
    raise NotAnAction(f"first it is said where it comes out: {', '.join(texts)}")


def _not_among(s: State, d: Decision, words: str) -> list[Refusal]:
    """A choice made while something resolves or is adjusted."""
    texts = naming.option_texts(s, d)
    cards = visible(s, d.seat, d.seat)
    if words != "done":
        named(words, {naming.card_name(s, c) for c in cards})
    possible = [text for text in texts if text != "done"]
    reason = "more must be chosen" if words == "done" else "it is none of what can be chosen here"
    return [Refusal(d.rule, reason, {"possible": possible})]
