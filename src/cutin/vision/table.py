"""The table: zones (chapter 3), the phases of a turn, and the facts a turn keeps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

import msgspec

from cutin.game.options import option as option
from cutin.game.refs import living as living
from cutin.game.refs import ref as ref
from cutin.game.resolve import Held
from cutin.game.result import Result as Result
from cutin.game.seats import seat_name as seat_name
from cutin.kernel.depends import ALWAYS, OWN, PILES, Matters
from cutin.kernel.records import Record
from cutin.kernel.state import Lasting, Ref, State

# Zones of one player (VIS-3.1.1); a zone is seat * PLACES + place. The field is common but divided into an
# area for each player (VIS-3.1.4): who controls a card on it is where it lies (VIS-W.12).
FIELD, NODES, HAND, DECK, UNDERWORLD, EXCLUSION, PLAY = range(7)
PLACES = 7
PLACE_NAMES = ("field", "nodes", "hand", "deck", "underworld", "exclusion", "play")
FIELD_ZONES = (FIELD, PLACES + FIELD)
ZONES = range(2 * PLACES)
SEAT = tuple(zone // PLACES for zone in ZONES)
PLACE = tuple(zone % PLACES for zone in ZONES)
# Where cards are active or asleep, and may have other cards set on them.
CONDITIONED = tuple(place in (FIELD, NODES) for place in PLACE)
# Zones in which cards lie in no order: which one has left it unseen cannot be told.
UNORDERED = tuple(place in (HAND, NODES) for place in PLACE)
# No zone loses the game by being empty: only a draw that must be made and cannot (VIS-W.32).
LIFE = tuple(-1 for _zone in ZONES)
STARTING_LIFE = 25

# Phases of a turn in order (VIS-4.1.1).
ACTIVE, MAINTENANCE, DRAW, MAIN, DISCARD = range(5)
PHASE_NAMES = ("Active Phase", "Maintenance Phase", "Draw Phase", "Main Phase", "Discard Phase")
# Parts of each; the last stands for the end of the turn, which belongs to no phase.
START, FIXED, PRIORITY, END, TURN_END, TURN_START = range(6)
PART_NAMES = ("start", "fixed effect", "priority", "end", "end of turn", "start of turn")

# How long something lasts (`Lasting.until`).
END_OF_TURN, END_OF_BATTLE, END_OF_INTERFERENCE, ON_FIELD_LONG, NEXT_TURN_START, END_OF_NEXT_TURN = range(6)
# Until the player concerned plays a card, at most until the end of the turn.
NEXT_PLAY = 6

# Card flags. They end with the turn unless noted.
FACE_DOWN = 1  # lies face-down on the field; stays
FRESH = 2  # has entered the field this turn
ATTACKED = 8  # has attacked this turn
DEFENDED = 16  # has defended this turn
TRANSFORMED = 32  # has its other form (VIS-10.28); until the next start of its player's turn
POPULAR = 64  # is a popularity card (VIS-10.34); stays
PLAYED_IN = 128  # was played this turn and entered (VIS-5.2.1)
AS_CHARM = 256  # a character card that an effect has set as a charm (VIS-6.1.9.a); stays
AS_CHARACTER = 512  # is a character by an effect (VIS-6.1.6, 6.1.7); stays
TO_DEFEND = 1024  # was played as a direct answer to an attack, to defend it (VIS-10.3.2.b)
HURT = 2048  # has taken damage this turn
STAYING = FACE_DOWN | TRANSFORMED | POPULAR | AS_CHARM | AS_CHARACTER

# What that which is in force may depend on, beside what it always does (`kernel.depends`), and by which facts
# of a card or of the table. `FIGHT` is whose attack and whose defence is under way, `BEGUN` whether that has
# come to a battle, `DONE` what has been done this turn,
# `LAID` what lasts on players.
NODE_CARDS, HANDS, ROLLED, DAMAGED, TIME, FIGHT, BEGUN, DONE, LIVES, LAID = (OWN << i for i in range(10))
LIES = tuple({FIELD: ALWAYS, NODES: NODE_CARDS, HAND: HANDS}.get(place, PILES) for place in PLACE)
MATTERS = Matters(
    {
        **dict.fromkeys(("lasting", "marks", "under", "host"), ALWAYS),
        "rolled": ROLLED,
        "damage": DAMAGED,
        **dict.fromkeys(("turn", "turn_player", "phase"), TIME),
        "battle": FIGHT,
        "begun": BEGUN,
        "life": LIVES,
        "laid": LAID,
        **dict.fromkeys(("flags", "used", "played", "plays", "attacks", "node_set", "damage_taken"), DONE),
        **dict.fromkeys(
            ("declared", "upkept", "normal_resolved", "doll_resolved", "world_charm_resolved"), DONE
        ),
    }
)

# Kinds of item. The first four are put on the chain by using priority; the others are automatic effects.
PLAY_CARD, PLAY_TEXT, ATTACK, DEFENCE, ALPHA, BETA, GAMMA, HELD = range(8)

# Kinds of entry, which is the order in which removals are resolved (VIS-9.1.4).
DYING, DISCARDING, EXCLUDING = range(3)
STATUS_NAMES = ("dying", "discarding", "excluding")

NOBODY: Ref = (-1, 0)
# So many automatic effects without anybody having had priority are a loop (VIS-W.28).
ENDLESS = 1000

# In `Held.when`: it waits for an event that a trigger of its text describes (`c07_effects`).
WATCH = 91
# The next damage that a card or player would take (`c01_damage`).
NEXT_DAMAGE = 90


class Battle(Record, frozen=True):
    """The attack that is under way (VIS-W.44, 6.2.4).

    `key` is the attack's item, `player` the attacking seat, `defence` the defence's item; `defended` says
    that a defence was declared and not cancelled, whether or not the defender is still there; `begun` that
    the battle itself has (6.2.4.b), `fixed` that the recipients are (6.2.4.c), `to_player` that the
    attacked player is it; `dealt` are those who have had their timing (1: attacker, 2: defender); `hit` is
    what the attacked player has taken from the attacker, `graze` the attacker's value when last looked at;
    `outer` is the battle during which an effect has made this attack (VIS-1.12.7).
    """

    key: int
    attacker: Ref
    player: int
    defender: Ref = NOBODY
    defence: int = 0
    defended: bool = False
    cancelled: bool = False
    fixed: bool = False
    to_player: bool = False
    hit: int = 0
    graze: int = 0
    by_effect: bool = False
    begun: bool = False
    dealt: int = 0
    outer: Battle | None = None


class Entry(Record, frozen=True):
    """One card in one of the removal buckets (VIS-9.1.4).

    `entry` is the number of its arrival where cards have a condition, elsewhere `zone` says where it was;
    `player` and `source` are the cause (-1: none); `step` is the next numbered step, counted through all
    steps of the procedure; `told` is the step for which effects have been looked for, and `waiting` are the
    numbers of those not yet resolved (they lie in `ready`); `linked` is the number of the entry or of the
    move with which a set card leaves (0: none); `below` says that its own steps have not begun.
    """

    kind: int
    card: int
    entry: int
    zone: int
    serial: int
    player: int = -1
    source: int = -1
    by_effect: bool = False
    by_battle: bool = False
    step: int = 0
    told: int = -1
    waiting: tuple[int, ...] = ()
    linked: int = 0
    below: bool = False


class Table(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The facts of the game that are not on cards.

    Seats are 0 (A) and 1 (B). Bit sets of seats: `deckout` (a required draw has failed, VIS-W.32), `loses` (a
    card effect says so, VIS-W.33), `wins`, `normal_resolved`, `doll_resolved` and `world_charm_resolved`
    (whose play of such a card has resolved this turn). `node_set` counts nodes set this turn; `played` are
    (seat, name) of cards played this turn, `plays` (seat, card) of the same, `attacks` how often
    each has attacked this turn; `entries` are the removal buckets; `used` are (card, entry, text)
    of texts that work outside the field; `damage_taken` is what each player has taken this turn; `ending`
    is 1 to end the phase, 2 to end the turn after the interference (VIS-4.10.1.a); `upkept` are the cards
    whose upkeep has been settled in this phase; `declared` is what was declared last, by item: (item, word).
    Entries up to the number `handed` have been handed over to the removal loop; `unsettled` is damage whose
    procedure has not come to its last step, `battle_damage` that of the battle: (card, entry, amount).
    `streak` counts the automatic effects that have begun since a player had priority (VIS-W.28).
    `fired` are the texts that have acted "as soon as" what they name, which is still so: (card, entry, text).
    """

    turn: int = 0
    turn_player: int = 0
    phase: int = 0
    part: int = 0
    first: int = 0
    life: tuple[int, int] = (STARTING_LIFE, STARTING_LIFE)
    deckout: int = 0
    loses: int = 0
    wins: int = 0
    node_set: int = 0
    normal_resolved: int = 0
    doll_resolved: int = 0
    world_charm_resolved: int = 0
    played: tuple[tuple[int, str], ...] = ()
    battle: Battle | None = None
    entries: tuple[Entry, ...] = ()
    held: tuple[Held, ...] = ()
    lasting: tuple[tuple[int, Lasting], ...] = ()
    used: tuple[tuple[int, int, int], ...] = ()
    damage_taken: tuple[int, int] = (0, 0)
    ending: int = 0
    upkept: tuple[int, ...] = ()
    declared: tuple[tuple[int, str], ...] = ()
    handed: int = 0
    unsettled: tuple[tuple[int, int, int], ...] = ()
    battle_damage: tuple[tuple[int, int, int], ...] = ()
    spared: tuple[tuple[int, int, int], ...] = ()
    streak: int = 0
    plays: tuple[tuple[int, int], ...] = ()
    attacks: tuple[int, int] = (0, 0)
    fired: tuple[tuple[int, int, int], ...] = ()

    @property
    def laid(self) -> tuple[tuple[int, Lasting], ...]:
        """What lasts on players."""
        return self.lasting

    @property
    def begun(self) -> bool:
        """Whether a battle has begun and is not over."""
        return self.battle is not None and self.battle.begun


