"""What the tests of chapters 1.10, 7, 9 and 11 share: playing a card to its end, telling what happened."""

from __future__ import annotations

from typing import Any

from vision_scenes import PLACES, Scene, scene

from cutin.kernel.changes import put_under
from cutin.vision import table

# Commands that do one thing, and cards that only lie there.
CARDS = {
    "Kill": "Command node 0 cost 0 | (play): put 1 character in the dying state",
    "Discard": "Command node 0 cost 0 | (play): discard 1 character",
    "Exclude": "Command node 0 cost 0 | (play): exclude 1 character",
    "Return": "Command node 0 cost 0 | (play): return 1 character to the original owner's hand",
    "Hit 1": "Command node 0 cost 0 | (play): deal 1 damage to 1 character",
    "Hit 2": "Command node 0 cost 0 | (play): deal 2 damage to 1 character",
    "Hit 3": "Command node 0 cost 0 | (play): deal 3 damage to 1 character",
    "Hit all": "Command node 0 cost 0 | (play): deal 2 damage to all characters",
    "Weaken": "Command node 0 cost 0 | (play): 1 character gets +0/-2 until end of turn",
    "Discard all": "Command node 0 cost 0 | (play): discard all characters",
    "Exclude all": "Command node 0 cost 0 | (play): exclude all characters",
    "Kill all": "Command node 0 cost 0 | (play): put all characters in the dying state",
    "X": "Character 2/3 node 1 cost 1",
    "Y": "Character 1/2 node 1 cost 1",
    "Big": "Character 5/9 node 1 cost 1",
    "Sword": "Spell +1/+0 node 0 cost 0 | Equipment",
    "Book": "Spell node 0 cost 0",
    "Other": "Command node - cost -",
}
PLACE_OF = {index: name for name, index in PLACES.items()}
STATUSES = ("dying", "discarding", "excluding", "saved")


def removal(
    more: dict[str, str], a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **options: Any
) -> Scene:
    """A position with the cards of this module and some more; A is the turn player unless told otherwise."""
    made = scene({**CARDS, **more}, a=a, b=b, **{"windows": "all", **options})
    made.events.clear()
    return made


def resolve(s: Scene, *answers: str) -> Scene:
    """Passes until nothing is in progress; whatever else is asked gets the next of the answers.

    Of effects whose order is asked the first comes first, unless the answer is another.
    """
    left = list(answers)
    while s.s.decision is not None and s.question != "window":
        if s.question == "answer":
            s.do("pass")
        elif s.question == "order" and (not left or left[0] not in s.texts()):
            s.do(s.texts()[0])
        else:
            assert left and left[0] in s.texts(), f"{s.seat} {s.question}: {s.texts()}, given {left}"
            s.do(left.pop(0))
    assert not left, f"not asked for: {left}"
    return s


def until(s: Scene, question: str) -> Scene:
    """Everybody passes until that is asked."""
    for _ in range(9):
        assert s.s.decision is not None
        if s.question == question:
            return s
        assert "pass" in s.texts(), f"{s.question}: {s.texts()}"
        s.do("pass")
    raise AssertionError(f"{question} was not asked")


def play(s: Scene, card: str, *answers: str) -> Scene:
    """A card is played and resolves, with the answers to all that is asked on the way."""
    return resolve(s.do(f"play {card}"), *answers)


def fight(s: Scene, attacker: str, defender: str = "", *answers: str) -> Scene:
    """An attack, its defence, and the battle."""
    s.do(f"attack with {attacker}")
    if defender:
        s.do(f"defend with {defender}")
    return resolve(s, *answers)


def story(s: Scene) -> list[str]:
    """What happened, in order: who came into which state, whose effects resolved, which cards moved where."""
    told: list[str] = []
    for event in s.events:
        names = [s.s.rules.defs[s.s.kinds[card]].name for card in event.cards]
        if event.kind in STATUSES:
            told.append(f"{names[0]} {event.kind}")
        elif event.kind == "applies":
            told.append(f"{names[0]} resolves")
        elif event.kind == "damage":
            told.append(f"{names[0]} hurt")
        elif event.kind == "move":
            place = table.PLACE_NAMES[event.data["to"] % table.PLACES]
            if "Filler" in names:
                told.append("draw")
            elif place != "play" and event.rule != "VIS-5.2.4":
                told.append(f"{names[0]} to {place}")
    return told


def told(s: Scene, *lines: str) -> bool:
    """Whether those lines stand in the story in that order, whatever stands between."""
    rest = iter(story(s))
    return all(any(line == found for found in rest) for line in lines)


def hand(s: Scene, seat: str) -> int:
    """How many cards that nobody can play a player has in hand: those that have been drawn."""
    return s.names(seat, "hand").count("Filler")


def lay(s: Scene, name: str, place: str, host: str) -> None:
    """Sets a card from a place on another that lies on the field, set or not."""
    below = next(
        c for c, k in enumerate(s.s.kinds) if s.s.rules.defs[k].name == host and s.s.cards[c] is not None
    )
    put_under(s.s, s.card(name, place), below)
    s.s.rules.refresh(s.s)
    s.events.clear()


def before(lines: list[str], *names: str) -> bool:
    """Whether the lines have those, the first of each in that order."""
    found = [lines.index(name) for name in names if name in lines]
    return len(found) == len(names) and found == sorted(found)


def order(s: Scene, *lines: str) -> list[str]:
    """Those of the lines that the story has, in its order."""
    return [line for line in story(s) if line in lines]


def damage(s: Scene, name: str) -> int:
    """The damage that a card on the field has accumulated."""
    return int(s.shown(name).get("damage", 0))


def status(s: Scene, name: str) -> list[str]:
    """The removal statuses of a card on the field, as the view shows them."""
    found: list[str] = s.shown(name).get("status", [])
    return found
