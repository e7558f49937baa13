"""What triggers wait for, and whose doing it is."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import By, Event
from cutin.ability.form import Pick
from cutin.gundam_war.words.places import Squad

# --- what happens -----------------------------------------------------------------------------------


class ComesOut(Event, frozen=True):
    """Comes onto the field from outside, played or not (GW-18.21)."""

    phrase: ClassVar[str] = "{card} come|comes out"
    card: Pick


class PlayedAndComesOut(Event, frozen=True):
    """Comes out by resolving its play (GW-10.7, GW-10.14)."""

    phrase: ClassVar[str] = "{card} are|is played and come|comes out"
    card: Pick


class IsPlayed(Event, frozen=True):
    """The play of a card has been declared and paid: its effect activates (GW-8.1)."""

    phrase: ClassVar[str] = "{card} are|is played"
    card: Pick


class PlayedAndResolved(Event, frozen=True):
    """The effect of the played card has resolved, not failed (GW-11.1)."""

    phrase: ClassVar[str] = "{card} are|is played and resolved"
    card: Pick


class TextPlayed(Event, frozen=True):
    """A text of that card is played; automatic effects are no plays (GW-10.13)."""

    phrase: ClassVar[str] = "a text of {card} is played"
    card: Pick


class Sorties(Event, frozen=True):
    """Is sent out. What changes eligibility happens in part A, all else in part B and only for Units
    that went out (GW-14.7, GW-14.11)."""

    phrase: ClassVar[str] = "{card} sortie|sorties[ to {purpose}]"
    card: Pick
    purpose: Literal["attack", "defend"] | None = None


class IsEngaged(Event, frozen=True):
    """A check finds the squad of the card engaged (GW-14.17)."""

    phrase: ClassVar[str] = "{card} are|is engaged"
    card: Pick


class DealsBattleDamage(Event, frozen=True):
    """The squad deals at least 1 battle damage (GW-15.1); happens after the fixed effect (GW-15.13)."""

    phrase: ClassVar[str] = "{squad} deals battle damage[ to {to}]"
    squad: Squad
    to: Literal["an enemy squad", "the enemy Nation"] | None = None


class TakesDamage(Event, frozen=True):
    """Takes at least 1 damage, from battle or effects; or battle damage (GW-15.1)."""

    phrase: ClassVar[str] = "{card} take|takes [{battle}battle ]damage"
    card: Pick
    battle: bool = False


class IsDestroyed(Event, frozen=True):
    """Comes into the destroyed state (GW-17.1)."""

    phrase: ClassVar[str] = "{card} are|is destroyed[ {by}]"
    card: Pick
    by: By | None = None


class IsAbolished(Event, frozen=True):
    """Is abolished, directly or after destruction (GW-17.9); credit of a destruction by GW-17.21."""

    phrase: ClassVar[str] = "{card} are|is abolished[ {by}]"
    card: Pick
    by: By | None = None


class IsDestroyedAndAbolished(Event, frozen=True):
    """Is abolished, by whatever, while in the destroyed state; credit goes by the destruction."""

    phrase: ClassVar[str] = "{card} are|is destroyed and abolished[ {by}]"
    card: Pick
    by: By | None = None


class LeavesField(Event, frozen=True):
    """Moves from the field to another location; `by` as credited (destroyed cards: by the destruction)."""

    phrase: ClassVar[str] = "{card} leave|leaves the field[ {by}]"
    card: Pick
    by: By | None = None


class LeavesGroup(Event, frozen=True):
    """Is no longer set on the card it was set on, while that is still on the field."""

    phrase: ClassVar[str] = "{card} leave|leaves the set group"
    card: Pick


class IsRolled(Event, frozen=True):
    """Changes from upright to rolled, or the other way (GW-12.5: each card of the group)."""

    phrase: ClassVar[str] = "{card} are|is {how}"
    card: Pick
    how: Literal["rolled", "rerolled"]


# --- whose doing ------------------------------------------------------------------------------------


class ByEffectOtherThanCommands(By, frozen=True):
    """By an effect of the other player whose source is no Command."""

    phrase: ClassVar[str] = "by an enemy effect other than a Command's"


class ByAnythingButOwnEffect(By, frozen=True):
    """By battle damage, by a rule, or by an effect of the other player."""

    phrase: ClassVar[str] = "by anything other than an own effect"


class ByBattleDamage(By, frozen=True):
    """By battle damage (GW-17.23), of that squad if one is named."""

    phrase: ClassVar[str] = "by battle damage[ of {squad}]"
    squad: Squad | None = None
