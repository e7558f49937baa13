"""What triggers wait for: kinds of event, and whether a given one is meant.

`notices` says which numbers each kind has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import EVENTS, PLAYERS, Compiler, Unexpressed
from cutin.game.meaning.events import played_card
from cutin.game.meaning.locations import zones_of
from cutin.game.meaning.picks import matches
from cutin.kernel.state import State

from .. import notices as on
from ..c10_tactics import bearer
from ..table import DECK, FIELD, HAND, PLAY_CARD, PLAY_TEXT, UNDERWORLD, seat_of
from ..texts import CardTest, Trigger
from ..values import hand_limit, of
from ..words import causes as w
from ..words import events as e
from .qualifiers import source_test

Numbers = tuple[int, ...]
Of = Callable[[State, Any, Numbers], bool]
"""A test of the numbers of an event."""


@EVENTS.means(e.OneEvent)
def one_event(node: e.OneEvent, c: Compiler) -> Trigger:
    first, second = EVENTS.make(node.first, c), EVENTS.make(node.second, c)

    def match(s: State, seen: Any, kind: int, numbers: Numbers) -> bool:
        return any(kind in one.kinds and one.match(s, seen, kind, numbers) for one in (first, second))

    return Trigger((*first.kinds, *second.kinds), match)


# --- who does it, and to whom -----------------------------------------------------------------------


def _by_card(pick: form.Pick, c: Compiler) -> CardTest:
    """Whether a card is the one that acts, wherever it is: a command acts while it is being played. What a
    set card makes its host do, the host does (VIS-10.13.6)."""
    test = matches(pick, c, placed=False)

    def acts(s: State, seen: Any, card: int) -> bool:
        return card >= 0 and (test(s, seen, card) or test(s, seen, bearer(s, card)))

    return acts


def actor(node: form.Pick | w.Actor | None, player: int, source: int, how: int, c: Compiler) -> Of:
    """Whether the one who acts is meant; the rest says where the event has player, source and how."""
    if node is None or isinstance(node, w.Something):
        return lambda s, seen, numbers: True
    if isinstance(node, w.AnEffect):
        test = _by_card(node.source, c) if node.source is not None else None
        whose = node.whose

        def effect(s: State, seen: Any, numbers: Numbers) -> bool:
            if not numbers[how] & on.BY_EFFECT:
                return False
            if whose is not None and (numbers[player] == seen.player) != (whose == "own"):
                return False
            return test is None or test(s, seen, numbers[source])

        return effect
    if isinstance(node, form.Pick):
        card = _by_card(node, c)
        return lambda s, seen, numbers: card(s, seen, numbers[source])
    raise Unexpressed(node, "an actor")


def whom(node: form.Pick | form.Who | None, c: Compiler) -> Of:
    """Whether the card, or the player, that it happens to is meant: the first number."""
    if node is None:
        return lambda s, seen, numbers: True
    if isinstance(node, form.Who):
        players = PLAYERS.make(node, c)
        return lambda s, seen, numbers: numbers[0] < 0 and -1 - numbers[0] in players(s, seen)
    test = matches(node, c)
    return lambda s, seen, numbers: numbers[0] >= 0 and test(s, seen, numbers[0])


def cause(node: core.By | None, player: int, source: int, how: int, c: Compiler) -> Of:
    """By whose doing, or by what, it happens."""
    if node is None:
        return lambda s, seen, numbers: True
    if isinstance(node, w.InBattle):
        return lambda s, seen, numbers: bool(numbers[how] & on.BY_BATTLE)
    if isinstance(node, w.NotInBattle):
        return lambda s, seen, numbers: not numbers[how] & on.BY_BATTLE
    if isinstance(node, core.ByEffect):
        own = node.whose == "own"
        return lambda s, seen, numbers: (
            bool(numbers[how] & on.BY_EFFECT)
            and numbers[player] >= 0
            and (numbers[player] == seen.player) == own
        )
    if isinstance(node, w.ByAnyEffect):
        test = _by_card(node.source, c) if node.source is not None else None
    elif isinstance(node, w.ByEffects):
        test = source_test(node.effects.whose, node.effects.cards, c)
    else:
        raise Unexpressed(node, "a cause")

    def by_effect(s: State, seen: Any, numbers: Numbers) -> bool:
        if not numbers[how] & on.BY_EFFECT:
            return False
        return test is None or (numbers[source] >= 0 and test(s, seen, numbers[source]))

    return by_effect


def _all(kinds: tuple[int, ...], *tests: Of) -> Trigger:
    """A trigger for which all the tests have to hold."""

    def match(s: State, seen: Any, kind: int, numbers: Numbers) -> bool:
        for test in tests:
            if not test(s, seen, numbers):
                return False
        return True

    return Trigger(kinds, match)


# --- damage (VIS-1.10.12) ---------------------------------------------------------------------------

DAMAGE: dict[type[form.Node], int] = {
    e.WouldDeal: on.DEALS_DAMAGE,
    e.WouldTake: on.TAKES_DAMAGE,
    e.HasDealt: on.HAS_DEALT,
    e.HasTaken: on.HAS_TAKEN,
}


@EVENTS.means(*DAMAGE)
def damage(node: Any, c: Compiler) -> Trigger:
    """Numbers: whom, amount, source, its player, how."""
    bits = {None: 0, "battle": on.BY_BATTLE, "effect": on.BY_EFFECT}[node.kind]
    return _all(
        (DAMAGE[type(node)],),
        lambda s, seen, numbers: not bits or bool(numbers[4] & bits),
        whom(node.victim, c),
        actor(node.actor, 3, 2, 4, c),
    )


# --- removal (chapter 9) ----------------------------------------------------------------------------

DOING: dict[type[form.Node], int] = {
    e.WouldPutDying: on.WILL_PUT_DYING,
    e.HasPutDying: on.HAS_PUT_DYING,
    e.WouldDiscard: on.WILL_DISCARD,
    e.HasDiscarded: on.HAS_DISCARDED,
    e.WouldExclude: on.WILL_EXCLUDE,
    e.HasExcluded: on.HAS_EXCLUDED,
}


@EVENTS.means(*DOING)
def doing(node: Any, c: Compiler) -> Trigger:
    """Numbers: card, player and source of the cause, how."""
    return _all(
        (DOING[type(node)],),
        whom(node.victim, c),
        actor(node.actor, 1, 2, 3, c),
        cause(getattr(node, "by", None), 1, 2, 3, c),
    )


SUFFERING: dict[type[form.Node], int] = {
    e.WouldBecomeDying: on.WILL_BECOME_DYING,
    e.HasBecomeDying: on.HAS_BECOME_DYING,
    e.WouldBeExcluded: on.WILL_BE_EXCLUDED,
    e.HasBeenExcluded: on.HAS_BEEN_EXCLUDED,
}


@EVENTS.means(*SUFFERING)
def suffering(node: Any, c: Compiler) -> Trigger:
    return _all((SUFFERING[type(node)],), whom(node.victim, c), cause(node.by, 1, 2, 3, c))


@EVENTS.means(e.WouldBeDiscarded, e.HasBeenDiscarded)
def discarded(node: e.WouldBeDiscarded | e.HasBeenDiscarded, c: Compiler) -> Trigger:
    """A text that works in the underworld hears of it as its card arrives there (VIS-W.43)."""
    by = cause(node.by, 1, 2, 3, c)
    zones = [zones_of(each, c) for each in node.places]
    if isinstance(node, e.HasBeenDiscarded) and c.text.places >> UNDERWORLD & 1:
        test = matches(node.victim, c, placed=False)
        by_arrival = cause(node.by, 2, 3, 4, c)
        places = c.rules.places

        def arrives(s: State, seen: Any, numbers: Numbers) -> bool:
            card, origin = numbers[0], numbers[1]
            came_from = s.owners[card] * places + origin
            return (not zones or any(came_from in each(s, seen) for each in zones)) and test(s, seen, card)

        return _all((on.PUT_IN_UNDERWORLD,), arrives, by_arrival)
    victim = whom(node.victim, c) if not zones else _anywhere(node.victim, c)

    def there(s: State, seen: Any, numbers: Numbers) -> bool:
        return not zones or any(s.where[numbers[0]] in each(s, seen) for each in zones)

    kind = on.WILL_BE_DISCARDED if isinstance(node, e.WouldBeDiscarded) else on.HAS_BEEN_DISCARDED
    return _all((kind,), there, victim, by)


def _anywhere(pick: form.Pick, c: Compiler) -> Of:
    """The card, wherever it is."""
    test = matches(pick, c, placed=False)
    return lambda s, seen, numbers: test(s, seen, numbers[0])


# --- battle (VIS-6.2) -------------------------------------------------------------------------------


@EVENTS.means(e.Attacks)
def attacks(node: e.Attacks, c: Compiler) -> Trigger:
    return _all((on.ATTACKS,), whom(node.card, c))


@EVENTS.means(e.Defends)
def defends(node: e.Defends, c: Compiler) -> Trigger:
    """Numbers: defender, its player, attacker."""
    against = whom(node.attacker, c)
    return _all((on.DEFENDS,), whom(node.card, c), lambda s, seen, numbers: against(s, seen, numbers[2:]))


@EVENTS.means(e.Battles)
def battles(node: e.Battles, c: Compiler) -> Trigger:
    """Numbers: one of the two, the other (-1: none)."""
    other = whom(node.other, c)
    return _all((on.BATTLING,), whom(node.card, c), lambda s, seen, numbers: other(s, seen, numbers[1:]))


@EVENTS.means(e.BattleEnds)
def battle_ends(node: e.BattleEnds, c: Compiler) -> Trigger:
    """Numbers: attacker, defender (-1: none)."""
    card = whom(node.card, c)
    return _all(
        (on.BATTLE_END,), lambda s, seen, numbers: card(s, seen, numbers) or card(s, seen, numbers[1:])
    )


# --- plays (chapter 5) ------------------------------------------------------------------------------


PLAYS: dict[type[form.Node], int] = {
    e.IsPlayed: on.PLAYED,
    e.HasResolved: on.PLAY_RESOLVED,
    e.PlayNegated: on.PLAY_NEGATED,
}


@EVENTS.means(*PLAYS)
def plays(node: Any, c: Compiler) -> Trigger:
    """Numbers: card, player."""
    if isinstance(node.card, core.OneOf):
        tests = [played_card(each, c) for each in (node.card.first, node.card.second)]
    else:
        tests = [played_card(node.card, c)]
    return _all(
        (PLAYS[type(node)],),
        lambda s, seen, numbers: any(test(s, seen, numbers[0], numbers[1]) for test in tests),
    )


@EVENTS.means(e.BecomesTarget)
def becomes_target(node: e.BecomesTarget, c: Compiler) -> Trigger:
    """Numbers: card, player and number of what targets it."""
    tests = [_source(each) for each in node.sources]
    card = _anywhere(node.card, c)
    return _all((on.TARGETED,), card, lambda s, seen, numbers: any(test(s, seen, numbers) for test in tests))


def _source(node: w.Source) -> Of:
    """A card being played, or an effect (VIS-12.2.1)."""
    what, whose = node.what, node.whose

    def test(s: State, seen: Any, numbers: Numbers) -> bool:
        if whose is not None and (numbers[1] == seen.player) != (whose == "own"):
            return False
        item = next((each for each in (*s.chain, *s.ready) if each.key == numbers[2]), None)
        if item is None:
            return False
        if item.kind == PLAY_CARD:
            kind = s.rules.defs[s.kinds[item.source]].kind
            return what in ("card", "card being played") or what == _KINDS.get(kind)
        if what == "activated effect":
            return item.kind == PLAY_TEXT
        if what == "auto effect":
            return item.kind != PLAY_TEXT
        if what == "character effect":
            return bool(of(s, bearer(s, item.source)).character)
        return what == "effect"

    return test


_KINDS = {2: "spell card", 4: "command card"}


# --- coming and going -------------------------------------------------------------------------------


@EVENTS.means(e.Enters)
def enters(node: e.Enters, c: Compiler) -> Trigger:
    """Numbers: card, whether it was played, player and source of what made it enter, how."""
    return _all((on.ENTERED,), whom(node.card, c), cause(node.by, 2, 3, 4, c))


@EVENTS.means(e.PlayedAndEnters)
def played_and_enters(node: e.PlayedAndEnters, c: Compiler) -> Trigger:
    return _all((on.ENTERED,), whom(node.card, c), lambda s, seen, numbers: bool(numbers[1]))


@EVENTS.means(e.LeavesField)
def leaves_field(node: e.LeavesField, c: Compiler) -> Trigger:
    """As it has left; it is described as it is then."""
    return _all((on.LEFT_FIELD,), _anywhere(node.card, c))


@EVENTS.means(e.HasMoved)
def has_moved(node: e.HasMoved, c: Compiler) -> Trigger:
    """Numbers: card, the seat to whose field it has moved."""
    card = _anywhere(node.card, c)
    whose = node.whose

    def to(s: State, seen: Any, numbers: Numbers) -> bool:
        if whose == "original owner's":
            return bool(numbers[1] == s.owners[numbers[0]])
        # The text's player is who has the card now; it speaks as whoever had it before.
        mine = 1 - seen.player if numbers[0] == seen.source else seen.player
        return bool((numbers[1] == mine) == (whose == "own"))

    return _all((on.CHANGED_FIELD,), card, to)


@EVENTS.means(e.HasBeenSet)
def has_been_set(node: e.HasBeenSet, c: Compiler) -> Trigger:
    """Numbers: card, host."""
    host = whom(node.host, c)
    return _all((on.WAS_SET,), whom(node.card, c), lambda s, seen, numbers: host(s, seen, numbers[1:]))


@EVENTS.means(e.HasReturned)
def has_returned(node: e.HasReturned, c: Compiler) -> Trigger:
    """Numbers: the first card, place they have gone to, player of the effect, how many, place they come from,
    all the cards. Where the description names a place, that is where they have come from.
    """
    players = PLAYERS.make(node.who, c)
    place = HAND if node.zone == "hand" else DECK
    test = matches(node.card, c, placed=False)
    zones = [zones_of(each, c) for each in _places_in(node.card)]
    places: int = c.rules.places

    def match(s: State, seen: Any, numbers: Numbers) -> bool:
        if numbers[1] != place or numbers[2] not in players(s, seen):
            return False
        came_from = s.owners[numbers[0]] * places + numbers[4]
        if zones and not any(came_from in each(s, seen) for each in zones):
            return False
        return any(test(s, seen, card) for card in numbers[5:])

    return _all((on.RETURNED,), match)


def _places_in(pick: form.Pick) -> tuple[core.Location, ...]:
    cards = getattr(pick, "cards", None)
    after = cards.after if isinstance(cards, form.Described) else ()
    return tuple(place for each in after if isinstance(each, core.In) for place in each.places)


# --- what is no process of its own (VIS-7.4.7.c) ----------------------------------------------------


@EVENTS.means(e.ChangesState)
def changes_state(node: e.ChangesState, c: Compiler) -> Trigger:
    kind = on.PUT_ASLEEP if node.state == "asleep" else on.MADE_ACTIVE
    return _all((kind,), whom(node.card, c))


@EVENTS.means(e.HasCharged)
def has_charged(node: e.HasCharged, c: Compiler) -> Trigger:
    return _all((on.MANA_CHARGED,), whom(node.card, c))


def _seat(who: form.Who, c: Compiler) -> Of:
    players = PLAYERS.make(who, c)
    return lambda s, seen, numbers: numbers[0] in players(s, seen)


@EVENTS.means(e.HasDrawn)
def has_drawn(node: e.HasDrawn, c: Compiler) -> Trigger:
    """Numbers: player, card, whether by an effect."""
    outside = node.outside
    return _all((on.DREW,), _seat(node.who, c), lambda s, seen, numbers: not outside or numbers[2] > 0)


@EVENTS.means(e.HasAddedToHand)
def has_added_to_hand(node: e.HasAddedToHand, c: Compiler) -> Trigger:
    """Numbers: player, card."""
    card = _anywhere(node.card, c)
    return _all((on.ADDED_TO_HAND,), _seat(node.who, c), lambda s, seen, n: card(s, seen, n[1:]))


OF_A_PLAYER: dict[type[form.Node], int] = {
    e.HasGainedLife: on.GAINED_LIFE,
    e.HasPaidLife: on.PAID_LIFE,
    e.SetsNode: on.NODE_SET,
    e.HandAboveLimit: on.HAND_CHANGED,
}


@EVENTS.means(*OF_A_PLAYER)
def of_a_player(node: Any, c: Compiler) -> Trigger:
    """Numbers: player first. A hand that has changed is meant if it is above the limit now."""
    who = _seat(node.who, c)
    if not isinstance(node, e.HandAboveLimit):
        return _all((OF_A_PLAYER[type(node)],), who)

    def too_many(s: State, seen: Any, numbers: Numbers) -> bool:
        hand = s.zones[numbers[0] * c.rules.places + HAND]
        return len(hand) > hand_limit(s, numbers[0])

    return _all((on.HAND_CHANGED,), who, too_many)


__all__ = ["FIELD", "actor", "cause", "seat_of", "whom"]
