"""What must hold in every game of this kernel, whatever its rules: written once, for any game.

A `Game` says how to make its rules and which decks meet. Each check is a function of a walk: it plays a whole
game by chance of a seed and looks after every decision. What only one game can say (which zones may hold
what, what could be played) is added by its own module.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cutin.kernel.chance import mix
from cutin.kernel.changes import touch
from cutin.kernel.depends import EVERYTHING
from cutin.vision.changes import ALTERS

LIMIT = 5000
"""No random game comes near so many decisions."""


@dataclass(frozen=True)
class Game:
    """A game to be tested: its name, its rules by options, the decks that meet, and its own checks."""

    name: str
    module: str
    """The module of the tests that has it as `GAME`."""
    make: Callable[..., Any]
    pairs: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    look: Callable[[Any], Any]
    """Works out what a state works out only when it is asked for."""
    zones: Callable[[Any], None]
    """Zones hold what they may."""
    listing: Callable[[Any], None]
    """The quick listing finds what the full run of the checks finds, for both seats."""
    reasons: Callable[[Any], None]
    """*Why not* is empty for what is an option, and names an existing rule for what is none."""
    share: float = 1.0
    """How many games of what each test says are played: longer games, fewer of them."""

    def rules(self, **options: Any) -> Any:
        """Rules with those options, made once."""
        return _rules(self, tuple(sorted(options.items())))

    def new(self, pair: int, seed: int, **options: Any) -> Any:
        """A game of that pair of decks at its first decision."""
        one, other = self.pairs[pair]
        return self.rules(**options).new(list(one), list(other), seed=seed)


@cache
def _rules(game: Game, options: tuple[tuple[str, Any], ...]) -> Any:
    return game.make(**dict(options))


def games(game: Game, count: int) -> Callable[[Callable[[int, int], None]], Callable[[], None]]:
    """Runs a test over so many random games: it gets a pair of decks and a seed.

    The same games each time, so that nobody's change fails by somebody else's bug; CONFORMANCE_GAMES=n
    takes n times as many, other ones each time.
    """
    more = int(os.environ.get("CONFORMANCE_GAMES", "0"))

    def wrap(test: Callable[[int, int], None]) -> Callable[[], None]:
        drawn = given(pair=st.integers(0, len(game.pairs) - 1), seed=st.integers(0, 2**32))(test)
        return settings(
            max_examples=max(1, round(count * game.share)) * max(1, more),
            derandomize=not more,
            deadline=None,
            database=None,
            phases=(Phase.explicit, Phase.generate),  # a smaller seed is no simpler game
            suppress_health_check=list(HealthCheck),
        )(drawn)

    return wrap


def picks(seed: int) -> Iterator[Callable[[int], int]]:
    """Endless choices by chance of a seed: each takes how many options there are."""
    number = 0
    while True:
        number += 1
        value = mix(seed ^ 0x5EED, number)
        yield lambda count, value=value: (value * count) >> 64


def walk(state: Any, seed: int) -> Iterator[Any]:
    """Plays the state on to the end of its game; stops at each decision, and once when it is over."""
    for number, pick in enumerate(picks(seed)):
        yield state
        if state.decision is None:
            return
        assert number < LIMIT, "the game does not end"
        state.apply(pick(len(state.decision.options)))


def same(view: Any) -> str:
    """A view as text: equal views byte for byte."""
    return json.dumps(view, ensure_ascii=False)


# --- what is looked at ------------------------------------------------------------------------------


def cards_conserved(state: Any) -> None:
    """Each card lies in one zone or under one host, and every list agrees with it."""
    count = len(state.kinds)
    assert len(state.owners) == len(state.cards) == len(state.where) == count
    assert all(len(known) == count for known in state.known)
    places: dict[int, int] = {}
    for zone, cards in enumerate(state.zones):
        for card in cards:
            assert card not in places, f"card {card} lies in two places"
            places[card] = zone
    for host, record in enumerate(state.cards):
        for card in record.under if record is not None else ():
            assert card not in places, f"card {card} lies in a zone or under another too"
            assert state.cards[card] is not None, f"card {card} is set and has no condition"
            assert state.cards[card].host == host
            places[card] = state.where[host]
    assert sorted(places) == list(range(count)), "a card is nowhere"
    assert all(state.where[card] == zone for card, zone in places.items())
    entries = set()
    for card, record in enumerate(state.cards):
        assert (record is not None) == state.rules.conditioned[state.where[card]], f"card {card}: condition"
        if record is None:
            continue
        if record.host >= 0:
            assert card in state.cards[record.host].under, f"card {card} is not under its host"
        assert 0 < record.entry <= state.serial and record.entry not in entries
        entries.add(record.entry)
        assert record.damage >= 0 and all(mark.count > 0 for mark in record.marks)
    keys = [item.key for item in (*state.chain, *state.ready, *state.pending)]
    assert len(set(keys)) == len(keys) and all(0 < key <= state.serial for key in keys)
    for card, zone in enumerate(state.where):
        for seat, known in enumerate(state.known):
            if state.rules.sees[zone] >> seat & 1:
                assert known[card] == 1, f"seat {seat} sees card {card} and does not know it"


def options_named(state: Any) -> None:
    """The texts of the options are unique in their decision, and do not change by being asked for."""
    texts = state.texts()
    decision = state.decision
    if decision is None:
        assert texts == [] and state.result is not None
        return
    assert state.result is None
    assert len(texts) == len(decision.options) > 0
    assert len(set(texts)) == len(texts), f"equal texts: {texts}"
    assert state.texts() == texts == state.clone().texts()
    assert all(text and text == text.strip() for text in texts)


def clones_independent(state: Any, look: Callable[[Any], Any]) -> None:
    """A clone is equal, and what is done on clones leaves the state they come from as it was."""
    before = state.to_bytes()
    clone = state.clone()
    assert clone == state and clone.to_bytes() == before and clone.listener is None
    if state.decision is None:
        return
    texts = state.texts()
    look(state)
    force = comparable(state.values)
    count = len(texts)
    for index in {0, count // 2, count - 1}:
        clone = state.clone()
        clone.apply(index)
        if clone.decision is not None:
            clone.apply(len(clone.decision.options) - 1)
        assert state.to_bytes() == before, f"the parent has changed by {texts[index]!r} on a clone"
    assert state.texts() == texts and comparable(state.values) == force


def in_force_is_fresh(state: Any, look: Callable[[Any], Any]) -> None:
    """What is kept as in force is what comes out when it is worked out anew; that changes nothing else."""
    clone = state.clone()
    touch(clone)
    clone.rules.refresh(clone)
    assert clone.to_bytes() == state.to_bytes(), "working out what is in force has changed the state"
    with patch("cutin.vision.force.ALTERS", [EVERYTHING] * len(ALTERS)):  # no round is left out
        loaded = state.rules.load(state.to_bytes())
        look(loaded)
    look(state)
    kept, fresh = comparable(state.values), comparable(loaded.values)
    assert kept == fresh, difference(kept, fresh)


NOT_COMPARED = {
    "noted",
    "decided",
    "before",
    "groups",
    "laid",
    "fell",
    "alters",
    "others",
    "made",
    "typed",
    "own",
    "records",
}
"""What is only told to who listens, what is said of what was in force before, what is kept to be quicker."""


def comparable(value: Any) -> Any:
    """Objects of slots as nested dicts of their slots; everything else as it is."""
    if isinstance(value, dict):
        return {key: comparable(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [comparable(each) for each in value]
    slots = getattr(type(value), "__struct_fields__", None) or getattr(type(value), "__slots__", None)
    if slots and type(value).__name__ in ("Force", "Start", "Values"):
        return {name: comparable(getattr(value, name, None)) for name in slots if name not in NOT_COMPARED}
    return value


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two comparable values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return "; ".join(difference(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k])
    return f"{path}: kept {one!r}, fresh {other!r}"


def hidden_stays_hidden(state: Any, chance: int, look: Callable[[Any], Any]) -> None:
    """What a seat cannot know can be dealt anew without its view changing; a second time too.

    What is in force then is what the cards that came say.
    """
    for seat in range(len(state.known)):
        dealt = state.redealt(seat, chance)
        view = same(state.view(seat))
        assert same(dealt.view(seat)) == view
        assert same(dealt.view(None)) == same(state.view(None))
        again = dealt.redealt(seat, chance)
        assert again.to_bytes() == dealt.to_bytes(), "the second dealing anew looks different"
        assert same(dealt.redealt(seat, chance + 1).view(seat)) == view
        assert sorted(dealt.kinds) == sorted(state.kinds) or not state.rules.open_lists
        cards_conserved(dealt)
        options_named(dealt)
        in_force_is_fresh(dealt, look)
        if state.decision is not None and state.decision.seat == seat:
            assert dealt.texts() == state.texts() and dealt.decision.options == state.decision.options


class Witness(list[Any]):
    """Listens, and notes each event that shows a card to a seat that does not know it."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.state = state

    def append(self, event: Any) -> None:
        """Called as the event happens."""
        state = self.state
        shown = list(event.cards)
        if event.cause[1] >= 0:
            shown.append(event.cause[1])
        shown += [event.data[name] for name in ("card", "host", "head") if event.data.get(name, -1) >= 0]
        for card in shown:
            for seat, known in enumerate(state.known):
                if event.knows >> seat & 1:
                    assert known[card] == 1, (
                        f"{event.kind} [{event.rule}] shows card {card}"
                        f" ({state.rules.defs[state.kinds[card]].name}) to seat {seat}: {event}"
                    )
        if event.kind == "move" and state.rules.unordered[event.data["origin"]]:
            for seat, known in enumerate(state.known):
                if not event.knows >> seat & 1 and state.zones[event.data["origin"]]:
                    assert known[event.cards[0]] != 1, f"seat {seat} knows which card left unseen: {event}"
        super().append(event)
