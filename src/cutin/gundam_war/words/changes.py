"""What can hold for a card for a while, or while an auto A applies."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Side
from cutin.ability.form import Ability, Amount, Cards, Change, Node
from cutin.gundam_war.words.adjectives import Colour
from cutin.gundam_war.words.places import Area

TypeName = Literal["Unit", "Character", "Command", "Operation", "G"]


class Shift(Node, frozen=True):
    """One number of a battle modification that is no plain number."""


class UpX(Shift, frozen=True):
    phrase: ClassVar[str] = "+X"


class DownX(Shift, frozen=True):
    phrase: ClassVar[str] = "-X"


class Star(Shift, frozen=True):
    """The stat becomes *: it counts 0 and stays 0 (GW-1.8)."""

    phrase: ClassVar[str] = "*"


class Shape(Node, frozen=True):
    """What a card is treated as, or what a coin is: the words in braces (GW-18.10)."""


class UnitShape(Shape, frozen=True):
    """A Unit with that name, terrain aptitude, battle stats and text. Stats are not original ones."""

    phrase: ClassVar[str] = 'Unit[ named {name}][, {terrain: and }], {close}/{ranged}/{defence}[, "{text}"]'
    close: int | Star
    ranged: int | Star
    defence: int | Star
    name: str | None = None
    terrain: tuple[Literal["Space", "Earth"], ...] = ()
    text: Ability | None = None


class PlainShape(Shape, frozen=True):
    """Of that type, with that text, the rest as it is."""

    phrase: ClassVar[str] = '{type}[, "{text}"]'
    type: TypeName
    text: Ability | None = None


# --- numbers and nature -----------------------------------------------------------------------------


class Gets(Change, frozen=True):
    """A battle modification of close combat, ranged and defence (GW-1.7); on a set card it changes the
    modification that the card gives."""

    phrase: ClassVar[str] = "get|gets {close:+}/{ranged:+}/{defence:+}"
    close: int | Shift
    ranged: int | Shift
    defence: int | Shift


class GetsTotalPower(Change, frozen=True):
    """The total nation power that the card costs and that texts read is raised or lowered, never below 0."""

    phrase: ClassVar[str] = "get|gets {by:+} total nation power"
    by: int


class TreatedAs(Change, frozen=True):
    """Its type becomes that (with "also": is added), with what the braces say (GW-1.2)."""

    phrase: ClassVar[str] = r"are|is [{also}also ]treated as \{{shape}\}"
    shape: Shape
    also: bool = False


class HasDesignated(Change, frozen=True):
    """Its designated nation power counts as that colour, and no other."""

    phrase: ClassVar[str] = "have|has {colour} designated power"
    colour: Colour


class IsNamed(Change, frozen=True):
    """Its name is treated as equal to that one, besides its own."""

    phrase: ClassVar[str] = "count|counts as named {name}"
    name: str


class HasTrait(Change, frozen=True):
    phrase: ClassVar[str] = "gain|gains the trait {trait}"
    trait: str


class GainsTerrain(Change, frozen=True):
    phrase: ClassVar[str] = "gain|gains {area}"
    area: Literal["Space", "Earth"]


class LosesTerrain(Change, frozen=True):
    """Beats gaining (GW-22.4)."""

    phrase: ClassVar[str] = "lose|loses {area}"
    area: Literal["Space", "Earth"]


class GainsTextOnce(Change, frozen=True):
    """As `GainsText`, but a card has that text from such effects once only."""

    phrase: ClassVar[str] = 'gain|gains "{ability}" (not cumulative)'
    ability: Ability


# --- texts ------------------------------------------------------------------------------------------


class NegatedUnresolved(Change, frozen=True):
    """Its activated effects that have not resolved are negated (GW-11.4), at once."""

    phrase: ClassVar[str] = "have|has negated unresolved effects"


# --- damage, destruction, movement ------------------------------------------------------------------


class TakesNoDamage(Change, frozen=True):
    """No damage at all, or none but battle damage. Said of a Nation: no card leaves it by damage
    (GW-15.16)."""

    phrase: ClassVar[str] = "take|takes no damage[{battle} other than battle damage]"
    battle: bool = False


class TakesNoDamageFrom(Change, frozen=True):
    """Damage of that player's effects; battle damage is no effect (GW-15.1)."""

    phrase: ClassVar[str] = "take|takes no damage from {whose} effects"
    whose: Side


