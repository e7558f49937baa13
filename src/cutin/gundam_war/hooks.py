"""What the shared meanings of words ask of Gundam War (`cutin.game.hooks`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability.form import Ability, Cards, Keyword, Pick
from cutin.game import hooks
from cutin.game.compiler import Compiler
from cutin.game.hooks import Act, Change, Where
from cutin.game.meaning.doing import me
from cutin.game.meaning.flow import Seats
from cutin.game.texts import Number
from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import cite, emit, move, set_lost, set_waiting
from cutin.kernel.state import State

from . import c11_effects
from .c06_draw import draw
from .c07_costs import pay_resource
from .c10_order import moment_over
from .c14_squads import form_new
from .meaning import changes, filters, flow, moves, picking, picks, qualifiers
from .meaning.measures import MEASURES
from .table import (
    END_OF_CUT,
    END_OF_TURN,
    FIELD_ZONES,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    ON_FIELD_LONG,
    PLACES,
    PLAY_CARD,
    PLAYED,
    seat_of,
)
from .values import LOSE_KEYWORD, of
from .words.picks import SetGroupOf


class Meant(hooks.Hooks):
    """The hooks as this game gives them."""

    field_zones = FIELD_ZONES
    play_zones = (PLAYED, PLACES + PLAYED)
    side = filters.CONTROLLER
    place_named = {
        "Nation": NATION,
        "Lost Card Pile": LOST,
        "Junkyard": JUNKYARD,
        "hand": HAND,
        "Hangar": HANGAR,
    }
    piled = frozenset((NATION, LOST, JUNKYARD))
    states = {"rolled": True, "rerolled": False}
    measures = MEASURES
    durations = {
        "until end of turn": END_OF_TURN,
        "until the end of the cut": END_OF_CUT,
        "as long as it is on the field": ON_FIELD_LONG,
    }
    untouchable = filters.UNTOUCHABLE

    values = staticmethod(of)
    touchable = staticmethod(filters.can_be_targeted)
    named = staticmethod(qualifiers.named)
    same_name = staticmethod(qualifiers.same_name)
    has_keyword = staticmethod(qualifiers.has_keyword)
    event_card = staticmethod(picks.event_card)
    targets = staticmethod(picking.targets)
    lies_face_down = staticmethod(picking.lies_face_down)
    put_on_hold = staticmethod(c11_effects.hold)
    lay = staticmethod(flow.lay)
    set_under = staticmethod(moves.set_under)
    negated = staticmethod(changes.negated)
    loses = staticmethod(set_lost)

    def members(self, cards: Cards) -> Callable[[State, int], bool] | None:
        """What concerns a squad concerns its Units (GW-11.11)."""
        if not picking.of_a_squad(cards):
            return None
        return lambda s, card: picking.as_member(s, card)

    def group_of(self, cards: Pick) -> Pick | None:
        return cards.cards if isinstance(cards, SetGroupOf) else None

    def first_seat(self, s: State) -> int:
        """The attacking player (GW-22.1)."""
        seat: int = s.table.attacker
        return seat

    def part(self, rule: str, act: Act) -> Step:
        """What an action has changed is looked at once it is whole (GW-10.3, 17.1)."""

        def run(s: State, f: Any) -> None:
            if s.stale:
                s.rules.refresh(s)
            if s.values.latest > s.table.arranged:
                moment_over(s)
            base = s.values
            base.held = True
            done = bool(act(s, f))
            if s.agenda and me(s) >= 0:
                depth = me(s)
                frame: Any = s.agenda[depth]
                if frame.done != done:
                    amend(s, depth, done=done)
                if frame.memo:
                    form_new(s)
            base.held = False
            if s.stale or s.values is not base:
                s.rules.let_go(s, base)

        return Step(rule, run)

    def missing(self, s: State, f: Any) -> int | None:
        """The part is not carried out, and the effect goes on (GW-11.7)."""
        if f.done:
            amend(s, me(s), done=False)
        return None

    def can_pay(self, s: State, seat: int, amount: int) -> bool:
        return len(s.zones[seat * PLACES + NATION]) >= amount

    def pays(self, c: Compiler, who: Seats, amount: Number) -> None:
        """A resource cost (GW-7.6)."""
        c.steps.append(Step(c.law.unless, lambda s, f: pay_resource(s, who(s, f)[0], amount(s, f))))

    def draw(self, s: State, seat: int, place: int = -1) -> bool:
        return draw(s, seat, NATION if place < 0 else place)

    def bring(self, s: State, f: Any, card: int, where: Where, state: Any) -> bool:
        return moves.bring(s, f, card, where, state)

    def negate_play(self, s: State, f: Any, card: int) -> bool:
        """GW-8.15: the activated effect is removed, "once per turn" of its name is free again.

        Costs stay paid.
        """
        items = [i for i in s.chain if i.source == card and i.kind == PLAY_CARD]
        if not items:
            return False
        set_waiting(s, chain=tuple(i for i in s.chain if i.source != card or i.kind != PLAY_CARD))
        s.rules.play_negated(s, card, seat_of(s, card), items[0].event[0])
        emit(s, "play negated", "GW-8.15", f.player, (card,))
        cite(s, "GW-7.12", card)
        move(s, card, s.owners[card] * PLACES + JUNKYARD, 0, rule="GW-8.15")
        return True

    def gained(self, ability: Ability, once: bool = False) -> Change:
        return changes.gained(self, ability, once)

    def lost(self, keyword: Keyword) -> Change:
        return (LOSE_KEYWORD, type(keyword).__name__)