def seat_of(s: State, card: int) -> int:
    """Who controls a card: the player in whose area it is (VIS-W.12)."""
    return SEAT[s.where[card]]


def place_of(s: State, card: int) -> int:
    """In which place of a player a card lies."""
    return PLACE[s.where[card]]


def with_condition(s: State) -> Iterator[int]:
    """The cards on the field and in nodes, in the order of their numbers."""
    return compress(range(len(s.cards)), s.cards)


def on_field(s: State, card: int) -> bool:
    """Whether a card is on the field, set on another or not."""
    return PLACE[s.where[card]] == FIELD


# A moment as one bit of a timing mask: by whose turn it is, the seat that it is seen from, and phase.
TIMES = tuple(
    tuple(tuple(1 << phase * 2 + (turn != seat) for phase in range(5)) for seat in (0, 1)) for turn in (0, 1)
)


def now(s: State, seat: int) -> int:
    """The present moment as one bit of a timing mask, seen from a seat."""
    bit: int = TIMES[s.table.turn_player][seat][s.table.phase]
    return bit


OWN_TURN = sum(1 << (phase * 2) for phase in range(5))
ENEMY_TURN = OWN_TURN << 1
ALL_TIMES = OWN_TURN | ENEMY_TURN
OWN_MAIN = 1 << (MAIN * 2)
