"""What is in force: the values of every card on the field, the nation power, and which texts are active.

The values of a card, how a change alters them, and how they are asked for; `force` works them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from cutin.game.force import Group
from cutin.game.force import Seen as Seen
from cutin.kernel.citing import rule
from cutin.kernel.depends import ALWAYS, EVERYTHING
from cutin.kernel.state import Card, Lasting, State

from .card import COLOURS, UNIT, CardDef, G
from .table import ALL_TIMES, BATTLE_ZONES, DONE, FIELD_ZONES

if TYPE_CHECKING:
    from .texts import Text

# Kinds of change, and what follows the kind in its tuple.
MOD = 1  # close, ranged, defence, star bits: a battle modification
BASE = 2  # close, ranged, defence, star bits: battle stats that replace the printed ones
KEYWORD = 3  # names with their numbers, the texts it stands for
LOSE_KEYWORD = 4  # name
TEXT = 5  # text, and anything more if the card is to have it once only
NEGATE = 6  # the texts negated, or nothing: all that the card has
FLAG = 7  # flag bits
TYPE = 8  # type bits, whether "also"
TERRAIN = 9  # terrain bits
LOSE_TERRAIN = 10  # terrain bits
NAME = 11  # an additional name
DESIGNATED = 12  # colour that the designated power counts as
TOTAL = 13  # added to the total nation power
BLANK = 14  # loses name, cost, terrain and stats (GW-21.15)
TRAIT = 15  # a trait gained
SHAPE = 16  # type bits, whether "also", base stats or None, star bits, terrain bits, name or "", text or 0
NEGATE_UNRESOLVED = 17  # nothing: strikes out the card's unresolved effects, at once
MAY_BE_SET_ON = 18  # the description of what else it may be set on
MAY_COME_OUT_IN = 19  # a function of state and view: the zones in which it may come out rerolled
COMES_OUT = 20  # whether it comes out rolled when played

# Flags: what holds for a card.
NO_DAMAGE = 1 << 0
NO_BATTLE_DAMAGE = 1 << 1
BATTLE_DAMAGE_ONLY = 1 << 2
NOT_DESTROYED = 1 << 3
NOT_DESTROYED_BY_ENEMY = 1 << 4
NOT_MOVED = 1 << 5
NOT_MOVED_BY_ENEMY = 1 << 6
NO_TARGET = 1 << 7
NO_TARGET_OF_ENEMY = 1 << 8
NOT_ROLLED_BY_ENEMY = 1 << 9
NO_SORTIE = 1 << 10
NO_SORTIE_SPACE = 1 << 11
NO_SORTIE_EARTH = 1 << 12
NOT_SAVED = 1 << 13  # its destruction cannot be negated
KEEPS_DAMAGE = 1 << 14  # its damage is not reset at the end of the turn
NO_SET_CARDS = 1 << 15
TWO_CHARACTERS = 1 << 16
NO_TARGET_OF_ENEMY_UNITS = 1 << 17
NO_TARGET_OF_ENEMY_COMMANDS = 1 << 18
NO_SINGLE_TARGET_OF_ENEMY_COMMANDS = 1 << 19
NO_POWER = 1 << 20  # produces no nation power
GROUP_NOT_ROLLED_BY_ENEMY = 1 << 21
MUST_SORTIE = 1 << 22
POWER_NOT_NEGATED_BY_ENEMY = 1 << 23
ALL_UNITS_AREA_WEAPON = 1 << 24
BASIC_G = 1 << 25  # counts as a basic G
DAMAGE_NEGATED = 1 << 26
NO_TEXT_PLAY = 1 << 27  # on a player: cannot play texts
TEXT_USED_UP = 1 << 28
NO_TARGET_OF_OWN = 1 << 29
NO_TARGET_OF_ENEMY_OPERATIONS = 1 << 30
NOT_DESTROYED_BY_OWN = 1 << 31
NOT_MOVED_BY_OWN = 1 << 32
NOT_ROLLED = 1 << 33
NOT_ROLLED_BY_OWN = 1 << 34
REMOVED_FOR_JUNKYARD = 1 << 35  # goes out of the game where it would go to the Junkyard
GONE_AT_ONCE = 1 << 36  # is removed from the game as soon as it has come out
ANY_NUMBER = 1 << 37  # no limit of copies in a deck
NO_SORTIE_FRESH = 1 << 38  # cannot sortie in the turn in which it has come out

NO_DAMAGE_FROM_ENEMY = 1 << 39
NO_DAMAGE_FROM_OWN = 1 << 40
NO_PLAY = {"Unit": 1 << 41, "Character": 1 << 42, "Command": 1 << 43, "Operation": 1 << 44, "G": 1 << 45}
"""On a player: cannot play cards of that type."""

STAR_CLOSE, STAR_RANGED, STAR_DEFENCE = 1, 2, 4
# Behind these bits: those that a modification has applied.
APPLIED = 3


class Values(msgspec.Struct, eq=False, gc=False):
    """What is in force for one card. Shared between states: replaced, never written after `finish`.

    `close`, `ranged` and `defence` are what counts (0 for * and below 0, GW-1.7, GW-1.8); `raw_defence` may
    be negative; `flags` are those `granted` by effects and those of its texts; `base` is what the stats start
    from and `mods` what is added by effects and coins; `statics`, `producers` and `plays` are its active
    texts of those kinds, `waits` those that wait, each with the kind of notice; `yields` is the colour of
    which it produces 1 at all times, if that is all it produces; `frail`: it is a Unit with defence 0;
    `quiet`: there is nothing else to look at in it; `from_coins` and `from_effects` are the parts of the
    defence that coins and resolved effects account for.
    """

    kind: int
    types: int = 0
    base: tuple[int, int, int] = (0, 0, 0)
    mods: tuple[int, int, int] = (0, 0, 0)
    stars: int = 0
    from_coins: int = 0
    from_effects: int = 0
    close: int = 0
    ranged: int = 0
    defence: int = 0
    terrain: int = 0
    gained_terrain: int = 0
    lost_terrain: int = 0
    keywords: dict[str, int] = {}
    lost_keywords: tuple[str, ...] = ()
    texts: tuple[Text, ...] = ()
    flags: int = 0
    granted: int = 0
    colours: tuple[int, ...] = ()
    designated: tuple[tuple[int, int], ...] = ()
    total: int = 0
    raised: int = 0
    since: dict[int, int] | None = None
    names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    statics: tuple[Text, ...] = ()
    producers: tuple[Text, ...] = ()
    waits: tuple[tuple[int, Text], ...] = ()
    plays: tuple[Text, ...] = ()
    steady: tuple[tuple[int, int, int], ...] = ()
    depends: int = 0
    quiet: bool = False
    frail: bool = False
    yields: int | None = None

    def copy(self) -> Values:
        """The same values, to be changed and settled."""
        new = copy(self)
        new.keywords = dict(self.keywords)
        return new

    def settle(self, rules: Any, under: Sequence[Values]) -> None:
        """Works out the numbers that count, from base, modifications and set cards, and sorts the texts."""
        close, ranged, defence = self.base
        mods = self.mods
        close += mods[0]
        ranged += mods[1]
        defence += mods[2]
        stars = self.stars
        for card in rules.modifiers(self, under) if under else ():
            theirs = card.stars
            if not theirs & STAR_CLOSE:
                close += card.base[0] + card.mods[0]
            if not theirs & STAR_RANGED:
                ranged += card.base[1] + card.mods[1]
            if not theirs & STAR_DEFENCE:
                defence += card.base[2] + card.mods[2]
        self.close = 0 if stars & STAR_CLOSE or close < 0 else close
        self.ranged = 0 if stars & STAR_RANGED or ranged < 0 else ranged
        self.defence = 0 if stars & STAR_DEFENCE or defence < 0 else defence
        self.frail = not self.defence and bool(self.types & UNIT)
        self.terrain = (self.terrain | self.gained_terrain) & ~self.lost_terrain
        if self.raised:  # GW-7.11: increases and decreases first, then never below 0
            self.total = max(0, self.total + self.raised)
        if self.lost_keywords:
            lost = self.lost_keywords
            for name in lost:  # GW-22.4: lose beats gain
                self.keywords.pop(name, None)
            self.texts = tuple(t for t in self.texts if t.keyword not in lost)
        found = rules.sorted_texts(self.texts)
        flags, self.statics, self.producers, self.waits, self.plays, self.steady, self.depends = found
        if self.granted & NO_SORTIE_FRESH:
            self.depends |= DONE  # whether it has come out this turn
        basic = rules.basic_production[self.kind]
        if basic and self.types & G:
            self.steady = (*basic, *self.steady)
        self.flags = self.granted | flags
        self.yields = None
        if len(self.steady) == 1 and not self.producers:
            times, colour, n = self.steady[0]
            if times == ALL_TIMES and n == 1 and not self.flags & (NO_POWER | POWER_NOT_NEGATED_BY_ENEMY):
                self.yields = colour
        self.quiet = not (self.depends or self.statics or self.waits or self.plays or self.frail)


def printed(rules: Any, kind: int) -> Values:
    """The values of a card as printed."""
    card: CardDef = rules.defs[kind]
    new = Values(kind, card.type, (card.close, card.ranged, card.defence))
    new.stars = sum(1 << i for i, star in enumerate(card.stars) if star)
    new.terrain = card.terrain
    new.texts, new.keywords = rules.printed_texts(kind)
    new.colours = card.colours
    new.designated = card.designated
    new.total = card.total
    new.names = rules.names(kind)
    new.traits = card.traits
    new.settle(rules, ())
    return new


OF_ITS_MAKER = -1  # `Lasting.entry` of what the effect that produced a coin says of it beside the braces


@rule("GW-18.22", off=False)
def otherwise_stated(lasting: Lasting) -> bool:
    """The rules for coins treated as cards hold unless the effect that produces the coin says otherwise."""
    return lasting.entry == OF_ITS_MAKER


@rule("GW-18.17", off=False)
def text_is_fixed() -> bool:
    """Text cannot be added to a coin treated as a card."""
    return True


# Keywords whose numbers add up on one card (GW-21.27).
ADDING_UP = frozenset(("Prevent",))


def starred(v: Values, base: int) -> int:
    """The stars of stats that replace others: a stat to which * has been applied keeps it (GW-1.8)."""
    applied = v.stars >> APPLIED
    return base | applied | applied << APPLIED


def apply_change(rules: Any, v: Values, change: tuple[Any, ...], coin: bool = False) -> None:
    """Applies one change to a card's values (not yet settled)."""
    kind = change[0]
    if kind == MOD:
        m = v.mods
        v.mods = (m[0] + change[1], m[1] + change[2], m[2] + change[3])
        v.stars |= change[4] | change[4] << APPLIED
    elif kind == FLAG:
        v.granted |= change[1]
    elif kind == KEYWORD:
        if coin and text_is_fixed():
            return
        for name, number in change[1]:
            has = v.keywords.get(name, 0)
            v.keywords[name] = has + number if name in ADDING_UP else max(has, number)
        v.texts = (*v.texts, *(rules.text(key) for key in change[2]))
    elif kind == LOSE_KEYWORD:
        v.lost_keywords = (*v.lost_keywords, change[1])
    elif kind == TEXT:
        if coin and text_is_fixed():
            return
        if not (len(change) > 2 and any(t.key == change[1] for t in v.texts)):
            v.texts = (*v.texts, rules.text(change[1]))
    elif kind == NEGATE:
        keys = change[1]
        if keys is None:
            v.texts = tuple(t for t in v.texts if t.protected)
            v.keywords = {k: n for k, n in v.keywords.items() if rules.protected_keyword(v.kind, k)}
        else:
            v.texts = tuple(t for t in v.texts if t.key not in keys or t.protected)
            v.keywords = {
                k: n
                for k, n in v.keywords.items()
                if rules.protected_keyword(v.kind, k) or k not in change[2]
            }
    elif kind == BASE:
        v.base = (change[1], change[2], change[3])
        v.stars = starred(v, change[4])
    elif kind == TYPE:
        v.types = v.types | change[1] if change[2] else change[1]
    elif kind == TERRAIN:
        v.gained_terrain |= change[1]
    elif kind == LOSE_TERRAIN:
        v.lost_terrain |= change[1]
    elif kind == NAME:
        v.names = (*v.names, change[1])
    elif kind == DESIGNATED:
        v.colours = (change[1],)
        v.designated = tuple((change[1], n) for _, n in v.designated[:1])
    elif kind == TOTAL:
        v.raised += change[1]
    elif kind == TRAIT:
        v.traits = (*v.traits, change[1])
    elif kind == SHAPE:
        v.types = v.types | change[1] if change[2] else change[1]
        if change[3] is not None:
            close, ranged, defence = change[3]
            v.base, v.stars = (close, ranged, defence), starred(v, change[4])
        if change[2]:
            v.gained_terrain |= change[5]
        elif change[5]:
            v.terrain = change[5]  # what it is treated as goes in place of what it was (GW-1.2)
        if change[6]:
            v.names = (change[6],)
        if change[7] and not (coin and text_is_fixed()):
            text = rules.text(change[7])
            if text.kind == "keyword":
                v.keywords[text.keyword] = max(v.keywords.get(text.keyword, 0), text.param)
                v.texts = (*v.texts, *rules.expanded(text))
            v.texts = (*v.texts, text)
    elif kind == BLANK:
        v.names = ()
        v.colours = ()
        v.designated = ()
        v.total = 0
        v.raised = 0
        v.terrain = 0
        v.base = (0, 0, 0)
        v.stars = 0
        v.texts = ()
        v.keywords = {}
    elif kind in (NEGATE_UNRESOLVED, MAY_BE_SET_ON, MAY_COME_OUT_IN, COMES_OUT):
        pass  # nothing that a card's values say
    else:
        raise AssertionError(change)


