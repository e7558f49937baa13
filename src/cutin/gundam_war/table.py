"""The table: places (chapter 3), whose they are (chapter 4), and the facts a turn keeps."""

from __future__ import annotations

import msgspec

from cutin.game.options import option as option
from cutin.game.resolve import Held
from cutin.game.result import Result as Result
from cutin.game.seats import seat_name as seat_name
from cutin.kernel.citing import rule
from cutin.kernel.depends import ALWAYS, OWN, PILES, Matters
from cutin.kernel.records import Record
from cutin.kernel.state import Lasting, State

# Places of one player (GW-3.1); a zone is seat * PLACES + place. The battle areas are shared: each player's
# squad in one is a zone of its own, so that who controls a card on the field is where it lies (GW-4.3).
NATION, LOST, JUNKYARD, HAND, HANGAR, REMOVED, DISPOSITION, SPACE_AREA, EARTH_AREA, PLAYED = range(10)
PLACES = 10
PLACE_NAMES = (
    "nation",
    "lost",
    "junkyard",
    "hand",
    "hangar",
    "removed",
    "disposition",
    "Space",
    "Earth",
    "played",
)
ON_FIELD = frozenset((DISPOSITION, SPACE_AREA, EARTH_AREA))

FIELD_ZONES = tuple(seat * PLACES + place for seat in (0, 1) for place in sorted(ON_FIELD))
BATTLE_ZONES = tuple(seat * PLACES + place for seat in (0, 1) for place in (SPACE_AREA, EARTH_AREA))
CONDITIONED = tuple(zone % PLACES in ON_FIELD for zone in range(2 * PLACES))
IN_BATTLE = tuple(zone % PLACES in (SPACE_AREA, EARTH_AREA) for zone in range(2 * PLACES))
SEAT = tuple(zone // PLACES for zone in range(2 * PLACES))
PLACE = tuple(zone % PLACES for zone in range(2 * PLACES))


@rule("GW-19.5", off=0)
def face_up() -> int:
    """Who sees the cards that have been removed from the game: everybody."""
    return 3


def seats_that_see(zone: int) -> int:
    """Who sees the cards of a zone, as a bit set."""
    place = zone % PLACES
    if place == REMOVED:
        return face_up()
    if place in (NATION, LOST):
        return 0  # GW-3.4, GW-3.5: face-down for everybody
    if place == HAND:
        return 1 << (zone // PLACES)  # GW-3.7
    return 3  # GW-3.6, GW-3.9, GW-20.1: face-up


# Zones in which cards lie in no order: which one has left it unseen cannot be told.
UNORDERED = tuple(zone % PLACES == HAND for zone in range(2 * PLACES))
SEES = tuple(seats_that_see(zone) for zone in range(2 * PLACES))
# Who loses when the last card leaves a zone, by whatever it is moved (GW-5.6).
LIFE = tuple(zone // PLACES if zone % PLACES == NATION else -1 for zone in range(2 * PLACES))

# Phases and steps of a turn in order (GW-6.1).
REROLL, DRAW, DEPLOY, ATTACK, DEFEND, DAMAGE, RETURN = range(7)
PHASE_NAMES = (
    "Reroll Phase",
    "Draw Phase",
    "Disposition Phase",
    "Attack Step",
    "Defend Step",
    "Damage Calculation Step",
    "Return Step",
)
# The free timings of a turn as bits: phase by phase, the own one and the enemy's.
ALL_TIMES = (1 << 14) - 1
# Parts of each (GW-6.3).
START, FREE1, FIXED, FREE2, END, TURN_END = range(6)
PART_NAMES = ("start", "first free timing", "fixed effect", "second free timing", "end", "end of turn")

# Card flags, cleared at the end of the turn unless noted.
SORTIED = 1  # has sortied this turn, on the side that attacks
DEFENDED = 2  # has sortied this turn, on the side that defends
IN_AREA = 4  # has come to a battle area this turn (GW-21.16)
RESUPPLIED = 8  # has received Resupply this turn (GW-21.22)
FRESH = 16  # has come out this turn
VARIABLE = 32  # lies as a G by Variable (GW-21.24); stays while on the field
COIN_CARD = 64  # is a coin treated as a card (GW-18.10); stays
TRANSFORMED = 128  # has its second form this turn (GW-21.17)
ARMOURED = 256  # has come to a battle area with PS Armor: that it goes home is on hold (GW-21.16)
STAYING = VARIABLE | COIN_CARD
# Those by which a card is worked out anew, whatever is in force.
SHAPING = VARIABLE | COIN_CARD | TRANSFORMED

# What that which is in force may depend on, beside what it always does (`kernel.depends`), and by which facts
# of a card or of the table.
ROLLED, DAMAGED, DOOMED, WHOSE, WHEN, SQUADS, DONE = (OWN << i for i in range(7))
LIES = tuple(ALWAYS if on_field else PILES for on_field in CONDITIONED)
MATTERS = Matters(
    {
        **dict.fromkeys(("lasting", "marks", "under", "host", "silenced", "extra_turn", "order"), ALWAYS),
        "rolled": ROLLED,
        "damage": DAMAGED,
        "doom": DOOMED,
        **dict.fromkeys(("turn", "turn_player", "attacker"), WHOSE),
        "phase": WHEN,
        "squads": SQUADS,
        **dict.fromkeys(("flags", "used", "plays", "named", "dealt", "points", "coins", "skip_battle"), DONE),
    }
)

# Why a card is destroyed (GW-17.1, 17.20, 17.23).
BY_EFFECT, BY_BATTLE, BY_RULE = range(3)

# Kinds of effect that wait or are applied.
PLAY_CARD, PLAY_TEXT, AUTO_B, AUTO_C, AUTO_D, ABOLISH, HELD = range(7)

# How long something lasts.
END_OF_TURN, END_OF_CUT, ON_FIELD_LONG, END_OF_NEXT_TURN = range(4)


class Squad(Record, frozen=True):
    """What the last check found of a squad (GW-14.13, 14.15).

    Its head (-1: none) and whether it is engaged.
    """

    head: int = -1
    engaged: bool = False
    formed: bool = False


NO_SQUAD = Squad()


# How many plays are counted for each player (GW-8.11 to 8.13).
COUNTERS = 5
NO_PLAYS = (0,) * (2 * COUNTERS)


class Table(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The facts of the game that are not on cards.

    Seats are 0 (A) and 1 (B). `plays` counts what the turn player, then what the other player
    has played this turn (Units, Units with
    Cruiser/Base/Support, Characters, Operations, G); `squads` are A's in Space and Earth, then B's;
    `sides` is 1 + the seat that is the attacking side in the battle steps by an effect (0: the turn player);
    `answer` is seat * 2 + 1 for a bound yes to sending out (-1: none); `silenced` is the card whose text is
    negated in an extra turn; `shields` are (item, card, damage taken off) of Special Shield;
    `named` are (seat, name) under Restrict to 1/Turn; `used` are (card, entry, text) of texts that work
    outside the field; `dealt` are the squads that have dealt battle damage this turn; `order` are (arrival of
    the card, text, serial number) of auto A texts whose order was chosen, and what began before `arranged`
    began
    at an earlier moment (GW-10.4).
    """

    turn: int = 0
    turn_player: int = 0
    attacker: int = 0
    phase: int = 0
    part: int = 0
    first: int = 0
    plays: tuple[int, ...] = NO_PLAYS
    squads: tuple[Squad, Squad, Squad, Squad] = (NO_SQUAD, NO_SQUAD, NO_SQUAD, NO_SQUAD)
    named: tuple[tuple[int, str], ...] = ()
    used: tuple[tuple[int, int, int], ...] = ()
    held: tuple[Held, ...] = ()
    lasting: tuple[tuple[int, Lasting], ...] = ()
    coins: tuple[tuple[int, str, int], ...] = ()
    points: tuple[int, int] = (0, 0)
    dealt: tuple[int, ...] = ()
    skip_battle: bool = False
    extra_turn: bool = False
    answer: int = -1
    sides: int = 0
    silenced: tuple[int, int] = (-1, 0)
    shields: tuple[tuple[int, int, int], ...] = ()
    order: tuple[tuple[int, int, int], ...] = ()
    arranged: int = 0


def squad_zone(index: int) -> int:
    """The zone of a squad by its place in `Table.squads`."""
    return (index // 2) * PLACES + SPACE_AREA + index % 2


def squad_index(zone: int) -> int:
    """The place in `Table.squads` of the squad in that battle zone."""
    return zone // PLACES * 2 + zone % PLACES - SPACE_AREA


def facing(zone: int) -> int:
    """The enemy's zone of the same battle area (or the enemy's same place)."""
    return (zone + PLACES) % (2 * PLACES)


def seat_of(s: State, card: int) -> int:
    """Who controls a card on the field or plays a card: whose place it lies in (GW-4.3, 4.4)."""
    return SEAT[s.where[card]]


def is_on_field(s: State, card: int) -> bool:
    """GW-3.2."""
    return s.cards[card] is not None


def now(s: State, seat: int) -> int:
    """The present moment as one bit of a timing mask, seen from a seat: phase and own/enemy turn."""
    table = s.table
    bit: int = 1 << (table.phase * 2 + (0 if table.attacker == seat else 1))
    return bit
