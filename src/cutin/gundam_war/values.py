"""What is in force: the values of every card on the field, the nation power, and which texts are active.

Worked out from the state whenever something that matters has changed (GW-10.3), and never saved. Result 0
is the printed state with the resolved effects that last; result k applies, in order, every auto A text
whose condition held in result k - 1; the first result equal to the one before it counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutin.kernel.state import State

from .card import COLOURS, G, UNIT, CardDef
from .table import BATTLE_ZONES, FIELD_ZONES, PLACES, TRANSFORMED, VARIABLE, seat_of

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

STAR_CLOSE, STAR_RANGED, STAR_DEFENCE = 1, 2, 4


class Values:
    """What is in force for one card. Shared between states: replaced, never written after `finish`.

    `close`, `ranged` and `defence` are what counts (0 for * and below 0, GW-1.7, GW-1.8); `raw_defence` may
    be negative; `flags` are those `granted` by effects and those of its texts; `base` is what the stats start from and `mods` what is added by effects and coins;
    `from_coins` and `from_effects` are the parts of the defence that coins and resolved effects account for.
    """

    __slots__ = (
        "base",
        "close",
        "colours",
        "defence",
        "designated",
        "flags",
        "from_coins",
        "from_effects",
        "gained_terrain",
        "granted",
        "keywords",
        "kind",
        "lost_keywords",
        "lost_terrain",
        "mods",
        "names",
        "negated",
        "ranged",
        "stars",
        "terrain",
        "texts",
        "total",
        "traits",
        "types",
    )

    kind: int
    types: int
    base: tuple[int, int, int]
    mods: tuple[int, int, int]
    stars: int
    from_coins: int
    from_effects: int
    close: int
    ranged: int
    defence: int
    terrain: int
    gained_terrain: int
    lost_terrain: int
    keywords: dict[str, int]
    lost_keywords: tuple[str, ...]
    texts: tuple[Text, ...]
    flags: int
    granted: int
    colours: tuple[int, ...]
    designated: tuple[tuple[int, int], ...]
    total: int
    names: tuple[str, ...]
    traits: tuple[str, ...]
    negated: bool

    def copy(self) -> Values:
        new = object.__new__(Values)
        for name in Values.__slots__:
            setattr(new, name, getattr(self, name))
        new.keywords = dict(self.keywords)
        return new

    def settle(self, under: list[Values], host_types: int = 0) -> None:
        """Works out the numbers that count, from base, modifications and the set cards'."""
        close, ranged, defence = (b + m for b, m in zip(self.base, self.mods, strict=True))
        stars = self.stars
        for card in under:
            close += card.base[0] + card.mods[0] if not card.stars & STAR_CLOSE else 0
            ranged += card.base[1] + card.mods[1] if not card.stars & STAR_RANGED else 0
            defence += card.base[2] + card.mods[2] if not card.stars & STAR_DEFENCE else 0
        self.close = 0 if stars & STAR_CLOSE or close < 0 else close
        self.ranged = 0 if stars & STAR_RANGED or ranged < 0 else ranged
        self.defence = 0 if stars & STAR_DEFENCE or defence < 0 else defence
        self.terrain = (self.terrain | self.gained_terrain) & ~self.lost_terrain
        flags = self.granted
        for text in self.texts:
            flags |= text.flags
        self.flags = flags
        if self.lost_keywords:
            for name in self.lost_keywords:  # GW-22.4: lose beats gain
                self.keywords.pop(name, None)


def printed(rules: Any, kind: int) -> Values:
    """The values of a card as printed."""
    card: CardDef = rules.defs[kind]
    new = object.__new__(Values)
    new.kind = kind
    new.types = card.type
    new.base = (card.close, card.ranged, card.defence)
    new.mods = (0, 0, 0)
    new.from_coins = new.from_effects = 0
    new.stars = sum(1 << i for i, star in enumerate(card.stars) if star)
    new.terrain = card.terrain
    new.gained_terrain = 0
    new.lost_terrain = 0
    new.granted = 0
    new.texts, new.keywords = rules.printed_texts(kind)
    new.lost_keywords = ()
    new.colours = card.colours
    new.designated = card.designated
    new.total = card.total
    new.names = rules.names(kind)
    new.traits = card.traits
    new.negated = False
    new.settle([])
    return new


