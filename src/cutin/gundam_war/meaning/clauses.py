"""What single clauses do: swapped sides, an extra turn, a bound answer, a wager (words.singles)."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import EFFECTS, Compiler
from cutin.game.meaning.doing import does, me
from cutin.game.refs import ref
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.changes import emit, learn, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from .. import c17_destruction
from ..card import G
from ..table import BY_EFFECT, HAND, PLACES, seat_of
from ..values import of
from ..words import singles
from .filters import can_be_targeted


@EFFECTS.means(singles.SwapSides)
def swap_sides(node: singles.SwapSides, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        set_table(s, sides=f.player + 1)
        return True

    does(c, "GW-4.2", act)


@EFFECTS.means(singles.ExtraTurn)
def extra_turn(node: singles.ExtraTurn, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        set_table(s, extra_turn=True, silenced=ref(s, f.source))
        return True

    does(c, "GW-22.2", act)


@EFFECTS.means(singles.AnswerSortie)
def answer_sortie(node: singles.AnswerSortie, c: Compiler) -> None:
    """Kept as seat * 2 + 1 for yes; GW-14.23 as far as the rules allow."""

    def ask(s: State, f: Any) -> Decision:
        return Decision(1 - f.player, "answer", "GW-14.23", (True, False))

    def answer(s: State, f: Any, value: bool) -> None:
        set_table(s, answer=(1 - f.player) * 2 + int(value))
        emit(s, "answered", "GW-14.23", 1 - f.player, answer=value)

    c.steps.append(Step("GW-14.23", answer, ask))


@EFFECTS.means(singles.Wager)
def wager(node: singles.Wager, c: Compiler) -> None:
    """Both choose, both are revealed, the higher total nation power destroys (`chosen`: the two wagers)."""

    def start(s: State, f: Any) -> None:
        hands = [len(s.zones[seat * PLACES + HAND]) for seat in (0, 1)]
        amend(s, me(s), chosen=(), done=all(hands), held=(*f.held, 0))

    def ask(s: State, f: Any) -> Decision | None:
        if not f.done or len(f.chosen) == 2:
            return None
        seat = f.player if not f.chosen else 1 - f.player
        options: list[Ref] = []
        kinds: set[int] = set()
        for card in s.zones[seat * PLACES + HAND]:
            if s.kinds[card] not in kinds:
                kinds.add(s.kinds[card])
                options.append((card, 0))
        return Decision(seat, "wager", "GW-8.5", tuple(options))

    def answer(s: State, f: Any, value: Ref) -> int:
        amend(s, me(s), chosen=(*f.chosen, value))
        return AGAIN

    def compare(s: State, f: Any) -> None:
        if not f.done:
            return
        mine, theirs = f.chosen[0][0], f.chosen[1][0]
        for card in (mine, theirs):
            learn(s, card, 3)
        a = _worth(s, mine, theirs)
        b = _worth(s, theirs, mine)
        # (who chooses next, how many the player still chooses, how many the other does)
        n = (node.more, 0) if a > b else (0, node.more) if b > a else (node.tie, node.tie)
        amend(s, me(s), held=(*f.held[:-1], n[0], n[1]), chosen=())

    def _worth(s: State, card: int, other: int) -> int:
        v = of(s, card)
        if v.types & G:
            return node.g if of(s, other).total >= node.against else 0
        return v.total

    def victims(s: State, f: Any) -> Decision | None:
        if not f.done:
            return None
        left = f.held[-2], f.held[-1]
        for i, seat in enumerate((f.player, 1 - f.player)):
            if left[i] > 0:
                options = [
                    (card, record.entry)
                    for card, record in enumerate(s.cards)
                    if record is not None
                    and seat_of(s, card) != seat
                    and record.doom is None
                    and can_be_targeted(s, f, card)
                ]
                if options:
                    return Decision(seat, "choose", "GW-8.5", tuple(options))
        return None

    def take(s: State, f: Any, value: Ref) -> int:
        first = f.held[-2] > 0 and seat_of(s, value[0]) != f.player
        held = (*f.held[:-2], f.held[-2] - int(first), f.held[-1] - int(not first))
        amend(s, me(s), held=held)
        c17_destruction.destroy(s, value[0], BY_EFFECT, f.player, f.source)
        return AGAIN

    def over(s: State, f: Any) -> None:
        amend(s, me(s), held=())

    c.steps += [
        Step("GW-8.5", start),
        Step("GW-8.5", answer, ask),
        Step("GW-23.3", compare),
        Step("GW-8.5", take, victims),
        Step("GW-8.5", over),
    ]