class TakesNoBattleDamage(Change, frozen=True):
    """Its share is used up and not taken (GW-15.10)."""

    phrase: ClassVar[str] = "take|takes no battle damage"


class NotDestroyed(Change, frozen=True):
    """By anything, or by effects of that player; never stops lowered defence (GW-17.16); on a non-Unit
    treated as a Unit it also stops the damage of those effects (GW-17.13)."""

    phrase: ClassVar[str] = "are|is not destroyed[ by {whose} effects]"
    whose: Side | None = None


class NotMoved(Change, frozen=True):
    """In any sense of GW-19.1, direct abolishing included (GW-19.8), not the abolishing that follows
    destruction (GW-17.17)."""

    phrase: ClassVar[str] = "are|is not moved[ by {whose} effects]"
    whose: Side | None = None


class NotRolled(Change, frozen=True):
    phrase: ClassVar[str] = "are|is not rolled[ by {whose} effects]"
    whose: Side | None = None


class NotTarget(Change, frozen=True):
    """Cannot be chosen as target, nor reached by "all", by those of that player (GW-22.7); with "only":
    by one that targets exactly this card."""

    phrase: ClassVar[str] = "cannot be the [{only}only ]target of {whose} {what}"
    whose: Side
    what: Literal["effects", "Commands", "effects of Units", "effects of Operations"]
    only: bool = False


class CannotBeSaved(Change, frozen=True):
    """Its destruction cannot be negated."""

    phrase: ClassVar[str] = "cannot have destruction negated"


class KeepsDamage(Change, frozen=True):
    """Its damage is not reset at the end of this turn (GW-16.7)."""

    phrase: ClassVar[str] = "keep|keeps damage at the end of turn"


class CannotSortie(Change, frozen=True):
    """Cannot be sent out, or not to that area (GW-14.8). Said of a set card: its group cannot."""

    phrase: ClassVar[str] = "cannot sortie[ to {area}]"
    area: Area | None = None


class MustSortie(Change, frozen=True):
    """Has to be sent out where the rules allow it (GW-14.23)."""

    phrase: ClassVar[str] = "have|has to sortie if possible"


class RemovedWhenAbolished(Change, frozen=True):
    """Leaving the field (a Command: being played) for the Junkyard it is removed from the game instead."""

    phrase: ClassVar[str] = "are|is removed from the game instead of going to the Junkyard"


# --- power, deck, coming out, set cards -------------------------------------------------------------


class ProducesPower(Change, frozen=True):
    """Adds so much nation power of the colour to its controller's (GW-7.1)."""

    phrase: ClassVar[str] = "produce|produces {amount} {colour} power"
    amount: Amount
    colour: Colour


class NegatedPower(Change, frozen=True):
    """The nation power it produces is negated; its text stays."""

    phrase: ClassVar[str] = "have|has negated nation power"


class BasicG(Change, frozen=True):
    """Counts as a basic G, also in deck construction (GW-2.4); it is no "blue basic G" and the like."""

    phrase: ClassVar[str] = "count|counts as a basic G"


class AnyNumberInDeck(Change, frozen=True):
    """The limit of three copies does not apply (GW-2.5)."""

    phrase: ClassVar[str] = "can be in a deck any number of times"


class MayBeSetOn(Change, frozen=True):
    """Playing it, such a card may be chosen too, wherever it is on the field (GW-12.3)."""

    phrase: ClassVar[str] = "<s>may also be set on a|an {cards}"
    cards: Cards


class MayComeOutIn(Change, frozen=True):
    """Playing it, the player may declare that area instead (GW-8.3); it comes out there rerolled."""

    phrase: ClassVar[str] = "may come out rerolled in {area}"
    area: Area


class ComesOutIn(Change, frozen=True):
    """When it is played and comes out it is so (GW-8.8)."""

    phrase: ClassVar[str] = "come|comes out {state} when played"
    state: Literal["rolled", "rerolled"]


class CannotHaveSetCards(Change, frozen=True):
    """No card can be set on it; those set when this takes hold stay."""

    phrase: ClassVar[str] = "cannot have cards set on it"


class CanHaveCharacters(Change, frozen=True):
    """So many Characters can be set on it (GW-12.8)."""

    phrase: ClassVar[str] = "can have {count} Characters set on it"
    count: int
