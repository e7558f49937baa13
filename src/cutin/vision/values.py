"""What is in force for a card: its values, how a change alters them, and how they are asked for.

`force` works them out for every card on the field; a card elsewhere has what is printed on it, and what texts
that reach it there say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cutin.game.force import Seen
from cutin.kernel.state import State

from .card import CHARACTER, COMMAND, COST_DASH, NODE_DASH, SPELL, CardDef, plain
from .changes import (
    BAN,
    BEING,
    CANNOT_ATTACK,
    GUARDED,
    HAND_LIMIT_0,
    PLAY_COST,
    PLAY_NODE,
    PLUS_IS_MINUS,
    silence,
)
from .table import FIELD, FIELD_ZONES, PLACES, ZONES

if TYPE_CHECKING:
    from .texts import Text

# Special effects that make a card stay on the field with its text in force (VIS-5.5.3, VIS-5.6.2).
STAYING_SPELL = ("FantasyCreature", "WorldCharm")
STAYING_COMMAND = ("EquipmentField",)
# Those with which a set card gives its text to its host (VIS-5.5.4, VIS-10.13.6, VIS-10.14.4).
GIVING = ("Equipment", "Charm")
# Keywords of a set card that stay its own and are not given (VIS-10.13.6); Upkeep is asked for the set card.
NOT_GIVEN = frozenset(
    ("Equipment", "Charm", "SacredTreasure", "LastSpell", "LastWord", "Resist", "OnePerDeck", "Upkeep")
)


class Values:
    """What is in force for one card. Shared between states: replaced, never written after `settle`.

    `types` are bits of what kind of card it is, with BEING if it is a character now (VIS-6.1.1), which
    `character` says too; `original` is the combat power that it has by itself, `base` what the modifiers `up`
    and `down` (the sums of + and of -) are added to (VIS-W.48); `gives` is the modifier that a set card gives
    its host if it is `given`. `words` are the tactics and special effects that stand on it, `keywords` those
    that are in force. `granted` are flags by effects, `flags` these and those of its texts; `guards` are
    GUARD changes; `hushed` are the texts that effects have nullified, those that set cards give among them.
    """

    __slots__ = (
        "attack",
        "base",
        "base_at",
        "busy",
        "character",
        "cost",
        "down",
        "endurance",
        "flags",
        "given",
        "gives",
        "gone",
        "granted",
        "graze",
        "guards",
        "hushed",
        "keywords",
        "kind",
        "names",
        "negated",
        "node",
        "original",
        "plays",
        "races",
        "since",
        "statics",
        "texts",
        "triggers",
        "types",
        "up",
        "void",
        "words",
    )

    kind: int
    types: int
    character: bool
    original: tuple[int, int]
    base: tuple[int, int]
    base_at: int
    up: tuple[int, int]
    down: tuple[int, int]
    attack: int
    endurance: int
    gives: tuple[int, int]
    given: bool
    graze: int
    node: int
    cost: int
    races: tuple[str, ...]
    names: tuple[str, ...]
    keywords: dict[str, int]
    words: dict[str, int]
    gone: tuple[str, ...]
    void: tuple[str, ...]
    negated: bool
    texts: tuple[Text, ...]
    flags: int
    granted: int
    guards: tuple[tuple[Any, ...], ...]
    hushed: tuple[int, ...]
    since: dict[int, int] | None
    statics: tuple[Text, ...]
    triggers: tuple[Text, ...]
    plays: tuple[Text, ...]
    busy: bool

    def copy(self) -> Values:
        """The same values, to be changed and settled: what `settle` works out is not there until then."""
        new = object.__new__(Values)
        new.kind = self.kind
        new.types = self.types
        new.original = self.original
        new.base = self.base
        new.base_at = self.base_at
        new.up = self.up
        new.down = self.down
        new.gives = self.gives
        new.given = self.given
        new.graze = self.graze
        new.node = self.node
        new.cost = self.cost
        new.races = self.races
        new.names = self.names
        new.keywords = dict(self.keywords)
        new.words = dict(self.words)
        new.gone = self.gone
        new.void = self.void
        new.negated = self.negated
        new.texts = self.texts
        new.granted = self.granted
        new.guards = self.guards
        new.hushed = self.hushed
        new.since = self.since
        return new

    def settle(self, rules: Any, under: Sequence[Values] = ()) -> None:
        """Works out the numbers that count, from base, modifiers and set cards, and sorts the texts."""
        if self.gone or self.void:
            gone = (*self.gone, *self.void)
            for name in gone:
                self.keywords.pop(name, None)
            for name in self.gone:
                self.words.pop(name, None)
            self.texts = tuple(t for t in self.texts if t.keyword not in gone)
        up, down = self.up, self.down
        given = 0
        for card in under:
            if not card.given:
                continue
            a, e = card.gives
            up = (up[0] + max(a, 0), up[1] + max(e, 0))
            down = (down[0] + min(a, 0), down[1] + min(e, 0))
            if self.negated:
                continue  # what set cards give is the host's text too
            for name, number in card.keywords.items():
                if name not in NOT_GIVEN and name not in self.gone and name not in self.void:
                    self.keywords[name] = max(self.keywords.get(name, 0), number)
                    self.words.setdefault(name, number)
                    if name == "Doll":
                        given |= CANNOT_ATTACK  # VIS-10.9.2.a
        self.up, self.down = up, down
        found = rules.sorts.get(self.texts) or rules.sorted_texts(self.texts)
        self.flags = self.granted | given | found[0]
        if self.guards:
            self.flags |= GUARDED
        self.character = bool(self.types & BEING)
        self.statics, self.triggers, self.plays, self.busy = found[1:]
        attack, endurance = self.base
        if self.flags & PLUS_IS_MINUS:
            # The turned modifiers alone do not bring the endurance to 0 or less.
            rest = endurance + down[1]
            self.attack = attack - up[0] + down[0]
            self.endurance = max(rest - up[1], min(rest, 1))
        else:
            self.attack = attack + up[0] + down[0]
            self.endurance = endurance + up[1] + down[1]


# --- cards as printed -------------------------------------------------------------------------------


def names_of(card: CardDef) -> tuple[str, ...]:
    """The names a card goes by, as names are compared."""
    return tuple(dict.fromkeys(plain(name) for name in (card.name, card.name_ja) if name))


def printed(rules: Any, kind: int) -> Values:
    """The values of a card as printed, which count where it is not on the field."""
    card: CardDef = rules.defs[kind]
    new = object.__new__(Values)
    new.kind = kind
    new.types = card.kind
    new.original = new.base = (card.attack, card.endurance)
    new.base_at = 0
    new.up = new.down = (0, 0)
    new.gives = (0, 0)
    new.given = False
    new.graze = card.graze
    new.node = card.node
    new.cost = card.cost
    new.races = card.races
    new.names = names_of(card)
    new.texts, new.keywords = rules.printed_texts(kind)
    new.words = dict(new.keywords)
    new.gone = new.void = ()
    new.negated = False
    new.granted = 0
    new.guards = ()
    new.hushed = ()
    new.since = None
    new.settle(rules)
    return new


def fielded(rules: Any, kind: int) -> Values:
    """The values of a card that lies face-up on the field and is not set on another."""
    new: Values = rules.prints[kind].copy()
    if new.types & CHARACTER or (new.types & SPELL and "FantasyCreature" in new.words):
        new.types |= BEING  # VIS-5.4.3, VIS-W.51
    new.names = (*new.names, *(name for name in rules.union_names(kind) if name not in new.names))
    if not text_stands(new):
        silence(new)
    new.settle(rules)
    return new


def text_stands(v: Values) -> bool:
    """Whether a face-up card on the field that is not set has its text (VIS-5.5.3, VIS-5.6.2)."""
    if v.types & SPELL and not v.types & CHARACTER:
        return any(name in v.words for name in STAYING_SPELL)
    if v.types & COMMAND:
        return any(name in v.words for name in STAYING_COMMAND)
    return True


def face_down(v: Values) -> Values:
    """What a face-down card is before an effect makes something of it: nothing (VIS-W.36, VIS-6.1.7)."""
    new = v.copy()
    new.types = 0
    new.original = new.base = (0, 0)
    new.graze = new.node = new.cost = 0
    new.races = new.names = ()
    new.texts = ()
    new.keywords = {}
    new.words = {}
    return new


# --- asking -----------------------------------------------------------------------------------------


def of(s: State, card: int) -> Values:
    """What is in force for a card on the field; elsewhere what is printed and what reaches it there."""
    if s.stale:
        s.rules.refresh(s)
    found: Values | None = s.values.of.get(card)
    if found is None:
        found = s.values.outside.get(card) or s.rules.prints[s.kinds[card]]
    return found


def all_on_field(s: State) -> Iterable[int]:
    """The cards on the field, set ones too."""
    if s.stale:
        s.rules.refresh(s)
    found: Iterable[int] = s.values.of
    return found


def is_character(s: State, card: int) -> bool:
    """Whether a card is a character now: on the field and not set on another (VIS-6.1.1)."""
    if s.stale:
        s.rules.refresh(s)
    v: Values | None = s.values.of.get(card)
    return v is not None and v.character


def endurance(s: State, card: int) -> int:
    """The endurance of a character now; no floor (VIS-W.48)."""
    return of(s, card).endurance


def characters(s: State, seat: int) -> list[int]:
    """The characters on a player's field."""
    if s.stale:
        s.rules.refresh(s)
    values = s.values.of
    return [card for card in s.zones[seat * PLACES + FIELD] if values[card].character]


