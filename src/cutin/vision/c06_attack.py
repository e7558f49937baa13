"""Chapter 6.2: attack and defence; what is under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutin.kernel.changes import cite, emit, next_serial, put_table, set_card, set_waiting
from cutin.kernel.citing import rule
from cutin.kernel.decision import Refusal
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from . import notices as on
from .c07_effects import occasion, occur
from .changes import (
    ATTACK_NOT_CANCELLED,
    ATTACKS_AWAKE,
    CANNOT_ATTACK,
    CANNOT_ATTACK_AT_ALL,
    CANNOT_DEFEND,
    CANNOT_DEFEND_AT_ALL,
    DEFENDED_BY,
    DEFENDS_AWAKE,
    MUST_ATTACK,
    MUST_ATTACK_AT_ONCE,
    MUST_DEFEND,
)
from .table import (
    ATTACK,
    ATTACKED,
    DEFENCE,
    DEFENDED,
    FIELD,
    MAIN,
    NOBODY,
    PLACES,
    TO_DEFEND,
    Battle,
    living,
    ref,
)
from .values import characters, guarded, is_character, of, player_flags


def set_battle(s: State, battle: Battle | None) -> None:
    """What is known of the battle from now on."""
    put_table(s, replace(s.table, battle=battle), "battle")


def note_battle(s: State, battle: Battle, *facts: str) -> None:
    """What is known of the battle from now on, where it goes on between the same cards: no text that applies
    always asks for anything else of it, but for `facts`."""
    put_table(s, replace(s.table, battle=battle), *facts)


# --- attack (VIS-W.44) ------------------------------------------------------------------------------


def attack_time(s: State, p: Any) -> Refusal | None:
    """The turn player, in the main phase."""
    if s.table.phase == MAIN and s.table.turn_player == p.player:
        return None
    return Refusal("VIS-W.44", "only the turn player attacks, in the main phase")


def nothing_in_progress(s: State, p: Any) -> Refusal | None:
    """With no interference in progress."""
    return Refusal("VIS-W.44", "an attack starts an interference; one is in progress") if s.chain else None


def own_character(s: State, p: Any) -> Refusal | None:
    """One of the player's characters."""
    if s.where[p.source] == p.player * PLACES + FIELD and is_character(s, p.source):
        return None
    return Refusal("VIS-W.44", "it is no character on the field of this player")


def asleep(s: State, p: Any) -> Refusal | None:
    """A sleeping character can neither attack nor defend."""
    record = s.cards[p.source]
    if record is not None and record.rolled:
        return Refusal("VIS-W.15", "it is asleep")
    return None


def attack_forbidden(s: State, p: Any) -> Refusal | None:
    """Unless something says that it cannot: "cannot" beats "can" (VIS-W.27)."""
    v = of(s, p.source)
    if v.flags & CANNOT_ATTACK:
        if "Doll" in v.keywords:
            return Refusal("VIS-10.9.2.a", "a Doll cannot attack")
        return Refusal("VIS-W.27", "an effect says that it cannot attack")
    if player_flags(s, p.player) & CANNOT_ATTACK_AT_ALL:
        return Refusal("VIS-W.27", "an effect says that this player cannot attack")
    return None


ATTACK_CHECKS = [attack_time, nothing_in_progress, own_character, asleep, attack_forbidden]


def attackers(s: State, seat: int) -> list[int]:
    """The characters with which the player could attack, the moment aside."""
    if s.stale:
        s.rules.refresh(s)
    force, cards = s.values, s.cards
    if force.player_flags[seat] & CANNOT_ATTACK_AT_ALL:
        return []
    found = []
    values = force.of
    for card in s.zones[seat * PLACES + FIELD]:
        if not cards[card].rolled:  # type: ignore[union-attr]  # on the field
            v = values[card]
            if v.character and not v.flags & CANNOT_ATTACK:
                found.append(card)
    return found


def _awake(s: State, seat: int) -> list[int]:
    cards = s.cards
    return [c for c in characters(s, seat) if not cards[c].rolled]  # type: ignore[union-attr]  # on the field


