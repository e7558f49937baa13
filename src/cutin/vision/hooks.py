"""What the shared meanings of words ask of the rules of VISION."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cutin.ability.common import Choice
from cutin.ability.doing import HasTo
from cutin.ability.form import Ability, Choose, Chosen, Effect, Keyword, Sequence
from cutin.game import hooks
from cutin.game.compiler import Compiler
from cutin.game.hooks import Act, Change, Where
from cutin.game.refs import A_PLAYER, ref
from cutin.game.resolve import Held
from cutin.game.texts import CardTest, Number
from cutin.kernel.agenda import DONE, Step, amend, push
from cutin.kernel.changes import cite, emit, next_serial, set_card, set_table
from cutin.kernel.state import Lasting, Ref, State

from . import c01_drawing, c01_losing, c05_resolution, c08_subjects, values
from .c01_instead import discard_instead, discards_instead
from .c01_nodes import Pay, purse
from .c07_effects import rider_over
from .c09_applied import remove
from .c10_keywords import NAMES, name_of
from .c10_limits import kept_out
from .c11_moving import change_control, enter, leave, set_on
from .card import plain
from .changes import ELSEWHERE, KEYWORD, LOSE_KEYWORD, NEGATE, TEXT, UNTOUCHABLE
from .durations import lay_on_players
from .notices import CARD_AT
from .table import (
    DECK,
    DISCARDING,
    END_OF_BATTLE,
    END_OF_INTERFERENCE,
    END_OF_NEXT_TURN,
    END_OF_TURN,
    EXCLUSION,
    FIELD,
    FIELD_ZONES,
    HAND,
    NEXT_TURN_START,
    NODES,
    ON_FIELD_LONG,
    PLACES,
    PLAY,
    SEAT,
    UNDERWORLD,
    on_field,
)
from .words.removal import Discard, Exclude, PutDying


def _measure(name: str) -> Callable[[State, int], int | None]:
    return lambda s, card: int(getattr(values.of(s, card), name))


def _part_of(name: str, index: int) -> Callable[[State, int], int | None]:
    return lambda s, card: int(getattr(values.of(s, card), name)[index])


def _damage(s: State, card: int) -> int | None:
    record = s.cards[card]
    return record.damage if record is not None else 0


def is_unset(s: State, card: int) -> bool:
    """Whether a card on the field is not set on another."""
    record = s.cards[card]
    return record is not None and record.host < 0


class Hooks(hooks.Hooks):
    """The hooks of VISION."""

    field_zones = FIELD_ZONES
    play_zones = (PLAY, PLACES + PLAY)
    side = SEAT
    place_named: Mapping[str, int] = {
        "deck": DECK,
        "underworld": UNDERWORLD,
        "hand": HAND,
        "nodes": NODES,
        "exclusion area": EXCLUSION,
    }
    piled = frozenset((UNDERWORLD,))
    states: Mapping[str, Any] = {"active": False, "asleep": True}
    measures: Mapping[str, Callable[[State, int], int | None]] = {
        "node": _measure("node"),
        "cost": _measure("cost"),
        "attack": _measure("attack"),
        "endurance": _measure("endurance"),
        "base attack": _part_of("original", 0),
        "base endurance": _part_of("original", 1),
        "graze": _measure("graze"),
        "damage": _damage,
    }
    durations: Mapping[str, int] = {
        "until end of turn": END_OF_TURN,
        "until the end of the next turn": END_OF_NEXT_TURN,
        "until the end of the battle": END_OF_BATTLE,
        "until the end of the interference": END_OF_INTERFERENCE,
        "until the start of the next own turn": NEXT_TURN_START,
        "as long as it is on the field": ON_FIELD_LONG,
    }
    untouchable = UNTOUCHABLE
    values = staticmethod(values.of)
    subjects = True

    # --- cards ------------------------------------------------------------------------------------

    def touchable(self, s: State, ctx: Any, card: int, alone: bool = False) -> bool:
        """Whether an effect may mean the card (VIS-8.1.4)."""
        return c08_subjects.touchable(s, ctx, card, alone)

    def named(self, words: str, whole: bool) -> CardTest:
        """A reference to a name means every card whose name contains it (VIS-12.3.1), however it is put."""
        wording = plain(words)

        def test(s: State, ctx: Any, card: int) -> bool:
            found = None if s.stale else s.values.of.get(card)
            v = found or values.of(s, card)
            for name in v.names:
                if wording in name:
                    return True
            return False

        return test

    def same_name(self, s: State, card: int, other: int) -> bool:
        """Whether two cards go by the same name."""
        return values.same_name(values.of(s, card), values.of(s, other))

    def has_keyword(self, name: str) -> CardTest:
        """Whether the word stands on the card, its effect nullified or not (VIS-10.1.2.a)."""
        word = NAMES[name]

        def has(s: State, ctx: Any, card: int) -> bool:
            v = None if s.stale else s.values.of.get(card)
            return word in (values.of(s, card) if v is None else v).words

        return has

    def event_card(self, s: State, ctx: Any) -> list[Ref]:
        """The card that the event of a triggered text speaks of."""
        event = ctx.event
        at = CARD_AT.get(event[0], 0) if event else 0
        return [ref(s, event[at])] if at and event[at] >= 0 else []

    # --- effects ----------------------------------------------------------------------------------

    def first_seat(self, s: State) -> int:
        """Where both players do something the turn player comes first (VIS-7.1.6.a)."""
        seat: int = s.table.turn_player
        return seat

    def part(self, rule: str, act: Act) -> Step:
        """A part of an effect; without a proper subject the effect ends there."""

        def run(s: State, f: Any) -> int | None:
            depth = len(s.agenda) - 1
            whole = act(s, f)
            if whole is None:
                return self.missing(s, f)
            if whole is not f.done:
                amend(s, depth, done=whole)
            return None

        return Step(rule, run)

    def missing(self, s: State, f: Any) -> int | None:
        """From the part on for which no proper subject can be chosen the effect has failed (VIS-8.1.3.a)."""
        emit(s, "fails", "VIS-8.1.3.a", f.player, (f.source,) if f.source >= 0 else ())
        return DONE

    def at_once(self, node: HasTo) -> Effect | None:
        """What each player has to choose and remove is removed by one instruction (VIS-9.1.6)."""
        effect = node.effect
        if not isinstance(effect, PutDying | Discard | Exclude) or not isinstance(effect.cards, Choice):
            return None
        choose = Choose(node.who, effect.cards.count, effect.cards.cards)
        return Sequence((choose, type(effect)(Chosen())))

    def after_rider(self, c: Compiler, start: int) -> Step | None:
        """A removal in an auto gamma waits for what depends on it (OQ-10)."""
        return rider_over(c, start)

    def put_on_hold(self, s: State, held: Held) -> None:
        """Keeps the rest of an effect until its moment."""
        set_table(s, held=(*s.table.held, held))
        who = (held.source,) if held.source >= 0 else ()
        emit(s, "on hold", "VIS-7.7", held.player, who, key=held.key, when=list(held.when))

    def lay(self, s: State, f: Any, on: Ref, change: Change, until: int, text: Any) -> None:
        """A change takes hold, on a card or on a player."""
        lasting = Lasting(change, until, f.player, f.source, f.entry, next_serial(s))
        if on[0] == A_PLAYER:
            lay_on_players(s, (*s.table.lasting, (on[1], lasting)))
            emit(s, "gains", "", on[1], (), change=change[0])
            return
        record = s.cards[on[0]]
        if record is not None and on_field(s, on[0]):
            set_card(s, on[0], "gains", lasting=(*record.lasting, lasting))
            return
        elsewhere = (ELSEWHERE, on[0], s.where[on[0]], text.key, change)
        lasting = Lasting(elsewhere, until, f.player, f.source, f.entry, lasting.since)
        lay_on_players(s, (*s.table.lasting, (f.player, lasting)))

    def until_counted(self, node: Any, cards: Any, changes: list[Any], c: Compiler) -> None:
        """The step of a change that lasts and whose X is counted anew all the time."""
        from .meaning.statics import until_counted  # the meanings need these hooks

        until_counted(node, cards, changes, c)

    def can_pay(self, s: State, seat: int, amount: int) -> bool:
        """Whether a player can pay so much with nodes."""
        return purse(s, seat) >= amount

    def pays(self, c: Compiler, who: Callable[[State, Any], list[int]], amount: Number) -> None:
        """The step in which a player pays."""

        def pay_now(s: State, f: Any) -> None:
            count = amount(s, f)
            if count > 0:
                push(s, Pay(player=who(s, f)[0], source=f.source, amount=count))

        c.steps.append(Step(c.law.unless, pay_now))

    # --- what is done -----------------------------------------------------------------------------

    def draw(self, s: State, seat: int, place: int = -1) -> bool:
        """An effect makes a player draw."""
        if discards_instead(s, seat):
            return discard_instead(s, seat, -1)
        return c01_drawing.draw(s, seat)

    def bring(self, s: State, f: Any, card: int, where: Where, state: Any) -> bool:
        """Moves a card by an effect; `state` is whether it is then asleep (None: on the field it is)."""
        seat, place, front = where
        zone = seat * PLACES + place
        if place == FIELD:
            if on_field(s, card) and is_unset(s, card):
                change_control(s, card, zone)
            elif kept_out(s, card, seat):
                cite(s, "VIS-10.32.2.b", card)
                remove(s, f, DISCARDING, [card])
                return False
            else:
                enter(s, card, zone, asleep=state is None or bool(state), cause=(f.player, f.source))
            return True
        leave(s, [(card, zone, 0 if front else -1, bool(state))], f.player, f.source)
        return True

    def set_under(self, s: State, f: Any, card: int, host: int) -> bool:
        """Sets a card on another, which has to be on the field."""
        if not on_field(s, host) or card == host:
            return False
        set_on(s, card, host)
        return True

    def negate_play(self, s: State, f: Any, card: int) -> bool:
        """The play of a card is treated as if it had not happened (VIS-W.21)."""
        item = c05_resolution.being_played(s, (card, 0))
        return item is not None and c05_resolution.negate_play(s, item.key)

    def loses(self, s: State, seat: int) -> None:
        """A card says that the player loses (VIS-W.33)."""
        c01_losing.loses(s, seat)

    # --- changes ----------------------------------------------------------------------------------

    def gained(self, ability: Ability, once: bool = False) -> Change:
        """The change that gives a card a line of text, or a tactic or special effect."""
        key = self.register(ability)  # type: ignore[attr-defined]  # the rules that these hooks belong to
        if isinstance(ability, Keyword):
            text = self.text(key)  # type: ignore[attr-defined]  # as above
            return (KEYWORD, ((name_of(type(ability)), text.param),), (key,))
        return (TEXT, key)

    def lost(self, keyword: Keyword) -> Change:
        """The change that takes a tactic or special effect from a card."""
        return (LOSE_KEYWORD, name_of(type(keyword)))

    def negated(self, s: State, card: int) -> Change:
        """The change that nullifies the text that a card has now; of card -1: all text at all times."""
        if card < 0:
            return (NEGATE, None)
        record = s.cards[card]
        given = record.under if record is not None else ()
        # What set cards give is its text too (VIS-10.13.6, VIS-10.14.4).
        cards = (card, *(each for each in given if values.of(s, each).given))
        return (NEGATE, tuple(text.key for each in cards for text in values.of(s, each).texts))
