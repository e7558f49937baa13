"""What a line says although it reads well and cannot be meant: it speaks of cards that nothing before it has
named, or names players and targets where there are none.

Such a line would do nothing, or something else than its words say; it is refused with what to write instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cutin.ability import common as core
from cutin.ability import form
from cutin.ability.form import Node

from .refs import is_this

Order = Mapping[type[Node], Sequence[str]]
"""The fields of each class in the order in which they are written."""

Needs = Mapping[type[Node], tuple[tuple[type[Node], ...], str]]
"""Words that speak of something, with the words of which one has to have been said before, and what to say of
them if none has."""

NEEDS: Needs = {
    core.LookedAt: ((core.LookAtTop, core.LookThrough), '"looked-at": nothing has been looked at before'),
    core.Revealed: ((core.Reveal,), '"revealed": nothing has been revealed before'),
}

_TARGETS = (form.Target, form.TargetUpTo, form.OnePlayer)
_CHOICES = (
    core.Choice,
    core.ChoiceUpTo,
    form.Choose,
    core.ChooseUpTo,
    core.ChooseBetween,
    core.ChooseAny,
)
_ONE = form.Number(1)
_XS = ("X", "+X", "-X")


@dataclass(frozen=True, slots=True)
class Nonsense:
    """What is wrong with a part of a line."""

    words: str | Node
    """Where it is: the words there, or what stands there."""
    problem: str
    behind: str = ""
    """Words behind which it is."""


@dataclass(slots=True)
class _Line:
    """What has been said so far on one line, or on one granted."""

    targets: list[form.Target | form.TargetUpTo] = field(default_factory=list)
    chosen: bool = False
    """Whether something has been chosen on resolution."""
    paid: bool = False
    """Whether a payment has taken cards."""
    words: set[type[Node]] = field(default_factory=set)
    """All words so far, by their class."""
    event: bool | None = None
    """Whether its trigger speaks of another card; None: it has none, or none so far."""
    itself: bool = False
    """Whether its trigger speaks of the card whose text it is."""
    of_this: bool = False
    """Whether that trigger is of something that happens to this card."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where in a line a word stands."""

    effect: bool = False
    paying: bool = False
    asked: bool = False
    """In what is asked or waited for: an event, a condition, a description."""
    each: bool = False
    """In what each player does."""
    waits: bool = False
    """In what waits for an event of its own."""


