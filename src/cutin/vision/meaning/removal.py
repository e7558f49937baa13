"""What is done to the states of chapter 9, and to damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.ability.form import Who
from cutin.game.compiler import AMOUNTS, EFFECTS, Compiler, seen_players
from cutin.game.meaning.doing import does, me, on_cards, payable_with
from cutin.game.meaning.picking import Picker, may_be_none, pick
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.chance import below
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from ..c01_damage import change_damage, deal, prevent, to_card, to_player
from ..c09_applied import remove
from ..c09_discard import negate_discard, negate_removal
from ..c09_dying import negate_dying, reset_damage
from ..c09_refused import kept_out
from ..c09_statuses import Removing
from ..card import SPELL
from ..changes import DECK_FOR_HAND
from ..table import DECK, DISCARDING, DYING, EXCLUDING, HAND, PLACES, living
from ..values import hand_limit, of, player_flags
from ..words import removal as w
from ..words.picks import AsManyAs, CardsAndPlayer, OneOrPlayer
from .notes import as_seen, note_done, note_values, noted, running
from .picks import one_or_player

RULES = {DYING: "VIS-9.2.2.c", DISCARDING: "VIS-9.3.3", EXCLUDING: "VIS-9.4.3"}


# --- removal ----------------------------------------------------------------------------------------


def _removes(node: Any, c: Compiler, kind: int, deed: str) -> None:
    """One instruction: all the cards get the status at once. Carried out if all have got it, of "all" one."""
    cards = pick(node.cards, c)
    one_will_do = isinstance(node.cards, form.All | AsManyAs)
    none_will_do = may_be_none(node.cards)
    if c.paying:
        _has_to_be_removed(node, c, kind)
    elif kind == DISCARDING:
        _from_the_deck(c, cards)

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        wanted = [r[0] for r in found]
        if kind == DISCARDING and noted(f, DECK_INSTEAD, -1) >= 0:
            wanted = _deck_instead(s, wanted, noted(f, DECK_INSTEAD))
        note_values(s, wanted)
        applied = remove(s, f, kind, wanted)
        note_done(s, deed, applied)
        return bool(applied) if one_will_do else len(applied) == len(wanted)

    does(c, RULES[kind], act)


def _has_to_be_removed(node: Any, c: Compiler, kind: int) -> None:
    """Nothing is paid with a card that does not come into the status (VIS-9.2.8, VIS-9.3.8, VIS-9.4.6)."""

    def can(s: State, p: Any, card: int) -> bool:
        return not kept_out(s, Removing(kind, card, p.player, p.source, True))

    payable_with(node, c, can)
    index = c.slot_of.get(id(node.cards))
    if index is None:
        return
    options = c.slots[index].options
    c.slots[index].offer(lambda s, p: [r for r in options(s, p) if can(s, p, r[0])])


DECK_INSTEAD = "deck for hand"
"""What the effect remembers of a player who discards from the deck instead of the hand: (-1, this, seat)."""


def _hand_cards(s: State, f: Any, cards: Picker, seat: int) -> int:
    return sum(1 for r in cards(s, f) or () if s.where[r[0]] == seat * PLACES + HAND)


def _from_the_deck(c: Compiler, cards: Picker) -> None:
    """Where a spell's effect makes a player discard from the hand, a text may let that be from the deck."""

    def ask(s: State, f: Any) -> Decision | None:
        for seat in (0, 1):
            if player_flags(s, seat) & DECK_FOR_HAND and of(s, f.source).types & SPELL:
                count = _hand_cards(s, f, cards, seat)
                if 0 < count <= len(s.zones[seat * PLACES + DECK]):
                    return Decision(seat, "may", "VIS-W.27", (True, False))
        return None

    def answer(s: State, f: Any, value: bool) -> None:
        if value:
            seat = next(seat for seat in (0, 1) if player_flags(s, seat) & DECK_FOR_HAND)
            amend(s, me(s), memo=(*f.memo, (-1, DECK_INSTEAD, seat)))

    c.steps.append(Step("VIS-W.27", answer, ask))


def _deck_instead(s: State, wanted: list[int], seat: int) -> list[int]:
    """The cards, with the top of the deck for those of the player's hand."""
    kept = [card for card in wanted if s.where[card] != seat * PLACES + HAND]
    top: tuple[int, ...] = s.zones[seat * PLACES + DECK][: len(wanted) - len(kept)]
    return [*kept, *top]