def all_characters(s: State) -> list[int]:
    """Every character on the field."""
    return [*characters(s, 0), *characters(s, 1)]


def player_flags(s: State, seat: int) -> int:
    """What holds for a player (flag bits), by texts that apply and by effects that last."""
    if s.stale:
        s.rules.refresh(s)
    found: int = s.values.player_flags[seat]
    return found


def hand_limit(s: State, seat: int) -> int:
    """How many cards the player keeps in the discard phase; of several limits by texts the lowest."""
    limits = player_flags(s, seat) // HAND_LIMIT_0
    if limits:
        return (limits & -limits).bit_length() - 1
    return int(s.rules.options["hand_limit"])


def speaks_of(s: State, said: Sequence[Any], card: int) -> bool:
    """Whether a change speaks of that card. `said`: text, number of its test, player, source, entry, X.

    With X may go the word that was declared for the effect.
    """
    key, number, player, source, entry, x = said
    if not key:
        return True
    view = Seen(player, source, entry)
    view.carry(x)
    return bool(s.rules.text(key).tests[number](s, view, card))


def guarded(s: State, card: int, against: int, source: int) -> tuple[Any, ...] | None:
    """The change that keeps the card from what comes from that source, if there is one."""
    for change in of(s, card).guards:
        if change[1] == against and speaks_of(s, change[2:], source):
            return change
    return None


