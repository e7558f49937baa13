"""What effects do."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import State
from cutin.ability.form import Amount, Duration, Effect, Pick, Place, Who

# --- damage and destruction -------------------------------------------------------------------------


class DealDamage(Effect, frozen=True):
    """To each of those Units at once; to a Nation: so many cards to the Lost Card Pile (GW-15.16)."""

    phrase: ClassVar[str] = "deal {amount} damage to {to}"
    amount: Amount
    to: Pick


class Destroy(Effect, frozen=True):
    """Brings them into the destroyed state (GW-17.1). Of "all" those that can be (GW-22.8)."""

    phrase: ClassVar[str] = "destroy {cards}"
    cards: Pick


class NegateDestruction(Effect, frozen=True):
    """Ends the destroyed state, the waiting abolish effect and all damage; impossible at defence 0 (GW-17.6,
    GW-17.7, GW-17.14)."""

    phrase: ClassVar[str] = "negate the destruction of {cards}"
    cards: Pick


class Abolish(Effect, frozen=True):
    """To the original owner's Junkyard at once, from any location (GW-17.9)."""

    phrase: ClassVar[str] = "abolish {cards}"
    cards: Pick


class RemoveFromGame(Effect, frozen=True):
    """Face-up and for good (GW-19.5 to 19.7)."""

    phrase: ClassVar[str] = "remove {cards} from the game"
    cards: Pick


# --- rolling, moving, coming out --------------------------------------------------------------------


class Roll(Effect, frozen=True):
    """With the whole set group; a rolled card cannot be rolled, and then nothing is carried out (GW-13.5)."""

    phrase: ClassVar[str] = "roll {cards}"
    cards: Pick


class Reroll(Effect, frozen=True):
    """With the whole set group; an upright card cannot be rerolled (GW-13.5)."""

    phrase: ClassVar[str] = "reroll {cards}"
    cards: Pick


class BringOutForCost(Effect, frozen=True):
    """The player pays the card's cost as for playing it, then it comes out without being played: no limit per
    turn is used and no cut opens. If the cost cannot be paid it is not carried out."""

    phrase: ClassVar[str] = (
        "bring out {cards}[ {state}] in {place} for its cost[ with total nation power reduced by {less}]"
    )
    cards: Pick
    place: Place
    state: State | None = None
    less: Amount | None = None


class Exchange(Effect, frozen=True):
    """The one from outside the field takes over the place, roll state, damage, coins, modifications and
    set cards of the other, a Unit on the field; that one goes where the first was (as in GW-21.14)."""

    phrase: ClassVar[str] = "exchange {card} with {other}"
    card: Pick
    other: Pick


# --- cards outside the field ------------------------------------------------------------------------


class Recover(Effect, frozen=True):
    """So many cards, or as many as there are, from the top of the own Lost Card Pile to the top of the
    own Nation (GW-23.7); with none there it is not carried out."""

    phrase: ClassVar[str] = "recover {amount}"
    amount: Amount


# --- plays, texts, turns ----------------------------------------------------------------------------


class NegateUnresolved(Effect, frozen=True):
    """The activated effects of the cards that have not resolved are negated (GW-11.4)."""

    phrase: ClassVar[str] = "negate the unresolved effects of {cards}"
    cards: Pick


class GainControl(Effect, frozen=True):
    """Cards, with their set groups, change control and go to the own Disposition Area as they are
    (GW-4.8)."""

    phrase: ClassVar[str] = "gain control of {cards}"
    cards: Pick


class Ban(Effect, frozen=True):
    """For that long the player cannot declare such plays (GW-8.2); what is being played already stays so."""

    phrase: ClassVar[str] = "{who} cannot play {what} {duration}"
    who: Who
    what: Literal["Units", "Characters", "Commands", "Operations", "G", "texts"]
    duration: Duration


class SkipBattlePhase(Effect, frozen=True):
    """This turn has no Battle Phase: the end of the Disposition Phase is its end (GW-6.10)."""

    phrase: ClassVar[str] = "skip the Battle Phase of this turn"


class ChangePoints(Effect, frozen=True):
    """Vulture Points of the text's player; they cannot be reduced below 0: then it is not carried out
    (GW-21.6)."""

    phrase: ClassVar[str] = "{how} the own Vulture Points by {points}"
    how: Literal["raise", "reduce"]
    points: Amount