class Sense:
    """Finds what cannot be meant.

    `choosing`: a game's own picks that are chosen on resolution; `that`: its own words for a card spoken of,
    by the noun of the target that they mean; `needs`: its own words that speak of something else; `fixing`:
    those by which an X is fixed on resolution; `later`: those of a time that an effect alone can name.
    """

    def __init__(
        self,
        order: Order,
        choosing: tuple[type[Node], ...] = (),
        that: Mapping[type[Node], type[form.Noun]] | None = None,
        needs: Needs | None = None,
        fixing: tuple[type[Node], ...] = (),
        later: tuple[type[Node], ...] = (),
    ) -> None:
        self._later = later
        self._order = order
        self._needs = {**NEEDS, **(needs or {})}
        self._fixing = fixing
        self._choosing: tuple[type[Node], ...] = (*_CHOICES, *choosing)
        self._that = that or {}

    def complaints(self, line: form.Ability) -> Iterator[Nonsense]:
        """What is wrong, in the order of the words."""
        return self._line(line)

    def _line(self, node: form.Ability) -> Iterator[Nonsense]:
        said = _Line()
        for name in self._fields(node):
            yield from self._walk(getattr(node, name), said, _Place())
        automatic = hasattr(node, "trigger") or hasattr(node, "static")
        if automatic and any(word.phrase in _XS for word in said.words):
            says: tuple[type[Node], ...] = (core.Where, *self._fixing)
            if not any(_said(said, word) for word in says):
                yield Nonsense("X", 'nothing says what X is: end the line with ", where X is ..."')

    def _fields(self, node: Node) -> Sequence[str]:
        return self._order.get(type(node), node.__struct_fields__)

    def _walk(self, node: object, said: _Line, at: _Place) -> Iterator[Nonsense]:
        if isinstance(node, tuple):
            for each in node:
                yield from self._walk(each, said, at)
        elif isinstance(node, form.Ability):
            yield from self._line(node)
        elif isinstance(node, Node):
            inner = _inside(node, at)
            waiting = False
            for name in self._fields(node):
                value = getattr(node, name)
                here = _Place(inner.effect, inner.paying, inner.asked, inner.each, True) if waiting else inner
                yield from self._walk(value, said, here)
                if isinstance(value, form.Trigger | core.Event | form.Moment):
                    if inner.effect:
                        waiting = not isinstance(value, form.Moment)
                    else:
                        said.event = said.event or _speaks_of_a_card(value)
                        said.itself = said.itself or _speaks_of_this(value)
                        said.of_this = said.of_this or _happens_to_this(value)
            yield from self._judge(node, said, at)
            said.words.add(type(node))

    def _judge(self, node: Node, said: _Line, at: _Place) -> Iterator[Nonsense]:
        if isinstance(node, _TARGETS):
            if not at.effect and not at.paying:
                yield _no_target(node)
            elif at.paying:
                said.paid = True
            elif not isinstance(node, form.OnePlayer):
                said.targets.append(node)
        elif isinstance(node, self._choosing):
            if at.paying:
                said.paid = True
            elif at.effect:
                said.chosen = True
            else:
                yield _no_target(node)
        elif isinstance(node, form.Chosen | core.AsMany) and not said.chosen:
            yield _nothing_chosen(node, said)
        elif isinstance(node, form.ThatCard):
            yield from _that_card(said, at)
        elif type(node) in self._needs:
            before, problem = self._needs[type(node)]
            if not any(_said(said, one) for one in before):
                yield Nonsense(node, problem)
        elif type(node) in self._that:
            yield from self._that_one(node, said)
        elif isinstance(node, form.ThoseCards) and not said.targets:
            yield Nonsense(
                "those cards",
                '"those cards" are the targets of the text, and it has named none before; '
                'of what is chosen on resolution say "the chosen cards"',
            )
        elif isinstance(node, core.Some) and not at.asked:
            yield Nonsense(
                node,
                '"a" does not say which: write "1" for a target, "1 chosen" for what is chosen on '
                'resolution, or "all"',
            )
        elif at.each and isinstance(node, form.Described):
            yield from _own_of_each(node)
        elif isinstance(node, core.Unless) and isinstance(node.who, form.EachPlayer):
            yield Nonsense("unless", 'one player pays: "unless you pay" or "unless the enemy player pays"')
        elif isinstance(node, self._later) and not at.effect:
            yield Nonsense(
                node, 'what is waited for comes every time: say "the own ..." or "the enemy ...", not "next"'
            )
        elif isinstance(node, form.InThatCase | core.AfterThat) and isinstance(node.first, core.TwiceSwapped):
            yield Nonsense(
                "twice", "put ( ) around all that happens twice: twice, ..., (...; in that case ...)"
            )
        elif isinstance(node, form.InThatCase | core.AfterThat) and _each_may(node.first):
            yield Nonsense(
                "each player may",
                "each player decides alone; put ( ) around all that each player may do: "
                "each player may (...; in that case ...)",
            )

    def _that_one(self, node: Node, said: _Line) -> Iterator[Nonsense]:
        noun = self._that[type(node)]
        fitting = [one for one in said.targets if _noun(one) is noun]
        if said.event is None and len(fitting) > 1:
            yield _several(node.phrase)


def _said(said: _Line, word: type[Node]) -> bool:
    return any(issubclass(each, word) for each in said.words)


_ASKED = (core.Event, form.Trigger, form.Condition, form.Qualifier, core.By, form.Change)


