"""Phrases of node classes, taken apart into productions. The syntax of a phrase is told in `ability.form`."""

from __future__ import annotations

import inspect
import itertools
import re
import sys
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import msgspec

from cutin.ability.form import Node, Noun, Wording
from cutin.language.errors import Unlisted, VocabularyError
from cutin.language.lexer import END, Tokens

Lists = Mapping[str, tuple[str, ...]]
"""The words that a game has for what shared classes leave open (`form.Wording`)."""

ANY = 99
"""A limit that no phrase's looseness exceeds."""


# --- what a production is made of -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Space:
    """A blank between two tokens when printed; nothing to the reader."""


@dataclass(frozen=True, slots=True)
class Number:
    """From here on the phrase speaks in the plural (or not)."""

    plural: bool


@dataclass(frozen=True, slots=True)
class Word:
    """A token that stands for itself. `shown` is it and the words that follow, for error messages."""

    token: str
    shown: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Forms:
    """Two forms of a word."""

    plural: str
    singular: str

    @property
    def article(self) -> bool:
        return self.plural == "a" and self.singular == "an"


@dataclass(frozen=True, slots=True)
class Part:
    """A node of the class, no looser than `limit`."""

    cls: type[Node]
    limit: int


@dataclass(frozen=True, slots=True)
class Integer:
    signed: bool


@dataclass(frozen=True, slots=True)
class Quoted:
    pass


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several fixed wordings, each with its value."""

    wordings: tuple[tuple[str, tuple[Item, ...]], ...]


@dataclass(frozen=True, slots=True)
class Several:
    """Values one after the other."""

    item: tuple[Value, ...]
    separator: tuple[Item, ...]
    last: tuple[Item, ...]
    least: int

    @property
    def cls(self) -> type[Node] | None:
        """The class of the items, where they are nodes."""
        return next((arm.cls for arm in self.item if isinstance(arm, Part)), None)

    @property
    def joints(self) -> tuple[tuple[str, ...], ...]:
        """The words between the items."""
        return words_of(self.separator), words_of(self.last)


@dataclass(frozen=True, slots=True)
class Field:
    """A field's value; a union has several arms."""

    name: str
    arms: tuple[Value | Several, ...]


Value = Part | Integer | Quoted | Choice
Item = Space | Number | Word | Forms | Field


@dataclass(frozen=True, slots=True)
class Production:
    """One way to write a class: its phrase with a certain set of the optional groups."""

    cls: type[Node]
    items: tuple[Item, ...]
    loose: int
    filled: tuple[tuple[str, Any], ...]
    """Optional fields that are said, with the value each would have if it were not."""
    absent: tuple[tuple[str, Any], ...]
    """Optional fields that are not said, with their value."""
    flags: tuple[str, ...]

    core: tuple[Item, ...]
    """What a reader has to find."""
    following: tuple[tuple[str, ...], ...]
    """The words right behind each item of the core."""
    open_list: Several | None
    """The list that ends the phrase."""

    def has_list(self, index: int) -> bool:
        item = self.core[index]
        return isinstance(item, Field) and isinstance(item.arms[0], Several)


# --- reading a phrase -------------------------------------------------------------------------------

_PIECE = re.compile(
    r"\\(?P<escaped>.)"
    r"|\{(?P<field>\w+)(?::(?P<sep>[^{}]*))?\}"
    r"|<(?P<level>\d+)>"
    r"|<(?P<number>[ps])>"
    r"|(?P<open>\[)"
    r"|(?P<close>\])"
    r"|(?P<text>[^\\{}<>\[\]]+)",
    re.DOTALL,
)
_HIDDEN_BAR = "\ue000"


@dataclass(slots=True)
class _Slot:
    name: str
    separator: str | None


@dataclass(slots=True)
class _Level:
    loose: int


@dataclass(slots=True)
class _Group:
    pieces: list[_Piece]


_Piece = str | _Slot | _Level | Number | _Group


