"""Chapter 6.2.4: the battle in ten numbered steps."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, DONE, Frame, at, step
from cutin.kernel.changes import cite, emit, set_table, set_waiting
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .c01_damage import ANOTHER_BATTLE, Hit, deal, reset_battle_damage, to_card, to_player
from .c06_attack import fights, note_battle, set_battle
from .c07_effects import occasion, settle
from .c10_charge import charge
from .changes import CANNOT_GRAZE
from .durations import end_of
from .table import DECK, END_OF_BATTLE, PLACES, living, option
from .values import of, player_flags

ATTACKER, DEFENDER = 1, 2


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
    note_battle(s, replace(battle, begun=True), "begun")
    if battle.outer is not None:
        set_table(s, battle_damage=(*s.table.battle_damage, ANOTHER_BATTLE))
    if s.listener is not None:
        emit(s, "battle", "VIS-6.2.4.a", battle.player, participants(s))
    return None


@rule("VIS-W.46", off=False)
def broken_off(s: State) -> bool:
    """Whether the attack has been cancelled since the battle began: nothing more is dealt, nobody grazes, and
    no battle has ended. What has been dealt is reset with what lasts until the end of battle."""
    battle = s.table.battle
    return battle is not None and battle.cancelled


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
    if on.awaited(s, on.BATTLE_START, on.BATTLING):
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
    if broken_off(s):
        return RESET
    to_player = not battle.defended
    if battle.defended and not fights(s, battle.defender):
        to_player = living(s, battle.defender) or option(s, "defender_gone") == "player"
    note_battle(s, replace(battle, fixed=True, to_player=to_player))
    note_graze(s)
    if s.listener is not None:
        emit(s, "recipients", "VIS-6.2.4.c", battle.player, participants(s), player=to_player)
    return None


def note_graze(s: State) -> None:
    """The attacker's graze value is remembered, should it leave the field (VIS-W.47)."""
    battle = s.table.battle
    if battle is not None and living(s, battle.attacker):
        value = of(s, battle.attacker[0]).graze
        if value != battle.graze:
            note_battle(s, replace(battle, graze=value))


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
        note_battle(s, replace(battle, dealt=dealt))
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
    if broken_off(s):
        return RESET
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
    if broken_off(s):
        return RESET
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


RESET = at(Fight, "reset_damage")


@step(Fight, "VIS-6.2.4.i")
def endings(s: State, f: Fight) -> int | None:
    """What lasts until the end of battle ends, and with it whatever says "while in a battle"."""
    end_of(s, END_OF_BATTLE, "VIS-6.2.4.i")
    battle = s.table.battle
    assert battle is not None
    note_battle(s, replace(battle, begun=False), "begun")
    return None


@step(Fight, "VIS-6.2.4.j")
def end_of_battle(s: State, f: Fight) -> int | None:
    """Effects of the end of battle."""
    if _between(s):
        return AGAIN
    if on.awaited(s, on.BATTLE_END) and not broken_off(s):
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
    """The attack and its defence leave the interference. What step j has made until the end of battle, or was
    to last as long as a battle that has not come about, ends with them."""
    battle = s.table.battle
    assert battle is not None
    end_of(s, END_OF_BATTLE, "VIS-6.2.4.i")
    set_waiting(s, chain=s.chain[:base])
    set_battle(s, battle.outer)
