"""Small tables of VISION for the rule tests: made-up cards in one line each, and a position in a few words.

    scene({"Cirno": "Character 3/2 node 2 cost 1"}, a={"hand": ["Cirno"], "nodes": 2})

A side has `field`, `nodes`, `hand`, `deck`, `underworld`, `exclusion` (lists of names, the top first; "Cirno
asleep", "Cirno 2 damage" for a condition; of nodes and deck a number of cards that nobody can play or knows),
and `life`.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from cutin.judge import run_text
from cutin.judge.making import split_texts
from cutin.judge.vision.cards import made_up
from cutin.kernel.agenda import at, push
from cutin.kernel.changes import learn, move, put_under, set_card, set_table
from cutin.kernel.events import Event
from cutin.vision import table
from cutin.vision.c04_turn import Turn
from cutin.vision.card import CardDef
from cutin.vision.game import Rules

FILLER = "Filler"
PLACES = {
    name: getattr(table, name.upper())
    for name in ("field", "nodes", "hand", "deck", "underworld", "exclusion")
}
PHASES = ("active", "maintenance", "draw", "main", "discard")


def passes(text: str) -> None:
    """The scenario comes out as it says."""
    outcome = run_text(dedent(text))
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)


def rules_of(cards: dict[str, str], **options: Any) -> Rules:
    """Rules that know some made-up cards, each in one line as in a scenario."""
    lines = {FILLER: "Command node - cost -", **cards}

    def find(key: str) -> CardDef:
        return made_up(key, *split_texts(lines[key]))

    return Rules(find, **options)


def new_game(cards: dict[str, str], deck: dict[str, int], seed: int = 1, **options: Any) -> Any:
    """A whole game of two equal decks at its first decision; A goes first."""
    keys = [name for name, count in deck.items() for _ in range(count)]
    return rules_of(cards, **options).new(keys, keys, seed=seed, first=0)


class Scene:
    """A position, what is done in it, and what is seen of it."""

    def __init__(self, state: Any) -> None:
        self.s = state
        self.events: list[Event] = []
        state.listen(self.events)

    # --- doing --------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Scene:
        """Chooses options by their texts, one after the other."""
        for text in texts:
            self.s.choose(text)
        return self

    def both_pass(self) -> Scene:
        """Both players pass."""
        return self.do("pass", "pass")

    def resolve(self, *texts: str) -> Scene:
        """Chooses those options, then lets the interference resolve: both pass until none is in progress."""
        self.do(*texts)
        while self.s.decision is not None and self.question == "answer":
            self.do("pass")
        return self

    def pass_until(self, phase: str, seat: str = "") -> Scene:
        """Everybody passes until that phase (of that player's turn) begins to be played."""
        for _ in range(200):
            t = self.s.table
            if self.s.decision is None:
                break
            if PHASES[t.phase] == phase and (not seat or "AB"[t.turn_player] == seat):
                return self
            texts = self.texts()
            self.do("pass" if "pass" in texts else texts[0])
        raise AssertionError(f"{phase} was not reached: {self.s.result}")

    # --- seeing -------------------------------------------------------------------------------------

    def texts(self) -> list[str]:
        """The options of the present decision."""
        found: list[str] = self.s.texts()
        return found

    @property
    def seat(self) -> str:
        """Who has to decide."""
        return "AB"[self.s.decision.seat]

    @property
    def question(self) -> str:
        """What is asked."""
        found: str = self.s.decision.question
        return found

    def names(self, seat: str, place: str) -> list[str]:
        """The cards in a place, in order."""
        zone = "AB".index(seat) * table.PLACES + PLACES[place]
        return [self.s.rules.defs[self.s.kinds[c]].name for c in self.s.zones[zone]]

    def card(self, name: str, place: str = "field", seat: str = "") -> int:
        """The id of the first card of that name in that place."""
        for who in seat or "AB":
            zone = "AB".index(who) * table.PLACES + PLACES[place]
            for c in self.s.zones[zone]:
                if self.s.rules.defs[self.s.kinds[c]].name == name:
                    return c
        raise AssertionError(f"no {name} in {place}")

    def player(self, seat: str, viewer: int | None = None) -> dict[str, Any]:
        """What a view says of a player (as a spectator, unless another viewer is given)."""
        found: dict[str, Any] = self.s.view(viewer)["players"]["AB".index(seat)]
        return found

    def shown(self, name: str) -> dict[str, Any]:
        """What the view says of the first card of that name on the field."""
        for player in self.s.view(None)["players"]:
            for card in player["field"]:
                if card["name"] == name:
                    found: dict[str, Any] = card
                    return found
        raise AssertionError(f"no {name} on the field")

    def life(self, seat: str) -> int:
        """A player's life."""
        found: int = self.s.table.life["AB".index(seat)]
        return found

    def refusals(self, action: str, seat: str = "") -> list[str]:
        """The rules that refuse an action."""
        who = "AB".index(seat) if seat else None
        return [refusal.rule for refusal in self.s.why_not(action, who)]

    def cited(self, rule: str) -> int:
        """How often something that happened goes back to that rule."""
        return sum(1 for event in self.events if event.rule == rule)


def _named(entry: str) -> tuple[str, bool, int]:
    """The name, whether it is asleep, and its damage."""
    words = entry.split()
    damage = 0
    if words[-1] == "damage":
        damage = int(words[-2])
        words = words[:-2]
    asleep = words[-1] == "asleep"
    return " ".join(words[:-1] if asleep else words), asleep, damage


def _entries(place: str, given: Any) -> list[Any]:
    if isinstance(given, int):
        return [FILLER] * given
    return list(given)


def scene(
    cards: dict[str, str],
    *,
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    phase: str = "main",
    player: str = "A",
    turn: int = 3,
    begins: bool = False,
    seed: int = 1,
    **options: Any,
) -> Scene:
    """A position in which the turn player has priority in that phase, or (`begins`) the phase begins."""
    rules = rules_of(cards, **options)
    sides = [{"deck": 10, **(a or {})}, {"deck": 10, **(b or {})}]
    wanted: list[tuple[int, str, str, bool, int, list[str]]] = []
    for seat, side in enumerate(sides):
        for place in PLACES:
            for entry in _entries(place, side.get(place, [])):
                under: list[str] = []
                if isinstance(entry, tuple):
                    entry, under = entry[0], list(entry[1])
                wanted.append((seat, place, *_named(entry), under))
    decks: list[list[int]] = [[], []]
    for seat, _place, name, _asleep, _damage, under in wanted:
        decks[seat] += rules.kinds_of([name, *under])
    s = rules.blank(decks, seed)
    ids = [list(s.zones[seat * table.PLACES + table.DECK]) for seat in (0, 1)]
    for seat, place, name, asleep, damage, under in wanted:
        card = ids[seat].pop(0)
        zone = seat * table.PLACES + PLACES[place]
        if place != "deck":
            move(s, card, zone)
        else:
            move(s, card, zone, len(s.zones[zone]) - 1)
        if place in ("field", "nodes"):
            set_card(s, card, "set", rolled=asleep, damage=damage)
            if place == "nodes" and name != FILLER:
                learn(s, card, 1 << seat)
        for _ in under:
            put_under(s, ids[seat].pop(0), card)
    lives = tuple(int(side.get("life", table.STARTING_LIFE)) for side in sides)
    seat = "AB".index(player)
    set_table(s, turn=turn, turn_player=seat, phase=PHASES.index(phase), life=lives)
    s.stale = True
    made = Scene(s)
    push(s, Turn(step=at(Turn, "fixed_effect" if begins else "give_priority")))
    rules.start(s)
    return made
