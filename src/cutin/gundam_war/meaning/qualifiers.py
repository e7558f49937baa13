"""What the words after the noun of a description mean."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import PLAYERS, QUALIFIERS, Compiler
from cutin.game.meaning.filters import Part
from cutin.game.refs import first, zone_of
from cutin.kernel.changes import cite
from cutin.kernel.state import State

from ..c07_costs import produced_by
from ..c14_squads import squad
from ..c18_coins import count_coins
from ..card import CHARACTER, COLOUR_NAMES, EARTH, SPACE, UNIT, plain
from ..table import (
    HAND,
    HANGAR,
    IN_BATTLE,
    JUNKYARD,
    LOST,
    NATION,
    PLACES,
    PLAYED,
    REMOVED,
    facing,
)
from ..texts import CardTest
from ..values import of
from ..words import coins as coin_words
from ..words import qualifiers as q
from .amounts import coin_name
from .areas import area_of, engaged_zone, squads
from .filters import CONTROLLER, coin_name_only
from .measures import original_star, original_text

# --- where ------------------------------------------------------------------------------------------


_OUTSIDE = tuple(
    seat * PLACES + place for seat in (0, 1) for place in (NATION, LOST, JUNKYARD, HAND, HANGAR, PLAYED)
)


@QUALIFIERS.means(q.OutsideField)
def outside_field(node: q.OutsideField, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: s.where[card] in _OUTSIDE, lambda s, ctx: _OUTSIDE)


_GONE = (REMOVED, PLACES + REMOVED)


@QUALIFIERS.means(q.RemovedFromGame)
def removed_from_game(node: q.RemovedFromGame, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: s.where[card] in _GONE, lambda s, ctx: _GONE)


def _single(zone: int) -> tuple[int, ...]:
    return (zone,) if zone >= 0 else ()


@QUALIFIERS.means(q.OfSquad)
def of_squad(node: q.OfSquad, c: Compiler) -> Part:
    zone = squads(node.squad, c)
    return Part(
        lambda s, ctx, card: s.where[card] == zone(s, ctx),
        lambda s, ctx: _single(zone(s, ctx)),
    )


@QUALIFIERS.means(q.EngagedWith)
def engaged_with(node: q.EngagedWith, c: Compiler) -> Part:
    one = first(node.card, c)
    return Part(
        lambda s, ctx, card: s.where[card] == engaged_zone(s, one(s, ctx)[0]),
        lambda s, ctx: _single(engaged_zone(s, one(s, ctx)[0])),
    )


@QUALIFIERS.means(q.WasEngagedWith)
def was_engaged_with(node: q.WasEngagedWith, c: Compiler) -> Part:
    one = first(node.card, c)

    def zones(s: State, ctx: Any) -> tuple[int, ...]:
        zone = zone_of(s, ctx, one(s, ctx))
        if len(area_of(zone)) < 2 or not squad(s, facing(zone)).engaged:
            return ()
        return (facing(zone),)

    return Part(lambda s, ctx, card: s.where[card] in zones(s, ctx), zones)


# --- what it is -------------------------------------------------------------------------------------


@QUALIFIERS.means(q.WithTrait)
def with_trait(node: q.WithTrait, c: Compiler) -> Part:
    trait = node.trait
    return Part(lambda s, ctx, card: trait in of(s, card).traits)


# The names of the keywords that a name stands for (GW-21.35), the name itself first.
COVERED = {
    "Restrict to 1": ("RestrictToOne", "RestrictToOneOwn", "RestrictToOneDeck"),
    "Restrict to 1/Own": ("RestrictToOneOwn",),
    "Restrict to 1/Deck": ("RestrictToOneDeck",),
    "Change": ("Exchangeable",),
    "Battle-ready": ("BattleReady",),
}


def has_keyword(name: str) -> CardTest:
    """Whether a card has a special effect, by any of the names that count as it."""
    covered = COVERED.get(name, (name.replace(" ", ""),))

    def test(s: State, ctx: Any, card: int) -> bool:
        keywords = of(s, card).keywords
        for each in covered:
            if each in keywords:
                if each is not covered[0]:
                    cite(s, "GW-21.35", card)
                return True
        return False

    return test


@QUALIFIERS.means(q.WithTerrain)
def with_terrain(node: q.WithTerrain, c: Compiler) -> Part:
    bit = SPACE if node.area == "Space" else EARTH
    return Part(lambda s, ctx, card: bool(of(s, card).terrain & bit))


@QUALIFIERS.means(q.WithDesignated)
def with_designated(node: q.WithDesignated, c: Compiler) -> Part:
    colour = COLOUR_NAMES.index(node.colour)
    return Part(lambda s, ctx, card: any(each == colour for each, _n in of(s, card).designated))


@QUALIFIERS.means(q.WithOriginalStar)
def with_original_star(node: q.WithOriginalStar, c: Compiler) -> Part:
    place = ("close combat", "ranged", "defence").index(node.stat)
    return Part(lambda s, ctx, card: original_star(s, card, place))


@QUALIFIERS.means(coin_words.WithCoin, coin_words.WithoutCoin)
def with_coin(node: coin_words.WithCoin | coin_words.WithoutCoin, c: Compiler) -> Part:
    name = coin_name(node.kind) if node.kind is not None else None
    wanted = isinstance(node, coin_words.WithCoin)
    return Part(lambda s, ctx, card: (count_coins(s, card, name) > 0) == wanted)


@QUALIFIERS.means(q.AtTheHead)
def at_the_head(node: q.AtTheHead, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        zone = s.where[card]
        return bool(IN_BATTLE[zone]) and squad(s, zone).head == card

    return Part(test)


@QUALIFIERS.means(q.WithOriginalText, q.WithoutOriginalText)
def with_original_text(node: q.WithOriginalText | q.WithoutOriginalText, c: Compiler) -> Part:
    wanted = isinstance(node, q.WithOriginalText)

    def test(s: State, ctx: Any, card: int) -> bool:
        printed = original_text(s, card)
        return (printed is not None and bool(printed.texts)) == wanted

    return Part(test)


@QUALIFIERS.means(q.WithOriginalKeyword)
def with_original_keyword(node: q.WithOriginalKeyword, c: Compiler) -> Part:
    covered = COVERED.get(node.keyword, (node.keyword.replace(" ", ""),))

    def test(s: State, ctx: Any, card: int) -> bool:
        printed = original_text(s, card)
        return printed is not None and any(name in printed.keywords for name in covered)

    return Part(test)


# --- names and owners -------------------------------------------------------------------------------


def named(words: str, whole: bool) -> CardTest:
    """Whether a card goes by that name, model numbers aside, or has those words in it (GW-1.4, 23.5)."""
    wanted = plain(words)

    def is_it(s: State, ctx: Any, card: int) -> bool:
        if wanted in of(s, card).names:
            return True
        if s.listener is not None:
            coin_name_only(s, card, lambda name: name == wanted)
        return False

    def contains(s: State, ctx: Any, card: int) -> bool:
        for name in of(s, card).names:
            if wanted in name:
                return True
        if s.listener is not None:
            coin_name_only(s, card, lambda name: wanted in name)
        return False

    return is_it if whole else contains


def same_name(s: State, card: int, other: int) -> bool:
    """Whether two cards go by the same name (GW-1.5)."""
    theirs = of(s, other).names
    return any(name in theirs for name in of(s, card).names)


@QUALIFIERS.means(q.Producing)
def producing(node: q.Producing, c: Compiler) -> Part:
    colour = COLOUR_NAMES.index(node.colour)

    return Part(lambda s, ctx, card: produced_by(s, card)[colour] > 0)


@QUALIFIERS.means(q.NotTheOwners)
def not_the_owners(node: q.NotTheOwners, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        who = CONTROLLER[s.where[card]]
        return who >= 0 and who != s.owners[card]

    return Part(test)


@QUALIFIERS.means(q.OwnedBy)
def owned_by(node: q.OwnedBy, c: Compiler) -> Part:
    players = PLAYERS.make(node.who, c)
    return Part(lambda s, ctx, card: s.owners[card] in players(s, ctx))


@QUALIFIERS.means(q.FitToBeSetOn)
def fit_to_be_set_on(node: q.FitToBeSetOn, c: Compiler) -> Part:
    host = first(node.card, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        bearer = host(s, ctx)[0]
        return bearer >= 0 and bearer != card and bool(s.rules.fit_to_be_set(s, card, bearer))

    return Part(test)


EXCLUSIVE = "exclusive: "


@QUALIFIERS.means(q.PersonalMachineSet)
def personal_machine_set(node: q.PersonalMachineSet, c: Compiler) -> Part:
    """A Unit names whose machine it is as a trait; that Character is set on it (GW-12.11)."""

    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        v = of(s, card)
        if record is None or not record.under or not v.types & UNIT:
            return False
        wanted = [plain(trait[len(EXCLUSIVE) :]) for trait in v.traits if trait.startswith(EXCLUSIVE)]
        if not wanted:
            return False
        for each in record.under:
            below = of(s, each)
            if below.types & CHARACTER and any(name in below.names for name in wanted):
                return True
        return False

    return Part(test)
