"""Why not: every rule that refuses an action, in the words of the options.

An action is an option's text, or a play with the choices that belong to it ("play Beam on GM"). The checks
are those that make the options; here all of them are asked, with the values that fail.
"""

from __future__ import annotations

from typing import Any

from cutin.game.asking import fewest, linked, named, numbered, of_each, opened
from cutin.game.plan import Plan
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

from . import c08_checks, c08_play, c14_sortie, naming
from .asking_names import visible
from .asking_remedies import finished
from .asking_targets import answer, bad_target, walk
from .card import COMMAND, UNIT
from .listing import plays
from .table import DISPOSITION, EARTH_AREA, HAND, HANGAR, PLACE, PLACES, SPACE_AREA, seat_name, seat_of
from .values import MUST_SORTIE, of, units

WINDOWS = ("window", "cut")
PLANNING = ("X", "area", "target", "host", "squad", "effect", "pay")
AREAS = {"Space": SPACE_AREA, "Earth": EARTH_AREA}


def why_not(s: State, action: str, seat: int | None = None) -> list[Refusal]:
    """All refusals of an action, the first that counts first; empty if it is possible. Raises NotAnAction.

    `seat` None: the player who has to decide.
    """
    d, who, action, offered = opened(s, action, seat)
    if offered:
        return []
    verb = action.partition(" ")[0]
    if verb == "play":
        return finished(s, _play(s, d, who, action[5:]))
    if verb == "use":
        return finished(s, _use(s, d, who, action[4:]))
    if verb == "sortie":
        return finished(s, _sortie(s, d, who, action[7:]))
    if who != d.seat:
        raise NotAnAction(f"{seat_name(d.seat)} has to decide here ({d.question}), not {seat_name(who)}")
    if d.question in WINDOWS:
        raise NotAnAction(f"{shortened(action)!r} is no action: play a card, use a text, or pass")
    if d.question == "sortie":
        return finished(s, _sortie_answer(s, d, action))
    return finished(s, answer(s, d, action))


# --- plays ------------------------------------------------------------------------------------------


def _window(s: State, d: Decision, who: int) -> tuple[Decision, list[Refusal]]:
    """The window of a player as it is or would be, and what stands in the way of its being open."""
    if d.question in WINDOWS and who == d.seat:
        return d, []
    in_cut = d.question == "cut" or (d.question != "window" and bool(s.chain))
    rule = "GW-9.3" if in_cut else "GW-6.7"
    made = Decision(who, "cut" if in_cut else "window", rule, (c08_play.PASS, *plays(s, who, in_cut)))
    if d.question in WINDOWS:
        other = seat_name(d.seat)
        rule = "GW-9.2" if in_cut else "GW-6.7"
        return made, [Refusal(rule, f"{other} has the chance to play now", {"asked": other})]
    if d.question in PLANNING and isinstance(s.agenda[-1], c08_play.Play):
        return made, [Refusal("GW-9.7", "a play is being made: what it asks comes first")]
    if d.question == "sortie":
        return made, [Refusal("GW-14.1", "Units are being sent out: nothing can be played meanwhile")]
    return made, [
        Refusal("GW-6.6", f"this is no free timing: something else is asked ({d.question})", {"rule": d.rule})
    ]


def _of_window(s: State, d: Decision, template: str) -> list[int]:
    """The cards that the options of that form speak of."""
    found = []
    for value in d.options:
        text, card, _name = naming._option(s, d, value)
        if text == template:
            found.append(card)
    return found


