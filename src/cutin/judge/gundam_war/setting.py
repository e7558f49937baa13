"""Setting the table of Gundam War: from a scenario's position to a state."""

from __future__ import annotations

from functools import cache

from cutin.cards.files import Value
from cutin.game.state import GameState
from cutin.gundam_war import card as facts
from cutin.gundam_war.c06_turn import Turn
from cutin.gundam_war.c08_checks import counter_index
from cutin.gundam_war.c09_cut import open_cut
from cutin.gundam_war.c17_destruction import enough
from cutin.gundam_war.c18_coins import put_coins
from cutin.gundam_war.card import CardDef
from cutin.gundam_war.game import Rules
from cutin.gundam_war.table import (
    ARMOURED,
    COIN_CARD,
    DEFENDED,
    DISPOSITION,
    FRESH,
    IN_AREA,
    IN_BATTLE,
    PLACE_NAMES,
    PLACES,
    REROLL,
    RESUPPLIED,
    SEES,
    SORTIED,
    TRANSFORMED,
    VARIABLE,
    Squad,
    facing,
    squad_zone,
)
from cutin.gundam_war.values import NOT_DESTROYED, NOT_DESTROYED_BY_ENEMY, NOT_DESTROYED_BY_OWN, of, units
from cutin.kernel.agenda import at as step_at
from cutin.kernel.agenda import push
from cutin.kernel.changes import create, put_under, set_card, set_table, touch

from ..laying import lay, used_texts
from ..making import BadFacts
from ..moments import AFTER, BEFORE, START
from ..position import FILLER
from ..table import Heard
from .cards import made_up, parse_text
from .position import AREAS, PLAYABLE, Entry, Position, Side
from .position import Squad as Members
from .table import coin_name

# Where the turn goes on for each part of a phase in which a position can stand, and the part's number.
_STEPS = {START: "begin", BEFORE: "first_free_timing", AFTER: "second_free_timing"}
_PARTS = {START: 0, BEFORE: 1, AFTER: 3}
SEED = 1
KEPT = NOT_DESTROYED | NOT_DESTROYED_BY_ENEMY | NOT_DESTROYED_BY_OWN
# The card flags behind the words of "this turn" (see `position.GONE_THROUGH`).
THIS_TURN = {
    "sortied": SORTIED,
    "defended": DEFENDED,
    "was in an area": IN_AREA,
    "resupplied": RESUPPLIED,
    "came out": FRESH,
    "transformed": TRANSFORMED,
}


@cache
def standing(name: str) -> CardDef | None:
    """Cards that every scenario has: "Blue G" and its kin, and the filler that nobody can play."""
    if name == FILLER:
        return made_up(FILLER, "Unit 0-99-0 0/0/1", ())
    colour = name.removesuffix(" G").lower()
    if name.endswith(" G") and colour in facts.COLOUR_NAMES:
        return made_up(name, f"G {colour} basic", ())
    return None


def _coin(name: str) -> str:
    """A coin's name as the game keeps it; the bare word is no name."""
    return "" if name == "coin" else coin_name(name)