def apply_change(rules: Any, v: Values, change: tuple[Any, ...], coin: bool = False) -> None:
    """Applies one change to a card's values (not yet settled)."""
    kind = change[0]
    if kind == MOD:
        m = v.mods
        v.mods = (m[0] + change[1], m[1] + change[2], m[2] + change[3])
        v.stars |= change[4]
    elif kind == FLAG:
        v.granted |= change[1]
    elif kind == KEYWORD:
        if coin:
            return  # GW-18.17
        for name, number in change[1]:
            v.keywords[name] = max(v.keywords.get(name, 0), number)
        v.texts = (*v.texts, *(rules.text(key) for key in change[2]))
    elif kind == LOSE_KEYWORD:
        v.lost_keywords = (*v.lost_keywords, change[1])
        v.texts = tuple(t for t in v.texts if t.keyword != change[1])
    elif kind == TEXT:
        if coin:
            return  # GW-18.17
        if not v.negated and not (len(change) > 2 and any(t.key == change[1] for t in v.texts)):
            v.texts = (*v.texts, rules.text(change[1]))
    elif kind == NEGATE:
        keys = change[1]
        if keys is None:
            v.negated = True
            v.texts = tuple(t for t in v.texts if t.protected)
            v.keywords = {k: n for k, n in v.keywords.items() if rules.protected_keyword(v.kind, k)}
        else:
            v.texts = tuple(t for t in v.texts if t.key not in keys or t.protected)
            v.keywords = {
                k: n for k, n in v.keywords.items() if rules.protected_keyword(v.kind, k) or k not in change[2]
            }
    elif kind == BASE:
        v.base = (change[1], change[2], change[3])
        v.stars = change[4]
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
        v.total = max(0, v.total + change[1])
    elif kind == TRAIT:
        v.traits = (*v.traits, change[1])
    elif kind == SHAPE:
        v.types = v.types | change[1] if change[2] else change[1]
        if change[3] is not None:
            close, ranged, defence = change[3]
            v.base, v.stars = (close, ranged, defence), change[4]
        v.gained_terrain |= change[5]
        if change[6]:
            v.names = (change[6],)
        if change[7]:
            v.texts = (*v.texts, rules.text(change[7]))
    elif kind == BLANK:
        v.names = ()
        v.colours = ()
        v.designated = ()
        v.total = 0
        v.terrain = 0
        v.base = (0, 0, 0)
        v.stars = 0
        v.texts = ()
        v.keywords = {}
        v.negated = False
    elif kind in (NEGATE_UNRESOLVED, MAY_BE_SET_ON, MAY_COME_OUT_IN, COMES_OUT):
        pass  # nothing that a card's values say
    else:
        raise AssertionError(change)


class Force:
    """Everything in force at one moment.

    `of`: card id -> `Values` for each card on the field; `power`: per seat a vector by colour; `triggers`:
    kind of notice -> (card, text); `playable`: per seat (card, text) of texts that can be played;
    `statics`: the auto A texts at work, as applied.
    """

    __slots__ = ("applied", "of", "outside", "playable", "player_flags", "power", "statics", "triggers")

    def __init__(self) -> None:
        self.of: dict[int, Values] = {}
        self.outside: dict[int, Values] = {}
        self.player_flags = (0, 0)
        self.power: tuple[tuple[int, ...], tuple[int, ...]] = ((0,) * COLOURS, (0,) * COLOURS)
        self.triggers: dict[int, list[tuple[int, Text]]] = {}
        self.playable: tuple[list[tuple[int, Text]], list[tuple[int, Text]]] = ([], [])
        self.statics: list[tuple[int, Text]] = []
        self.applied: list[Any] = []


