r"""The typed form of card text: what every game's card language shares.

A text is a tree of `Node`s. Each class states in `phrase` how it is written; the grammar that reads it
and the printer that writes it are both made from that one line (`cutin.language`).

In a phrase:

* plain words and punctuation stand for themselves, and blanks are where the printer puts blanks; a backslash
  takes the meaning from the sign after it (``\[``);
* ``{field}`` is a field of the class, read by its annotated type: another category of node, ``int``,
  ``str`` (a text in quotation marks), a ``Literal`` of wordings or a game's own list of them (`Wording`), or
  a union of these; ``{field:+}`` is an
  ``int`` that always has its sign;
* ``{field:SEP}`` is a tuple, its items separated by SEP (``{field: }``: by a blank; may be empty only if
  the field's default is an empty tuple); ``{field:, | or }`` has another separator before the last item;
  where such a list of its own category is the whole phrase it has two items or more;
* ``[... {field} ...]`` is optional, present when its fields do not have their defaults (where there is no
  default: are neither ``None`` nor ``False``); a ``bool`` is written ``[{field}words]``, for its words;
* ``get|gets``, ``Units|Unit``: two forms of a word, the first if what the phrase speaks of is plural, else
  the second; ``a|an`` goes by the next letter. A reader takes either form; how the printer knows is told in
  `cutin.language.printer`. ``<p>`` and ``<s>`` make what follows plural or singular;
* ``<1>``, ``<2>`` ... anywhere in a phrase says how loosely it holds together (in an optional group: when the
  group is there; unmarked: 0). In a phrase, a part of its own category at the end may be as loose as the
  phrase, one elsewhere must be tighter (in an unmarked phrase: is free); a looser one stands in brackets
  ``( )``. An item of a list may not end with a list of the same category unless it stands in brackets. Both
  hold through other categories: what ends a phrase is at its end (`cutin.language.edges`).

Every field has to be in the phrase, once. A class without a phrase of its own is a category; a class belongs
to all categories above it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, NamedTuple

import msgspec


class Wording(NamedTuple):
    """Marks a field that holds one of the wordings that a game lists under this name in its `LISTS`; where a
    game has no such list the class is no word of its language."""

    name: str


Duration = Annotated[str, Wording("duration")]
"""How long a change lasts."""


class Node(msgspec.Struct, frozen=True):
    """A part of a text. Immutable, compared by value."""

    phrase: ClassVar[str] = ""
    plural: ClassVar[bool | None] = None
    """Whether words that agree with it are plural, where its own words do not tell."""


# --- categories -------------------------------------------------------------------------------------


class Ability(Node, frozen=True):
    """A whole line of text."""


class Keyword(Ability, frozen=True):
    """A line that is only a keyword; also what `Gains` grants."""


class Effect(Node, frozen=True):
    """Something that happens, once."""


class Change(Node, frozen=True):
    """A predicate that holds for a card for a while ("gets +1/+1/+1", "takes no damage")."""


class Static(Node, frozen=True):
    """What an always applied text says."""


class Condition(Node, frozen=True):
    """True or false in a state, seen from a text's player and card."""


class Trigger(Node, frozen=True):
    """What a triggered text waits for."""


class Moment(Node, frozen=True):
    """A point of the turn at which delayed effects happen and triggers look."""


class Timing(Node, frozen=True):
    """When a text or a card can be played."""


class Cost(Node, frozen=True):
    """One part of what is paid for a text."""


class Amount(Node, frozen=True):
    """A whole number, known or counted."""


class Cards(Node, frozen=True):
    """A set of cards by description."""


class Adjective(Node, frozen=True):
    """Narrows `Cards`, written before the noun ("own", "rolled")."""


class Noun(Node, frozen=True):
    """The kind of card."""


class Qualifier(Node, frozen=True):
    """Narrows `Cards`, written after the noun ("in a battle area")."""


class Pick(Node, frozen=True):
    """The cards an effect works on: targets, all of a description, or cards already spoken of."""


class Who(Node, frozen=True):
    """One player or both, seen from the text's player."""


class Place(Node, frozen=True):
    """Where cards are put."""


# --- amounts ----------------------------------------------------------------------------------------


class Number(Amount, frozen=True):
    phrase: ClassVar[str] = "{value}"
    value: int


class X(Amount, frozen=True):
    """The X chosen on play, or defined by the text's "where X is"."""

    phrase: ClassVar[str] = "X"
    plural: ClassVar[bool | None] = True


class CountOf(Amount, frozen=True):
    phrase: ClassVar[str] = "the number of <p>{cards}"
    plural: ClassVar[bool | None] = True
    cards: Cards


class Plus(Amount, frozen=True):
    phrase: ClassVar[str] = "({left} plus {right})"
    left: Amount
    right: Amount


class Minus(Amount, frozen=True):
    phrase: ClassVar[str] = "({left} minus {right})"
    left: Amount
    right: Amount


# --- cards and picks --------------------------------------------------------------------------------


class Described(Cards, frozen=True):
    """`adjectives noun qualifiers`, all of which hold."""

    phrase: ClassVar[str] = "{before: }{noun}{after: }"
    before: tuple[Adjective, ...] = ()
    noun: Noun = msgspec.field(default_factory=Noun)
    after: tuple[Qualifier, ...] = ()


