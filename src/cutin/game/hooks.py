"""What the shared meanings of words ask of a game's rules.

A hook without a body of its own has to be given by each game whose cards use such words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cutin.ability.doing import HasTo
from cutin.ability.form import Ability, Cards, Effect, Keyword, Pick, Until
from cutin.kernel.agenda import Step
from cutin.kernel.state import Ref, State

from .texts import CardTest, Number, Slot

if TYPE_CHECKING:
    from .compiler import Compiler
    from .resolve import Held

Change = tuple[Any, ...]
"""A change as the game's values understand it: its kind, then its numbers."""
Act = Callable[[State, Any], bool | None]
"""Carries a part of an effect out; whether it was done whole, None where it has no card to be done to."""
Where = tuple[int, int, bool]
"""A destination: seat, place, whether in front (on top)."""


class Hooks(ABC):
    """Attributes and methods that a game gives to the shared meanings.

    * `field_zones`: the zones of the field in order; `play_zones`: those of cards being played; `side`: by
      zone the seat whose a card there is ("own", "enemy"), -1 where it is nobody's;
    * `place_named`: the place that each word of the list "zone" names; `piled`: places in which a card that
      comes goes on top; `states`: what each word of the list "state" is to `bring`;
    * `measures`: for each word of the list "measure" the number of a card (None: it has none);
      `durations`: for each word of the list "duration" until when a change lasts (`Lasting.until`);
    * `untouchable`: flags of which a card has one if `touchable` can be false of it; `subjects`: whether what
      is chosen on resolution has to be touchable too.

    Values of a card have at least `types` (bits, as nouns ask them) and `flags`.
    """

    field_zones: tuple[int, ...]
    play_zones: tuple[int, ...]
    side: tuple[int, ...]
    place_named: Mapping[str, int]
    piled: frozenset[int]
    states: Mapping[str, Any]
    measures: Mapping[str, Callable[[State, int], int | None]]
    durations: Mapping[str, int]
    untouchable: int = 0
    subjects: bool = False

    # --- cards ------------------------------------------------------------------------------------

    @abstractmethod
    def values(self, s: State, card: int) -> Any:
        """What is in force for a card on the field; of one elsewhere what is printed."""

    @abstractmethod
    def touchable(self, s: State, ctx: Any, card: int, alone: bool = False) -> bool:
        """Whether the effect of `ctx` may mean the card. `alone`: it would be the only target."""

    def members(self, cards: Cards) -> Callable[[State, int], bool] | None:
        """Of a description of cards that are meant as parts of something else: what lets each be reached even
        so."""
        return None

    @abstractmethod
    def named(self, words: str, whole: bool) -> CardTest:
        """Whether a card goes by that name (`whole`), or has those words in its name."""

    @abstractmethod
    def same_name(self, s: State, card: int, other: int) -> bool:
        """Whether two cards go by the same name."""

    @abstractmethod
    def has_keyword(self, name: str) -> CardTest:
        """Whether a card has the keyword, a word of the list "keyword"."""

    def last_known(self, s: State, ctx: Any, card: int, measure: str) -> int:
        """What the effect remembers of a card that has left: a measure, its "zone" or "host"; -1: nothing."""
        for one, what, value in reversed(getattr(ctx, "memo", ())):
            if one == card and what == measure:
                found: int = value
                return found
        return -1

    @abstractmethod
    def event_card(self, s: State, ctx: Any) -> list[Ref]:
        """The card that the event of a triggered text speaks of."""

    def group_of(self, cards: Pick) -> Pick | None:
        """Of a pick of cards with those set on them: the pick of the cards alone, by which the place goes."""
        return None

    def targets(self, cards: Cards, slot: Slot) -> None:
        """A slot for targets of that description has been made: what the game adds to it."""
        return None

    def lies_face_down(self, cards: Cards) -> bool:
        """Whether a description means cards that lie face-down, so that none of them can be a target."""
        return False

    # --- effects ----------------------------------------------------------------------------------

    @abstractmethod
    def first_seat(self, s: State) -> int:
        """Who comes first where both players do something."""

    @abstractmethod
    def part(self, rule: str, act: Act) -> Step:
        """The step that carries a part of an effect out and keeps in `done` whether it was done whole.

        Where `act` returns None, it does what `missing` says.
        """

    @abstractmethod
    def missing(self, s: State, f: Any) -> int | None:
        """A part of the running effect finds no card that it could be done to: what its step returns.

        None: the effect goes on, and the part was not carried out; DONE: the effect ends here.
        """

    def at_once(self, node: HasTo) -> Effect | None:
        """Of what several players have to do: the effect that does it for all of them in one instant.

        None: one does it after the other.
        """
        return None

    def after_rider(self, c: Compiler, start: int) -> Step | None:
        """The step behind the part that stands after "; in that case", where one is needed.

        `start`: the index of the first step of what stands before it.
        """
        return None

    @abstractmethod
    def put_on_hold(self, s: State, held: Held) -> None:
        """Keeps an effect until its moment."""

    @abstractmethod
    def lay(self, s: State, f: Any, on: Ref, change: Change, until: int, text: Any) -> None:
        """A change of the running effect takes hold and lasts, on a card or a player (`refs.A_PLAYER`)."""

    def until_counted(
        self, node: Until, cards: Callable[[State, Any], list[Ref] | None], changes: list[Any], c: Compiler
    ) -> None:
        """Adds the step of a change that lasts and whose X is counted anew all the time (`c.x_always`)."""
        raise NotImplementedError("no word of this game has an X that is counted anew all the time")

    @abstractmethod
    def can_pay(self, s: State, seat: int, amount: int) -> bool:
        """Whether a player can pay so much while an effect resolves."""

    @abstractmethod
    def pays(self, c: Compiler, who: Callable[[State, Any], list[int]], amount: Number) -> None:
        """Adds the steps in which the first of the players pays so much."""

    # --- what is done -----------------------------------------------------------------------------

    @abstractmethod
    def draw(self, s: State, seat: int, place: int = -1) -> bool:
        """A player draws a card, from where cards are drawn or from another pile; False: he cannot."""

    @abstractmethod
    def bring(self, s: State, f: Any, card: int, where: Where, state: Any) -> bool:
        """Moves a card to a destination, from wherever it is; False if that is prevented.

        `state` is how it then lies (None: as the game has it).
        """

    @abstractmethod
    def set_under(self, s: State, f: Any, card: int, host: int) -> bool:
        """Sets a card on another, from wherever it is; False if that cannot be."""

    @abstractmethod
    def negate_play(self, s: State, f: Any, card: int) -> bool:
        """The play of a card has no effect; False: it is not being played."""

    @abstractmethod
    def loses(self, s: State, seat: int) -> None:
        """A card says that the player loses."""

    # --- changes ----------------------------------------------------------------------------------

    @abstractmethod
    def gained(self, ability: Ability, once: bool = False) -> Change:
        """The change that gives a card a line of text, or a keyword. `once`: only once from such effects."""

    @abstractmethod
    def lost(self, keyword: Keyword) -> Change:
        """The change that takes a keyword from a card."""

    @abstractmethod
    def negated(self, s: State, card: int) -> Change:
        """The change that negates the text that a card has now; of card -1: all text at all times."""
