"""What triggers wait for: kinds of notice, and whether a given one is meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.ability.form import Node
from cutin.game.compiler import EVENTS, MOMENT_EVENTS, Compiler, Unexpressed
from cutin.game.meaning.events import played_card
from cutin.game.meaning.picks import matches
from cutin.kernel.state import State

from .. import notices as on
from ..card import COMMAND
from ..table import BY_BATTLE, BY_EFFECT, BY_RULE, REROLL, SEAT, facing
from ..texts import CardTest, Trigger
from ..words import changes
from ..words import events as e
from ..words import keywords as k
from ..words import timings as t
from .areas import squads
from .conditions import phases_of

Numbers = tuple[int, ...]
Match = Callable[[State, Any, int, Numbers], bool]
Cause = Callable[[State, Any, int, int, int, int], bool]
"""Of (state, view, card, kind of cause, player credited, card whose effect it was)."""


# --- moments ----------------------------------------------------------------------------------------


@MOMENT_EVENTS.means(t.EndOfTurn, t.AtStart, t.AtEnd)
def moment(node: t.EndOfTurn | t.AtStart | t.AtEnd, c: Compiler) -> Trigger:
    """The notices of a moment (GW-6.4, 6.5, 16.3)."""
    if isinstance(node, t.EndOfTurn):
        return Trigger((on.TURN_ENDING,), lambda s, seen, kind, numbers: True)
    part = node.part
    whose, own = part.whose, part.whose == "own"

    def theirs(s: State, seen: Any) -> bool:
        return whose is None or (s.table.attacker == seen.player) == own

    if part.part == "turn":
        if isinstance(node, t.AtEnd):
            return Trigger((on.TURN_ENDING,), lambda s, seen, kind, numbers: theirs(s, seen))
        phase = REROLL
    else:
        phase = phases_of(part)[0 if isinstance(node, t.AtStart) else -1]
    return Trigger(
        (on.START if isinstance(node, t.AtStart) else on.ENDING,),
        lambda s, seen, kind, numbers: numbers[0] == phase and theirs(s, seen),
    )


# --- coming out and being played --------------------------------------------------------------------


def _of_card(kind: int, test: CardTest) -> Trigger:
    return Trigger((kind,), lambda s, seen, _kind, numbers: test(s, seen, numbers[0]))


@EVENTS.means(e.ComesOut)
def comes_out(node: e.ComesOut, c: Compiler) -> Trigger:
    return _of_card(on.CAME_OUT, matches(node.card, c))


@EVENTS.means(e.PlayedAndComesOut)
def played_and_comes_out(node: e.PlayedAndComesOut, c: Compiler) -> Trigger:
    test = matches(node.card, c)
    return Trigger(
        (on.CAME_OUT,), lambda s, seen, kind, numbers: numbers[1] == 1 and test(s, seen, numbers[0])
    )


def _played(kind: int, pick: form.Pick, c: Compiler) -> Trigger:
    """A played card is own or enemy by who plays it (GW-4.4), also once it has gone to a pile."""
    meant = played_card(pick, c)
    return Trigger((kind,), lambda s, seen, _kind, numbers: meant(s, seen, numbers[0], numbers[1]))


@EVENTS.means(e.IsPlayed)
def is_played(node: e.IsPlayed, c: Compiler) -> Trigger:
    return _played(on.PLAYED, node.card, c)


@EVENTS.means(e.PlayedAndResolved)
def played_and_resolved(node: e.PlayedAndResolved, c: Compiler) -> Trigger:
    return _played(on.RESOLVED, node.card, c)


@EVENTS.means(e.TextPlayed)
def text_played(node: e.TextPlayed, c: Compiler) -> Trigger:
    return _of_card(on.TEXT_PLAYED, matches(node.card, c))


# --- sortie and battle ------------------------------------------------------------------------------

# Words that change who can go out: effects on sortie with one of them belong to part A (open question 1).
_ELIGIBILITY = (
    k.HighMobility,
    k.Base,
    changes.GainsTerrain,
    changes.LosesTerrain,
    changes.CannotSortie,
    changes.MustSortie,
)


def says(node: Any, classes: tuple[type[Node], ...]) -> bool:
    """Whether a phrase has a word of those classes anywhere in it."""
    if isinstance(node, classes):
        return True
    if isinstance(node, tuple):
        return any(says(each, classes) for each in node)
    if isinstance(node, Node):
        return any(says(getattr(node, name), classes) for name in node.__struct_fields__)
    return False


@EVENTS.means(e.Sorties)
def sorties(node: e.Sorties, c: Compiler) -> Trigger:
    """In the part of the sortie that its effect belongs to (GW-14.7, 14.11)."""
    test = matches(node.card, c)
    ability = c.text.ability
    effect = getattr(getattr(ability, "line", ability), "effect", None)
    part = 0 if says(effect, _ELIGIBILITY) else 1
    purpose = node.purpose

    def match(s: State, seen: Any, kind: int, numbers: Numbers) -> bool:
        card = numbers[0]
        if numbers[1] != part or not test(s, seen, card):
            return False
        if purpose is None:
            return True
        attacks: bool = SEAT[s.where[card]] == s.table.attacker
        return attacks == (purpose == "attack")

    return Trigger((on.SORTIED,), match)


@EVENTS.means(e.IsEngaged)
def is_engaged(node: e.IsEngaged, c: Compiler) -> Trigger:
    return _of_card(on.ENGAGED, matches(node.card, c))


@EVENTS.means(e.DealsBattleDamage)
def deals_battle_damage(node: e.DealsBattleDamage, c: Compiler) -> Trigger:
    kind = {"an enemy squad": on.SQUAD_HIT, "the enemy Nation": on.NATION_HIT, None: on.BATTLE_DEALT}[node.to]
    zone = squads(node.squad, c)

    def match(s: State, seen: Any, _kind: int, numbers: Numbers) -> bool:
        return numbers[0] == zone(s, seen)

    return Trigger((kind,), match)


@EVENTS.means(e.TakesDamage)
def takes_damage(node: e.TakesDamage, c: Compiler) -> Trigger:
    if not node.battle:
        return _of_card(on.DAMAGED, matches(node.card, c))
    test = matches(node.card, c)
    return Trigger(
        (on.DAMAGED,),
        lambda s, seen, _kind, numbers: numbers[2] == BY_BATTLE and test(s, seen, numbers[0]),
    )


# --- destruction and leaving ------------------------------------------------------------------------


def _anyhow(s: State, seen: Any, card: int, kind: int, player: int, source: int) -> bool:
    return True


def cause(node: core.By | None, c: Compiler) -> Cause:
    """Whose doing, or what, an event comes from (GW-4.7, 17.20 to 17.23)."""
    if node is None:
        return _anyhow
    if isinstance(node, core.ByEffect):
        own = node.whose == "own"
        return lambda s, seen, card, kind, player, source: (
            kind == BY_EFFECT and player >= 0 and (player == seen.player) == own
        )
    if isinstance(node, e.ByEffectOtherThanCommands):
        return lambda s, seen, card, kind, player, source: (
            kind == BY_EFFECT
            and player == 1 - seen.player
            and not (source >= 0 and s.rules.defs[s.kinds[source]].type & COMMAND)
        )
    if isinstance(node, e.ByAnythingButOwnEffect):
        return lambda s, seen, card, kind, player, source: not (kind == BY_EFFECT and player == seen.player)
    if isinstance(node, e.ByBattleDamage):
        if node.squad is None:
            return lambda s, seen, card, kind, player, source: kind == BY_BATTLE
        squad = squads(node.squad, c)

        def dealt(s: State, seen: Any, card: int, kind: int, player: int, source: int) -> bool:
            if kind != BY_BATTLE:
                return False
            zone = squad(s, seen)
            return zone >= 0 and s.where[card] == facing(zone)

        return dealt
    raise Unexpressed(node, "a cause")


def _source(s: State, card: int) -> int:
    record = s.cards[card]
    return record.doom.source if record is not None and record.doom is not None else -1


def _destroyed(node: Any, c: Compiler, kind: int, both: bool = False) -> Trigger:
    test = matches(node.card, c)
    by = cause(node.by, c)

    def match(s: State, seen: Any, _kind: int, numbers: Numbers) -> bool:
        card = numbers[0]
        if both and not numbers[3]:
            return False
        return test(s, seen, card) and by(s, seen, card, numbers[1], numbers[2], _source(s, card))

    return Trigger((kind,), match)


@EVENTS.means(e.IsDestroyed)
def is_destroyed(node: e.IsDestroyed, c: Compiler) -> Trigger:
    return _destroyed(node, c, on.DESTROYED)


@EVENTS.means(e.IsAbolished)
def is_abolished(node: e.IsAbolished, c: Compiler) -> Trigger:
    return _destroyed(node, c, on.ABOLISHED)


@EVENTS.means(e.IsDestroyedAndAbolished)
def is_destroyed_and_abolished(node: e.IsDestroyedAndAbolished, c: Compiler) -> Trigger:
    return _destroyed(node, c, on.ABOLISHED, both=True)


@EVENTS.means(e.LeavesField)
def leaves_field(node: e.LeavesField, c: Compiler) -> Trigger:
    test = matches(node.card, c)
    if node.by is None:
        return _of_card(on.LEAVING, test)
    by = cause(node.by, c)

    def match(s: State, seen: Any, _kind: int, numbers: Numbers) -> bool:
        card, player, source = numbers
        if not test(s, seen, card):
            return False
        record = s.cards[card]
        doom = record.doom if record is not None else None
        if doom is not None and player < 0:
            return by(s, seen, card, doom.kind, doom.player, doom.source)
        return by(s, seen, card, BY_EFFECT if player >= 0 else BY_RULE, player, source)

    return Trigger((on.MOVED_OUT,), match)


@EVENTS.means(e.LeavesGroup)
def leaves_group(node: e.LeavesGroup, c: Compiler) -> Trigger:
    return _of_card(on.LEFT_GROUP, matches(node.card, c))


@EVENTS.means(e.IsRolled)
def is_rolled(node: e.IsRolled, c: Compiler) -> Trigger:
    test = matches(node.card, c)
    rolled = int(node.how == "rolled")
    return Trigger(
        (on.ROLLED,), lambda s, seen, kind, numbers: numbers[1] == rolled and test(s, seen, numbers[0])
    )


__all__ = ["cause", "says"]