def _pieces(phrase: str) -> list[_Piece]:
    stack: list[list[_Piece]] = [[]]
    offset = 0
    while offset < len(phrase):
        match = _PIECE.match(phrase, offset)
        if match is None:
            raise VocabularyError(f"cannot read the phrase from {phrase[offset:]!r} on")
        offset = match.end()
        kind = match.lastgroup
        if kind == "open":
            stack.append([])
        elif kind == "close":
            if len(stack) == 1:
                raise VocabularyError(f"']' without '[' in {phrase!r} (write \\] for the bracket itself)")
            group = _Group(stack.pop())
            stack[-1].append(group)
        elif kind in ("field", "sep"):
            stack[-1].append(_Slot(match.group("field"), match.group("sep")))
        elif kind == "level":
            stack[-1].append(_Level(int(match.group("level"))))
        elif kind == "number":
            stack[-1].append(Number(match.group("number") == "p"))
        else:
            text = match.group("text") or match.group("escaped").replace("|", _HIDDEN_BAR)
            if stack[-1] and isinstance(stack[-1][-1], str):
                stack[-1][-1] += text
            else:
                stack[-1].append(text)
    if len(stack) > 1:
        raise VocabularyError(f"'[' without ']' in {phrase!r} (write \\[ for the bracket itself)")
    return stack[0]


_SWAPPED = frozenset((("is", "are"), ("has", "have"), ("was", "were"), ("does", "do"), ("card", "cards")))

_UNLIKE = frozenset((("are", "is"), ("they", "it"), ("them", "it"), ("their", "its")))


def literal(text: str) -> tuple[Item, ...]:
    """The tokens of fixed words, with the blanks between them as they were."""
    found: list[Item] = []
    tokens = Tokens(text)
    offset = 0
    while True:
        token, start, end = tokens.at(offset)
        if start > offset or (token == END and end > offset):
            found.append(Space())
        if token == END:
            break
        if text[end : end + 1] == "|" and token[0].isalpha():
            second, _, last = tokens.at(end + 1)
            if (token, second) in _SWAPPED:
                raise VocabularyError(f"in {text!r} the plural has to come first: {second}|{token}")
            if token[0] != second[:1] and (token, second) not in _UNLIKE:
                raise VocabularyError(f"in {text!r}, {token}|{second} are not two forms of one word")
            found.append(Forms(token, second))
            end = last
        else:
            found.append(Word(token.replace(_HIDDEN_BAR, "|"), _shown(token, text[start:])))
        offset = end
    return tuple(found)


def _shown(token: str, rest: str) -> str:
    """The words from here on, without brackets that only close what stood before."""
    words = " ".join(rest.replace(_HIDDEN_BAR, "|").split())
    return words.rstrip(")]") if token[0].isalpha() else words


class _Info(NamedTuple):
    """What a field holds, and what it holds if nothing is said."""

    type: Any
    default: Any


_TYPES: dict[tuple[str, str], Any] = {}


def _fields(cls: type[Node]) -> dict[str, _Info]:
    """The fields of a class by name, as `msgspec.structs.fields` has them.

    Types written the same way in one module are worked out once: all the words of a game are read when the
    first text is.
    """
    types: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        for name, said in inspect.get_annotations(base).items():
            if name in cls.__struct_fields__:
                types[name] = _type(base.__module__, said) if isinstance(said, str) else said
    defaults = cls.__struct_defaults__
    missing = len(cls.__struct_fields__) - len(defaults)
    given = (msgspec.NODEFAULT,) * missing + defaults
    return {
        name: _Info(types[name], default) for name, default in zip(cls.__struct_fields__, given, strict=True)
    }


def _type(module: str, said: str) -> Any:
    found = _TYPES.get((module, said))
    if found is None:
        found = _TYPES[module, said] = eval(said, vars(sys.modules[module]))  # an annotation of our own
    return found