NOBODY_CAN: tuple[list[tuple[int, Text]], ...] = ([], [])
NO_POWER_YET = ((0,) * COLOURS, (0,) * COLOURS)

Steadily = tuple[list[int], list[int], list[int], list[tuple[int, int, int, int]], list[int]]
"""What the cards produce by numbers alone: at all times by each seat, what of that counts twice, (seat,
times, colour, number) of the rest; the cards whose texts have to be asked."""


class Laid:
    """Result 0 and what it was worked out of; kept as long as that makes no difference.

    `lay` are the cards on the field zone by zone and `records` the conditions of them and of those set on
    them, in the order of `of`, their values; `groups` those that effects, coins or set cards bear on, `own`
    the values of their cards without set cards; `silenced` the card whose text was negated.
    """

    __slots__ = ("groups", "lay", "of", "own", "records", "silenced")

    def __init__(
        self,
        lay: tuple[tuple[int, ...], ...],
        of: dict[int, Values],
        groups: dict[int, Group],
        own: dict[int, Values],
    ) -> None:
        self.lay = lay
        self.of = of
        self.groups = groups
        self.own = own
        self.records: list[Card | None] = []
        self.silenced = -1


class Force(msgspec.Struct, eq=False):
    """Everything in force at one moment.

    `laid`: result 0; `of`: card id -> `Values` for each card on the field; `power`: per seat a vector by
    colour, `totals` their sums, `steadily` what of them stands as long as the values do; `triggers`: kind of
    notice -> (card, text); `playable`: per seat (card, text) of texts that can be played, `play_masks` when;
    `standing` the cards with auto A texts; `frail`: a Unit has defence 0;
    `applied`: what auto A texts do, in order; `latest`: when the last of them began; `contested`:
    those that began together and whose order is still to be fixed; `before`: what was in force until then;
    `typed` the cards by side and types (`game.meaning.filters`);
    `outside`: the values of cards outside the field that they reach; `player_flags`: what they say of the
    players; `depends`: what any of it depends on (bits, `kernel.depends`), `leans` what the values of the
    cards do; `noted`: rules that decide something about a card, looked for only if somebody listens;
    `decided`: rules that decided how the results of auto A were worked out.
    """

    laid: Laid
    of: dict[int, Values]
    typed: dict[tuple[int, int], list[int]] = {}
    noted: frozenset[tuple[str, int]] = frozenset()
    decided: tuple[str, ...] = ()
    outside: dict[int, Values] = {}
    player_flags: tuple[int, int] = (0, 0)
    power: tuple[tuple[int, ...], tuple[int, ...]] = NO_POWER_YET
    totals: tuple[int, int] = (0, 0)
    steadily: Steadily | None = None
    counted: bool = False
    triggers: dict[int, list[tuple[int, Text]]] = {}
    playable: tuple[list[tuple[int, Text]], ...] = NOBODY_CAN
    play_masks: tuple[int, ...] = (0, 0)
    standing: dict[int, Values] = {}
    frail: bool = False
    applied: list[Any] = []
    latest: int = 0
    leans: int = 0
    depends: int = ALWAYS
    contested: tuple[tuple[int, int, int], ...] = ()
    before: Force | None = None
    held: bool = False
    alters: int = EVERYTHING


