"""The rules of a game with their options, the cards they know, and states: what any game needs of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from cutin.ability.codec import digest
from cutin.ability.form import Ability
from cutin.kernel.agenda import run
from cutin.kernel.chance import below
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.depends import ALWAYS, Matters
from cutin.kernel.errors import CutinError
from cutin.kernel.events import Event
from cutin.kernel.saving import Codec, SaveError
from cutin.kernel.state import Item, State

from .hooks import Hooks
from .law import Law
from .options import Option, check_options
from .state import GameState
from .texts import Slot


class Rules(Hooks, ABC):
    """The rules with their options, and every card that a game under them may hold. Holds no part of a game.

    A game says of itself, as attributes of its class:

    * `game`: its name in records; `codec`: its kinds of frame and its table; `possible`: its options;
    * `law`: which of its rules the shared steps cite;
    * `places`: how many zones a player has, a zone being seat * places + place; `stock`: the place in which
      the cards of a new game lie; `conditioned`, `unordered` and `life`, by zone, as the kernel asks them:
      where cards have a condition, where their order says nothing, and which of two seats loses when the zone
      is empty (-1: none);
    * `lies`, by zone, and `matters`, of the facts of a card and of the table: the bits of what
      depends on it (`kernel.depends`), ALWAYS for `field_zones`, in which the cards lie that anything is in
      force for; `shaping`, the flags of a card by which it is worked out anew;
    * `option_texts`, `text_of_option`, `view` and `why_not`, the way in which it is called, seen and asked:
      functions of the game, as `staticmethod`, or methods.

    and as methods those that are abstract here. By kind of card (`State.kinds` has the kind of each card id)
    the lists `defs`, `lines` and whatever the game adds in `added` tell what it is.

    `add`, for a card that is new: its lines become `Text`s (`register`, which calls `compile`), then
    `kind_by_key`, `defs` (what `known` makes of the definition) and `lines` have it, then `added` fills the
    game's own lists. `new`: `blank` lays the cards into the `stock`, unshuffled, then `begin` sets the table
    and pushes the set-up, then `start` runs to the first decision.
    """

    game: ClassVar[str]
    codec: ClassVar[Codec]
    possible: ClassVar[Mapping[str, Option]]
    law: ClassVar[Law]
    places: ClassVar[int]
    stock: ClassVar[int]
    conditioned: ClassVar[Sequence[bool]]
    unordered: ClassVar[Sequence[bool]]
    life: ClassVar[Sequence[int]]
    lies: ClassVar[Sequence[int]]
    matters: ClassVar[Matters]
    shaping: ClassVar[int]

    def __init__(self, pool: Callable[[str], Any], **options: Any) -> None:
        """`pool` finds a card's definition by its key, or by another word that it knows the card by."""
        self.options: dict[str, Any] = check_options(self.possible, options)
        self.windows: str = self.options["windows"]
        self.open_lists: bool = self.options["open_lists"]
        # By zone the seats (bits) that see the faces of the cards there.
        self.sees = tuple(self.seats_that_see(zone) for zone in range(2 * self.places))
        self.pool = pool
        self.defs: list[Any] = []
        self.kind_by_key: dict[str, int] = {}
        self.texts: dict[int, Any] = {}
        # By kind of card, its lines of text.
        self.lines: list[tuple[Any, ...]] = []
        # By kind of card, its texts that say something always where nothing else is in force.
        self.outside_statics: dict[int, tuple[Any, ...]] = {}

    # --- cards and texts --------------------------------------------------------------------------

    def kinds_of(self, keys: Sequence[str]) -> list[int]:
        """The kinds of cards by key, made known to these rules if they are not yet."""
        known = self.kind_by_key
        kinds = []
        for key in keys:
            kind = known.get(key)
            if kind is None:
                # The pool may know a card by another word than its key.
                kind = self.add(self.definition(key))
            kinds.append(kind)
        return kinds

    def definition(self, key: str) -> Any:
        """The definition of a card by its key."""
        return self.pool(key)

    def add(self, definition: Any) -> int:
        """Makes a card known; returns its kind."""
        known = self.kind_by_key.get(definition.key)
        if known is not None:
            return known
        # Texts first: a text that makes cards adds kinds of its own.
        lines = tuple(self.text(self.register(ability)) for ability in definition.abilities)
        kind = len(self.defs)
        self.kind_by_key[definition.key] = kind
        self.defs.append(self.known(definition))
        self.lines.append(lines)
        self.added(kind, definition, lines)
        return kind

    def known(self, definition: Any) -> Any:
        """What stands in `defs` for a card: at least `key`, `name` and `digest` (of its text, for saves)."""
        return definition

    @abstractmethod
    def added(self, kind: int, definition: Any, lines: tuple[Any, ...]) -> None:
        """A card has become known: the lists by kind that the game keeps beside `defs` and `lines` get it."""

    def register(self, ability: Ability) -> int:
        """Makes a text known (with the texts quoted in it) and returns its key."""
        key = int(digest(ability)[:15], 16) + 1
        if key not in self.texts:
            self.compile(ability, key)
        return key

    @abstractmethod
    def compile(self, ability: Ability, key: int) -> None:
        """Makes a line into a `Text` and enters it in `texts` under its key, before what is quoted in it."""

    def text(self, key: int) -> Any:
        """The text of a key."""
        return self.texts[key]

    # --- games --------------------------------------------------------------------------------------

    def new(
        self,
        deck_a: Sequence[str],
        deck_b: Sequence[str],
        *,
        seed: int = 0,
        first: int | None = None,
        listener: list[Event] | None = None,
    ) -> GameState:
        """A new game of two decks (lists of card keys), standing at its first decision.

        `first` is the seat that goes first; None: by chance of the seed. `listener` gets the events of the
        set-up too.
        """
        if first not in (None, 0, 1):
            raise CutinError(f"first: expected 0, 1 or None, found {first!r}")
        if not isinstance(seed, int):
            raise CutinError(f"seed: expected a whole number, found {seed!r}")
        s = self.blank([self.kinds_of(deck_a), self.kinds_of(deck_b)], seed)
        s.listen(listener)
        if first is None:
            first = below(s, 2)
        self.begin(s, first)
        self.start(s)
        return s

    @abstractmethod
    def begin(self, s: State, first: int) -> None:
        """Sets the table of a new game in which that seat goes first, and pushes the frame of its set-up."""

    def blank(self, decks: Sequence[Sequence[int]], seed: int) -> GameState:
        """A table with nothing on it but the two decks, unshuffled."""
        s = GameState.__new__(GameState)
        s.rules = self
        s.kinds = (*decks[0], *decks[1])
        s.owners = bytes(len(decks[0])) + b"\x01" * len(decks[1])
        count = len(s.kinds)
        s.cards = [None] * count
        s.zones = [()] * (2 * self.places)
        s.where = [0] * count
        start = 0
        for seat in (0, 1):
            ids = tuple(range(start, start + len(decks[seat])))
            start += len(ids)
            zone = seat * self.places + self.stock
            s.zones[zone] = ids
            for card in ids:
                s.where[card] = zone
        s.agenda = []
        s.parked = ()
        s.chain = s.ready = s.pending = ()
        s.table = self.no_table()
        s.known = (bytes(count), bytes(count))
        s.seed = seed & ((1 << 64) - 1)
        s.rolls = s.serial = s.lost = 0
        s.result = None
        s.values = self.no_values()
        s.stale = ALWAYS
        s.decision = None
        s.forced = ()
        s.running = ""
        s.asked = None
        s.looks = {}
        s.shared = False
        s.listener = None
        s.trail = None
        return s

    @abstractmethod
    def no_table(self) -> Any:
        """The facts of a game before it begins: the game's table with its defaults."""

    @abstractmethod
    def no_values(self) -> Any:
        """What is in force where nothing has been worked out yet."""

    def load(self, data: bytes) -> GameState:
        """A state from `GameState.to_bytes`, standing at its decision. Raises SaveError, UnknownCard."""
        try:
            s: Any = self.codec.read(self, data)
            s.__class__ = GameState
            s.values = self.no_values()
            self.refresh(s)
            if s.agenda:
                frame = s.agenda[-1]
                ask = frame.flow(s)[frame.step].ask
                s.decision = ask(s, frame) if ask is not None else None
        except (LookupError, TypeError, AttributeError, ValueError, AssertionError) as error:
            raise SaveError("this is no saved state: what it says does not fit together") from error
        found: GameState = s
        return found

    def start(self, s: State) -> None:
        """Runs a state that has just been set up to its first decision."""
        run(s)

    def option_text(self, s: State, decision: Decision, option: Any) -> str:
        """The text of one option of a decision (`State.forced` holds such pairs)."""
        return self.option_texts(s, decision)[decision.options.index(option)]

    def card_of_option(self, decision: Decision, option: Any) -> int:
        """The card that choosing the option tells of, or -1: who does not know it is not told the choice."""
        if isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int):
            return option[0]
        return -1

    # --- what a game does in its own way ------------------------------------------------------------

    @abstractmethod
    def option_texts(self, s: State, d: Decision) -> list[str]:
        """The text of each option of a decision, unique in it."""

    @abstractmethod
    def text_of_option(self, s: State, d: Decision, index: int) -> str:
        """The text of the option of that index."""

    @abstractmethod
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data."""

    @abstractmethod
    def why_not(self, s: State, action: str, seat: int | None = None) -> list[Refusal]:
        """Every rule that refuses an action; empty if it is possible. Raises NotAnAction."""

    @abstractmethod
    def seats_that_see(self, zone: int) -> int:
        """Who sees the faces of the cards in a zone (bits: 1 A, 2 B)."""

    @abstractmethod
    def refresh(self, s: State) -> None:
        """Brings what is in force up to date, and looks at what follows from it at once."""

    @abstractmethod
    def finish(self, s: State) -> None:
        """A seat has lost (`State.lost`): says how the game has ended."""

    @abstractmethod
    def settle(self, s: State) -> bool:
        """Starts what has to be done before anything else goes on; whether there was anything."""

    @abstractmethod
    def aim(self, s: State, item: Item) -> None:
        """Has the player of an automatic effect that is being applied choose its targets."""

    @abstractmethod
    def slots_of(self, s: State, p: Any) -> list[Slot]:
        """What is chosen for a plan of a play (see `plan`), in order."""

    @abstractmethod
    def asks_x(self, kind: int, what: int, text: Any) -> bool:
        """Whether X is chosen for a play of that kind of a card of that kind, or of a text."""

    @abstractmethod
    def lacks(self, s: State, p: Any) -> bool:
        """Whether the X of a plan cannot be paid: neither can a greater one."""
