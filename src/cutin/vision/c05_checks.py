"""Chapter 5: under which conditions a card can be played or an activated effect be used."""

from __future__ import annotations

from functools import cache
from typing import Any

from cutin.game import plan
from cutin.game.plan import Check, Plan, completable, x_choices
from cutin.kernel.citing import rule
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from .c01_nodes import lacks_cost, lacks_nodes, purse
from .card import CHARACTER, COMMAND, SPELL, plain
from .changes import CANNOT_PLAY, CANNOT_USE, CANNOT_USE_EFFECTS, CASTER_ACROSS
from .table import ALL_TIMES, FIELD, MAIN, OWN_MAIN, PLACE, now, seat_of
from .texts import Price, Slot, Text
from .values import Values, banned, characters, cost_is_dash, cost_of, node_is_dash, node_of, of, player_flags

# What an option of a window does (its first number); then come the card and the text.
SET_NODE, CARD, TEXT, ATTACKS, DEFENDS, CARD_DEFENDS = range(1, 7)
# How a window stands to an interference: none is in progress; an answer; a direct answer to an attack.
FREE, ANSWER, DIRECT = range(3)


def found_before(s: State) -> dict[Any, Any]:
    """What has been found in this state, the time aside: it holds until something else changes."""
    if s.asked is None:
        s.asked = {}
    return s.asked


# --- what is played ---------------------------------------------------------------------------------


@rule("VIS-7.1.2", off=None)
def changed_texts(s: State, card: int) -> tuple[Text, ...] | None:
    """What is carried out when the play resolves if an effect has replaced the card's text; else None."""
    v = s.values.outside.get(card)
    if v is None or v.texts == s.rules.prints[s.kinds[card]].texts:
        return None
    return tuple(text for text in v.texts if text.on_play)


def played_texts(s: State, card: int, mode: int) -> tuple[Text, ...]:
    """The texts that are carried out when the play of the card resolves, in their order."""
    changed = changed_texts(s, card) if s.values.outside else None
    if changed is not None:
        return changed
    found: tuple[Text, ...] = s.rules.play_texts[s.kinds[card]].get(mode, ())
    return found


def texts_of(s: State, p: Any) -> tuple[Text, ...]:
    """The texts that are carried out when the play resolves, in their order."""
    if p.what != TEXT:
        return played_texts(s, p.source, p.text)
    return (s.rules.texts[p.text],) if p.text else ()


def slots_of(s: State, p: Any) -> list[Slot]:
    """What is chosen on play, in order: the targets of each text (VIS-5.2.3)."""
    if p.what != TEXT:
        changed = changed_texts(s, p.source) if s.values.outside else None
        if changed is not None:
            return [slot for text in changed for slot in text.slots]
        found: list[Slot] = s.rules.play_slots[s.kinds[p.source]].get(p.text, [])
        return found
    slots: list[Slot] = s.rules.texts[p.text].slots if p.text else []
    return slots


# --- the caster (VIS-5.5.6, 5.5.7) ------------------------------------------------------------------


@rule("VIS-5.5.7", off=False)
def caster_there(s: State, card: int, seat: int) -> bool:
    """Whether the caster of a card is on that player's field: all the names that it lists, if several."""
    casters = s.rules.defs[s.kinds[card]].caster
    if not casters:
        return False
    mine = [name for c in characters(s, seat) for name in of(s, c).names]
    for caster in as_compared(casters):
        for name in mine:
            if caster in name:
                break
        else:
            return False
    return True