class _Reader:
    """Makes the productions of one class."""

    def __init__(self, cls: type[Node], lists: Lists) -> None:
        self.cls = cls
        self.lists = lists
        self.fields = _fields(cls)
        self.pieces = _pieces(cls.phrase)

    def absent(self, name: str) -> Any:
        """The value that an optional field has when its words are not there."""
        info = self.fields[name]
        if info.default is not msgspec.NODEFAULT:
            factory = getattr(info.default, "factory", None)
            return info.default if factory is None else factory()
        return False if info.type is bool else None

    def productions(self) -> list[Production]:
        used = [slot.name for slot in _slots(self.pieces)]
        for name in used:
            if name not in self.fields:
                raise VocabularyError(f"the phrase speaks of {name!r}, which is no field")
            if used.count(name) > 1:
                raise VocabularyError(f"the phrase has the field {name!r} twice")
        for name in self.fields:
            if name not in used:
                raise VocabularyError(f"the phrase does not say the field {name!r}")
        return [self._production(flat, present) for flat, present in self._expand(self.pieces, inside=False)]

    def _expand(
        self, pieces: list[_Piece], inside: bool
    ) -> list[tuple[list[str | _Slot | _Level | Number], frozenset[str]]]:
        """Every choice of optional groups, the fullest first."""
        parts: list[list[tuple[list[str | _Slot | _Level | Number], frozenset[str]]]] = []
        for piece in pieces:
            if isinstance(piece, _Group):
                own = frozenset(slot.name for slot in piece.pieces if isinstance(slot, _Slot))
                if not own:
                    raise VocabularyError("an optional group without a field")
                full = [(flat, names | own) for flat, names in self._expand(piece.pieces, inside=True)]
                parts.append([*full, ([], frozenset())])
            elif (
                isinstance(piece, _Slot)
                and not inside
                and piece.separator is not None
                and self._may_be_empty(piece)
            ):
                parts.append([([piece], frozenset((piece.name,))), ([], frozenset())])
            else:
                parts.append([([piece], frozenset())])
        found = []
        for choice in itertools.product(*parts):
            flat = [piece for part, _ in choice for piece in part]
            found.append((flat, frozenset().union(*(names for _, names in choice))))
        return found

    def _may_be_empty(self, slot: _Slot) -> bool:
        info = self.fields[slot.name]
        return typing.get_origin(info.type) is tuple and info.default == ()

    def _production(self, flat: list[str | _Slot | _Level | Number], present: frozenset[str]) -> Production:
        loose = max((piece.loose for piece in flat if isinstance(piece, _Level)), default=0)
        said = [piece for piece in flat if not isinstance(piece, _Level)]
        real = [
            piece
            for piece in said
            if not isinstance(piece, Number)
            and not (isinstance(piece, str) and not piece.strip())
            and not (isinstance(piece, _Slot) and self.fields[piece.name].type is bool)
        ]
        items: list[Item] = []
        flags: list[str] = []
        for piece in said:
            if isinstance(piece, str):
                items.extend(literal(piece))
            elif isinstance(piece, Number):
                items.append(piece)
            elif self.fields[piece.name].type is bool:
                if piece.name not in present:
                    raise VocabularyError(f"the yes-or-no field {piece.name!r} stands outside [ ]")
                flags.append(piece.name)
            else:
                if items and isinstance(items[-1], Field):
                    items.append(Space())
                items.append(self._field(piece, loose, piece is real[0], piece is real[-1], len(real) == 1))
        if not any(not isinstance(item, Space | Number) for item in items):
            raise VocabularyError("the phrase can be empty")
        named = {piece.name for piece in said if isinstance(piece, _Slot)}
        absent = tuple((name, self.absent(name)) for name in self.fields if name not in named)
        filled = tuple((name, self.absent(name)) for name in sorted(present))
        core = tuple(item for item in items if not isinstance(item, Space | Number))
        following = tuple(words_of(core[index + 1 :]) for index in range(len(core)))
        ending = core[-1].arms[0] if isinstance(core[-1], Field) else None
        open_list = ending if isinstance(ending, Several) else None
        return Production(
            self.cls, tuple(items), loose, filled, absent, tuple(flags), core, following, open_list
        )

    def _field(self, slot: _Slot, loose: int, first: bool, last: bool, alone: bool) -> Field:
        kind = self.fields[slot.name].type
        if typing.get_origin(kind) is tuple:
            if slot.separator is None:
                raise VocabularyError(f"{{{slot.name}}} is a tuple and needs a separator")
            item = typing.get_args(kind)[0]
            between, bar, before_last = slot.separator.partition("|")
            limit = loose - 1 if loose else ANY
            return Field(
                slot.name,
                (
                    Several(
                        tuple(self._value(arm, slot, limit) for arm in _arms(item)),
                        literal(between),
                        literal(before_last) if bar else literal(between),
                        2 if alone and self._same(item) else 1,
                    ),
                ),
            )
        limit = ANY
        if last and not first:
            limit = loose
        elif loose:
            limit = loose - 1
        return Field(slot.name, tuple(self._value(arm, slot, limit) for arm in _arms(kind)))

    def _same(self, kind: Any) -> bool:
        """Whether a part of this type is of the class's own category."""
        return isinstance(kind, type) and issubclass(kind, Node) and root(kind) is root(self.cls)

    def _value(self, kind: Any, slot: _Slot, limit: int) -> Value:
        if isinstance(kind, type) and issubclass(kind, Node):
            return Part(kind, limit if self._same(kind) else ANY)
        if kind is int:
            if slot.separator not in (None, "+"):
                return Integer(False)
            return Integer(slot.separator == "+")
        if kind is str:
            return Quoted()
        if typing.get_origin(kind) is typing.Literal:
            return Choice(tuple((str(value), literal(str(value))) for value in typing.get_args(kind)))
        for mark in getattr(kind, "__metadata__", ()):
            if isinstance(mark, Wording):
                if mark.name not in self.lists:
                    raise Unlisted(f"no list of words is called {mark.name!r}")
                return Choice(tuple((value, literal(value)) for value in self.lists[mark.name]))
        raise VocabularyError(f"{{{slot.name}}} has a type that no words stand for: {kind!r}")


