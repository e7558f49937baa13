"""Kinds of cards, and words before them. Without a place a description means cards on the field."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Adjective, Noun

# --- kinds ------------------------------------------------------------------------------------------


class Character(Noun, frozen=True):
    """What is a character now: a card on the field that is not set on a card (VIS-6.1.1, VIS-5.4.3)."""

    phrase: ClassVar[str] = "characters|character"


class CharacterCard(Noun, frozen=True):
    """A card of that kind, wherever it is (VIS-2.2.1)."""

    phrase: ClassVar[str] = "character cards|card"


class SpellCard(Noun, frozen=True):
    phrase: ClassVar[str] = "spell cards|card"


class CommandCard(Noun, frozen=True):
    phrase: ClassVar[str] = "command cards|card"


class SetCard(Noun, frozen=True):
    """A card that is set on a card."""

    phrase: ClassVar[str] = "set cards|card"


class EquipmentCard(Noun, frozen=True):
    """A card set as equipment (VIS-10.13.3); Equipment/Field is none (VIS-10.15)."""

    phrase: ClassVar[str] = "equipment cards|card"


class CharmCard(Noun, frozen=True):
    """A card set as a charm (VIS-10.14.3), also by an effect that says so."""

    phrase: ClassVar[str] = "charm cards|card"


class WorldCharm(Noun, frozen=True):
    """A card with World Charm (VIS-W.50)."""

    phrase: ClassVar[str] = "world charms|charm"


class NodeCard(Noun, frozen=True):
    """A card in a node area (VIS-W.34): no place has to be named."""

    phrase: ClassVar[str] = "nodes|node"


# --- how it is --------------------------------------------------------------------------------------


class Active(Adjective, frozen=True):
    """Upright (VIS-5.1.2.a)."""

    phrase: ClassVar[str] = "active"


class Asleep(Adjective, frozen=True):
    """Sideways (VIS-5.1.2.b)."""

    phrase: ClassVar[str] = "asleep"


class FaceUp(Adjective, frozen=True):
    phrase: ClassVar[str] = "face-up"


class FaceDown(Adjective, frozen=True):
    phrase: ClassVar[str] = "face-down"


class Attacking(Adjective, frozen=True):
    """Has attacked, and that attack is neither cancelled nor over (VIS-W.44)."""

    phrase: ClassVar[str] = "attacking"


class Defending(Adjective, frozen=True):
    """Has been declared as defender, and the battle is not over (VIS-W.45)."""

    phrase: ClassVar[str] = "defending"


class Defended(Adjective, frozen=True):
    """Attacking, against a character that defends."""

    phrase: ClassVar[str] = "defended"


class Battling(Adjective, frozen=True):
    """In a battle, from its start to its end (VIS-6.2.4)."""

    phrase: ClassVar[str] = "battling"


class Dying(Adjective, frozen=True):
    """In the dying state (VIS-9.2.1)."""

    phrase: ClassVar[str] = "dying"