def _play(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    window, shut = _window(s, d, who)
    hand = [c for place in (HAND, HANGAR) for c in s.zones[who * PLACES + place]]
    name, number, rest = named(words, {naming.card_name(s, c) for c in (*hand, *visible(s, d.seat))})
    what = c08_checks.CARD
    if rest.startswith(" (variable)"):
        what, rest = c08_checks.AS_G, rest[len(" (variable)") :]
    elif rest.startswith(" (substitute)"):
        what, rest = c08_checks.SUBSTITUTED, rest[len(" (substitute)") :]
    left = linked(rest)
    if left is None:
        raise NotAnAction(f"there is no card {shortened(words)!r} that could be played")
    template = "play {}" + {c08_checks.AS_G: " (variable)", c08_checks.SUBSTITUTED: " (substitute)"}.get(
        what, ""
    )
    mine = [c for c in hand if naming.card_name(s, c) == name]
    if not mine:
        return shut + _elsewhere(s, d, who, name)
    offered = [c for c in _of_window(s, window, template) if c in mine]
    # Equal cards are one option: which of them is played makes no difference.
    apart = {s.kinds[c]: c for c in (*reversed(mine), *offered)}
    card = numbered(sorted(apart.values()), offered, number, name)
    if card is None:
        raise NotAnAction(f"copies of a card that could be played count as one: play {name}")
    kind = s.kinds[card]
    ways = [key for way, key in s.rules.card_plays[kind] if way == what]
    if not ways and what == c08_checks.AS_G:
        return [*shut, Refusal("GW-21.24", "it has no Variable, so it cannot be played as a G")]
    if not ways and what == c08_checks.SUBSTITUTED:
        return [*shut, Refusal("GW-21.31", "it has no substitute cost")]
    if not ways:
        raise NotAnAction(f"{name} has no text, so there is nothing to play it for")
    in_cut = window.question == "cut"
    return shut + fewest([_one(s, Plan(what, who, card, key, in_cut), left, window) for key in ways])


def _one(s: State, plan: Any, left: str, window: Decision) -> list[Refusal]:
    """One way of playing a card or text, with the choices that were named."""
    found = c08_checks.refusals(s, plan)
    if not found:
        return walk(s, plan, left) if left else []
    if left:
        found += bad_target(s, plan, left)
    return found


def _elsewhere(s: State, d: Decision, who: int, name: str) -> list[Refusal]:
    """A card that lies where it cannot be played from."""
    cards = [c for c in visible(s, d.seat) if naming.card_name(s, c) == name]
    own = [c for c in cards if s.where[c] // PLACES == who] or cards
    zone = s.where[own[0]]
    where = naming.area_name(zone)
    return [
        Refusal(
            "GW-8.17",
            f"cards are played from the own hand or the own Hangar; it is in {where}",
            {"where": where},
        )
    ]


# --- texts ------------------------------------------------------------------------------------------


def _use(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    window, shut = _window(s, d, who)
    field = [c for c, record in enumerate(s.cards) if record is not None]
    outside = [c for c in visible(s, d.seat, who) if s.cards[c] is None and s.where[c] // PLACES == who]
    name, number, rest = named(words, {naming.card_name(s, c) for c in (*field, *outside)})
    wanted = 0
    if rest.startswith(": "):
        digits, space, tail = rest[2:].partition(" ")
        wanted = int(digits) if digits.isdigit() else -1
        rest = space + tail
    left = linked(rest)
    if left is None or wanted < 0:
        raise NotAnAction(f"{shortened(words)!r} names no text of a card that could be used")
    cards = [c for c in (*field, *outside) if naming.card_name(s, c) == name]
    offered = _of_window(s, window, f"use {{}}: {wanted}" if wanted else "use {}")
    if not offered:
        offered = list(dict.fromkeys(v[1] for v in window.options if v[0] == c08_checks.TEXT))
    card = numbered(cards, [c for c in offered if c in cards], number, name)
    if card is None:
        raise NotAnAction(f"there is no {name}#{number} here")
    v = of(s, card)
    texts = [t for t in v.texts if t.playable or t.places]
    if not texts:
        return shut + _nothing_to_use(s, card, name)
    if wanted > len(texts):
        raise NotAnAction(f"{name} has no text number {wanted}")
    ways = []
    in_cut = window.question == "cut"
    record = s.cards[card]
    for text in [texts[wanted - 1]] if wanted else texts:
        plan = Plan(c08_checks.TEXT, who, card, text.key, in_cut, record.entry if record is not None else 0)
        if record is None and not text.places >> PLACE[s.where[card]] & 1:
            ways.append([Refusal("GW-8.2", "that text cannot be used from where the card lies")])
        else:
            ways.append(_one(s, plan, left, window))
    return shut + of_each(ways, "text")


def _nothing_to_use(s: State, card: int, name: str) -> list[Refusal]:
    printed = s.rules.prints[s.kinds[card]].texts
    if s.cards[card] is not None and any(t.playable for t in printed):
        return [Refusal("GW-11.12", "its text is negated, or it has lost it")]
    if s.rules.defs[s.kinds[card]].type == COMMAND:
        return [Refusal("GW-8.9", "a Command is played from hand and then goes; its text is not used")]
    if printed:
        return [Refusal("GW-10.1", "its text is automatic: nobody plays it")]
    raise NotAnAction(f"{name} has no text that could be used")


# --- sortie -----------------------------------------------------------------------------------------


def _sortie(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    name, arrow, area = words.rpartition(" -> ")
    if not arrow or area not in AREAS:
        raise NotAnAction("a sortie names Space or Earth: sortie <Unit> -> Space")
    field = [c for c, record in enumerate(s.cards) if record is not None]
    bare, number, rest = named(name, {naming.card_name(s, c) for c in field})
    if rest:
        raise NotAnAction(f"there is no {shortened(name)!r} that could be sent out")
    open_now = d.question == "sortie" and d.seat == who
    found: list[Refusal] = []
    if not open_now:
        side = "Attack Step" if s.table.attacker == who else "Defend Step"
        found.append(
            Refusal(
                "GW-6.2",
                f"Units are sent out by the fixed effect of the {side}, not now",
                {"step": side},
            )
        )
    offered = _of_window(s, d, f"sortie {{}} -> {area}") if open_now else []
    frame: Any = s.agenda[-1]
    declared = frame.declared if open_now else ()
    gone = [card for card, _entry, _area in declared]
    cards = [c for c in field if naming.card_name(s, c) == bare]
    # Own Units that could be sent out are counted before others of the name.
    first = [c for c in (*offered, *gone) if c in cards]
    if not first:
        first = [c for c in cards if c in units(s, who * PLACES + DISPOSITION)]
    card = numbered(cards, first, number, bare)
    if card is None:
        raise NotAnAction(f"there is no {bare}#{number} on the field")
    found += _not_sent(s, who, card, AREAS[area], declared)
    if not found:
        last = declared[-1][2] if declared else SPACE_AREA
        if AREAS[area] < last:
            found.append(
                Refusal("GW-14.2", "Units for Space are declared before those for Earth, and that is over")
            )
        else:
            bound = Refusal("GW-14.23", "an answer to sending out is bound this turn")
            found += (_still_to_go(s, d) if open_now else []) or [bound]
    return found


def _not_sent(
    s: State, who: int, card: int, area: int, declared: tuple[tuple[int, int, int], ...]
) -> list[Refusal]:
    """What refuses that Unit, apart from the moment."""
    record = s.cards[card]
    assert record is not None
    if not of(s, card).types & UNIT:
        return [Refusal("GW-14.2", "only Units can be sent out")]
    if seat_of(s, card) != who:
        other = seat_name(1 - who)
        return [
            Refusal("GW-14.2", f"only own Units are sent out; {other} controls it", {"controller": other})
        ]
    if record.host >= 0:
        return [Refusal("GW-12.2", "it is set on another card and goes where that goes")]
    if any(c == card for c, _e, _a in declared):
        return [Refusal("GW-14.2", "it has been declared already")]
    found = []
    if PLACE[s.where[card]] != DISPOSITION:
        where = naming.area_name(s.where[card])
        found.append(
            Refusal("GW-14.2", f"it is in {where} already, not in a Disposition Area", {"in": where})
        )
    return found + c14_sortie.sortie_refusals(s, card, area, declared)


def _sortie_answer(s: State, d: Decision, action: str) -> list[Refusal]:
    if action != "done":
        raise NotAnAction(f"{shortened(action)!r} is no answer here: sortie <Unit> -> <area>, or done")
    bound = Refusal("GW-14.23", "at least one Unit has to be sent out: that is bound this turn")
    return _still_to_go(s, d) or [bound]


def _still_to_go(s: State, d: Decision) -> list[Refusal]:
    """Units that have to sortie and can still be declared."""
    names = [
        naming.card_name(s, value[0])
        for value in d.options
        if value[0] >= 0 and of(s, value[0]).flags & MUST_SORTIE
    ]
    if not names:
        return []
    listed = ", ".join(dict.fromkeys(names))
    return [Refusal("GW-14.23", f"{listed} must be sent out if possible", {"must": listed})]