class Seen:
    """The view of a static or triggered text on the state: its player and its card."""

    __slots__ = ("chosen", "entry", "event", "player", "source", "targets", "x")

    def __init__(self, player: int, source: int, entry: int, event: tuple[int, ...] = ()) -> None:
        self.player = player
        self.source = source
        self.entry = entry
        self.targets: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.chosen: tuple[tuple[int, int], ...] = ()
        self.event = event
        self.x = 0


def _start(s: State) -> tuple[dict[int, Values], dict[int, Values]]:
    """Result 0: what each card has before auto A, and the groups' sums."""
    rules = s.rules
    start: dict[int, Values] = {}
    cards = s.cards
    kinds = s.kinds
    prints = rules.prints
    for zone in FIELD_ZONES:
        for card in s.zones[zone]:
            record = cards[card]
            assert record is not None
            for each in (card, *record.under) if record.under else (card,):
                this = cards[each]
                assert this is not None
                v = prints[kinds[each]]
                if this.lasting or this.marks or this.flags & (VARIABLE | TRANSFORMED):
                    v = _resolved(s, each, v)
                start[each] = v
    return start, _grouped(s, start)


def _resolved(s: State, card: int, v: Values) -> Values:
    """The printed values with the coins on the card and the resolved effects that last on it."""
    rules = s.rules
    record = s.cards[card]
    assert record is not None
    new = v.copy()
    if record.flags & VARIABLE:
        new.types = G
        new.texts, new.keywords = rules.generation_texts(v.kind)
    if record.flags & TRANSFORMED:
        rules.transform(new)
    coin = rules.defs[v.kind].key.startswith("coin:")
    for mark in record.marks:
        change = rules.coin_change(mark.name)
        if change is not None:
            m = new.mods
            n = mark.count
            new.mods = (m[0] + n * change[0], m[1] + n * change[1], m[2] + n * change[2])
    new.from_coins = new.mods[2]
    for lasting in record.lasting:
        if lasting.change[0] == NEGATE or lasting.change[0] != TEXT or not new.negated:
            apply_change(rules, new, lasting.change, coin)
    new.from_effects = new.base[2] + new.mods[2] - v.base[2] - new.from_coins
    return new


def _grouped(s: State, own: dict[int, Values]) -> dict[int, Values]:
    """The same values with each card's numbers worked out, set cards added to what they are set on."""
    rules = s.rules
    prints = rules.prints
    result: dict[int, Values] = {}
    for card, v in own.items():
        record = s.cards[card]
        assert record is not None
        if record.under:
            v = v.copy()
            under = [own[c] for c in record.under]
            v.settle(rules.modifiers(v, under))
        elif v is not prints[v.kind]:
            v = v.copy()
            v.settle([])
        result[card] = v
    return result


def compute(s: State) -> Force:
    """What is in force in the state as it stands."""
    rules = s.rules
    own, values = _start(s)
    force = Force()
    force.of = values
    rule_statics = rules.table_statics(s)
    if rule_statics or any(text.statics for v in values.values() for text in v.texts):
        force = _reapply(s, own, rule_statics)
    _index(s, force)
    return force


def _reapply(s: State, own: dict[int, Values], rule_statics: list[Any]) -> Force:
    """Results 1, 2, ... until one equals the one before (GW-10.3), or the one that a cycle settles on."""
    previous = s.values
    force = Force()
    force.of = _grouped(s, own)
    history: list[list[Any]] = []
    results: list[Force] = []
    while True:
        s.values = force
        ordered = sorted(_active(s, force), key=_by_entry)
        applied: list[Any] = []
        for _entry, card, text in ordered:
            seen = Seen(seat_of(s, card), card, _entry)
            for static in text.statics:
                if static.holds is None or static.holds(s, seen):
                    for target in static.select(s, seen):
                        for make in static.changes:
                            applied.append(((_entry, text.key), target, make(s, seen, target)))
        for target, change in rule_statics:
            applied.append(((1 << 62, 0), target, change))
        if history and applied == history[-1]:
            break
        if applied in history:
            force = _settle_cycle(history, results, history.index(applied))
            break
        history.append(applied)
        force = _result(s, own, applied)
        results.append(force)
    s.values = previous
    return force