@cache
def as_compared(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they are compared (VIS-12.3.1)."""
    return tuple(plain(name) for name in names)


# Where `State.looks` keeps whose casters are there, as long as what is in force stays the same.
CASTERS = -1


def any_caster_there(s: State, card: int, seat: int) -> bool:
    """The same, where an effect lets a caster on the other field count, too."""
    if s.stale:
        s.rules.refresh(s)
    force = s.values
    look = s.looks.get(CASTERS)
    if look is None or look[0] is not force:
        look = s.looks[CASTERS] = (force, {})
    ask = (s.kinds[card], seat)
    found: bool | None = look[1].get(ask)
    if found is None:
        across = force.player_flags[seat] & CASTER_ACROSS
        found = caster_there(s, card, seat) or (bool(across) and caster_there(s, card, 1 - seat))
        look[1][ask] = found
    return found


@rule("VIS-W.10", off=False)
def substitutes_there(s: State, card: int, seat: int) -> bool:
    """Whether so many characters of the substitute race are on the player's field as the card asks for."""
    asked = s.rules.defs[s.kinds[card]].substitute
    if not asked:
        return False
    mine = characters(s, seat)
    return any(sum(1 for c in mine if race in of(s, c).races) >= count for race, count in asked)


@rule("VIS-5.5.6", off=False)
def caster_skips(s: State, p: Any) -> bool:
    """Whether required nodes and cost of a spell may be skipped through its caster."""
    if not any_caster_there(s, p.source, p.player) or not of(s, p.source).types & SPELL:
        return False
    return not costs_all_the_same(s, p)


@rule("VIS-W.57", off=False)
def costs_all_the_same(s: State, p: Any) -> bool:
    """A Last Spell that is played at command timing is paid for even if its caster is there (OQ-31)."""
    return not (s.rules.options["last_spell_skips_cost"] or spell_timing(s, p))


def may_skip(s: State, p: Any) -> bool:
    """Whether required nodes, cost check and payment may be skipped, all three together."""
    if p.what == TEXT or s.rules.plain_kinds[s.kinds[p.source]]:
        return False
    return caster_skips(s, p) or substitutes_there(s, p.source, p.player)


# --- timing (VIS-5.4.1, 5.5.1, 5.6.1) ---------------------------------------------------------------


def spell_timing(s: State, p: Any) -> bool:
    """VIS-5.5.2: the turn player, in the main phase, with no interference started."""
    return s.table.turn_player == p.player and s.table.phase == MAIN and not p.in_cut


def spell_times() -> tuple[int, int]:
    """The times of a spell card, with no interference in progress and as an answer (VIS-5.5.2)."""
    return OWN_MAIN, 0


@rule("VIS-5.6.1", off=spell_times)
def command_times() -> tuple[int, int]:
    """A command can be played by whoever has priority, in any phase of either turn, also as an answer."""
    return ALL_TIMES, ALL_TIMES


def at_any_time(s: State, p: Any) -> Refusal | None:
    """The timing of a command."""
    if command_times()[p.in_cut > FREE] & now(s, p.player):
        return None
    return Refusal("VIS-5.6.1", "commands are played at another time")


def right_time(s: State, p: Any) -> Refusal | None:
    """The timing of its kind, or the one that a special effect gives it."""
    v = of(s, p.source)
    if v.types & CHARACTER:
        if "Surprise" in v.keywords:
            return None
        rule, what = "VIS-5.4.1", "character"
    elif v.types & SPELL:
        if "LastSpell" in v.keywords and caster_there(s, p.source, p.player):
            return None
        rule, what = "VIS-5.5.1", "spell"
    else:
        return at_any_time(s, p)
    table = s.table
    if table.turn_player != p.player:
        return Refusal(f"{rule}.a", f"a {what} card is played by the turn player")
    if table.phase != MAIN:
        return Refusal(f"{rule}.b", f"a {what} card is played in the main phase")
    if p.in_cut:
        return Refusal(f"{rule}.c", f"a {what} card cannot be played while an interference is in progress")
    return None


def first_of_turn(s: State, p: Any) -> Refusal | None:
    """One normal character, one doll and one world charm a turn: those whose play has resolved count."""
    v = of(s, p.source)
    words = v.keywords
    table = s.table
    mine = 1 << p.player
    if v.types & CHARACTER:
        if "Doll" in words:
            if table.doll_resolved & mine:
                rule = "VIS-10.9.2.b" if "Surprise" in words else "VIS-5.4.1.e"
                return Refusal(rule, "a doll has been played this turn", {"limit": 1})
        elif "Surprise" not in words and table.normal_resolved & mine:
            return Refusal("VIS-5.4.1.d", "a character card has been played this turn", {"limit": 1})
    elif v.types & SPELL and "WorldCharm" in words and table.world_charm_resolved & mine:
        return Refusal("VIS-5.5.1.d", "a world charm has been played this turn", {"limit": 1})
    return None


# --- the other conditions (VIS-5.2.2) ---------------------------------------------------------------


def name_of(s: State, card: int) -> str:
    """The name by which plays of one name are counted."""
    definition = s.rules.defs[s.kinds[card]]
    return plain(definition.name_ja or definition.name)


ONE_A_TURN = ("OnePerTurn", "OnePerOwnTurn", "OnePerEnemyTurn")


def turn_limits(s: State, p: Any) -> Refusal | None:
    """In whose turns the card can be played, and how many of its name a turn, if it says so."""
    words = of(s, p.source).keywords
    own = s.table.turn_player == p.player
    for one, several in (("OnePerOwnTurn", "OwnTurnOnly"), ("OnePerEnemyTurn", "EnemyTurnOnly")):
        if (one in words or several in words) and own != (one == "OnePerOwnTurn"):
            turn = "own turn" if one == "OnePerOwnTurn" else "opponent's turn"
            rule = "VIS-10.21" if one in words else "VIS-W.63"
            return Refusal(rule, f"it can be played only in the {turn}")
    limited = any(word in words for word in ONE_A_TURN)
    if limited and (p.player, name_of(s, p.source)) in s.table.played:
        return Refusal("VIS-10.21", "a card of its name has been played this turn", {"limit": 1})
    return None


def own_conditions(s: State, p: Any) -> Refusal | None:
    """Other conditions that stand on the card."""
    if "LastWord" in of(s, p.source).keywords and not caster_there(s, p.source, p.player):
        return Refusal("VIS-10.32.2.a", "it cannot be played unless its caster is on the own field")
    for text in s.rules.limits[s.kinds[p.source]]:
        if text.mask and not text.mask & now(s, p.player):
            return Refusal("VIS-5.2.2.b", "its text allows it at another time only", {"mask": text.mask})
        for name, holds in text.needs:
            if not holds(s, p):
                return Refusal(name or "VIS-5.2.2.b", "what its text asks for does not hold")
    return None


def allowed(s: State, p: Any) -> Refusal | None:
    """No effect forbids it (VIS-5.2.2.b)."""
    if player_flags(s, p.player) & CANNOT_PLAY:
        return Refusal("VIS-5.2.2.b", "an effect says that this player cannot play cards")
    source = banned(s, p.source, p.player)
    if source is not None:
        return Refusal(
            "VIS-5.2.2.b", "an effect says that this player cannot play such cards", {"by": source}
        )
    return None


def printed_dash(s: State, p: Any) -> Refusal | None:
    """A card whose required nodes or cost are a dash cannot be played (VIS-2.4.4)."""
    if node_is_dash(s, p.source) or cost_is_dash(s, p.source):
        return Refusal("VIS-2.4.4", "its required nodes or cost are a dash: it cannot be played")
    return None


def enough_nodes(s: State, p: Any) -> Refusal | None:
    """Required nodes, unless they are skipped together with the cost."""
    found = lacks_nodes(s, p.player, node_of(s, p.source, p.player))
    return found if found is None or not may_skip(s, p) else None


def price(s: State, p: Any) -> int:
    """What the play costs, in nodes, with the X chosen so far."""
    if p.what == TEXT:
        mine: Price = s.rules.texts[p.text].price
        return mine.cost + max(0, p.x) if mine.x else mine.cost
    if getattr(p, "skip", 0) == 1:
        return 0
    cost = cost_of(s, p.source, p.player)
    return cost + max(0, p.x) if s.rules.defs[s.kinds[p.source]].x_cost else cost


def can_pay(s: State, p: Any) -> Refusal | None:
    """The cost can be paid, unless it is skipped together with the required nodes."""
    found = lacks_cost(s, p.player, price(s, p))
    return found if found is None or not may_skip(s, p) else None


def asks_x(s: State, p: Any) -> bool:
    """Whether a value of X is chosen for the play."""
    if p.what != TEXT:
        return bool(s.rules.defs[s.kinds[p.source]].x_cost)
    text = s.rules.texts[p.text]
    return bool(text.price.x or text.is_x)


def lacks_for_x(s: State, p: Any) -> bool:
    """Whether that X can no longer be paid."""
    return purse(s, p.player) < price(s, p)


def targets_there(s: State, p: Any) -> Refusal | None:
    """Everything that is chosen on play can be (VIS-5.2.2.e)."""
    return completable(s, p)


# --- activated effects (VIS-7.1.3) ------------------------------------------------------------------


def used_in_time(s: State, p: Any) -> Refusal | None:
    """(Always) in either turn, (own turn) and (opponent's turn) in that one (VIS-7.1.3)."""
    text: Text = s.rules.texts[p.text]
    if text.mask & now(s, p.player):
        return None
    return Refusal("VIS-7.1.3", "it is used at another time", {"mask": text.mask})


def used_by(s: State, p: Any) -> Refusal | None:
    """Its controller uses it."""
    if seat_of(s, p.source) == p.player:
        return None
    return Refusal("VIS-W.17", "only the player in whose area the card is can use its effects")


def used_on_field(s: State, p: Any) -> Refusal | None:
    """Only on the field, face-up, with its text in force (VIS-W.17); or where the text says it works."""
    text: Text = s.rules.texts[p.text]
    if text.places:
        if text.places >> PLACE[s.where[p.source]] & 1:
            return None
    elif PLACE[s.where[p.source]] == FIELD and text in of(s, p.source).plays:
        return None
    return Refusal("VIS-W.17", "its card is not on the field with its text in force")


def use_allowed(s: State, p: Any) -> Refusal | None:
    """No effect forbids it."""
    if s.rules.texts[p.text].keyword:
        return None  # VIS-10.1.4: the word is no activated effect
    if player_flags(s, p.player) & CANNOT_USE_EFFECTS or of(s, p.source).flags & CANNOT_USE:
        return Refusal("VIS-W.27", "an effect says that it cannot be used")
    return None


def used_once(s: State, p: Any) -> Refusal | None:
    """Once a turn, where it says so."""
    text: Text = s.rules.texts[p.text]
    if not text.once:
        return None
    record = s.cards[p.source]
    used = record.used if record is not None else [t for c, _e, t in s.table.used if c == p.source]
    if p.text not in used:
        return None
    return Refusal("VIS-W.17", "it can be used once a turn and has been", {"limit": 1})


def can_sleep(s: State, p: Any) -> Refusal | None:
    """(S) is paid with an active card (VIS-W.15)."""
    text: Text = s.rules.texts[p.text]
    if not text.price.sleep:
        return None
    card = sleeper(s, p.source, text)
    record = s.cards[card]
    if record is None or record.rolled:
        return Refusal("VIS-W.15", "the card is asleep already, so (S) cannot be paid")
    return None


def sleeper(s: State, card: int, text: Text) -> int:
    """The card that (S) puts to sleep: the character that has the text, also if it has it from a set card."""
    record = s.cards[card]
    if record is not None and record.host >= 0:
        v = of(s, card) if s.stale else s.values.of[card]
        if v.given:
            return record.host
    return card


def needs_met(s: State, p: Any) -> Refusal | None:
    """What a text asks for before it can be used or played."""
    for text in texts_of(s, p):
        for name, holds in text.needs:
            if not holds(s, p):
                return Refusal(name or "VIS-5.2.2.b", "what its text asks for does not hold")
    return None


CARD_CHECKS: list[Check] = [
    right_time,
    first_of_turn,
    printed_dash,
    enough_nodes,
    can_pay,
    turn_limits,
    own_conditions,
    allowed,
    needs_met,
    targets_there,
]
TEXT_CHECKS: list[Check] = [
    used_on_field,
    used_by,
    used_in_time,
    used_once,
    use_allowed,
    can_sleep,
    can_pay,
    needs_met,
    targets_there,
]


def more_checks(v: Values, dashes: bool, limits: bool, needs: bool) -> tuple[Check, ...]:
    """The checks that can refuse a card by what is printed on it, if the times at which it can be played, one
    of its sort a turn, nodes, cost and targets are looked at elsewhere.

    `dashes`: its required nodes or cost are a dash; `limits`: it has lines that limit its play; `needs`: what
    it does when played asks for something.
    """
    words = v.keywords
    found: list[Check] = []
    if "LastSpell" in words:
        found.append(right_time)
    if dashes:
        found.append(printed_dash)
    if any(word in words for word in ONE_A_TURN):
        found.append(turn_limits)
    if limits or "LastWord" in words:
        found.append(own_conditions)
    if needs:
        found.append(needs_met)
    return tuple(found)


CHECKS = {CARD: CARD_CHECKS, CARD_DEFENDS: CARD_CHECKS, TEXT: TEXT_CHECKS}


def possible(s: State, p: Any) -> bool:
    """Whether every check lets the play pass."""
    for check in CHECKS[p.what]:
        if check(s, p) is not None:
            return False
    return True


def refusals(s: State, p: Any) -> list[Refusal]:
    """All that refuses a play, in the order of the checks."""
    return plan.refusals(s, p, CHECKS[p.what])


__all__ = ["COMMAND", "Plan", "x_choices"]
