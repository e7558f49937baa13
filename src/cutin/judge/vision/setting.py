"""Setting the table of VISION: from a scenario's position to a state."""

from __future__ import annotations

from functools import cache

from cutin.game.state import GameState
from cutin.kernel.agenda import at as step_at
from cutin.kernel.agenda import push
from cutin.kernel.changes import create, put_under, set_card, set_table, touch
from cutin.vision.c04_turn import Turn
from cutin.vision.c09_applied import kept_from_discard_now, spare
from cutin.vision.c09_statuses import statuses
from cutin.vision.card import CardDef, plain
from cutin.vision.game import Rules
from cutin.vision.table import (
    ACTIVE,
    ATTACKED,
    DEFENDED,
    FACE_DOWN,
    FIELD,
    FIXED,
    FRESH,
    NODES,
    PLACE_NAMES,
    PLACES,
    PLAYED_IN,
    PRIORITY,
)
from cutin.vision.values import of

from ..laying import lay, used_texts
from ..moments import START
from ..position import FILLER
from ..table import Heard
from .cards import made_up, parse_text
from .position import Entry, Position, Side

SEED = 1
# The card flags behind the words of "this turn" (see `position.GONE_THROUGH`).
THIS_TURN = {
    "entered": FRESH,
    "was played": FRESH | PLAYED_IN,
    "attacked": ATTACKED,
    "defended": DEFENDED,
}


@cache
def standing(name: str) -> CardDef | None:
    """A card that every scenario has: the filler that nobody can play."""
    return made_up(FILLER, "Command node - cost -", ()) if name == FILLER else None


class Setting:
    """Puts a position on an empty table."""

    def __init__(self, rules: Rules, position: Position, events: Heard) -> None:
        self.rules = rules
        self.position = position
        self.damaged: dict[int, Entry] = {}
        # Nodes that their player does not know.
        self.unknown: set[int] = set()
        seed, asked = position.chance or (SEED, 0)
        self.state: GameState = rules.blank([[], []], seed)
        s = self.state
        s.rolls = asked
        moment = position.moment
        assert moment.phase is not None
        # A turn that starts counts itself.
        before_turn = moment.part == START and moment.phase == ACTIVE
        set_table(
            s,
            turn=position.turn - before_turn,
            turn_player=position.turn_player,
            phase=moment.phase,
            part=FIXED if moment.part == START else PRIORITY,
        )
        for seat, side in enumerate(position.sides):
            self.side(seat, side)
        touch(s)
        self.hide()
        begins = "turn_start" if before_turn else "fixed_effect" if moment.part == START else "give_priority"
        push(s, Turn(step=step_at(Turn, begins)))
        # Rules that decide something about the position itself are told too.
        s.listen(events)
        touch(s)
        rules.refresh(s)
        self.stands()

    def stands(self) -> None:
        """Refuses damage with which a character cannot be there; one that no effect discards may be."""
        s = self.state
        for card, entry in self.damaged.items():
            v, record = of(s, card), s.cards[card]
            if record is None or not v.character or not 0 < v.endurance <= record.damage or statuses(s, card):
                continue
            if not kept_from_discard_now(s, card):
                entry.at.fail(
                    f"{entry.name} cannot be there with {record.damage} damage: its endurance is "
                    f"{v.endurance}, so it has become dying (VIS-9.2.2.a); give it less, and let the "
                    "script deal the rest"
                )
            spare(s, card)

    def side(self, seat: int, side: Side) -> None:
        s = self.state
        for place, entries in side.piles.items():
            for entry in entries:
                self.put(entry, seat, PLACE_NAMES.index(place))
        for entry in side.nodes:
            card = self.put(entry, seat, NODES)
            if entry.unknown:
                self.unknown.add(card)
        for entry in side.field:
            self.put(entry, seat, FIELD)
        for name, count in (
            ("life", side.life),
            ("damage_taken", side.damage_taken),
            ("attacks", side.attacks),
        ):
            both = list(getattr(s.table, name))
            both[seat] = count
            set_table(s, **{name: tuple(both)})
        mine = 1 << seat
        for name in side.played:
            table = s.table
            if name == "node":
                set_table(s, node_set=table.node_set + 1)
            elif name == "character":
                set_table(s, normal_resolved=table.normal_resolved | mine)
            elif name == "doll":
                set_table(s, doll_resolved=table.doll_resolved | mine)
            elif name == "world charm":
                set_table(s, world_charm_resolved=table.world_charm_resolved | mine)
            else:
                self.played(seat, name)

    def played(self, seat: int, name: str) -> None:
        """The player has played a card of that name this turn: the one on the field, or one elsewhere."""
        s = self.state
        kind = self.rules.kinds_of([name])[0]
        done = [card for _seat, card in s.table.plays]
        cards = [c for c, k in enumerate(s.kinds) if k == kind and s.owners[c] == seat and c not in done]
        cards.sort(key=lambda card: s.cards[card] is None)
        if cards:
            set_table(s, plays=(*s.table.plays, (seat, cards[0])))
        definition = self.rules.defs[kind]
        counted = plain(definition.name_ja or definition.name)
        set_table(s, played=(*s.table.played, (seat, counted)))

    def put(self, entry: Entry, seat: int, place: int, host: int = -1) -> int:
        """Puts a card in a place (under a host, if there is one) in its condition; returns its id."""
        s = self.state
        owner = seat if entry.owner is None else entry.owner
        card = create(s, self.rules.kinds_of([entry.name])[0], owner, seat * PLACES + place)
        record = s.cards[card]
        conditions = (
            entry.damage or entry.under or entry.changes or entry.made or entry.face_down or entry.used
        )
        if record is None or (place == NODES and conditions):
            if entry.turned or conditions:
                entry.at.fail("only cards on the field have a condition, and nodes are active or asleep")
            return card
        flags = FACE_DOWN if entry.face_down else 0
        for words in entry.this_turn or ():
            flags |= THIS_TURN[words]
        used = used_texts(s, card, entry, lambda text: bool(text.kind == "use"))
        if entry.damage:
            self.damaged[card] = entry
        if host >= 0:
            put_under(s, card, host)
        set_card(s, card, "set up", rolled=entry.turned, damage=entry.damage, flags=flags, used=used)
        for under in entry.under:
            self.put(under, seat, place, card)
        for change in entry.changes:
            lay(s, card, seat, f"{change} until end of turn", entry, parse_text, "(always)")
        if entry.made:
            made = f"is {entry.made} as long as it is on the field"
            lay(s, card, seat, made, entry, parse_text, "(always)")
        return card

    def hide(self) -> None:
        """Who knows what, by where the cards lie; nodes that have a name were set by their player."""
        s = self.state
        sees = self.rules.sees
        filler = self.rules.kind_by_key.get(FILLER, -1)
        own_nodes = self.rules.options["nodes_known"] != "everybody"
        known = []
        for seat in (0, 1):
            bits = bytearray(sees[zone] >> seat & 1 for zone in s.where)
            for card in s.zones[seat * PLACES + NODES] if own_nodes else ():
                bits[card] = s.kinds[card] != filler and card not in self.unknown
            known.append(bytes(bits))
        s.known = (known[0], known[1])


__all__ = ["Setting", "standing"]
