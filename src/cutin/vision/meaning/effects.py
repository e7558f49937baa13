"""What effects do to cards that stay where they are, to battles, turns and players."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import AMOUNTS, EFFECTS, Compiler, seen_players
from cutin.game.meaning.doing import does, me, note_seen, on_cards
from cutin.game.meaning.locations import zones_of
from cutin.game.meaning.picking import pick
from cutin.game.refs import A_PLAYER
from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import cite, emit, learn, next_serial, set_card, set_table, set_waiting
from cutin.kernel.decision import Decision
from cutin.kernel.state import Lasting, State

from .. import notices as on
from ..c01_losing import wins
from ..c01_priority import attack_by_effect, end_soon
from ..c05_resolution import negate_play
from ..c06_attack import (
    Fighter,
    attack_forbidden,
    can_defend,
    cancel_attack,
    cancel_defence,
    declare_attack,
    declare_defence,
)
from ..c06_characters import shape_of
from ..c07_effects import occur
from ..c10_limits import item_of
from ..changes import CANNOT_GAIN_LIFE, FLAG, PLAY_COST, PLAY_NODE, SHAPE, SKIPS_PHASE_0
from ..table import (
    END_OF_TURN,
    FACE_DOWN,
    NEXT_PLAY,
    ON_FIELD_LONG,
    PHASE_NAMES,
    PLAY_CARD,
    PLAY_TEXT,
    on_field,
    seat_of,
)
from ..values import is_character, player_flags
from ..words import effects as w
from .notes import as_seen, note_done
from .paying import change_life

# --- active, asleep, face down ----------------------------------------------------------------------


def turn(s: State, card: int, asleep: bool, rule: str) -> bool:
    """Puts a card to sleep or makes it active; whether it was the other way."""
    record = s.cards[card]
    if record is None or record.rolled is asleep:
        return False
    set_card(s, card, "asleep" if asleep else "active", rule, rolled=asleep)
    occur(s, on.PUT_ASLEEP if asleep else on.MADE_ACTIVE, card)
    return True


@EFFECTS.means(w.PutToSleep, w.MakeActive)
def lay_it_so(node: w.PutToSleep | w.MakeActive, c: Compiler) -> None:
    asleep = isinstance(node, w.PutToSleep)
    rule, deed = ("VIS-5.1.2.b", "put to sleep") if asleep else ("VIS-5.1.2.a", "made active")

    def each(s: State, f: Any, card: int) -> bool:
        done = turn(s, card, asleep, rule)
        note_done(s, deed, (card,) if done else ())
        return done

    on_cards(node, c, rule, each)


@EFFECTS.means(w.TurnFaceDown)
def turn_face_down(node: w.TurnFaceDown, c: Compiler) -> None:
    """It has only what is said from then on (VIS-6.1.7); what is set on it stays."""
    shape = shape_of(c.rules, node.mask) if node.mask is not None else None

    def each(s: State, f: Any, card: int) -> bool:
        record = s.cards[card]
        if record is None or not on_field(s, card) or record.flags & FACE_DOWN:
            return False
        lasting = tuple(one for one in record.lasting if one.change[0] != SHAPE)
        if shape is not None:
            mine = Lasting(shape, ON_FIELD_LONG, f.player, f.source, f.entry, next_serial(s))
            lasting = (*lasting, mine)
        set_card(s, card, "face down", "VIS-6.1.7", flags=record.flags | FACE_DOWN, lasting=lasting)
        note_done(s, "turned face down", (card,))
        return True

    on_cards(node, c, "VIS-6.1.7", each)


@EFFECTS.means(w.TurnFaceUp)
def turn_face_up(node: w.TurnFaceUp, c: Compiler) -> None:
    def each(s: State, f: Any, card: int) -> bool:
        record = s.cards[card]
        if record is None or not record.flags & FACE_DOWN:
            return False
        lasting = tuple(one for one in record.lasting if one.change[0] != SHAPE)
        set_card(s, card, "face up", "VIS-5.1.1", flags=record.flags & ~FACE_DOWN, lasting=lasting)
        learn(s, card, 3)
        return True

    on_cards(node, c, "VIS-5.1.1", each)


@EFFECTS.means(w.LookAtExactly)
def look_at_exactly(node: w.LookAtExactly, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    zones = zones_of(node.pile, c)

    def act(s: State, f: Any) -> bool | None:
        cards = s.zones[zones(s, f)[0]][: count(s, f)]
        if len(cards) < count(s, f):
            return None
        seat = seen_players(s, f)
        for card in cards:
            learn(s, card, 1 << seat)
        note_seen(s, cards, "looked at")
        return True

    does(c, "VIS-8.1.2", act)


# --- battle (6.2) ----------------------------------------------------------------------------------


@EFFECTS.means(w.CancelAttack)
def cancel_an_attack(node: w.CancelAttack, c: Compiler) -> None:
    on_cards(node, c, "VIS-W.46", lambda s, f, card: cancel_attack(s, card), all_of=False)


@EFFECTS.means(w.CancelDefence)
def cancel_a_defence(node: w.CancelDefence, c: Compiler) -> None:
    on_cards(node, c, "VIS-W.46", lambda s, f, card: cancel_defence(s, card), all_of=False)


@EFFECTS.means(w.MakeAttack)
def make_attack(node: w.MakeAttack, c: Compiler) -> None:
    """A new interference with priority for the attacked player (VIS-1.12.7)."""
    cards = pick(node.card, c)
    free = node.free

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None
        card = found[0][0]
        record = s.cards[card]
        if record is None or not is_character(s, card) or (record.rolled and not free):
            return False
        seat = seat_of(s, card)
        refused = attack_forbidden(s, Fighter(seat, card))
        if refused is not None:
            cite(s, refused.rule, card)
            return False
        # What waits for the attack comes before the other player has priority.
        attack_by_effect(s, 1 - seat)
        declare_attack(s, seat, card, by_effect=True, free=free)
        return True

    does(c, "VIS-1.12.7", act)


@EFFECTS.means(w.MakeDefend)
def make_defend(node: w.MakeDefend, c: Compiler) -> None:
    cards = pick(node.card, c)
    free = node.free

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None
        card = found[0][0]
        record = s.cards[card]
        seat = seat_of(s, card)
        if record is None or not is_character(s, card) or (record.rolled and not free):
            return False
        if not can_defend(s, seat, card):
            return False
        declare_defence(s, seat, card, by_effect=True, free=free)
        return True

    does(c, "VIS-W.45", act)


# --- turns and phases (4) --------------------------------------------------------------------------


@EFFECTS.means(w.SkipPhase)
def skip_phase(node: w.SkipPhase, c: Compiler) -> None:
    phase = PHASE_NAMES.index(node.phase)

    def act(s: State, f: Any) -> bool:
        seat = s.table.turn_player
        change = (FLAG, SKIPS_PHASE_0 << phase)
        s.rules.lay(s, f, (A_PLAYER, seat), change, END_OF_TURN, s.rules.text(f.text))
        return True

    does(c, "VIS-4.1.2", act)


@EFFECTS.means(w.EndNow)
def end_now(node: w.EndNow, c: Compiler) -> None:
    what = 1 if node.part == "phase" else 2

    def act(s: State, f: Any) -> bool:
        end_soon(s, what)
        return True

    does(c, "VIS-4.10.1.a" if what == 1 else "VIS-4.10.2.a", act)


# --- plays and effects ------------------------------------------------------------------------------


@EFFECTS.means(w.NegateThat)
def negate_that(node: w.NegateThat, c: Compiler) -> None:
    """The play or effect that targets something, as its event names it."""

    def act(s: State, f: Any) -> bool:
        item = item_of(s, f.event[3]) if f.event and f.event[0] == on.TARGETED else None
        if item is None:
            return False
        entry = item.entry
        amend(s, me(s), memo=(*f.memo, (item.source, "that source", entry)))
        if item.kind == PLAY_CARD:
            return negate_play(s, item.key)
        set_waiting(
            s,
            chain=tuple(each for each in s.chain if each.key != item.key),
            ready=tuple(each for each in s.ready if each.key != item.key),
        )
        emit(s, "negated", "VIS-12.2.3", item.player, (item.source,), key=item.key)
        return True

    does(c, "VIS-12.2.3", act)


@EFFECTS.means(w.NegateUsed)
def negate_used(node: w.NegateUsed, c: Compiler) -> None:
    """An item of the interference is gone."""

    def each(s: State, f: Any, card: int) -> bool:
        used = [
            item
            for item in s.chain
            if item.kind == PLAY_TEXT and item.source == card and not s.rules.text(item.text).keyword
        ]
        if not used:
            return False
        set_waiting(s, chain=tuple(item for item in s.chain if item is not used[-1]))
        emit(s, "negated", "VIS-W.17", used[-1].player, (card,), key=used[-1].key)
        return True

    on_cards(node, c, "VIS-W.17", each)


@EFFECTS.means(w.IgnoreUnion)
def ignore_union(node: w.IgnoreUnion, c: Compiler) -> None:
    """What its Union waits to do is not done."""

    def each(s: State, f: Any, card: int) -> bool:
        mine = [
            item.key for item in s.ready if item.source == card and s.rules.text(item.text).keyword == "Union"
        ]
        set_waiting(s, ready=tuple(item for item in s.ready if item.key not in mine))
        return bool(mine)

    # The node calls its one card `card`.
    cards = pick(node.card, c)
    does(c, "VIS-10.20", lambda s, f: any(each(s, f, r[0]) for r in cards(s, f) or ()))


@EFFECTS.means(w.DeclareNumber)
def declare_number(node: w.DeclareNumber, c: Compiler) -> None:
    """It is X from then on."""

    def ask(s: State, f: Any) -> Decision:
        words = s.rules.words_to_declare(s, seen_players(s, f), "number")
        return Decision(seen_players(s, f), "declare", "VIS-12.1.2", words)

    def answer(s: State, f: Any, value: str) -> None:
        emit(s, "declared", "VIS-12.1.2", seen_players(s, f), word=value)
        amend(s, me(s), x=int(value))

    c.steps.append(Step("VIS-12.1.2", answer, ask))


@EFFECTS.means(w.Declare)
def declare(node: w.Declare, c: Compiler) -> None:
    kind = "name" if node.what == "card name" else "race"
    rule = "VIS-12.1.3" if kind == "name" else "VIS-12.1.4"

    def ask(s: State, f: Any) -> Decision:
        words = s.rules.words_to_declare(s, seen_players(s, f), kind)
        return Decision(seen_players(s, f), "declare", rule, words)

    def answer(s: State, f: Any, value: str) -> None:
        emit(s, "declared", rule, seen_players(s, f), word=value)
        set_table(s, declared=(*s.table.declared, (f.key, value)))

    c.steps.append(Step(rule, answer, ask))


# --- players ----------------------------------------------------------------------------------------


@EFFECTS.means(w.GainLife)
def gain_life(node: w.GainLife, c: Compiler) -> None:
    who, amount = c.who(node.who), AMOUNTS.make(node.amount, c)

    def act(s: State, f: Any) -> bool:
        whole = True
        for seat in who(s, f):
            count = as_seen(amount, s, f, seat)
            if count > 0 and player_flags(s, seat) & CANNOT_GAIN_LIFE:
                cite(s, "VIS-W.27")
                whole = False
            elif count > 0:
                change_life(s, seat, count)
                occur(s, on.GAINED_LIFE, seat, count)
        return whole

    does(c, "VIS-W.26", act)


@EFFECTS.means(w.LoseLife)
def lose_life(node: w.LoseLife, c: Compiler) -> None:
    who, amount = c.who(node.who), AMOUNTS.make(node.amount, c)

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            count = as_seen(amount, s, f, seat)
            if node.floor:
                count = min(count, max(0, s.table.life[seat]))
            change_life(s, seat, -count)
        return True

    does(c, "VIS-W.26", act)


@EFFECTS.means(w.SetLife)
def set_life(node: w.SetLife, c: Compiler) -> None:
    """A change, no damage; the number is counted once for all."""
    who, amount = c.who(node.who), AMOUNTS.make(node.amount, c)

    def act(s: State, f: Any) -> bool:
        count = amount(s, f)
        for seat in who(s, f):
            change_life(s, seat, count - s.table.life[seat])
        return True

    does(c, "VIS-W.26", act)


@EFFECTS.means(w.WinGame)
def win_game(node: w.WinGame, c: Compiler) -> None:
    who = c.who(node.who)

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            wins(s, seat)
        return True

    does(c, "VIS-W.33", act)


@EFFECTS.means(w.NextCardPlayed)
def next_card_played(node: w.NextCardPlayed, c: Compiler) -> None:
    who = c.who(node.who)
    kind = PLAY_COST if node.what == "cost" else PLAY_NODE

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            change = (kind, node.by, 0, 0, f.player, f.source, f.entry, 0)
            s.rules.lay(s, f, (A_PLAYER, seat), change, NEXT_PLAY, s.rules.text(f.text))
        return True

    does(c, "VIS-W.21", act)


__all__ = ["turn"]