def _inside(node: Node, at: _Place) -> _Place:
    """Where the parts of a node stand."""
    effect = at.effect or isinstance(node, form.Effect)
    paying = at.paying or isinstance(node, form.Cost)
    asked = isinstance(node, _ASKED) or (at.asked and not isinstance(node, form.Effect | form.Static))
    each = at.each or isinstance(getattr(node, "who", None), form.EachPlayer)
    return _Place(effect, paying, asked, each, at.waits)


def _speaks_of_a_card(event: Node) -> bool:
    """Whether what is waited for happens to a card that it names, other than the one whose text it is."""
    parts = [getattr(event, name) for name in event.__struct_fields__]
    return any(
        (isinstance(part, form.Pick) and not is_this(part))
        or (isinstance(part, core.Event) and _speaks_of_a_card(part))
        for part in parts
    )


def _speaks_of_this(event: Node) -> bool:
    parts = [getattr(event, name) for name in event.__struct_fields__]
    return any(is_this(part) or (isinstance(part, core.Event) and _speaks_of_this(part)) for part in parts)


def _happens_to_this(event: Node) -> bool:
    """Whether it happens to the card whose text it is, and names another besides."""
    return is_this(getattr(event, "card", None)) and _speaks_of_a_card(event)


def _noun(one: form.Target | form.TargetUpTo) -> type[form.Noun] | None:
    return type(one.cards.noun) if isinstance(one.cards, form.Described) else None


def _no_target(node: Node) -> Nonsense:
    return Nonsense(
        node,
        "nobody chooses anything here, where nothing is played and no effect resolves: "
        'write "all" for every such card; "a" where it is asked whether any is so',
    )


def _nothing_chosen(node: Node, said: _Line) -> Nonsense:
    words = "as many" if isinstance(node, core.AsMany) else "the chosen"
    problem = f'"{words}" speaks of what was chosen on resolution, and nothing has been before'
    if said.targets:
        return Nonsense(words, f'{problem}; of targets say "that card" or "those cards"')
    if said.paid:
        return Nonsense(words, f"{problem}; {_PAID}")
    return Nonsense(words, problem)


_PAID = (
    'what is paid cannot be spoken of: choose it in the effect, ": 0: discard 1 chosen ...; in that case ..."'
)


def _several(words: str) -> Nonsense:
    return Nonsense(
        words,
        f'"{words}" could be any of the targets named before; '
        'choose one of them on resolution ("1 chosen ...") and say "the chosen card"',
    )


def _that_card(said: _Line, at: _Place) -> Iterator[Nonsense]:
    words = "that card"
    if said.of_this and not at.waits:
        yield Nonsense(
            words,
            '"that card" would be this card, to which it happens; say of the other what it is to this card',
        )
    elif said.event and said.targets and not at.waits:
        yield Nonsense(
            words,
            '"that card" could be the one that the trigger speaks of, or the target; of the target say '
            '"those cards", of the other speak before the target is named',
        )
    elif said.event or at.waits or (said.itself and not said.targets):
        return
    elif not said.targets:
        yield Nonsense(
            words,
            '"that card" is a target of the text, and it has named none before; '
            + (_PAID if said.paid else 'of what is chosen on resolution say "the chosen card"'),
        )
    elif len(said.targets) > 1:
        yield _several(words)
    elif said.targets[0].count != _ONE:
        yield Nonsense(words, 'there can be several targets: say "those cards"')


def _own_of_each(cards: form.Described) -> Iterator[Nonsense]:
    for word in (*cards.before, *cards.after):
        piles = word.places if isinstance(word, core.In) else ()
        if isinstance(word, core.Own | core.EnemyCard) or any(isinstance(one, core.OwnPile) for one in piles):
            yield Nonsense(
                "own" if isinstance(word, core.Own) or _own(piles) else "enemy",
                '"own" and "enemy" are seen from the player of the text, whichever player acts; of what each '
                'player has say "of that player" or "in that player\'s ..."',
                "each player",
            )


def _own(piles: Sequence[Node]) -> bool:
    return any(getattr(pile, "whose", "") == "own" for pile in piles)


def _each_may(node: Node) -> bool:
    return isinstance(node, form.May) and isinstance(node.who, form.EachPlayer)