def _by_entry(found: tuple[int, int, Text]) -> tuple[int, int]:
    return found[:2]


def _active(s: State, force: Force) -> list[tuple[int, int, Text]]:
    """The auto A texts of the cards in a result (a text granted or negated there counts)."""
    result = []
    for card, v in force.of.items():
        for text in v.texts:
            if text.statics:
                record = s.cards[card]
                assert record is not None
                result.append((record.entry, card, text))
    # GW-10.3: a text that the result before switched off is not applied; nothing else is remembered.
    return result


def _settle_cycle(history: list[list[Any]], results: list[Force], start: int) -> Force:
    """GW-10.3, 22.6: of the results in the cycle, the one in which the latest of the differing texts applies."""
    cycle = range(start, len(history))
    common = set(history[start])
    union: set[Any] = set()
    for i in cycle:
        common &= set(history[i])
        union |= set(history[i])
    latest = max(key for key, _target, _change in union - common)
    for i in cycle:
        if any(key == latest for key, _t, _c in set(history[i]) - common):
            return results[i]
    raise AssertionError("a cycle whose results do not differ")


def _result(s: State, own: dict[int, Values], applied: list[Any]) -> Force:
    rules = s.rules
    changed = dict(own)
    outside: dict[int, Values] = {}
    flags = [0, 0]
    for _key, target, change in applied:
        if target < 0:
            flags[-1 - target] |= change[1]
            continue
        v = changed.get(target)
        if v is None:
            if target not in outside:
                outside[target] = rules.prints[s.kinds[target]].copy()
            apply_change(rules, outside[target], change)
            outside[target].settle([])
            continue
        if v is own[target]:
            v = v.copy()
            changed[target] = v
        coin = rules.defs[v.kind].key.startswith("coin:")
        apply_change(rules, v, change, coin)
    force = Force()
    force.of = _grouped(s, changed)
    force.applied = applied
    force.outside = outside
    force.player_flags = (flags[0], flags[1])
    return force


def _index(s: State, force: Force) -> None:
    """Who produces what, which texts wait for what, and which can be played."""
    previous = s.values
    s.values = force
    power = ([0] * COLOURS, [0] * COLOURS)
    triggers = force.triggers
    playable = force.playable
    where = s.where
    for card, v in force.of.items():
        seat = where[card] // PLACES
        colour = s.rules.basic_colours[v.kind]
        if colour >= 0 and v.types & G and not v.flags & NO_POWER:
            power[seat][colour] += 1
        for text in v.texts:
            if text.produces and not v.flags & NO_POWER:
                record = s.cards[card]
                assert record is not None
                text.produce(s, Seen(seat, card, record.entry), power[seat])
            if text.trigger is not None and text.kind != "B":
                for kind in text.trigger.kinds:
                    triggers.setdefault(kind, []).append((card, text))
            if text.playable:
                playable[seat].append((card, text))
                if text.anyone:
                    playable[1 - seat].append((card, text))
            if text.statics:
                force.statics.append((card, text))
    force.power = (tuple(power[0]), tuple(power[1]))
    s.values = previous


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
    values = s.values.of
    return tuple(c for c in s.zones[zone] if values[c].types & UNIT)


def all_units(s: State) -> list[int]:
    """Every Unit on the field."""
    return [c for zone in FIELD_ZONES for c in units(s, zone)]


def in_battle(s: State) -> list[int]:
    """Every Unit in a battle area."""
    return [c for zone in BATTLE_ZONES for c in units(s, zone)]