class Setting:
    """Puts a position on an empty table."""

    def __init__(self, rules: Rules, position: Position, events: Heard) -> None:
        self.rules = rules
        self.position = position
        seed, asked = position.chance or (SEED, 0)
        blank = rules.blank([[], []], seed)
        assert isinstance(blank, GameState)
        self.state = s = blank
        self.damaged: dict[int, Entry] = {}
        s.rolls = asked
        moment = position.moment
        assert moment.phase is not None
        part = moment.part if moment.part is not None else BEFORE
        starts = part == START and moment.phase == REROLL
        set_table(
            s,
            turn=position.turn - starts,
            turn_player=position.turn_player,
            attacker=position.turn_player,
            phase=moment.phase,
            part=_PARTS[part],
        )
        for seat, side in enumerate(position.sides):
            self.side(seat, side)
        # What lies there has begun in the order given, one after the other (GW-10.4).
        set_table(s, arranged=s.serial)
        touch(s)
        self.hide()
        self.squads()
        push(s, Turn(step=step_at(Turn, _STEPS[part])))
        # Rules that decide something about the position itself are told too.
        s.listen(events)
        touch(s)
        rules.refresh(s)
        self.stands()
        if s.pending:
            open_cut(s)

    def stands(self) -> None:
        """Refuses damage with which a Unit cannot be there, unless a text keeps it from being destroyed."""
        s = self.state
        for card, entry in self.damaged.items():
            v, record = of(s, card), s.cards[card]
            if record is None or not v.types & facts.UNIT or record.doom is not None or v.flags & KEPT:
                continue
            if enough(s, record.damage, v.defence):
                entry.at.fail(
                    f"{entry.name} cannot be there with {record.damage} damage: its defence is {v.defence}, "
                    "so it has been destroyed (GW-17.1); give it less, and let the script deal the rest"
                )

    # --- cards --------------------------------------------------------------------------------------

    def side(self, seat: int, side: Side) -> None:
        for place, entries in side.piles.items():
            for entry in entries:
                self.put(entry, seat, PLACE_NAMES.index(place))
        for entry in side.disposition:
            self.put(entry, seat, DISPOSITION)
        for colour, count in side.power:
            name = f"{facts.COLOUR_NAMES[colour].capitalize()} G"
            for _ in range(count):
                self.put(Entry(name, Value("", 0, "")), seat, DISPOSITION)
        for area, squad in side.squads.items():
            for entry in squad.units:
                self.put(entry, seat, AREAS[area])
        s = self.state
        coins = tuple((seat, _coin(name), count) for name, count in side.coins)
        points = list(s.table.points)
        points[seat] = side.points
        set_table(s, coins=(*s.table.coins, *coins), points=tuple(points))
        if side.played:
            plays = list(s.table.plays)
            for name in side.played:
                plays[counter_index(s, PLAYABLE.index(name), seat)] += 1
            set_table(s, plays=tuple(plays))

    def kind(self, entry: Entry) -> int:
        if entry.coin is None:
            return self.rules.kinds_of([entry.name])[0]
        try:
            return self.rules.coin_kind(coin_name(entry.name), made_up(entry.name, entry.coin, ()))
        except BadFacts as error:
            entry.at.fail(str(error))

    def put(self, entry: Entry, seat: int, place: int, host: int = -1) -> None:
        """Puts a card in a place (under a host, if there is one) in its condition."""
        s = self.state
        owner = seat if entry.owner is None else entry.owner
        zone = seat * PLACES + place
        card = create(s, self.kind(entry), owner, zone)
        record = s.cards[card]
        if record is None:
            if entry.turned or entry.damage or entry.coins or entry.under or entry.changes:
                entry.at.fail("only cards on the field have a condition")
            return
        flags = COIN_CARD if entry.coin is not None else 0
        flags |= VARIABLE if entry.as_g else 0
        if entry.this_turn is not None:
            for words in entry.this_turn:
                flags |= THIS_TURN[words]
        elif IN_BATTLE[zone] and entry.sortied:
            side = SORTIED if seat == self.position.turn_player else DEFENDED
            flags |= IN_AREA | side
        if flags & IN_AREA and "PSArmor" in s.rules.prints[s.kinds[card]].keywords:
            flags |= ARMOURED
        used = used_texts(s, card, entry, lambda text: bool(text.playable or text.places))
        set_card(s, card, "set up", rolled=entry.turned, damage=entry.damage, flags=flags, used=used)
        if entry.damage:
            self.damaged[card] = entry
        if host >= 0:
            put_under(s, card, host)
        for name, count in entry.coins:
            put_coins(s, card, _coin(name), count, seat)
        for under in entry.under:
            self.put(under, seat, place, card)
        for change in entry.changes:
            lay(s, card, seat, f"{change} until end of turn", entry, parse_text, "(any time)")

    def hide(self) -> None:
        """Who knows what, by where the cards lie."""
        s = self.state
        s.known = tuple(bytes(SEES[zone] >> seat & 1 for zone in s.where) for seat in (0, 1))

    # --- squads -------------------------------------------------------------------------------------

    def squads(self) -> None:
        """Squads as a check finds them, or as the position says."""
        s = self.state
        found = []
        for index in range(4):
            zone = squad_zone(index)
            members = units(s, zone)
            said = self.position.sides[zone // PLACES].squads.get(PLACE_NAMES[zone % PLACES], Members())
            engaged = bool(members and units(s, facing(zone)))
            if said.engaged is not None:
                engaged = said.engaged
            found.append(Squad(self.head(said, members), engaged, bool(members)))
        set_table(s, squads=tuple(found))

    def head(self, said: Members, members: tuple[int, ...]) -> int:
        if said.head is None:
            return members[0] if members else -1
        if said.head == "none":
            return -1
        for card in members:
            if self.rules.defs[self.state.kinds[card]].name == said.head:
                return card
        said.units[0].at.fail(f"{said.head} is no Unit of that squad and cannot be its head")
