"""Chapter 21: what keywords mean for playing, putting out and the moments of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability.form import Ability
from cutin.kernel.changes import cite, set_table
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from .c07_costs import lacks_power
from .c19_moving import immovable, leave
from .c21_expand import DISMANTLE_COIN, expand, power_text
from .c21_vulture import look, vulture_choice, vulture_take
from .card import CHARACTER, COMMAND, PURPLE, CardDef, G, plain
from .table import (
    ARMOURED,
    ATTACK,
    FIELD_ZONES,
    HAND,
    IN_AREA,
    PLACE,
    PLACES,
    PLAY_CARD,
    PLAYED,
    RESUPPLIED,
    SEAT,
    seat_of,
)
from .values import BLANK, FLAG, POWER_NOT_NEGATED_BY_ENEMY, TEXT, TYPE, of

TEXT_PLAY = 3  # a text, among what can be played (see `c08_checks`)

# --- Restrict to 1 and its kin (GW-21.28 to 21.30) --------------------------------------------------


def restricted(s: State, card: int, player: int, coming_out: bool = False) -> Refusal | None:
    """The refusal of a play, or of being put out, for a card of the same name."""
    rules = s.rules
    values = rules.prints[s.kinds[card]]
    keywords = values.keywords
    names = values.names
    if s.table.named and not coming_out and any((player, name) in s.table.named for name in names):
        return Refusal("GW-21.30", "a card of the same name, restricted to 1 a turn, was played this turn")
    if "RestrictToOne" in keywords and _on_field(s, card, names, -1):
        return Refusal("GW-21.28", "a card of the same name is on the field")
    if "RestrictToOneOwn" in keywords and _on_field(s, card, names, player):
        return Refusal("GW-21.28", "an own card of the same name is on the field")
    return None


def _on_field(s: State, card: int, names: tuple[str, ...], seat: int) -> bool:
    if s.stale:
        s.rules.refresh(s)
    for other, v in s.values.of.items():
        if other != card and (seat < 0 or SEAT[s.where[other]] == seat):
            for name in v.names:
                if name in names:
                    return True
    return False


def note_name(s: State, card: int, player: int) -> None:
    """Remembers the play of a card with Restrict to 1/Turn (GW-21.30)."""
    if "RestrictToOneTurn" in s.rules.prints[s.kinds[card]].keywords:
        name: str = s.rules.defs[s.kinds[card]].game_name
        set_table(s, named=(*s.table.named, (player, name)))


# --- Prevent (GW-21.27) -----------------------------------------------------------------------------


def prevent_of(s: State, card: int) -> int:
    """By how much the card being played raises Commands that target it; a printed X is that of its play."""
    found: int = of(s, card).keywords.get("Prevent", 0)
    for text in of(s, card).texts:
        if text.keyword == "Prevent" and text.is_x:
            found += next((i.x for i in s.chain if i.source == card and i.kind == PLAY_CARD), 0)
    return found


def _raised(s: State, player: int, card: int) -> int:
    if card < 0 or PLACE[s.where[card]] != PLAYED or SEAT[s.where[card]] == player:
        return 0
    return prevent_of(s, card)


def prevent(s: State, plan: Any) -> int:
    """What Prevent adds to the total nation power of a Command, for the targets it has.

    Before a target is chosen: the least that it will be.
    """
    if not s.chain or s.rules.defs[s.kinds[plan.source]].type != COMMAND:
        return 0
    chosen = [card for part in (*plan.targets, plan.part) for card, _entry in part]
    if chosen:
        return sum(_raised(s, plan.player, card) for card in chosen)
    if not plan.text:
        return 0
    for slot in s.rules.text(plan.text).slots:
        if slot.pays:
            continue
        least = [_raised(s, plan.player, card) for card, _entry in slot.options(s, plan)]
        return min(least, default=0)
    return 0


# --- texts that work outside the field (GW-10.7) ----------------------------------------------------


def outside_plays(
    s: State, seat: int, place: int, bit: int, possible: Callable[[int, int], bool]
) -> list[tuple[int, int, int]]:
    """Texts of cards in a place outside the field that the player could use now; of equal cards there one.

    `possible(card, text)` leaves out what cannot be done.
    """
    found: list[tuple[int, int, int]] = []
    outside = s.rules.outside
    kinds = s.kinds
    seen: list[int] = []
    for card in s.zones[seat * PLACES + place]:
        texts = outside[kinds[card]]
        if not texts or kinds[card] in seen:
            continue
        seen.append(kinds[card])
        for text in texts:
            if text.places >> place & 1 and text.mask & bit and possible(card, text.key):
                found.append((TEXT_PLAY, card, text.key))
    return found


# --- Set/Character, Set/G, Variable -----------------------------------------------------------------


def set_types(rules: Any, kind: int) -> int:
    """Type bits of the cards that a card can be set on (GW-21.32)."""
    bits: int = rules.defs[kind].set_on
    keywords = rules.prints[kind].keywords
    if "SetOnCharacter" in keywords:
        bits |= CHARACTER
    if "SetOnG" in keywords:
        bits |= G
    return bits


def generation(definition: CardDef) -> tuple[Ability, ...]:
    """What a card has as a G by Variable instead of its own text (GW-21.24)."""
    return definition.generation


# --- Dismantle (GW-21.15) ---------------------------------------------------------------------------

_POWER_KEYS: dict[int, int] = {}


def _power_key(rules: Any, colour: int) -> int:
    """The text of a Dismantle coin; its key is the same under all rules, which may not know it yet."""
    key = _POWER_KEYS.get(colour)
    if key is None or key not in rules.texts:
        key = _POWER_KEYS[colour] = rules.register(power_text(colour))
    return key


def dismantled(s: State, card: int) -> bool:
    """Whether there is a Dismantle coin on the card."""
    record = s.cards[card]
    if record is None or not record.marks:
        return False
    return any(mark.name == DISMANTLE_COIN for mark in record.marks)


def coin_statics(s: State) -> list[tuple[int, tuple[object, ...]]]:
    """What Dismantle coins make of the cards they are on, as a continuous effect (GW-10.6, 22.3)."""
    found: list[tuple[int, tuple[object, ...]]] = []
    for zone in FIELD_ZONES:
        for card in s.zones[zone]:
            if not s.cards[card].marks or not dismantled(s, card):  # type: ignore[union-attr]  # on the field
                continue
            found += [(card, (BLANK,)), (card, (TYPE, G, False)), (card, (FLAG, POWER_NOT_NEGATED_BY_ENEMY))]
            designated = s.rules.defs[s.kinds[card]].designated
            if designated:
                found.append((card, (TEXT, _power_key(s.rules, min(PURPLE, designated[0][0])))))
    return found


# --- moments of a turn ------------------------------------------------------------------------------


def start_of(s: State, phase: int) -> None:
    """What rules look at as a phase or step begins."""
    zones = s.zones
    if phase >= ATTACK and (zones[7] or zones[8] or zones[17] or zones[18]):
        look(s)


def last_of_turn(s: State) -> bool:
    """PS Armor (GW-21.16): one Unit goes back to hand, as the last of the effects at the end of turn."""
    if s.stale:
        s.rules.refresh(s)
    cards = s.cards
    armoured = [
        card
        for card, v in s.values.of.items()
        if "PSArmor" in v.keywords or ((record := cards[card]) is not None and record.flags & ARMOURED)
    ]
    for seat in (s.table.attacker, 1 - s.table.attacker) if armoured else ():
        for card in armoured:
            record = s.cards[card]
            if SEAT[s.where[card]] == seat and record is not None and record.host < 0 and _goes_home(s, card):
                cite(s, "GW-21.16", card)
                leave(s, card, HAND, rule="GW-21.16")
                return True
    return False


def _goes_home(s: State, card: int) -> bool:
    record = s.cards[card]
    assert record is not None
    if not record.flags & IN_AREA:
        return False
    v = of(s, card)
    if "PSArmor" not in v.keywords:
        # What is on hold stays so when the text is negated afterwards.
        cite(s, "GW-11.5", card)
    if record.flags & RESUPPLIED:
        cite(s, "GW-21.22", card)
        return False
    enough = v.keywords.get("PSArmor", s.rules.prints[v.kind].keywords.get("PSArmor", 0))
    if enough:
        colour = (v.colours or (PURPLE,))[0]
        if lacks_power(s, seat_of(s, card), ((colour, enough),), 0) is None:
            return False
    return not immovable(s, card, seat_of(s, card))


__all__ = [
    "expand",
    "generation",
    "last_of_turn",
    "note_name",
    "outside_plays",
    "plain",
    "prevent",
    "prevent_of",
    "restricted",
    "set_types",
    "start_of",
    "vulture_choice",
    "vulture_take",
]
