"""More ways to say which cards, and which players."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Amount, Cards, Node, Pick, Target, Who

DoneName = Literal[
    "discarded",
    "excluded",
    "revealed",
    "returned",
    "added",
    "set",
    "put to sleep",
    "made active",
    "put in the dying state",
    "turned face down",
]


# --- cards ------------------------------------------------------------------------------------------


class ThisCharacter(Pick, frozen=True):
    """This card; in the text of a set card the character that it is set on (VIS-10.13, VIS-10.14)."""

    phrase: ClassVar[str] = "this character"


class BattlingWith(Pick, frozen=True):
    """The character that battles that one, if any."""

    phrase: ClassVar[str] = "the character battling {card}"
    card: Pick


class HostOf(Pick, frozen=True):
    """The card that it is set on, or was when it left."""

    phrase: ClassVar[str] = "the card under {card}"
    card: Pick


class DoneCard(Pick, frozen=True):
    """The card to which this text last did that, wherever it is now."""

    phrase: ClassVar[str] = "<s>the card {deed} this way"
    deed: DoneName


class DoneCards(Pick, frozen=True):
    """The cards to which this text did that; only those that belong to the player now spoken of."""

    phrase: ClassVar[str] = "<p>the cards[{his} of that player] {deed} this way"
    deed: DoneName
    his: bool = False


class AtRandom(Pick, frozen=True):
    """Found by chance on resolution; where there are fewer, all."""

    phrase: ClassVar[str] = "{count} random {cards}"
    count: Amount
    cards: Cards


class AnyNumberOf(Pick, frozen=True):
    """Chosen on resolution, none to all; afterwards these are the chosen cards."""

    phrase: ClassVar[str] = "any number of chosen <p>{cards}"
    cards: Cards


class AsManyAs(Pick, frozen=True):
    """Chosen on resolution: that number, or all if there are fewer."""

    phrase: ClassVar[str] = "as many as possible up to {count} chosen <p>{cards}"
    count: Amount
    cards: Cards


class SourceOfThat(Pick, frozen=True):
    """The source card of the effect that the trigger speaks of (VIS-12.2.3)."""

    phrase: ClassVar[str] = "the source of that effect"


# --- players ----------------------------------------------------------------------------------------


class OneEnemy(Who, frozen=True):
    """The other player, chosen as target."""

    phrase: ClassVar[str] = "1 enemy player"


class SomePlayer(Who, frozen=True):
    """In an event: either player."""

    phrase: ClassVar[str] = "<s>a player"


class ThatPlayer(Who, frozen=True):
    """The player that the trigger speaks of: who takes the damage, plays or controls the card, draws."""

    phrase: ClassVar[str] = "that player"


class OwnerOf(Who, frozen=True):
    """VIS-W.12"""

    phrase: ClassVar[str] = "<s>the original owner of {card}"
    card: Pick


class OneOrPlayer(Node, frozen=True):
    """A player, or that: one target, of either sort."""

    phrase: ClassVar[str] = "1 player or {other}"
    other: Target


class CardsAndPlayer(Node, frozen=True):
    """Those cards and those players, at once."""

    phrase: ClassVar[str] = "{cards} and {who}"
    cards: Pick
    who: Who
