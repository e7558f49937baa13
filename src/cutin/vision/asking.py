"""Why not: every rule that refuses an action, in the words of the options.

An action is an option's text, or a play with the choices that belong to it ("play Needle on Cirno"). The
checks are those that make the options; here all of them are asked, with the values that fail.
"""

from __future__ import annotations

from typing import Any

from cutin.game.asking import fewest, linked, named, numbered, of_each, opened
from cutin.game.plan import Plan
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

from . import c05_checks as checks
from . import naming
from .asking_remedies import finished
from .asking_targets import answer, bad_target, walk
from .c01_nodes import NODE_CHECKS
from .c01_priority import Interference, Priority
from .c05_checks import ANSWER, ATTACKS, CARD, CARD_DEFENDS, DEFENDS, DIRECT, FREE, SET_NODE, TEXT
from .c05_play import PASS, Play
from .c06_attack import ATTACK_CHECKS, DEFEND_CHECKS
from .card import KIND_NAMES
from .listing import plays
from .table import FIELD, HAND, PLACE, PLACE_NAMES, PLACES, seat_name
from .values import of

WINDOWS = ("window", "answer")
VERBS = "pass, set node ..., play ..., use ..., attack with ..., defend with ..."


def why_not(s: State, action: str, seat: int | None = None) -> list[Refusal]:
    """All refusals of an action, the first that counts first; empty if it is possible. Raises NotAnAction.

    `seat` None: the player who has to decide.
    """
    d, who, action, offered = opened(s, action, seat)
    if offered:
        return []
    for verb, ask in ASKED.items():
        if action.startswith(f"{verb} "):
            return finished(s, ask(s, d, who, action[len(verb) + 1 :]))
    if who != d.seat:
        raise NotAnAction(f"{seat_name(d.seat)} has to decide here ({d.question}), not {seat_name(who)}")
    if d.question in WINDOWS:
        if action == "pass":
            return finished(
                s, [Refusal("VIS-W.27", "a character that can attack has to, before the phase ends")]
            )
        raise NotAnAction(f"{shortened(action)!r} is no action: {VERBS}")
    return finished(s, answer(s, d, action))


NEEDS_PRIORITY = {
    SET_NODE: "VIS-1.12.2.a",
    CARD: "VIS-1.12.2.b",
    TEXT: "VIS-1.12.2.c",
    ATTACKS: "VIS-1.12.2.e",
    DEFENDS: "VIS-1.12.2.f",
}


# --- the moment -------------------------------------------------------------------------------------


def _how(s: State, who: int) -> int:
    """How a window of the player would stand to the interference in progress."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Priority):
            if len(s.chain) <= frame.base:
                return FREE
            return DIRECT if frame.direct and frame.seat == who else ANSWER
    return FREE


def _window(s: State, d: Decision, who: int, what: int) -> tuple[Decision, list[Refusal]]:
    """The window of a player as it is or would be, and what stands in the way of its being open for that kind
    of action."""
    if d.question in WINDOWS and who == d.seat:
        return d, []
    how = _how(s, who)
    made = Decision(who, WINDOWS[how > FREE], "VIS-1.12.4", (PASS, *plays(s, who, how)))
    if d.question in WINDOWS:
        other = seat_name(d.seat)
        return made, [Refusal(NEEDS_PRIORITY[what], f"{other} has priority now", {"asked": other})]
    if any(isinstance(frame, Interference) for frame in s.agenda):
        return made, [Refusal("VIS-W.6", "an interference is being resolved: nobody has priority")]
    if isinstance(s.agenda[-1], Play):
        return made, [Refusal(NEEDS_PRIORITY[what], "a play is being made: what it asks comes first")]
    reason = f"nobody has priority: something else is asked ({d.question})"
    return made, [Refusal(NEEDS_PRIORITY[what], reason, {"rule": d.rule})]


# --- which card is meant ----------------------------------------------------------------------------


def visible(s: State, seat: int, mine: int = -1) -> list[int]:
    """The cards that the seat may speak of, those on the field first; `mine`: with that player's hand."""
    found = []
    for zone, cards in enumerate(s.zones):
        for card in cards:
            if PLACE[zone] == FIELD:
                record = s.cards[card]
                found += [card, *(record.under if record is not None else ())]
            elif zone == mine * PLACES + HAND or (PLACE[zone] != HAND and knows(s, seat, card)):
                found.append(card)
    return sorted(found, key=lambda card: (PLACE[s.where[card]] != FIELD, card))


