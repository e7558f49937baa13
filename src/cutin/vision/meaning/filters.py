"""What kinds of cards and the words before them mean."""

from __future__ import annotations

from typing import Any

from cutin.ability import form
from cutin.game.compiler import ADJECTIVES, NOUNS, Compiler
from cutin.game.meaning.filters import Part, find, typed
from cutin.kernel.state import State

from ..c06_attack import attacking, defending, directly, in_battle
from ..c09_statuses import statuses
from ..card import CHARACTER, COMMAND, SPELL
from ..changes import BEING
from ..hooks import is_unset
from ..table import DYING, FACE_DOWN, NODES, PLACES
from ..texts import Test
from ..values import of
from ..words import nouns as n

# --- kinds of cards ---------------------------------------------------------------------------------

TYPES = {n.Character: BEING, n.CharacterCard: CHARACTER, n.SpellCard: SPELL, n.CommandCard: COMMAND}


@NOUNS.means(*TYPES)
def card_type(node: Any, c: Compiler) -> Part:
    return typed(TYPES[type(node)], c)


def is_set(s: State, card: int) -> bool:
    """Whether a card is set on another."""
    record = s.cards[card]
    return record is not None and record.host >= 0


@NOUNS.means(n.SetCard)
def set_card(node: n.SetCard, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: is_set(s, card))


def _set_as(word: str) -> Part:
    """On the field it has to be set; elsewhere the word says what it would be."""
    return Part(lambda s, ctx, card: word in of(s, card).words and not is_unset(s, card))


@NOUNS.means(n.EquipmentCard)
def equipment_card(node: n.EquipmentCard, c: Compiler) -> Part:
    return _set_as("Equipment")


@NOUNS.means(n.CharmCard)
def charm_card(node: n.CharmCard, c: Compiler) -> Part:
    return _set_as("Charm")


@NOUNS.means(n.WorldCharm)
def world_charm(node: n.WorldCharm, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: "WorldCharm" in of(s, card).words)


NODE_ZONES = (NODES, PLACES + NODES)


@NOUNS.means(n.NodeCard)
def node_card(node: n.NodeCard, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: s.where[card] in NODE_ZONES, lambda s, ctx: NODE_ZONES)


# --- how it is --------------------------------------------------------------------------------------


def _lying(asleep: bool) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and record.rolled is asleep

    return Part(test)


@ADJECTIVES.means(n.Active)
def active(node: n.Active, c: Compiler) -> Part:
    return _lying(False)


@ADJECTIVES.means(n.Asleep)
def asleep(node: n.Asleep, c: Compiler) -> Part:
    return _lying(True)


def _faced(down: bool) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and bool(record.flags & FACE_DOWN) is down

    return Part(test)


@ADJECTIVES.means(n.FaceUp)
def face_up(node: n.FaceUp, c: Compiler) -> Part:
    return _faced(False)


@ADJECTIVES.means(n.FaceDown)
def face_down(node: n.FaceDown, c: Compiler) -> Part:
    return _faced(True)


@ADJECTIVES.means(n.Attacking)
def is_attacking(node: n.Attacking, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: attacking(s, card))


@ADJECTIVES.means(n.Defending)
def is_defending(node: n.Defending, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: defending(s, card))


@ADJECTIVES.means(n.Defended)
def is_defended(node: n.Defended, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: attacking(s, card) and bool(s.table.battle.defended))


@ADJECTIVES.means(n.Battling)
def is_battling(node: n.Battling, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: in_battle(s, card))


@ADJECTIVES.means(n.Dying)
def is_dying(node: n.Dying, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: bool(statuses(s, card) >> DYING & 1))


# --- the attack that is answered --------------------------------------------------------------------


def answers_attack(cards: form.Cards, c: Compiler) -> Test:
    """Whether what is played would be the direct response to an attack of such a card (VIS-W.45)."""
    found = find(cards, c)

    def test(s: State, p: Any) -> bool:
        battle = s.table.battle
        if battle is None or battle.cancelled or directly(s, p) is not None:
            return False
        return found.suits(s, p, battle.attacker[0])

    return test