def nothing() -> Force:
    """What is in force where nothing has been worked out yet."""
    return Force(Laid((), {}, {}, {}), {})


def of(s: State, card: int) -> Values:
    """What is in force for a card on the field; the printed values elsewhere."""
    if s.stale:
        s.rules.refresh(s)
    found: Values | None = s.values.of.get(card)
    if found is None:
        found = s.values.outside.get(card) or s.rules.prints[s.kinds[card]]
    return found


def is_unit(s: State, card: int) -> bool:
    """Whether a card is a Unit at present (GW-1.1)."""
    return bool(of(s, card).types & UNIT)


def units(s: State, zone: int) -> tuple[int, ...]:
    """The Units of a zone in order; of a battle zone: its squad."""
    if s.stale:
        s.rules.refresh(s)
    cards = s.zones[zone]
    if not cards:
        return cards
    values = s.values.of
    for card in cards:
        if not values[card].types & UNIT:
            break
    else:
        return cards
    found = []
    for card in cards:
        if values[card].types & UNIT:
            found.append(card)
    return tuple(found)


def all_units(s: State) -> list[int]:
    """Every Unit on the field."""
    return [c for zone in FIELD_ZONES for c in units(s, zone)]


def in_battle(s: State) -> list[int]:
    """Every Unit in a battle area."""
    return [c for zone in BATTLE_ZONES for c in units(s, zone)]
