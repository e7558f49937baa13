"""Writing a tree as text, in the one normal form.

Of two forms of a word (``get|gets``) the printer takes the one that fits what the phrase speaks of just
then. A phrase begins in the number that it inherits from the phrase around it, and each of these changes
it for what follows in the same phrase: a number (1 is singular), one of the words in `SINGULAR` and `PLURAL`,
the marks ``<p>`` and ``<s>``, and a part that has a number of its own (see `plurality`). Parts that stand for
sentences start afresh in the plural. "The chosen cards" are as many as
the cards of the phrase with "choose" or "chosen" that was written last.
"""

from __future__ import annotations

from typing import Any

from cutin.ability import form
from cutin.ability.form import Node
from cutin.language.edges import FREE, Edge
from cutin.language.errors import PrintError
from cutin.language.phrases import (
    ANY,
    Choice,
    Field,
    Forms,
    Integer,
    Item,
    Number,
    Part,
    Production,
    Quoted,
    Several,
    Space,
    Value,
    Word,
    root,
    words_of,
)
from cutin.language.vocabulary import Vocabulary

SINGULAR = frozenset(("a", "an", "one", "this", "that", "each", "every", "it"))
PLURAL = frozenset(("all", "these", "those", "both", "you", "are"))
CHOOSING = frozenset(("choose", "chosen"))

_COUNTED: tuple[type[Node], ...] = (form.Pick, form.Cards, form.Who, form.Amount)
"""Parts that other words of the phrase agree with."""

_SENTENCES: tuple[type[Node], ...] = (
    form.Ability,
    form.Effect,
    form.Static,
    form.Condition,
    form.Trigger,
    form.Moment,
    form.Timing,
    form.Cost,
)


def write(node: Node, vocabulary: Vocabulary) -> str:
    """The text of a tree; raises `PrintError` for a tree that no text says."""
    printer = _Printer(vocabulary)
    printer.node(node, type(node), ANY, FREE, True)
    return "".join(printer.out)


