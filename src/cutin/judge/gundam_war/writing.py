"""A moment of Gundam War as the position of a scenario, in the fields that a scenario is read from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cutin.game.state import GameState
from cutin.gundam_war.c06_turn import Turn
from cutin.gundam_war.c08_checks import counter_index
from cutin.gundam_war.c09_cut import FreeTiming
from cutin.gundam_war.c17_destruction import enough
from cutin.gundam_war.card import COLOUR_NAMES, EARTH, SPACE, TYPE_NAMES, UNIT, CardDef
from cutin.gundam_war.language import write_node
from cutin.gundam_war.naming import card_name
from cutin.gundam_war.table import (
    ARMOURED,
    COIN_CARD,
    DEFENDED,
    DISPOSITION,
    END_OF_TURN,
    FREE2,
    IN_AREA,
    IN_BATTLE,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    REROLL,
    SORTIED,
    VARIABLE,
    facing,
    seat_name,
    squad_index,
)
from cutin.gundam_war.values import KEYWORD, MOD, TEXT, of, units
from cutin.kernel.state import Card

from ..writing import Writer, card_word, counted, spaced
from .position import AREAS, PILES, PLAYABLE
from .setting import KEPT, THIS_TURN
from .table import GundamWarTable


def is_quiet(s: GameState) -> bool:
    """Whether it is a free timing in which nothing waits."""
    return (
        s.decision is not None
        and s.decision.question == "window"
        and isinstance(s.agenda[-1], FreeTiming)
        and isinstance(s.agenda[-2], Turn)
        and not (s.chain or s.ready or s.pending or s.parked)
    )


def position(s: GameState) -> dict[str, Any]:
    """The fields of a position. Raises Unsayable, with every reason."""
    return _Writer(s).position()


class _Writer(Writer):
    not_quiet = "it is no free timing with nothing waiting"
    end_of_turn = END_OF_TURN

    def is_quiet(self) -> bool:
        return is_quiet(self.s)

    def unsaid(self) -> tuple[tuple[object, str], ...]:
        t = self.s.table
        return (
            (t.held, "effects on hold"),
            (t.lasting, "what lasts on a player"),
            (t.named, "names restricted to one a turn that have been played"),
            (t.used, "used texts of cards outside the field"),
            (t.shields, "Special Shields under way"),
            (
                t.skip_battle or t.extra_turn or t.sides,
                "a skipped Battle Phase, extra turn or change of sides",
            ),
            (t.answer >= 0, "a bound answer to sending out"),
            (t.silenced[0] >= 0, "a text negated for an extra turn"),
        )

    def at(self) -> str:
        t = self.s.table
        after = t.part == FREE2 and t.phase != REROLL
        return f"{PHASE_NAMES[t.phase]}{', after' if after else ''}"

    def side(self, seat: int) -> dict[str, Any]:
        s, t = self.s, self.s.table
        found: dict[str, Any] = {}
        for place in PILES:
            names = [card_word(s, c) for c in s.zones[seat * PLACES + PLACE_NAMES.index(place)]]
            if names or place == "nation":
                found[place] = counted(names)
        field = [self.entry(c, seat) for c in s.zones[seat * PLACES + DISPOSITION]]
        if field:
            found["disposition"] = field
        for area, place_number in AREAS.items():
            zone = seat * PLACES + place_number
            if s.zones[zone]:
                found[area] = self.squad(zone, seat)
        coins = {f"{name} coin" if name else "coin": n for who, name, n in t.coins if who == seat}
        if coins:
            found["coins"] = coins
        if t.points[seat]:
            found["points"] = t.points[seat]
        played = [
            name for index, name in enumerate(PLAYABLE) for _ in range(t.plays[counter_index(s, index, seat)])
        ]
        if played:
            found["played"] = played
        return found

    def squad(self, zone: int, seat: int) -> Any:
        s = self.s
        cards = s.zones[zone]
        entries = [self.entry(c, seat) for c in cards]
        squad = s.table.squads[squad_index(zone)]
        members = units(s, zone)
        as_usual = squad.head == (members[0] if members else -1)
        met = bool(members and units(s, facing(zone)))
        if as_usual and squad.engaged == met:
            return entries
        head = card_name(s, squad.head) if squad.head >= 0 else "none"
        if squad.head >= 0:
            first = next((c for c in members if card_name(s, c) == head), -1)
            if first != squad.head:
                self.reasons.append(f"{head} leads a squad with another {head} before it")
        return {"units": entries, "head": head, "engaged": squad.engaged}

    def entry(self, card: int, seat: int) -> Any:
        s = self.s
        record = s.cards[card]
        assert record is not None
        zone = s.where[card]
        found: dict[str, Any] = {}
        if record.rolled:
            found["rolled"] = True
        if record.damage:
            found["damage"] = record.damage
            v = of(s, card)
            if v.types & UNIT and not v.flags & KEPT and enough(s, record.damage, v.defence):
                self.reasons.append(f"{card_name(s, card)} has damage that meets its defence")
        if record.doom is not None:
            self.reasons.append(f"{card_name(s, card)} is destroyed")
        if record.marks:
            found["coins"] = self.marks(card, record, seat)
        if record.under:
            found["with"] = [self.entry(c, seat) for c in record.under]
        if s.owners[card] != seat:
            found["owner"] = seat_name(s.owners[card])
        changes = self.changes(card, record.lasting)
        if changes:
            found["until end of turn"] = changes
        if record.used:
            texts = [t.key for t in s.rules.prints[s.kinds[card]].texts if t.playable or t.places]
            found["used"] = self.used(card, record.used, texts)
        self.flags(record, zone, found)
        name = card_word(s, card)
        if record.flags & COIN_CARD:
            definition = s.rules.defs[s.kinds[card]]
            if definition.abilities:
                self.reasons.append(f"the coin {name} has text")
            found["is"] = facts(definition)
            name = definition.name
        return {name: found} if found else name

    def marks(self, card: int, record: Card, seat: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for mark in record.marks:
            name = f"{mark.name} coin" if mark.name else "coin"
            found[name] = found.get(name, 0) + mark.count
            if mark.placed_by != seat and self.s.rules.options["minus_coin_credit"] == "placer":
                self.reasons.append(f"who placed a coin on {card_name(self.s, card)} cannot be written")
        return found

    def flags(self, record: Card, zone: int, found: dict[str, Any]) -> None:
        side = SORTIED if zone // PLACES == self.s.table.turn_player else DEFENDED
        usual = IN_AREA | side if IN_BATTLE[zone] else 0
        if record.flags & VARIABLE:
            found["as G"] = True
        turn = record.flags & ~(VARIABLE | COIN_CARD | ARMOURED)
        if turn != usual:
            found["this turn"] = [words for words, bit in THIS_TURN.items() if turn & bit]

    def said(self, change: tuple[Any, ...]) -> str:
        if change[0] == MOD and not change[4]:
            return "gets " + "/".join(f"{n:+d}" for n in change[1:4])
        if change[0] == TEXT and len(change) == 2:
            return f'gains "{write_node(self.s.rules.text(change[1]).ability)}"'
        if change[0] == KEYWORD and len(change[1]) == 1:
            name, number = change[1][0]
            if not number:
                return f"gains {spaced(name)}"
        return ""


def facts(d: CardDef) -> str:
    """The line of facts of a card, as `facts.read_facts` reads it."""
    words = [TYPE_NAMES[d.type]]
    if d.type == UNIT and d.terrain not in (0, SPACE | EARTH):
        words.append("Space" if d.terrain == SPACE else "Earth")
    if d.colours:
        words.append("/".join(COLOUR_NAMES[c] for c in d.colours))
    shown = ["*" if star else str(n) for n, star in zip((d.close, d.ranged, d.defence), d.stars, strict=True)]
    if shown != ["0", "0", "0"]:
        words.append("/".join(shown))
    words += [f"[{trait}]" for trait in d.traits]
    hosts = ",".join(name for bit, name in TYPE_NAMES.items() if d.set_on & bit)
    if hosts:
        words.append(f"on {hosts}")
    return " ".join(words)


def stands(s: GameState) -> dict[str, Any]:
    """Squads and how much lies where."""
    table = GundamWarTable(s.clone())
    found: dict[str, Any] = {}
    for seat in (0, 1):
        view = s.view(None)["players"][seat]
        found[seat_name(seat)] = {
            place: view[place]["count"] for place in ("nation", "hand", "junkyard", "lost")
        }
    squads = {}
    for seat in (0, 1):
        for area in AREAS:
            order, head, engaged = table.squad(seat, area)
            if order:
                squads[f"{seat_name(seat)} {area}"] = {"order": order, "head": head, "engaged": engaged}
    if squads:
        found["squads"] = squads
    return found


def bare(value: Any) -> Any:
    """A view without what only this copy of the game calls a card."""
    if isinstance(value, dict):
        kept = {k: bare(v) for k, v in value.items() if k not in ("id", "nation", "lost")}
        if "coins" in kept:
            # Coins of one kind are the same coins, whoever placed which.
            kept["coins"] = sum((Counter({name: count}) for name, count in kept["coins"]), Counter())
        return kept
    return [bare(v) for v in value] if isinstance(value, list) else value