def _of_window(d: Decision, what: tuple[int, ...]) -> list[int]:
    """The cards that the options of that kind speak of."""
    return [value[1] for value in d.options if value[0] in what]


def _in_hand(
    s: State, d: Decision, who: int, words: str, what: int
) -> tuple[int, str, Decision, list[Refusal]]:
    """The card of a hand that words begin with (-1: it is elsewhere), what is left, and the moment."""
    window, shut = _window(s, d, who, what)
    hand = list(s.zones[who * PLACES + HAND])
    name, number, rest = named(words, {naming.card_name(s, c) for c in (*hand, *visible(s, d.seat))})
    mine = [c for c in hand if naming.card_name(s, c) == name]
    if not mine:
        return -1, rest, window, shut + _elsewhere(s, d, who, name)
    offered = [c for c in _of_window(window, (what,)) if c in mine]
    # Equal cards are one option: which of them is played makes no difference.
    apart = {s.kinds[c]: c for c in (*reversed(mine), *offered)}
    card = numbered(sorted(apart.values()), offered, number, name)
    if card is None:
        raise NotAnAction(f"copies of a card in hand count as one: {name}")
    return card, rest, window, shut


def _elsewhere(s: State, d: Decision, who: int, name: str) -> list[Refusal]:
    """A card that is not in hand."""
    cards = [c for c in visible(s, d.seat) if naming.card_name(s, c) == name]
    own = [c for c in cards if s.where[c] // PLACES == who] or cards
    zone = s.where[own[0]]
    where = f"{PLACE_NAMES[zone % PLACES]} of {seat_name(zone // PLACES)}"
    return [Refusal("VIS-5.2.1", f"only a card in the own hand; it is in {where}", {"where": where})]


def _on_field(s: State, who: int, words: str, offered: list[int]) -> int:
    """The card on the field that words mean; the player's own are counted before others of the name."""
    field = [c for c, record in enumerate(s.cards) if record is not None and PLACE[s.where[c]] == FIELD]
    name, number, rest = named(words, {naming.card_name(s, c) for c in field})
    if rest:
        raise NotAnAction(f"there is no {shortened(words)!r} on the field")
    cards = [c for c in field if naming.card_name(s, c) == name]
    own = [c for c in cards if s.where[c] // PLACES == who]
    card = numbered([*own, *(c for c in cards if c not in own)], offered or own, number, name)
    if card is None:
        raise NotAnAction(f"there is no {name}#{number} on the field")
    return card


# --- one kind of action after the other -------------------------------------------------------------


def _refused(s: State, list_of_checks: Any, plan: Any) -> list[Refusal]:
    return [refusal for check in list_of_checks if (refusal := check(s, plan)) is not None]


def _set_node(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    card, rest, _now, shut = _in_hand(s, d, who, words, SET_NODE)
    if rest:
        raise NotAnAction(f"there is no card {shortened(words)!r} that could be set as a node")
    return shut if card < 0 else shut + _refused(s, NODE_CHECKS, Plan(SET_NODE, who, card, 0, _how(s, who)))


def _attack(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    window, shut = _window(s, d, who, ATTACKS)
    card = _on_field(s, who, words, _of_window(window, (ATTACKS,)))
    found = shut + _refused(s, ATTACK_CHECKS, Plan(ATTACKS, who, card, 0, _how(s, who)))
    if not found:
        found = [Refusal("VIS-W.27", "another character has to attack at once")]
    return found


def _defend(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    window, shut = _window(s, d, who, DEFENDS)
    card = _on_field(s, who, words, _of_window(window, (DEFENDS,)))
    return shut + _refused(s, DEFEND_CHECKS, Plan(DEFENDS, who, card, 0, _how(s, who)))


def _play(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    card, rest, _now, shut = _in_hand(s, d, who, words, CARD)
    wanted, rest = _numbered_mode(rest)
    what = CARD
    if rest.startswith(" to defend"):
        what, rest = CARD_DEFENDS, rest[len(" to defend") :]
    left = linked(rest)
    if left is None:
        raise NotAnAction(f"there is no card {shortened(words)!r} that could be played")
    if card < 0:
        return shut
    kind = s.kinds[card]
    modes = [
        key for key in s.rules.play_texts[kind] if not wanted or (key and s.rules.texts[key].mode == wanted)
    ]
    if not modes:
        raise NotAnAction(f"{naming.card_name(s, card)} has no choice number {wanted}")
    how = _how(s, who)
    more = _not_to_defend(s, card, how) if what == CARD_DEFENDS else []
    return shut + more + fewest([_one(s, Plan(what, who, card, key, how), left) for key in modes])


def _numbered_mode(rest: str) -> tuple[int, str]:
    """The number of a mode or text behind a name, and what is left."""
    if not rest.startswith(": "):
        return 0, rest
    digits, space, tail = rest[2:].partition(" ")
    if not digits.isdigit():
        raise NotAnAction(f"a number stands behind the name: '{shortened(rest)}'")
    return int(digits), space + tail


def _not_to_defend(s: State, card: int, how: int) -> list[Refusal]:
    """VIS-10.3.2.b."""
    words = of(s, card).keywords
    if "Surprise" in words and "Haste" in words:
        if how == DIRECT:
            return []
        return [Refusal("VIS-10.3.2.b", "it defends only as a direct answer to an attack of the opponent")]
    return [Refusal("VIS-10.3.2.b", "only a card with Surprise and Haste defends as it is played")]


def _one(s: State, plan: Plan, left: str) -> list[Refusal]:
    """One way of playing a card or using a text, with the choices that were named."""
    found = checks.refusals(s, plan)
    if not found:
        return walk(s, plan, left) if left else []
    if left:
        found += bad_target(s, plan, left)
    return found


def _use(s: State, d: Decision, who: int, words: str) -> list[Refusal]:
    window, shut = _window(s, d, who, TEXT)
    seen = visible(s, d.seat, who)
    name, number, rest = named(words, {naming.card_name(s, c) for c in seen})
    wanted, rest = _numbered_mode(rest)
    left = linked(rest)
    if left is None:
        raise NotAnAction(f"{shortened(words)!r} names no effect of a card that could be used")
    cards = [c for c in seen if naming.card_name(s, c) == name]
    own = [c for c in cards if s.where[c] // PLACES == who]
    offered = [c for c in dict.fromkeys(_of_window(window, (TEXT,))) if c in cards]
    card = numbered([*own, *(c for c in cards if c not in own)], offered or own, number, name)
    if card is None:
        raise NotAnAction(f"there is no {name}#{number} here")
    texts = [t for t in of(s, card).texts if t.playable or t.places]
    if not texts:
        return shut + _nothing_to_use(s, card, name)
    if wanted > len(texts):
        raise NotAnAction(f"{name} has no effect number {wanted}")
    how = _how(s, who)
    record = s.cards[card]
    entry = record.entry if record is not None else 0
    chosen = [texts[wanted - 1]] if wanted else texts
    ways = [_one(s, Plan(TEXT, who, card, text.key, how, entry), left) for text in chosen]
    return shut + of_each(ways, "effect")


def _nothing_to_use(s: State, card: int, name: str) -> list[Refusal]:
    printed = s.rules.prints[s.kinds[card]]
    if any(t.playable for t in printed.texts):
        return [Refusal("VIS-W.17", "its text is not in force where it is, or has been nullified")]
    if printed.texts:
        kind = next((word for bit, word in KIND_NAMES.items() if printed.types & bit), "card")
        return [Refusal("VIS-7.1.3", f"this {kind} has no activated effect")]
    raise NotAnAction(f"{name} has no text that could be used")


ASKED = {
    "set node": _set_node,
    "play": _play,
    "use": _use,
    "attack with": _attack,
    "defend with": _defend,
}
