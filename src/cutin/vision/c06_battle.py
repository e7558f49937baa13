"""Chapter 6.2: attack, defence, and the battle in ten numbered steps."""

from __future__ import annotations

from typing import Any

from cutin.kernel.agenda import AGAIN, DONE, Frame, step
from cutin.kernel.changes import cite, emit, next_serial, set_card, set_table, set_waiting, touch
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from . import notices as on
from .c01_damage import Hit, deal, reset_battle_damage, to_card, to_player
from .c07_effects import occasion, settle
from .c10_charge import charge
from .changes import (
    ATTACK_NOT_CANCELLED,
    ATTACKS_AWAKE,
    CANNOT_ATTACK,
    CANNOT_ATTACK_AT_ALL,
    CANNOT_DEFEND,
    CANNOT_DEFEND_AT_ALL,
    CANNOT_GRAZE,
    DEFENDED_BY,
    DEFENDS_AWAKE,
    MUST_ATTACK,
    MUST_ATTACK_AT_ONCE,
    MUST_DEFEND,
)
from .durations import end_of
from .table import (
    ATTACK,
    ATTACKED,
    DECK,
    DEFENCE,
    DEFENDED,
    END_OF_BATTLE,
    FIELD,
    MAIN,
    NOBODY,
    PLACES,
    TO_DEFEND,
    Battle,
    living,
    option,
    ref,
)
from .values import characters, guarded, is_character, of, player_flags

ATTACKER, DEFENDER = 1, 2

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
    if player_flags(s, seat) & CANNOT_ATTACK_AT_ALL:
        return []
    return [c for c in _awake(s, seat) if not s.values.of[c].flags & CANNOT_ATTACK]


def _awake(s: State, seat: int) -> list[int]:
    cards = s.cards
    return [c for c in characters(s, seat) if not cards[c].rolled]  # type: ignore[union-attr]  # on the field