def _slots(pieces: list[_Piece]) -> list[_Slot]:
    found: list[_Slot] = []
    for piece in pieces:
        if isinstance(piece, _Slot):
            found.append(piece)
        elif isinstance(piece, _Group):
            found.extend(_slots(piece.pieces))
    return found


def _arms(kind: Any) -> list[Any]:
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return [arm for arm in typing.get_args(kind) if arm is not type(None)]
    return [kind]


def words_of(items: tuple[Item, ...]) -> tuple[str, ...]:
    """The words that the items begin with."""
    before = itertools.takewhile(lambda item: not isinstance(item, Field), items)
    return tuple(item.token for item in before if isinstance(item, Word))


@cache
def root(cls: type[Node]) -> type[Node]:
    """The category directly below `Node` that the class belongs to."""
    line = [base for base in cls.__mro__ if issubclass(base, Node) and base is not Node]
    return line[-1] if line else cls


def productions(cls: type[Node], lists: Lists) -> list[Production]:
    """Every way to write the class. Raises `VocabularyError` where its phrase is not well written, `Unlisted`
    where a field needs a list of words that is not there."""
    where = f"{cls.__module__}.{cls.__name__}"
    try:
        found = _Reader(cls, lists).productions()
    except Unlisted:
        raise
    except VocabularyError as error:
        raise VocabularyError(f"{where}: {error}") from None
    for item in found[0].items:
        if isinstance(item, Forms) and issubclass(cls, Noun) and item.singular.startswith(item.plural):
            raise VocabularyError(f"{where}: the plural has to come first: {item.singular}|{item.plural}")
    return found


def has_phrase(cls: type[Node]) -> bool:
    """Whether the class itself says how it is written; one that does not is only a category."""
    return bool(cls.__dict__.get("phrase"))