class _Printer:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.out: list[str] = []
        self.blank = False
        self.article = -1
        self.chosen = False
        """Whether what was chosen last is more than one card."""

    # --- tokens -------------------------------------------------------------------------------------

    def token(self, token: str) -> None:
        if self.article >= 0 and token != "(":
            self.out[self.article] = "an" if _vowel(token) else "a"
            self.article = -1
        if self.blank and self.out:
            self.out.append(" ")
        self.blank = False
        self.out.append(token)

    def fixed(self, items: tuple[Item, ...], plural: bool) -> None:
        for item in items:
            if isinstance(item, Space):
                self.blank = True
            elif isinstance(item, Word):
                self.token(item.token)
            elif isinstance(item, Forms):
                self.forms(item, plural)

    def forms(self, forms: Forms, plural: bool) -> None:
        self.token(forms.plural if plural else forms.singular)
        if forms.article:
            self.article = len(self.out) - 1

    # --- nodes --------------------------------------------------------------------------------------

    def node(self, node: Node, category: type[Node], limit: int, edge: Edge, plural: bool) -> None:
        production = self.production(node)
        if not isinstance(node, category):
            raise PrintError(f"{type(node).__name__} stands where a {category.__name__} belongs")
        if (
            production.loose > limit
            or edge.forbids(production)
            or self.joined(node, production, edge)
            or self.begun(production)
        ):
            if root(category) not in self.vocabulary.bracketed:
                raise PrintError(f"{type(node).__name__} cannot be written here, not even in brackets")
            self.token("(")
            self.items(node, production, FREE, plural)
            self.token(")")
        else:
            self.items(node, production, edge, plural)

    def joined(self, node: Node, production: Production, edge: Edge) -> bool:
        """Whether the phrase ends with a list whose items are joined by what comes next."""
        last = production.core[-1]
        several = production.open_list
        if several is None or not isinstance(last, Field) or not edge.forbids_joints(several):
            return False
        return len(getattr(node, last.name)) > 1

    def begun(self, production: Production) -> bool:
        """Whether the phrase joins two parts by the very word it stands behind: "... and A and B are own"."""
        joining = words_of(production.core[1:]) if production.loose else ()
        if len(joining) != 1 or not joining[0].isalpha() or not isinstance(production.core[0], Field):
            return False
        return self.out[-1:] == list(joining)

    def production(self, node: Node) -> Production:
        """The way to write the node: with the optional groups whose fields it has."""
        ways = self.vocabulary.by_class.get(type(node))
        if not ways:
            raise PrintError(f"no phrase says a {type(node).__name__}")
        for way in ways:
            if all(_equal(getattr(node, name), value) for name, value in way.absent) and not any(
                _equal(getattr(node, name), value) for name, value in way.filled
            ):
                return way
        raise PrintError(f"some fields of this {type(node).__name__} can only be said together")

    def items(self, node: Node, production: Production, edge: Edge, plural: bool) -> None:
        index = 0
        if isinstance(node, form.Chosen):
            plural = self.chosen
        choosing = False
        for item in production.items:
            if isinstance(item, Space):
                self.blank = True
                continue
            if isinstance(item, Number):
                plural = item.plural
                continue
            if isinstance(item, Word):
                self.token(item.token)
                plural = _of_word(item.token, plural)
                choosing = choosing or item.token in CHOOSING
            elif isinstance(item, Forms):
                self.forms(item, plural)
                choosing = choosing or item.plural in CHOOSING
                if item.article:
                    plural = False
            else:
                value = getattr(node, item.name)
                if choosing and isinstance(value, form.Cards):
                    self.chosen = plural
                self.field(node, item, value, edge.of_item(production, index, self.vocabulary), plural)
                own = self.plurality(value)
                plural = plural if own is None else own
            index += 1

    def field(self, node: Node, item: Field, value: Any, edge: Edge, plural: bool) -> None:
        for arm in item.arms:
            if isinstance(arm, Several):
                if isinstance(value, tuple):
                    self.several(node, item, arm, value, edge, plural)
                    return
            elif _fits(arm, value):
                self.value(arm, value, edge, plural)
                return
        raise PrintError(f"{type(node).__name__}.{item.name} cannot be {value!r}")

    def several(
        self, node: Node, item: Field, several: Several, values: tuple[Any, ...], edge: Edge, plural: bool
    ) -> None:
        if len(values) < several.least:
            raise PrintError(f"{type(node).__name__}.{item.name} needs at least {several.least} items")
        edge = edge.into_list(several, self.vocabulary)
        for index, value in enumerate(values):
            if index:
                self.fixed(several.last if index == len(values) - 1 else several.separator, plural)
            arm = next((arm for arm in several.item if _fits(arm, value)), None)
            if arm is None:
                raise PrintError(f"{type(node).__name__}.{item.name} cannot hold {value!r}")
            if index and not several.separator:
                self.blank = True
            self.value(arm, value, edge, plural)

    def value(self, arm: Value, value: Any, edge: Edge, plural: bool) -> None:
        if isinstance(arm, Part):
            inherited = True if issubclass(arm.cls, _SENTENCES) else plural
            limit = edge.limit(arm)
            self.node(value, arm.cls, limit, edge.within(root(arm.cls), limit), inherited)
        elif isinstance(arm, Integer):
            if arm.signed:
                self.token(f"{value:+d}")
            elif value < 0:
                raise PrintError(f"a number below 0 cannot be written here: {value}")
            else:
                self.token(str(value))
        elif isinstance(arm, Quoted):
            if '"' in value or "\n" in value:
                raise PrintError(f"a quoted text cannot hold {value!r}")
            self.token(f'"{value}"')
        else:
            self.fixed(dict(arm.wordings)[value], plural)

    # --- number -------------------------------------------------------------------------------------

    def plurality(self, value: Any) -> bool | None:
        """Whether words that agree with the value are plural; None where it says nothing about that."""
        if type(value) is int:
            return value != 1
        if not isinstance(value, Node):
            return None
        if type(value).plural is not None:
            return type(value).plural
        if isinstance(value, form.Chosen):
            return self.chosen
        if not isinstance(value, _COUNTED):
            return None
        for item in self.production(value).items:
            own: bool | None = None
            if isinstance(item, Number):
                own = item.plural
            elif isinstance(item, Word):
                own = _of_word(item.token, None)
            elif isinstance(item, Field):
                own = self.plurality(getattr(value, item.name))
            if own is not None:
                return own
        return None


def _of_word(token: str, otherwise: Any) -> Any:
    if token in SINGULAR or token == "1":
        return False
    if token in PLURAL or token.isdecimal():
        return True
    return otherwise


def _equal(one: Any, two: Any) -> bool:
    return type(one) is type(two) and bool(one == two)


def _fits(arm: Value, value: Any) -> bool:
    if isinstance(arm, Part):
        return isinstance(value, arm.cls)
    if isinstance(arm, Integer):
        return type(value) is int
    if isinstance(arm, Choice):
        return any(value == word for word, _ in arm.wordings)
    return isinstance(value, str)


def _vowel(token: str) -> bool:
    return token[0].lower() in "aeiou" and not token.lower().startswith("uni")
