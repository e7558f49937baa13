"""A moment of VISION as the position of a scenario, in the fields that a scenario is read from."""

from __future__ import annotations

from typing import Any

from cutin.ability.form import Keyword
from cutin.game.state import GameState
from cutin.kernel.state import Card
from cutin.vision.c01_priority import Priority
from cutin.vision.c04_turn import Turn
from cutin.vision.c06_characters import ROLES
from cutin.vision.changes import BASE, KEYWORD, MOD, SHAPE, TEXT
from cutin.vision.language import write_node
from cutin.vision.naming import card_name
from cutin.vision.table import (
    AS_CHARACTER,
    AS_CHARM,
    END_OF_TURN,
    FACE_DOWN,
    FIELD,
    NODES,
    ON_FIELD_LONG,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    POPULAR,
    TRANSFORMED,
    seat_name,
)
from cutin.vision.words import masks as w

from ..writing import Writer, card_word, counted, spaced
from .position import PILES
from .setting import THIS_TURN

# What a card is that no position says of it.
UNSAID = TRANSFORMED | POPULAR | AS_CHARM | AS_CHARACTER


def is_quiet(s: GameState) -> bool:
    """Whether somebody has priority and no interference is in progress."""
    return (
        s.decision is not None
        and s.decision.question == "window"
        and isinstance(s.agenda[-1], Priority)
        and isinstance(s.agenda[-2], Turn)
        and not (s.chain or s.ready or s.pending or s.parked)
    )


def position(s: GameState) -> dict[str, Any]:
    """The fields of a position. Raises Unsayable, with every reason."""
    return _Writer(s).position()