def must_attack(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The characters that can attack and have to: those at once, and all that have to this turn."""
    found = attackers(s, seat)
    values = s.values.of
    bound = MUST_ATTACK | MUST_ATTACK_AT_ONCE
    this_turn = [c for c in found if values[c].flags & bound and not _has_attacked(s, c)]
    return [c for c in this_turn if values[c].flags & MUST_ATTACK_AT_ONCE], this_turn


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
    set_table(s, battle=battle, attacks=_counted(s, seat, 1))
    emit(s, "attack", "VIS-W.44", seat, (card,), key=key)
    touch(s)
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
    set_table(s, battle=replace(battle, defender=ref(s, card), defence=key, defended=True))
    emit(s, "defence", "VIS-W.45", seat, (card,), key=key)
    touch(s)
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
    battle = s.table.battle
    if battle is None or battle.cancelled or battle.attacker != ref(s, card):
        return False
    if of(s, card).flags & ATTACK_NOT_CANCELLED:
        cite(s, "VIS-W.27", card)
        return False
    record = s.cards[card]
    assert record is not None
    set_card(s, card, "attack cancelled", "VIS-W.46", flags=record.flags & ~ATTACKED)
    set_table(s, battle=replace(battle, cancelled=True), attacks=_counted(s, battle.player, -1))
    touch(s)
    return True


@rule("VIS-W.46", off=False)
def cancel_defence(s: State, card: int) -> bool:
    """The card's defence has not happened: the attack goes to the player. Whether there was one."""
    battle = s.table.battle
    if battle is None or not battle.defended or battle.fixed or battle.defender != ref(s, card):
        return False
    record = s.cards[card]
    assert record is not None
    set_card(s, card, "defence cancelled", "VIS-W.46", flags=record.flags & ~DEFENDED)
    set_waiting(s, chain=tuple(item for item in s.chain if item.key != battle.defence))
    set_table(s, battle=replace(battle, defender=NOBODY, defence=0, defended=False))
    touch(s)
    return True


# --- who is in it -----------------------------------------------------------------------------------


def attacking(s: State, card: int) -> bool:
    """Whether the card's attack is under way."""
    battle = s.table.battle
    return battle is not None and not battle.cancelled and battle.attacker == ref(s, card)


def defending(s: State, card: int) -> bool:
    """Whether the card's defence is under way."""
    battle = s.table.battle
    return battle is not None and battle.defended and battle.defender == ref(s, card)


def in_battle(s: State, card: int) -> bool:
    """Whether the card is in a battle that has started (VIS-6.2.4.b) and is not over."""
    battle = s.table.battle
    if battle is None or not battle.begun:
        return False
    return ref(s, card) in (battle.attacker, battle.defender)


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


# --- the battle (VIS-6.2.4) -------------------------------------------------------------------------


class Fight(Frame, frozen=True, kw_only=True, tag="fight"):
    """The battle of the attack with which an interference began; the rest of it has been resolved (a)."""

    base: int


def _between(s: State) -> bool:
    """What has come up is carried out before the next step; True if there was anything."""
    return bool((s.stale or s.ready or s.table.entries or s.values.restless) and settle(s))


@step(Fight, "VIS-6.2.4.a")
def all_else_resolved(s: State, f: Fight) -> int | None:
    """The rest of the interference has been resolved. An attack that was cancelled has no battle."""
    battle = s.table.battle
    assert battle is not None
    if battle.cancelled:
        over(s, f.base)
        return DONE
    set_table(s, battle=replace(battle, begun=True))
    touch(s)
    emit(s, "battle", "VIS-6.2.4.a", battle.player, participants(s))
    return None


def participants(s: State) -> tuple[int, ...]:
    """The cards that are in the battle, the attacker first."""
    battle = s.table.battle
    if battle is None:
        return ()
    return tuple(who[0] for who in (battle.attacker, battle.defender) if living(s, who))


@step(Fight, "VIS-6.2.4.b")
def start_of_battle(s: State, f: Fight) -> int | None:
    """Effects of the start of battle, and those of a battle that name no other moment."""
    if _between(s):
        return AGAIN
    cards = participants(s)
    each = tuple((on.BATTLING, card, other(cards, card)) for card in cards)
    occasion(s, "VIS-6.2.4.b", (on.BATTLE_START, *pair(s)), *each)
    return None


def pair(s: State) -> tuple[int, int]:
    """Attacker and defender, -1 for one that is not there."""
    battle = s.table.battle
    assert battle is not None
    one = battle.attacker[0] if living(s, battle.attacker) else -1
    return one, battle.defender[0] if living(s, battle.defender) else -1


def other(cards: tuple[int, ...], card: int) -> int:
    """The other one of the two; -1: there is none."""
    return next((each for each in cards if each != card), -1)


@step(Fight, "VIS-6.2.4.c")
def fix_recipients(s: State, f: Fight) -> int | None:
    """It is fixed who is dealt battle damage: attacker and defender by each other, or the attacked player.

    A defended attack whose defender has left the field hits nobody (OQ-6). One whose defender lies there and
    is no character any more, a charm for instance, is no longer defended (VIS-6.1.1).
    """
    if _between(s):
        return AGAIN
    battle = s.table.battle
    assert battle is not None
    to_player = not battle.defended
    if battle.defended and not fights(s, battle.defender):
        to_player = living(s, battle.defender) or option(s, "defender_gone") == "player"
    set_table(s, battle=replace(battle, fixed=True, to_player=to_player))
    note_graze(s)
    emit(s, "recipients", "VIS-6.2.4.c", battle.player, participants(s), player=to_player)
    return None


def note_graze(s: State) -> None:
    """The attacker's graze value is remembered, should it leave the field (VIS-W.47)."""
    battle = s.table.battle
    if battle is not None and living(s, battle.attacker):
        value = of(s, battle.attacker[0]).graze
        if value != battle.graze:
            set_table(s, battle=replace(battle, graze=value))


def hits(s: State, first: bool) -> list[Hit]:
    """The battle damage of one timing, each as its attack is now (VIS-6.2.4)."""
    battle = s.table.battle
    assert battle is not None
    found = []
    sides = ((ATTACKER, battle.attacker, battle.defender), (DEFENDER, battle.defender, battle.attacker))
    dealt = battle.dealt
    for side, who, whom in sides:
        if not fights(s, who) or battle.dealt & side or ("FirstStrike" in of(s, who[0]).keywords) != first:
            continue
        dealt |= side
        player = side == ATTACKER and battle.to_player
        if not player and not fights(s, whom):
            continue
        amount = of(s, who[0]).attack
        seat = battle.player if side == ATTACKER else 1 - battle.player
        if first and s.listener is not None:
            cite(s, "VIS-10.4", who[0])
        if amount > 0:
            if player:
                found.append(to_player(1 - seat, amount, who[0], seat, battle=True, graze=True))
            else:
                found.append(to_card(s, whom[0], amount, who[0], seat, battle=True))
    if dealt != battle.dealt:
        set_table(s, battle=replace(battle, dealt=dealt))
    return found


@step(Fight, "VIS-6.2.4.d")
def first_strike(s: State, f: Fight) -> int | None:
    """The first-strike timing: battle damage of characters with First Strike, all of it at once."""
    if _between(s):
        return AGAIN
    found = hits(s, True)
    if found:
        cite(s, "VIS-6.2.4.d")
        deal(s, found)
    return None


@step(Fight, "VIS-6.2.4.e")
def normal_damage(s: State, f: Fight) -> int | None:
    """The normal timing: battle damage of the others, all of it at once. Who has died by then deals none."""
    if _between(s):
        return AGAIN
    note_graze(s)
    found = hits(s, False)
    if found:
        cite(s, "VIS-6.2.4.e")
        deal(s, found)
    return None


@step(Fight, "VIS-6.2.4.f")
def remaining_effects(s: State, f: Fight) -> int | None:
    """What else the battle has set off and has not been resolved."""
    if _between(s):
        cite(s, "VIS-6.2.4.f")
        return AGAIN
    note_graze(s)
    return None


def graze_value(s: State) -> int:
    """The attacker's graze now, or as last known if it has left (OQ: `graze_of_gone`)."""
    battle = s.table.battle
    assert battle is not None
    if living(s, battle.attacker):
        return of(s, battle.attacker[0]).graze
    return battle.graze if option(s, "graze_of_gone") == "last_known" else 0


def _graze(s: State, f: Fight) -> Decision | None:
    battle = s.table.battle
    assert battle is not None
    if not battle.to_player or battle.hit <= 0:
        return None
    value = graze_value(s)
    seat = 1 - battle.player
    if player_flags(s, seat) & CANNOT_GRAZE:
        return None
    if value <= 0 or len(s.zones[seat * PLACES + DECK]) <= value:
        return None
    return Decision(seat, "graze", "VIS-W.47", (True, False))


@step(Fight, "VIS-6.2.4.g", _graze)
def graze(s: State, f: Fight, value: bool) -> None:
    """A player who has taken battle damage of the attacker may put as many cards into his nodes as its graze
    says, all or nothing; not with no more cards than that in the deck (VIS-W.47)."""
    battle = s.table.battle
    assert battle is not None
    if value:
        emit(s, "graze", "VIS-6.2.4.g", 1 - battle.player, amount=graze_value(s))
        charge(s, 1 - battle.player, graze_value(s), "VIS-W.47")


@step(Fight, "VIS-6.2.4.h")
def reset_damage(s: State, f: Fight) -> int | None:
    """The battle damage that characters have received in this battle goes."""
    if _between(s):
        return AGAIN
    reset_battle_damage(s)
    return None


@step(Fight, "VIS-6.2.4.i")
def endings(s: State, f: Fight) -> int | None:
    """What lasts until the end of battle ends, and with it whatever says "while in a battle"."""
    end_of(s, END_OF_BATTLE, "VIS-6.2.4.i")
    battle = s.table.battle
    assert battle is not None
    set_table(s, battle=replace(battle, begun=False))
    touch(s)
    return None


@step(Fight, "VIS-6.2.4.j")
def end_of_battle(s: State, f: Fight) -> int | None:
    """Effects of the end of battle."""
    if _between(s):
        return AGAIN
    occasion(s, "VIS-6.2.4.j", (on.BATTLE_END, *pair(s)))
    return None


@step(Fight, "VIS-6.2.4.j")
def battle_over(s: State, f: Fight) -> int | None:
    """Nobody is attacking or defending any more."""
    if _between(s):
        return AGAIN
    over(s, f.base)
    return None


def over(s: State, base: int) -> None:
    """The attack and its defence leave the interference."""
    battle = s.table.battle
    assert battle is not None
    set_waiting(s, chain=s.chain[:base])
    set_table(s, battle=battle.outer)
    touch(s)