@EFFECTS.means(w.PutDying)
def put_dying(node: w.PutDying, c: Compiler) -> None:
    _removes(node, c, DYING, "put in the dying state")


@EFFECTS.means(w.Discard)
def discard(node: w.Discard, c: Compiler) -> None:
    _removes(node, c, DISCARDING, "discarded")


@EFFECTS.means(w.Exclude)
def exclude(node: w.Exclude, c: Compiler) -> None:
    _removes(node, c, EXCLUDING, "excluded")


@EFFECTS.means(w.DiscardToLimit)
def discard_to_limit(node: w.DiscardToLimit, c: Compiler) -> None:
    who = c.who(node.who)

    def act(s: State, f: Any) -> bool:
        chosen: list[int] = []
        for seat in who(s, f):
            hand = list(s.zones[seat * PLACES + HAND])
            for _ in range(len(hand) - hand_limit(s, seat)):
                chosen.append(hand.pop(below(s, len(hand))))
        applied = remove(s, f, DISCARDING, chosen)
        note_done(s, "discarded", applied)
        return bool(applied)

    does(c, "VIS-9.3.3", act)


@EFFECTS.means(w.NegateDying)
def negate_dying_state(node: w.NegateDying, c: Compiler) -> None:
    on_cards(node, c, "VIS-9.2.4", lambda s, f, card: negate_dying(s, card))


@EFFECTS.means(w.NegateDiscard)
def negate_discard_state(node: w.NegateDiscard, c: Compiler) -> None:
    on_cards(node, c, "VIS-9.3.5", lambda s, f, card: negate_discard(s, card))


@EFFECTS.means(w.NegateRemoval)
def negate_that_removal(node: w.NegateRemoval, c: Compiler) -> None:
    """There is no rule for nullifying an exclusion."""

    def act(s: State, f: Any) -> bool:
        return negate_removal(s, f.event[0], f.event[1])

    does(c, "VIS-9.1.1.a", act)


# --- damage -----------------------------------------------------------------------------------------


def _state_of(s: State, found: list[Ref], seats: list[int]) -> int:
    """What damage changes, as one number."""
    total: int = sum(s.table.damage_taken[seat] for seat in seats)
    for card, _entry in found:
        record = s.cards[card]
        total += record.damage if record is not None else 0
    return total


def dealt(c: Compiler, hits: Callable[[State, Any], tuple[list[Ref], list[int], list[Any]] | None]) -> None:
    """Two steps: the damage; and whether any of it was taken, on which what comes after it depends."""

    def act(s: State, f: Any) -> bool | None:
        found = hits(s, f)
        if found is None:
            return None
        refs, seats, each = found
        note_hit(s, refs, seats)
        return deal(s, each) if each else False

    def whole(s: State, f: Any) -> None:
        if not f.done:
            return
        refs = [(card, n) for card, what, n in f.memo if what == "hit"]
        seats = [n for _c, what, n in f.memo if what == "hit player"]
        gone = any(not living(s, r) for r in refs)
        if not gone and _state_of(s, refs, seats) == noted(f, "before"):
            amend(s, me(s), done=False)

    does(c, "VIS-1.10.12", act)
    c.steps.append(Step("VIS-W.19", whole))


def note_hit(s: State, refs: list[Ref], seats: list[int]) -> None:
    """The effect remembers whom it deals damage to, and how they stand before."""
    depth = running(s)
    frame: Any = s.agenda[depth]
    memo = [each for each in frame.memo if each[1] not in ("hit", "hit player", "before")]
    memo += [(card, "hit", entry) for card, entry in refs] + [(-1, "hit player", seat) for seat in seats]
    memo.append((-1, "before", _state_of(s, refs, seats)))
    amend(s, depth, memo=tuple(memo))


@EFFECTS.means(w.DealDamage)
def deal_damage(node: w.DealDamage, c: Compiler) -> None:
    amount = AMOUNTS.make(node.amount, c)
    if isinstance(node.to, Who):
        who = c.who(node.to)

        def at_players(s: State, f: Any) -> tuple[list[Ref], list[int], list[Any]]:
            seats = list(who(s, f))
            return (
                [],
                seats,
                [to_player(seat, as_seen(amount, s, f, seat), f.source, f.player) for seat in seats],
            )

        dealt(c, at_players)
        return
    to = node.to
    players = c.who(to.who) if isinstance(to, CardsAndPlayer) else None
    if isinstance(to, CardsAndPlayer):
        to = to.cards
    cards: Picker = one_or_player(to, c) if isinstance(to, OneOrPlayer) else pick(to, c)
    none_will_do = not isinstance(to, OneOrPlayer) and may_be_none(to)

    def at_cards(s: State, f: Any) -> tuple[list[Ref], list[int], list[Any]] | None:
        found = cards(s, f)
        if found is None or (not found and not none_will_do):
            return None
        number = amount(s, f)
        refs = [r for r in found if r[0] >= 0]
        seats = [r[1] for r in found if r[0] < 0]
        seats += players(s, f) if players is not None else ()
        hits = [to_card(s, card, number, f.source, f.player) for card, _entry in refs]
        hits += [to_player(seat, number, f.source, f.player) for seat in seats]
        return refs, seats, hits

    dealt(c, at_cards)