class _Writer(Writer):
    not_quiet = "nobody has priority with nothing waiting"
    end_of_turn = END_OF_TURN

    def is_quiet(self) -> bool:
        return is_quiet(self.s)

    def unsaid(self) -> tuple[tuple[object, str], ...]:
        t = self.s.table
        return (
            (t.held, "effects on hold"),
            (t.lasting, "what lasts on a player"),
            (t.used, "used texts of cards outside the field"),
            (t.deckout or t.loses or t.wins, "that a player is going to lose"),
            (t.ending, "a phase or turn that ends early"),
            (t.entries, "removal states"),
            (t.spared, "cards that were spared a discard"),
            (t.declared, "what was declared"),
            (t.fired, "what has been done as soon as something was so"),
        )

    def at(self) -> str:
        return PHASE_NAMES[self.s.table.phase]

    def side(self, seat: int) -> dict[str, Any]:
        s, t = self.s, self.s.table
        found: dict[str, Any] = {"life": t.life[seat]}
        for place in PILES:
            names = [card_word(s, c) for c in s.zones[seat * PLACES + PLACE_NAMES.index(place)]]
            if names or place == "deck":
                found[place] = counted(names)
        nodes = [self.node(c, seat) for c in s.zones[seat * PLACES + NODES]]
        if nodes:
            found["nodes"] = nodes
        field = [self.entry(c, seat) for c in s.zones[seat * PLACES + FIELD]]
        if field:
            found["field"] = field
        if t.damage_taken[seat]:
            found["damage taken"] = t.damage_taken[seat]
        if t.attacks[seat]:
            found["attacks"] = t.attacks[seat]
        played = self.played(seat)
        if played:
            found["played"] = played
        return found

    def played(self, seat: int) -> list[str]:
        """What is used up for this turn."""
        s, t = self.s, self.s.table
        found = ["node"] * t.node_set if seat == t.turn_player else []
        for bits, word in (
            (t.normal_resolved, "character"),
            (t.doll_resolved, "doll"),
            (t.world_charm_resolved, "world charm"),
        ):
            if bits >> seat & 1:
                found.append(word)
        return found + [card_word(s, card) for who, card in t.plays if who == seat]

    def node(self, card: int, seat: int) -> Any:
        record = self.s.cards[card]
        assert record is not None
        found: dict[str, Any] = {"asleep": True} if record.rolled else {}
        # A position takes it that its player has set the nodes that it names.
        if self.s.rules.options["nodes_known"] == "set_by_owner":
            mine, theirs = self.s.known[seat][card], self.s.known[1 - seat][card]
            if mine > 1 or theirs:
                self.reasons.append("who knows which nodes cannot be written")
            elif not mine:
                found["unknown"] = True
        name = card_word(self.s, card)
        return {name: found} if found else name

    def entry(self, card: int, seat: int) -> Any:
        s = self.s
        record = s.cards[card]
        assert record is not None
        found: dict[str, Any] = {}
        if record.rolled:
            found["asleep"] = True
        if record.damage:
            found["damage"] = record.damage
        if record.flags & FACE_DOWN:
            found["face down"] = True
        if record.marks or record.flags & UNSAID:
            self.reasons.append(f"what an effect has made of {card_name(s, card)} cannot be written")
        if record.under:
            found["with"] = [self.entry(c, seat) for c in record.under]
        if s.owners[card] != seat:
            found["owner"] = seat_name(s.owners[card])
        made = [each for each in record.lasting if each.until == ON_FIELD_LONG and each.change[0] == SHAPE]
        if made:
            found["as"] = self.mask(made[-1].change)
        changes = self.changes(card, tuple(each for each in record.lasting if each not in made))
        if changes:
            found["until end of turn"] = changes
        if record.used:
            texts = [t.key for t in s.rules.prints[s.kinds[card]].texts if t.kind == "use"]
            found["used"] = self.used(card, record.used, texts)
        self.this_turn(record, found)
        name = card_word(s, card)
        return {name: found} if found else name

    def this_turn(self, record: Card, found: dict[str, Any]) -> None:
        words = []
        left = record.flags & ~(FACE_DOWN | UNSAID)
        for name, bits in sorted(THIS_TURN.items(), key=lambda each: -each[1].bit_count()):
            if bits & left == bits:
                words.append(name)
                left &= ~bits
        if left:
            self.reasons.append("what a card has gone through this turn cannot be written")
        if words:
            found["this turn"] = words

    def mask(self, change: tuple[Any, ...]) -> str:
        """The words in braces for what an effect has made of a card."""
        _, roles, power, graze, name, races, keys = change
        kind = next(kind for kind, bit in ROLES.items() if bit == roles)
        parts: list[w.MaskPart] = [w.MaskName(name)] if name else []
        if graze >= 0:
            parts.append(w.MaskGraze(graze))
        if power is not None and (kind == "character" or power != (0, 0)):
            parts.append((w.MaskPower if kind == "character" else w.MaskModifier)(*power))
        if races:
            parts.append(w.MaskRace(races))
        for key in keys:
            line = self.s.rules.text(key).ability
            parts.append(w.MaskKeyword(line) if isinstance(line, Keyword) else w.MaskText(line))
        return write_node(w.Mask(kind, tuple(parts)))  # type: ignore[arg-type]  # one of the kinds there are

    def said(self, change: tuple[Any, ...]) -> str:
        if change[0] == MOD:
            return f"gets {change[1]:+d}/{change[2]:+d}"
        if change[0] == BASE:
            _, attack, endurance = change
            if attack is None:
                return f"has endurance {endurance}"
            return f"has attack {attack}" if endurance is None else f"has combat power {attack}/{endurance}"
        if change[0] == TEXT:
            return f'gains "{write_node(self.s.rules.text(change[1]).ability)}"'
        if change[0] == KEYWORD and len(change[1]) == 1 and not change[1][0][1]:
            return f"gains {spaced(change[1][0][0])}"
        return ""


def stands(s: GameState) -> dict[str, Any]:
    """Life and how much lies where."""
    found: dict[str, Any] = {}
    for seat in (0, 1):
        view = s.view(None)["players"][seat]
        counts = {place: view[place]["count"] for place in PILES}
        nodes = {how: view["nodes"][how] for how in ("active", "asleep")}
        found[seat_name(seat)] = {"life": view["life"], **counts, "nodes": nodes}
    return found


def bare(value: Any) -> Any:
    """A view without what only this copy of the game calls a card."""
    if isinstance(value, dict):
        return {k: bare(v) for k, v in value.items() if k not in ("id", "deck")}
    return [bare(v) for v in value] if isinstance(value, list) else value
