"""Why not: every rule that refuses an action, in the words of the options."""

from __future__ import annotations

import re
from typing import Any

from cutin.kernel.decision import NotAnAction, Refusal
from cutin.kernel.state import State

from . import c08_play, c14_sortie, naming
from .c11_effects import can_bear, no_coin
from .printed import host_place
from .table import EARTH_AREA, HAND, HANGAR, PLACES, SPACE_AREA, seat_of
from .values import NO_SET_CARDS, of

_NUMBERED = re.compile(r"^(.*?)#(\d+)$")


def why_not(s: State, action: str) -> list[Refusal]:
    """All refusals of an action; empty if it is among the options. Raises NotAnAction."""
    d = s.decision
    if d is None:
        raise NotAnAction("the game is over: nothing can be done")
    if action in s.texts():  # type: ignore[attr-defined]  # a state of this game
        return []
    if d.question in ("window", "cut"):
        return _window(s, d.seat, action, d.question == "cut")
    if d.question == "sortie" and action.startswith("sortie "):
        return _sortie(s, d.seat, action)
    if d.question in ("target", "host", "pay", "choose"):
        return _target(s, action)
    raise NotAnAction(f"{action!r} is no answer to this question ({d.question})")


def _find(s: State, cards: list[int], name: str) -> int:
    number = 1
    found = _NUMBERED.match(name)
    if found:
        name, number = found.group(1), int(found.group(2))
    same = [c for c in cards if naming.card_name(s, c) == name]
    if len(same) < number:
        raise NotAnAction(f"there is no {name!r} that this could be done with")
    return same[number - 1]


def _name_and_target(words: str, names: set[str]) -> tuple[str, str | None]:
    """"GM on Zaku" as two names; a card may have "on" in its own ("The War on the News")."""
    parts = words.split(" on ")
    for count in range(len(parts), 0, -1):
        name = " on ".join(parts[:count])
        if name in names:
            return name, " on ".join(parts[count:]) or None
    return parts[0], " on ".join(parts[1:])


def _window(s: State, seat: int, action: str, in_cut: bool) -> list[Refusal]:
    if action.startswith("play "):
        name = action[5:]
        what = c08_play.CARD
        target = None
        cards = [c for place in (HAND, HANGAR) for c in s.zones[seat * PLACES + place]]
        if name.endswith(" (variable)"):
            name, what = name[: -len(" (variable)")], c08_play.AS_G
        elif " on " in name:
            name, target = _name_and_target(name, {naming.card_name(s, c) for c in cards})
        card = _find(s, cards, name)
        ways = [(w, key) for w, key in s.rules.card_plays[s.kinds[card]] if w == what]
        if not ways:
            raise NotAnAction(f"{name} cannot be played in that way")
        plan = c08_play.Plan(what, seat, card, ways[0][1], in_cut)
        found = c08_play.refusals(s, plan)
        if target is not None:
            found += _bad_target(s, plan, target)
        return found
    if action.startswith("use "):
        name, _, number = action[4:].partition(": ")
        cards = [c for c, record in enumerate(s.cards) if record is not None]
        if not any(naming.card_name(s, c) == name.partition("#")[0] for c in cards):
            cards = [c for c in range(len(s.cards)) if s.where[c] // PLACES == seat and _works_from(s, c)]
        card = _find(s, cards, name)
        texts = _works_from(s, card) or [t for t in of(s, card).texts if t.playable]
        if not texts:
            if any(t.playable for t in s.rules.prints[s.kinds[card]].texts):
                return [Refusal("GW-11.12", "its text is negated")]
            raise NotAnAction(f"{name} has no text that could be played")
        if number:
            if not number.isdigit() or not 1 <= int(number) <= len(texts):
                raise NotAnAction(f"{name} has no text number {number}")
            texts = [texts[int(number) - 1]]
        result: list[Refusal] = []
        for text in texts:
            if seat_of(s, card) != seat and not text.anyone:
                result.append(Refusal("GW-4.3", "it is controlled by the other player"))
                continue
            record = s.cards[card]
            entry = record.entry if record is not None else 0
            plan = c08_play.Plan(c08_play.TEXT, seat, card, text.key, in_cut, entry)
            result += c08_play.refusals(s, plan)
        return result
    raise NotAnAction(f"{action!r} is no action: play a card, use a text, or pass")


def _works_from(s: State, card: int) -> list[Any]:
    """The texts of a card outside the field that can be used where it lies (GW-10.7)."""
    if s.cards[card] is not None:
        return []
    place = s.where[card] % PLACES
    return [t for t in of(s, card).texts if t.places >> place & 1]


def _bad_target(s: State, plan: Any, name: str) -> list[Refusal]:
    slots = c08_play.slots_of(s, plan)
    if not slots:
        raise NotAnAction("it has no target")
    names = [naming.ref_name(s, r)[0] for r in slots[0].options(s, plan)]
    if name.partition("#")[0] in names:
        return []
    cards = [c for c, record in enumerate(s.cards) if record is not None]
    return _not_target(s, plan, _find(s, cards, name))


def _target(s: State, action: str) -> list[Refusal]:
    frame: Any = s.agenda[-1]
    cards = [c for c, record in enumerate(s.cards) if record is not None]
    cards += [c for zone in s.zones for c in zone if s.cards[c] is None and s.rules.sees[s.where[c]] == 3]
    return _not_target(s, frame, _find(s, cards, action))


def _not_target(s: State, plan: Any, card: int) -> list[Refusal]:
    """Why a card is no legal target of the play."""
    found: list[Refusal] = []
    definition = s.rules.defs[s.kinds[plan.source]]
    if definition.set_on and getattr(plan, "what", 0) == c08_play.CARD:
        if not no_coin(s, card):
            found.append(Refusal("GW-18.15", "set cards cannot be set on a coin treated as a card"))
        if of(s, card).flags & NO_SET_CARDS:
            found.append(Refusal("GW-22.9", "no card can be set on it"))
        if not host_place(s, plan, plan.source, card):
            found.append(Refusal("GW-12.3", "it is no own card in a Disposition Area"))
        elif not found and not can_bear(s, plan.source, card, plan.player):
            found.append(Refusal("GW-12.8", "it cannot have that card set on it"))
    if not found:
        found.append(Refusal("GW-8.4", "it is no legal target"))
    return found


def _sortie(s: State, seat: int, action: str) -> list[Refusal]:
    name, _, area = action[7:].partition(" -> ")
    places = {"Space": SPACE_AREA, "Earth": EARTH_AREA}
    if area not in places:
        raise NotAnAction("a sortie names Space or Earth: sortie <Unit> -> Space")
    frame: Any = s.agenda[-1]
    cards = [c for c, record in enumerate(s.cards) if record is not None and seat_of(s, c) == seat]
    card = _find(s, cards, name)
    if not of(s, card).types & 1:
        return [Refusal("GW-14.2", "only Units can be sent out")]
    if any(c == card for c, _e, _a in frame.declared):
        return [Refusal("GW-14.2", "it has been declared already")]
    found = c14_sortie.sortie_refusals(s, card, places[area], frame.declared)
    if not found:
        found = [Refusal("GW-14.2", "the declaration of that area is over, or another answer is bound")]
    return found