@EFFECTS.means(w.Distribute)
def distribute(node: w.Distribute, c: Compiler) -> None:
    _distributes(c, node, 1 if node.least is None else node.least, False)


@EFFECTS.means(w.DistributeWithin)
def distribute_within(node: w.DistributeWithin, c: Compiler) -> None:
    _distributes(c, node, 0, True)


def _distributes(c: Compiler, node: Any, least: int, within: bool) -> None:
    """The acting player says for one card after the other how much it is dealt."""
    amount = AMOUNTS.make(node.amount, c)
    cards = pick(node.cards, c)
    none_will_do = may_be_none(node.cards)

    def most(s: State, card: int, left: int) -> int:
        return min(left, max(0, of(s, card).endurance)) if within else left

    def start(s: State, f: Any) -> int | None:
        found = cards(s, f)
        total = amount(s, f)
        if within:
            total = min(total, sum(most(s, card, total) for card, _entry in found or ()))
        if not found or len(found) * least > total:
            if found is None or not none_will_do or found:
                result: int | None = s.rules.missing(s, f)
                return result
            amend(s, me(s), held=(*f.held, 0, 0), done=False)
            return None
        memo = [each for each in f.memo if each[1] not in ("share of", "share")]
        memo += [(card, "share of", entry) for card, entry in found]
        amend(s, me(s), held=(*f.held, total, len(found)), memo=tuple(memo), done=True)
        return None

    def shares(f: Any) -> tuple[list[Ref], list[int]]:
        refs = [(card, n) for card, what, n in f.memo if what == "share of"]
        return refs, [n for _c, what, n in f.memo if what == "share"]

    def ask(s: State, f: Any) -> Decision | None:
        total, count = f.held[-2:]
        refs, given = shares(f)
        if not count or len(given) == count:
            return None
        left = total - sum(given)
        now = refs[len(given)][0]
        rest = refs[len(given) + 1 :]
        high = most(s, now, left - least * len(rest))
        low = max(least, left - sum(most(s, card, left) for card, _entry in rest)) if rest else high
        options = tuple((now, number) for number in range(low, high + 1))
        return Decision(seen_players(s, f), "share", "VIS-8.1.3", options)

    def answer(s: State, f: Any, value: tuple[int, int]) -> int:
        amend(s, me(s), memo=(*f.memo, (value[0], "share", value[1])))
        return AGAIN

    c.steps += [Step("VIS-8.1.3", start), Step("VIS-8.1.3", answer, ask)]

    def at_all(s: State, f: Any) -> tuple[list[Ref], list[int], list[Any]]:
        refs, given = shares(f)
        amend(s, me(s), held=f.held[:-2])
        each = [
            to_card(s, r[0], number, f.source, f.player)
            for r, number in zip(refs, given, strict=False)
            if living(s, r)
        ]
        return refs, [], each

    dealt(c, at_all)


@EFFECTS.means(w.NegateDamage)
def negate_damage(node: w.NegateDamage, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        number = prevent(s, f.event[6])
        amend(s, me(s), memo=(*f.memo, (-1, "negated", number)))
        return number > 0

    does(c, "VIS-1.10.12", act)


@EFFECTS.means(w.ChangeDamage)
def change_that_damage(node: w.ChangeDamage, c: Compiler) -> None:
    amount = AMOUNTS.make(node.amount, c)

    def act(s: State, f: Any) -> bool:
        change_damage(s, f.event[6], amount(s, f))
        return True

    does(c, "VIS-1.10.12", act)


@EFFECTS.means(w.ResetDamage)
def reset_the_damage(node: w.ResetDamage, c: Compiler) -> None:
    def each(s: State, f: Any, card: int) -> bool:
        reset_damage(s, card, "VIS-W.37")
        return True

    on_cards(node, c, "VIS-W.37", each)
