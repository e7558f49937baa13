"""What triggers wait for. "Would" is the time before it happens, "has" the time after (chapter 9)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import By, Event, Location
from cutin.ability.form import Pick, Who
from cutin.vision.words.causes import Actor, Source
from cutin.vision.words.places import Lying, Whose

Harm = Literal["battle", "effect"]


class OneEvent(Event, frozen=True):
    """Either of the two."""

    phrase: ClassVar[str] = "{first} or {second}<1>"
    first: Event
    second: Event


# --- damage (VIS-1.10.12) ---------------------------------------------------------------------------


class WouldDeal(Event, frozen=True):
    """Step a."""

    phrase: ClassVar[str] = "{actor} would deal [{kind} ]damage[ to {victim}]"
    actor: Pick | Actor
    kind: Harm | None = None
    victim: Pick | Who | None = None


class WouldTake(Event, frozen=True):
    """Step b."""

    phrase: ClassVar[str] = "{victim} would take [{kind} ]damage[ from {actor}]"
    victim: Pick | Who
    kind: Harm | None = None
    actor: Pick | Actor | None = None


class HasDealt(Event, frozen=True):
    """Step d."""

    phrase: ClassVar[str] = "{actor} have|has dealt [{kind} ]damage[ to {victim}]"
    actor: Pick | Actor
    kind: Harm | None = None
    victim: Pick | Who | None = None


class HasTaken(Event, frozen=True):
    """Step e."""

    phrase: ClassVar[str] = "{victim} have|has taken [{kind} ]damage[ from {actor}]"
    victim: Pick | Who
    kind: Harm | None = None
    actor: Pick | Actor | None = None


# --- the dying state (VIS-9.2.3) --------------------------------------------------------------------


class WouldPutDying(Event, frozen=True):
    """Step a."""

    phrase: ClassVar[str] = "{actor} would put {victim} in the dying state[ {by}]"
    actor: Pick | Actor
    victim: Pick
    by: By | None = None


class WouldBecomeDying(Event, frozen=True):
    """Step b."""

    phrase: ClassVar[str] = "{victim} would become dying[ {by}]"
    victim: Pick
    by: By | None = None


class HasPutDying(Event, frozen=True):
    """Step c."""

    phrase: ClassVar[str] = "{actor} have|has put {victim} in the dying state[ {by}]"
    actor: Pick | Actor
    victim: Pick
    by: By | None = None


class HasBecomeDying(Event, frozen=True):
    """Step d."""

    phrase: ClassVar[str] = "{victim} have|has become dying[ {by}]"
    victim: Pick
    by: By | None = None


# --- discard (VIS-9.3.4) ----------------------------------------------------------------------------


class WouldDiscard(Event, frozen=True):
    """Step a."""

    phrase: ClassVar[str] = "{actor} would discard {victim}"
    actor: Pick | Actor
    victim: Pick


class WouldBeDiscarded(Event, frozen=True):
    """Step b."""

    phrase: ClassVar[str] = "{victim} would be discarded[ from {places: or }][ {by}]"
    victim: Pick
    places: tuple[Location, ...] = ()
    by: By | None = None


class HasDiscarded(Event, frozen=True):
    """Step c."""

    phrase: ClassVar[str] = "{actor} have|has discarded {victim}"
    actor: Pick | Actor
    victim: Pick


class HasBeenDiscarded(Event, frozen=True):
    """Step d."""

    phrase: ClassVar[str] = "{victim} have|has been discarded[ from {places: or }][ {by}]"
    victim: Pick
    places: tuple[Location, ...] = ()
    by: By | None = None


# --- exclusion (VIS-9.4.4) --------------------------------------------------------------------------


class WouldExclude(Event, frozen=True):
    """Step a."""

    phrase: ClassVar[str] = "{actor} would exclude {victim}"
    actor: Pick | Actor
    victim: Pick


class WouldBeExcluded(Event, frozen=True):
    """Step b."""

    phrase: ClassVar[str] = "{victim} would be excluded[ {by}]"
    victim: Pick
    by: By | None = None


class HasExcluded(Event, frozen=True):
    """Step c."""

    phrase: ClassVar[str] = "{actor} have|has excluded {victim}"
    actor: Pick | Actor
    victim: Pick


class HasBeenExcluded(Event, frozen=True):
    """Step d."""

    phrase: ClassVar[str] = "{victim} have|has been excluded[ {by}]"
    victim: Pick
    by: By | None = None


# --- battle -----------------------------------------------------------------------------------------


class Attacks(Event, frozen=True):
    """At once when the attack is declared (VIS-W.44)."""

    phrase: ClassVar[str] = "{card} attack|attacks"
    card: Pick


class Defends(Event, frozen=True):
    """At once when the defence is declared (VIS-W.45)."""

    phrase: ClassVar[str] = "{card} defend|defends[ against {attacker}]"
    card: Pick
    attacker: Pick | None = None


class Battles(Event, frozen=True):
    """At the start of the battle (VIS-6.2.4.b)."""

    phrase: ClassVar[str] = "{card} battle|battles[ with {other}]"
    card: Pick
    other: Pick | None = None


class BattleEnds(Event, frozen=True):
    """VIS-6.2.4.j"""

    phrase: ClassVar[str] = "a battle of {card} ends"
    card: Pick


# --- plays, coming and going ------------------------------------------------------------------------


class Enters(Event, frozen=True):
    """Comes onto the field, played or not."""

    phrase: ClassVar[str] = "{card} enter|enters[ {by}]"
    card: Pick
    by: By | None = None


class PlayedAndEnters(Event, frozen=True):
    """By resolving its play (VIS-5.2.1)."""

    phrase: ClassVar[str] = "{card} are|is played and enter|enters"
    card: Pick


class IsPlayed(Event, frozen=True):
    """The play has been declared and paid (VIS-5.2.3)."""

    phrase: ClassVar[str] = "{card} are|is played"
    card: Pick


class HasResolved(Event, frozen=True):
    """Its play has resolved, not failed."""

    phrase: ClassVar[str] = "{card} have|has been played and resolved"
    card: Pick


class PlayNegated(Event, frozen=True):
    """VIS-W.21"""

    phrase: ClassVar[str] = "the play of {card} has been negated"
    card: Pick


class BecomesTarget(Event, frozen=True):
    """When the target is chosen (VIS-8.2)."""

    phrase: ClassVar[str] = "{card} become|becomes the target of {sources: or }"
    card: Pick
    sources: tuple[Source, ...]


class LeavesField(Event, frozen=True):
    phrase: ClassVar[str] = "{card} leave|leaves the field"
    card: Pick


class HasMoved(Event, frozen=True):
    """From one part of the field to the other."""

    phrase: ClassVar[str] = "{card} have|has moved to the {whose} field"
    card: Pick
    whose: Whose


class HasBeenSet(Event, frozen=True):
    phrase: ClassVar[str] = "{card} have|has been set on {host}"
    card: Pick
    host: Pick


class HasReturned(Event, frozen=True):
    """An effect of that player has done it; the number is how many at once."""

    phrase: ClassVar[str] = "{who} have|has returned {card} to a {zone}"
    who: Who
    card: Pick
    zone: Literal["hand", "deck"]


# --- what is no process of its own: after the effect that does it (VIS-7.4.7.c) ------------------------


class ChangesState(Event, frozen=True):
    """Goes to sleep from active, or the other way."""

    phrase: ClassVar[str] = "{card} become|becomes {state}"
    card: Pick
    state: Lying


class HasCharged(Event, frozen=True):
    phrase: ClassVar[str] = "{card} have|has used Mana Charge"
    card: Pick


class HasDrawn(Event, frozen=True):
    """Once for all cards drawn by one effect; with the last words not by the rule of the Draw Phase."""

    phrase: ClassVar[str] = "{who} have|has drawn cards[ {outside}other than by rule]"
    who: Who
    outside: bool = False


class HasAddedToHand(Event, frozen=True):
    phrase: ClassVar[str] = "{who} have|has added {card} to hand"
    who: Who
    card: Pick


class HasGainedLife(Event, frozen=True):
    phrase: ClassVar[str] = "{who} have|has gained life"
    who: Who


class HasPaidLife(Event, frozen=True):
    phrase: ClassVar[str] = "{who} have|has paid life"
    who: Who


class SetsNode(Event, frozen=True):
    """From the hand (VIS-W.35)."""

    phrase: ClassVar[str] = "{who} set|sets a node"
    who: Who


class HandAboveLimit(Event, frozen=True):
    """That player's hand has come above the hand limit."""

    phrase: ClassVar[str] = "{who} have|has more cards in hand than the hand limit"
    who: Who