def banned(s: State, card: int, seat: int) -> int | None:
    """The source of what forbids the player to play the card; None: nothing does."""
    if s.stale:
        s.rules.refresh(s)
    for change in s.values.players[seat]:
        if change[0] == BAN and speaks_of(s, change[1:], card):
            source: int = change[4]
            return source
    return None


def _altered(s: State, card: int, seat: int, kind: int, number: int) -> int:
    for change in s.values.players[seat]:
        if change[0] == kind and speaks_of(s, change[2:], card):
            number += change[1]
    return max(0, number)


def node_of(s: State, card: int, seat: int) -> int:
    """The required nodes of a card for a player who plays it."""
    number = of(s, card).node
    return _altered(s, card, seat, PLAY_NODE, number) if s.values.players[seat] else number


def cost_of(s: State, card: int, seat: int) -> int:
    """The cost of a card for a player who plays it, an X in it left out."""
    number = of(s, card).cost
    return _altered(s, card, seat, PLAY_COST, number) if s.values.players[seat] else number


def node_is_dash(s: State, card: int) -> bool:
    """Whether the required nodes are printed as a dash."""
    return bool(s.rules.defs[s.kinds[card]].dash & NODE_DASH) and not _covered(s, card)


def cost_is_dash(s: State, card: int) -> bool:
    """Whether the cost is printed as a dash."""
    return bool(s.rules.defs[s.kinds[card]].dash & COST_DASH) and not _covered(s, card)


def _covered(s: State, card: int) -> bool:
    v = s.values.of.get(card)
    return v is not None and not v.types


def named(v: Values, wording: str) -> bool:
    """Whether a reference to a name (as names are compared) means the card (VIS-12.3.1)."""
    for name in v.names:
        if wording in name:
            return True
    return False


def same_name(one: Values, other: Values) -> bool:
    """Whether two cards go by the same name."""
    return any(name in other.names for name in one.names)


OUTSIDE_ZONES = tuple(zone for zone in ZONES if zone not in FIELD_ZONES)
Waiting = list[tuple[int, "Text"]]
NOBODY_WAITS: Waiting = []