class Target(Pick, frozen=True):
    """Chosen when the text is played: "1 own Unit", "2 Units"."""

    phrase: ClassVar[str] = "{count} {cards}"
    count: Amount
    cards: Cards


class TargetUpTo(Pick, frozen=True):
    phrase: ClassVar[str] = "up to {count} {cards}"
    count: Amount
    cards: Cards


class All(Pick, frozen=True):
    """Determined on resolution."""

    phrase: ClassVar[str] = "all {cards}"
    cards: Cards


class This(Pick, frozen=True):
    phrase: ClassVar[str] = "this card"


class ThatCard(Pick, frozen=True):
    """The one target of the text; where something was waited for, the card that it speaks of, if any."""

    phrase: ClassVar[str] = "that card"


class ThoseCards(Pick, frozen=True):
    """All targets of the text."""

    phrase: ClassVar[str] = "those cards"


class Chosen(Pick, frozen=True):
    """What the last `Choose` of this text took."""

    phrase: ClassVar[str] = "the chosen cards|card"


# --- players ----------------------------------------------------------------------------------------


class You(Who, frozen=True):
    phrase: ClassVar[str] = "you"


class Enemy(Who, frozen=True):
    phrase: ClassVar[str] = "the enemy player"
    plural: ClassVar[bool | None] = False


class EachPlayer(Who, frozen=True):
    phrase: ClassVar[str] = "each player"


class OnePlayer(Who, frozen=True):
    """A player chosen as target."""

    phrase: ClassVar[str] = "1 player"


# --- effects: how sentences join --------------------------------------------------------------------


class Sequence(Effect, frozen=True):
    """One after the other, each whether or not the one before could be done."""

    phrase: ClassVar[str] = "<4>{parts:; then }"
    parts: tuple[Effect, ...]


class InThatCase(Effect, frozen=True):
    """The second only if the first was carried out whole."""

    phrase: ClassVar[str] = "<3>{first}; in that case {then}"
    first: Effect
    then: Effect


class IfElse(Effect, frozen=True):
    phrase: ClassVar[str] = "<1>if {condition}, {then}[<2>; otherwise {otherwise}]"
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class May(Effect, frozen=True):
    """Asked on resolution; "carried out" is false when declined."""

    phrase: ClassVar[str] = "<1>{who} may {effect}"
    who: Who
    effect: Effect


class Choose(Effect, frozen=True):
    """A choice on resolution; does not target. `who` chooses; the cards are `Chosen` afterwards."""

    phrase: ClassVar[str] = "{who} choose|chooses {count} {cards}"
    who: Who
    count: Amount
    cards: Cards


class Delayed(Effect, frozen=True):
    """Goes on hold until the moment."""

    phrase: ClassVar[str] = "<1>{moment}, {effect}"
    moment: Moment
    effect: Effect


class Until(Effect, frozen=True):
    """A change that lasts, on the cards found at resolution."""

    phrase: ClassVar[str] = "{cards} {change:, and } {duration}"
    cards: Pick
    change: tuple[Change, ...]
    duration: Duration


# --- statics ----------------------------------------------------------------------------------------


class Have(Static, frozen=True):
    """What all the described cards have: "all own Units get +0/+0/+1"."""

    phrase: ClassVar[str] = "{cards} {change:, and }"
    cards: Pick
    change: tuple[Change, ...]


class While(Static, frozen=True):
    phrase: ClassVar[str] = "while {condition}, {static}"
    condition: Condition
    static: Static


# --- conditions -------------------------------------------------------------------------------------


class Not(Condition, frozen=True):
    phrase: ClassVar[str] = "it is not so that {condition}"
    condition: Condition


class Both(Condition, frozen=True):
    phrase: ClassVar[str] = "both {left} and {right}"
    left: Condition
    right: Condition


class There(Condition, frozen=True):
    """Some such card exists."""

    phrase: ClassVar[str] = "there are {cards}"
    cards: Cards


class IsA(Condition, frozen=True):
    """The card fits the description: "this card is a rolled card in a battle area"."""

    phrase: ClassVar[str] = "{card} is a|an {cards}"
    card: Pick
    cards: Cards


class AtLeast(Condition, frozen=True):
    phrase: ClassVar[str] = "{left} is {right} or more"
    left: Amount
    right: Amount


class AtMost(Condition, frozen=True):
    phrase: ClassVar[str] = "{left} is {right} or less"
    left: Amount
    right: Amount


# --- changes ----------------------------------------------------------------------------------------


class GainsText(Change, frozen=True):
    """Text granted, quoted: ``gains "(battle phase): R: ..."``."""

    phrase: ClassVar[str] = 'gain|gains "{ability}"'
    ability: Ability


class GainsKeyword(Change, frozen=True):
    phrase: ClassVar[str] = "gain|gains {keyword}"
    keyword: Keyword


class LosesKeyword(Change, frozen=True):
    phrase: ClassVar[str] = "lose|loses {keyword}"
    keyword: Keyword