def must_attack(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The characters that can attack and have to: those at once, and all that have to this turn."""
    found = attackers(s, seat)
    values = s.values.of
    at_once: list[int] = []
    this_turn: list[int] = []
    for card in found:
        flags = values[card].flags
        if flags & (MUST_ATTACK | MUST_ATTACK_AT_ONCE) and not _has_attacked(s, card):
            this_turn.append(card)
            if flags & MUST_ATTACK_AT_ONCE:
                at_once.append(card)
    return at_once, this_turn


def _has_attacked(s: State, card: int) -> bool:
    record = s.cards[card]
    return record is not None and bool(record.flags & ATTACKED)


def _counted(s: State, seat: int, more: int) -> tuple[int, int]:
    a, b = s.table.attacks
    return (a, b + more) if seat else (a + more, b)


def declare_attack(s: State, seat: int, card: int, by_effect: bool = False, free: bool = False) -> None:
    """The character is put to sleep and attacks the opposing player; what waits for that resolves at once.

    `free`: an effect has it attack as it is, active or asleep.
    """
    record = s.cards[card]
    assert record is not None
    key = next_serial(s)
    awake = free or of(s, card).flags & ATTACKS_AWAKE
    set_card(s, card, "attacks", "VIS-W.44", rolled=record.rolled or not awake, flags=record.flags | ATTACKED)
    item = Item(key, ATTACK, seat, card, record.entry, 0, rule="VIS-W.44")
    set_waiting(s, chain=(*s.chain, item))
    outer = s.table.battle
    battle = Battle(key, ref(s, card), seat, by_effect=by_effect, outer=outer)
    put_table(s, replace(s.table, battle=battle, attacks=_counted(s, seat, 1)), "battle", "attacks")
    emit(s, "attack", "VIS-W.44", seat, (card,), key=key)
    if not (awake or record.rolled):
        occur(s, on.PUT_ASLEEP, card)
    occasion(s, "VIS-W.44", (on.ATTACKS, card, seat))


# --- defence (VIS-W.45) -----------------------------------------------------------------------------


def directly(s: State, p: Any) -> Refusal | None:
    """Only as the first answer right after the attack was declared."""
    item = s.chain[-1] if s.chain else None
    if item is not None and item.kind == ATTACK and item.player != p.player:
        for frame in reversed(s.agenda):
            found = getattr(frame, "direct", None)
            if found is not None:
                if found:
                    return None
                break
    return Refusal("VIS-W.45", "a defence is only the first answer to an attack, right after it")


def own_defender(s: State, p: Any) -> Refusal | None:
    """One of the attacked player's characters."""
    if s.where[p.source] == p.player * PLACES + FIELD and is_character(s, p.source):
        return None
    return Refusal("VIS-W.45", "it is no character on the field of this player")


def defence_forbidden(s: State, p: Any) -> Refusal | None:
    """Unless something says that it cannot, or that it cannot against this attacker."""
    if of(s, p.source).flags & CANNOT_DEFEND or player_flags(s, p.player) & CANNOT_DEFEND_AT_ALL:
        return Refusal("VIS-W.27", "an effect says that it cannot defend")
    battle = s.table.battle
    if battle is not None and battle.cancelled:
        return Refusal("VIS-W.46", "the attack has been cancelled")
    if battle is not None and living(s, battle.attacker):
        if guarded(s, battle.attacker[0], DEFENDED_BY, p.source) is not None:
            return Refusal("VIS-W.27", "an effect says that it cannot defend against this attacker")
    return None


DEFEND_CHECKS = [directly, own_defender, asleep, defence_forbidden]


class Fighter:
    """Who would attack or defend, as the checks ask it."""

    __slots__ = ("player", "source")

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source


def defenders(s: State, seat: int) -> list[int]:
    """The characters with which the player could defend against the attack, the moment aside."""
    return [c for c in _awake(s, seat) if defence_forbidden(s, Fighter(seat, c)) is None]


def must_defend(s: State, seat: int) -> list[int]:
    """Those of the characters that can defend which have to."""
    values = s.values.of
    return [c for c in defenders(s, seat) if values[c].flags & MUST_DEFEND]


def can_defend(s: State, seat: int, card: int) -> bool:
    """Whether an effect can have the character defend: an attack on its player is under way that has no
    defender, and its battle has not begun."""
    battle = s.table.battle
    if battle is None or battle.cancelled or battle.defended or battle.begun or battle.player == seat:
        return False
    return living(s, battle.attacker) and defence_forbidden(s, Fighter(seat, card)) is None


def declare_defence(s: State, seat: int, card: int, by_effect: bool = False, free: bool = False) -> None:
    """The character is put to sleep and defends; what waits for that resolves at once.

    It stands in the interference right behind the attack, wherever an effect has it declared. `free`: an
    effect has it defend as it is, active or asleep.
    """
    battle = s.table.battle
    record = s.cards[card]
    assert record is not None and battle is not None
    key = next_serial(s)
    awake = free or of(s, card).flags & DEFENDS_AWAKE
    set_card(s, card, "defends", "VIS-W.45", rolled=record.rolled or not awake, flags=record.flags | DEFENDED)
    at = next(i for i, item in enumerate(s.chain) if item.key == battle.key) + 1
    item = Item(key, DEFENCE, seat, card, record.entry, 0, rule="VIS-W.45")
    set_waiting(s, chain=(*s.chain[:at], item, *s.chain[at:]))
    set_battle(s, replace(battle, defender=ref(s, card), defence=key, defended=True))
    emit(s, "defence", "VIS-W.45", seat, (card,), key=key)
    if not (awake or record.rolled):
        occur(s, on.PUT_ASLEEP, card)
    occasion(s, "VIS-W.45", (on.DEFENDS, card, seat, battle.attacker[0]))


@rule("VIS-10.3.2.b", off=False)
def defend_by_play(s: State, card: int, seat: int) -> bool:
    """A character that was played as the direct answer to an attack has entered: it defends, if it still can.

    It stays asleep, whether or not that works out (VIS-10.3.4).
    """
    record = s.cards[card]
    if record is None:
        return False
    set_card(s, card, "to defend", "VIS-10.3.2.b", flags=record.flags | TO_DEFEND)
    if not can_defend(s, seat, card):
        return False
    declare_defence(s, seat, card, by_effect=True)
    return True


# --- cancelling (VIS-W.46) --------------------------------------------------------------------------


def cancel_attack(s: State, card: int) -> bool:
    """The card's attack has not happened; the character stays asleep. Whether there was one."""
    found = attack_of(s, card)
    if found is None:
        return False
    if of(s, card).flags & ATTACK_NOT_CANCELLED:
        cite(s, "VIS-W.27", card)
        return False
    record = s.cards[card]
    assert record is not None
    set_card(s, card, "attack cancelled", "VIS-W.46", flags=record.flags & ~ATTACKED)
    counted = _counted(s, found.player, -1)
    battle = _with(s.table.battle, found, replace(found, cancelled=True, begun=False))
    put_table(s, replace(s.table, battle=battle, attacks=counted), "battle", "begun", "attacks")
    return True


@rule("VIS-W.46", off=False)
def cancel_defence(s: State, card: int) -> bool:
    """The card's defence has not happened: the attack goes to the player. Whether there was one."""
    battle = defence_of(s, card)
    if battle is None or battle.fixed:
        return False
    record = s.cards[card]
    assert record is not None
    set_card(s, card, "defence cancelled", "VIS-W.46", flags=record.flags & ~DEFENDED)
    set_waiting(s, chain=tuple(item for item in s.chain if item.key != battle.defence))
    without = replace(battle, defender=NOBODY, defence=0, defended=False)
    set_battle(s, _with(s.table.battle, battle, without))
    return True


# --- who is in it -----------------------------------------------------------------------------------


def under_way(s: State) -> Iterator[Battle]:
    """The attacks that are under way: the last, then those that it has interrupted (VIS-1.12.7)."""
    battle = s.table.battle
    while battle is not None:
        yield battle
        battle = battle.outer


def _with(battle: Battle | None, old: Battle, new: Battle) -> Battle:
    assert battle is not None
    return new if battle is old else replace(battle, outer=_with(battle.outer, old, new))


def attack_of(s: State, card: int) -> Battle | None:
    """The card's attack that is under way."""
    if s.table.battle is None:
        return None
    who = ref(s, card)
    return next((each for each in under_way(s) if each.attacker == who and not each.cancelled), None)


def defence_of(s: State, card: int) -> Battle | None:
    """The attack against which the card defends."""
    if s.table.battle is None:
        return None
    who = ref(s, card)
    return next((each for each in under_way(s) if each.defended and each.defender == who), None)


def attacking(s: State, card: int) -> bool:
    """Whether the card's attack is under way."""
    return attack_of(s, card) is not None


def defending(s: State, card: int) -> bool:
    """Whether the card's defence is under way."""
    return defence_of(s, card) is not None


def in_battle(s: State, card: int) -> bool:
    """Whether the card is in a battle that has started (VIS-6.2.4.b) and is not over."""
    if s.table.battle is None:
        return False
    who = ref(s, card)
    return any(each.begun and who in (each.attacker, each.defender) for each in under_way(s))


def battling(s: State, card: int) -> int:
    """The opposing character in battle with the card; -1: none."""
    battle = s.table.battle
    if battle is None or not battle.defended or not in_battle(s, card):
        return -1
    other: Ref = battle.defender if battle.attacker == ref(s, card) else battle.attacker
    return other[0] if fights(s, other) else -1


def fights(s: State, who: Ref) -> bool:
    """Whether a participant is still on the field and still a character."""
    return living(s, who) and is_character(s, who[0])
