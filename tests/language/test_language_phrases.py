"""What a phrase may look like, and which phrases are refused."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from cutin.ability import form as f
from cutin.ability.codec import CodecError, decode, encode, node_classes
from cutin.language import PrintError, Vocabulary, VocabularyError, parse, write

BASE = {name: cls for name, cls in vars(f).items() if isinstance(cls, type) and issubclass(cls, f.Node)}


def words(*classes: type[f.Node]) -> Vocabulary:
    return Vocabulary({**BASE, **{cls.__name__: cls for cls in classes}})


class Thing(f.Noun, frozen=True):
    phrase: ClassVar[str] = "things|thing"


class Many(f.Effect, frozen=True):
    phrase: ClassVar[str] = "many[ {n}][ of {names:, | and }][ {loud}loudly[ and {twice}twice]]"
    n: int = 1
    names: tuple[str, ...] = ()
    loud: bool = False
    twice: bool = False


class Odd(f.Effect, frozen=True):
    phrase: ClassVar[str] = r"odd \[\[{n:+}\|{what}\]\] \{a\} {side}'s"
    n: int
    what: int | Literal["*", "X"]
    side: Literal["own", "the enemy's own"]


class Optional(f.Effect, frozen=True):
    phrase: ClassVar[str] = "lose[ {things}]"
    things: f.Cards | None = None


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("many", Many()),
        ("many 2", Many(2)),
        ('many of "a"', Many(names=("a",))),
        ('many of "a" and "b"', Many(names=("a", "b"))),
        ('many 0 of "a", "b" and "c" loudly', Many(0, ("a", "b", "c"), True)),
        ("many loudly and twice", Many(loud=True, twice=True)),
        ("odd [[+2|*]] {a} own's", Odd(2, "*", "own")),
        ("odd [[-2|X]] {a} the enemy's own's", Odd(-2, "X", "the enemy's own")),
        ("odd [[+0|7]] {a} own's", Odd(0, 7, "own")),
        ("lose", Optional()),
        ("lose things", Optional(f.Described(noun=Thing()))),
    ],
)
def test_phrases(text: str, tree: f.Effect) -> None:
    vocabulary = words(Many, Odd, Optional, Thing)
    assert parse(text, f.Effect, vocabulary) == tree
    assert write(tree, vocabulary) == text


def effect(phrase: str, **fields: object) -> type[f.Node]:
    made = msgspec.defstruct(
        "Made", list(fields.items()), bases=(f.Effect,), namespace={"phrase": phrase}, frozen=True
    )
    assert issubclass(made, f.Node)
    return made


@pytest.mark.parametrize(
    ("cls", "complaint"),
    [
        (effect("do {n}"), "'n', which is no field"),
        (effect("do", n=int), "does not say the field 'n'"),
        (effect("do {n} {n}", n=int), "the field 'n' twice"),
        (effect("do [{n}", n=int), "without ']'"),
        (effect("do {n}]", n=int), "without '['"),
        (effect("do {n:, ", n=int), "cannot read the phrase"),
        (effect("do {n}", n=tuple[int, ...]), "needs a separator"),
        (effect("do {n}", n=float), "no words stand for"),
        (effect("do {n}", n=bool), "outside [ ]"),
        (effect("do [it]"), "without a field"),
        (effect("[{n}]", n=int), "can be empty"),
        (effect("it is|are done"), "the plural has to come first"),
        (effect("set things|set thing"), "not two forms of one word"),
        (effect("{one} again", one=f.Effect), "for ever"),
        (effect("<1>{one} and {two}", one=f.Condition, two=f.Effect), None),
    ],
)
def test_phrases_that_are_refused(cls: type[f.Node], complaint: str | None) -> None:
    if complaint is None:
        assert words(cls)
        return
    with pytest.raises(VocabularyError) as caught:
        words(cls)
    assert complaint in str(caught.value)


def test_a_noun_begins_with_its_plural() -> None:
    class Wrong(f.Noun, frozen=True):
        phrase = "Unit|Units"

    with pytest.raises(VocabularyError, match="the plural has to come first"):
        words(Wrong)


class Word(f.Static, frozen=True):
    phrase: ClassVar[str] = "{who} act|acts as {cards}, and {again} act|acts"
    who: f.Who
    cards: f.Cards
    again: f.Who


class Marked(f.Static, frozen=True):
    phrase: ClassVar[str] = "either <s>{cards} or <p>{others}"
    cards: f.Cards
    others: f.Cards


THING = f.Described(noun=Thing())


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (Word(f.You(), THING, f.Enemy()), "you act as things, and the enemy player acts"),
        (Word(f.EachPlayer(), THING, f.You()), "each player acts as thing, and you act"),
        (Marked(THING, THING), "either thing or things"),
    ],
)
def test_number(tree: f.Static, text: str) -> None:
    vocabulary = words(Word, Marked, Thing)
    assert write(tree, vocabulary) == text
    assert parse(text, f.Static, vocabulary) == tree


@pytest.mark.parametrize(
    "tree",
    [
        Many(twice=True),
        Odd(1, "Y", "own"),  # type: ignore[arg-type]  # what a wrong program could build
        f.Sequence((Many(),)),
        f.Number(-1),
        f.Described(),
        Many(names=('"',)),
    ],
)
def test_trees_that_no_text_says(tree: f.Node) -> None:
    with pytest.raises(PrintError):
        write(tree, words(Many, Odd, Thing))


# --- the encoding -----------------------------------------------------------------------------------


def test_defaults_at_the_end_are_left_out() -> None:
    assert encode(Many(2)) == ["Many", 2]
    assert encode(Many(1, ("a",))) == ["Many", 1, [0, "a"]]
    assert decode(["Many", 1, [0, "a"]], {"Many": Many}) == Many(1, ("a",))
    assert decode(["Many"], {"Many": Many}) == Many()


@pytest.mark.parametrize("data", [["Unknown"], ["Many", 1, [0], False, False, 9], [0]])
def test_encodings_that_fit_nothing(data: list[object]) -> None:
    with pytest.raises(CodecError):
        decode(data, {"Many": Many})


def test_two_classes_of_one_name_are_refused() -> None:
    import types

    module = types.ModuleType("twice")
    other = type("Target", (f.Pick,), {"__module__": "twice"}, frozen=True)
    module.Target = other  # type: ignore[attr-defined]  # made up here
    with pytest.raises(CodecError, match="Target"):
        node_classes(module)


# --- what a game leaves out of the shared words -----------------------------------------------------


class Lie(f.Effect, frozen=True):
    phrase: ClassVar[str] = "lie {how}"
    how: Annotated[str, f.Wording("posture")]


def test_a_list_of_the_game_gives_the_wordings() -> None:
    vocabulary = Vocabulary({**BASE, "Lie": Lie}, {"posture": ("flat", "on one side")})
    assert parse("lie on one side", f.Effect, vocabulary) == Lie("on one side")
    assert write(Lie("flat"), vocabulary) == "lie flat"


def test_without_the_list_the_class_is_no_word() -> None:
    assert Lie not in words(Lie).by_class


def test_a_game_can_do_without_a_shared_word() -> None:
    game = ModuleType("game")
    setattr(game, "WITHOUT", ("AfterThat",))  # noqa: B010  # a module has no such attribute to mypy
    assert "AfterThat" in Vocabulary.of().classes
    assert "AfterThat" not in Vocabulary.of(game).classes
