"""What a scenario of VISION expects of cards, players and the battle."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cutin.cards.files import Value
from cutin.vision.card import KIND_NAMES, race
from cutin.vision.changes import BEING

from ..expected import Amount, Phrases, Wanted, read_piles

if TYPE_CHECKING:
    pass

PLACES = {
    "deck": "deck",
    "hand": "hand",
    "underworld": "underworld",
    "nodes": "nodes",
    "node area": "nodes",
    "exclusion": "exclusion",
    "exclusion area": "exclusion",
    "on the field": "field",
    "field": "field",
    "play area": "play",
    "being played": "play",
    "nowhere": "nowhere",
}
PILES = ("deck", "hand", "underworld", "exclusion", "nodes", "field")
TYPES = {name: bit for bit, name in KIND_NAMES.items()}
_PATTERNS = (
    ("put by", re.compile(r"(?P<n>dying|discarding|excluding) by (?P<v>A|B|battle|nobody|.+)$")),
    ("flag", re.compile(r"(?P<v>dying|discarding|excluding|asleep|active|face down|face up)$")),
    ("fight", re.compile(r"(?P<v>attacking|defending)$")),
    ("power", re.compile(r"(?P<v>-?\d+/-?\d+)$")),
    ("number", re.compile(r"(?P<n>attack|endurance|node|cost|graze) (?P<v>-?\d+)$")),
    ("type", re.compile(r"is an? (?P<v>character|spell|command|character card)$")),
    ("race", re.compile(r"race (?P<v>.+)$")),
    ("named", re.compile(r"named (?P<v>.+)$")),
    ("set", re.compile(r"(?P<v>no|\d+) cards? set on it$")),
)
_SAID = (
    (re.compile(r"(not )?(?:excluded from the game|excluded|out of the game)$"), r"\1exclusion area"),
    (re.compile(r"(not )?in the (dying|discard|exclusion) state$"), r"\1\2"),
    (re.compile(r"(not )?(?:dying|being killed)$"), r"\1dying"),
    (re.compile(r"(not )?(?:discard|being discarded)$"), r"\1discarding"),
    (re.compile(r"(not )?(?:exclusion|being excluded)$"), r"\1excluding"),
    (re.compile(r"(not )?sleeping$"), r"\1asleep"),
    (re.compile(r"(not )?face-(down|up)$"), r"\1face \2"),
)
_KNOWN = (
    "a place (\"A's underworld\", 'on the field', 'hand', 'nodes'), 'dying', 'discarding', 'excluding', "
    "'dying by A' (or by battle, nobody, a card), 'asleep', 'active', 'face down', '3 damage', '2/3', "
    "'attack 2', 'endurance 3', 'node 2', 'cost 3', 'graze 1', 'is a character', 'has Haste', 'lacks Haste', "
    "'race fairy', 'race none', 'named Cirno', 'no text', 'no name', 'set on Cirno', '2 cards set on it', "
    "'attacking', 'defending', 'controlled by A', 'owned by A'; 'not' before any of them"
)


def _value(what: str, groups: dict[str, str], at: Value) -> tuple[str, Any]:
    value = groups["v"]
    if what in ("flag", "fight"):
        return value, True
    if what == "put by":
        return what, (groups["n"], value)
    if what == "number":
        return groups["n"], int(value)
    if what == "type":
        return what, BEING if value == "character" else TYPES[value.removesuffix(" card")]
    if what == "race":
        return what, race(value)
    if what == "set":
        return what, 0 if value == "no" else int(value)
    return what, value


PHRASES = Phrases(PLACES, _PATTERNS, _value, _SAID, _KNOWN)


def _nodes(seat: int, how: str, at: Value) -> Amount:
    said = f"{'AB'[seat]} has {at.count()} nodes {how}"
    return Amount(at, at.count(), said, lambda table: table.nodes(seat, how == "asleep"))


def read_side(seat: int, at: Value) -> tuple[Wanted, ...]:
    """What is expected of a player: life, nodes, counts or names of piles."""
    given = at.fields(*PILES, "deck top", "deck bottom", "underworld top", "life")
    nodes = given.get("nodes")
    found: list[Wanted] = []
    if nodes is not None and nodes.entries is not None:
        del given["nodes"]
        for name, value in nodes.fields("active", "asleep").items():
            found.append(_nodes(seat, name, value))
    found += read_piles(seat, given, PILES)
    if "life" in given:
        at, life = given["life"], given["life"].number()
        found.append(Amount(at, life, f"{'AB'[seat]} has {life} life", lambda table: table.life(seat)))
    return tuple(found)


def _fighter(role: str, name: str, at: Value) -> Amount:
    return Amount(at, name, f"{role}: {name}", lambda table: table.fighter(role))


def read_more(given: dict[str, Value]) -> tuple[Wanted, ...]:
    """The field `battle`."""
    return read_battle(given["battle"]) if "battle" in given else ()


def read_battle(at: Value) -> tuple[Wanted, ...]:
    """``battle: none``, or ``{attacker: Cirno, defender: none}``."""
    if at.entries is None:
        if at.text() != "none":
            at.fail("expected none, or {attacker: ..., defender: ...}")
        return (_fighter("attacker", "none", at),)
    given = at.fields("attacker", "defender")
    return tuple(_fighter(role, value.text(), value) for role, value in given.items())
