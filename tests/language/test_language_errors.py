"""A text that cannot be read: the place, and what could have stood there."""

import pytest
import small_words as w

from cutin.ability import form as f
from cutin.language import TextError, Vocabulary, parse, parse_ability

WORDS = Vocabulary.of(w)


def error(text: str) -> TextError:
    with pytest.raises(TextError) as caught:
        parse_ability(text, WORDS)
    return caught.value


def test_a_typo_names_the_nearest_word_first() -> None:
    found = error("(any time): 0: destory 1 own Unit")
    assert (found.line, found.column) == (1, 16)
    assert found.expected[0] == "destroy"
    assert "an effect" in found.expected
    assert found.message == '"destory" cannot stand here; did you mean "destroy"?'
    assert str(found) == 'line 1, column 16: "destory" cannot stand here; did you mean "destroy"?'


def test_a_number_has_an_end() -> None:
    found = error("(any time): 0: draw 1000 cards")
    assert str(found) == "line 1, column 21: a number has at most 3 figures here, not 4"


def test_the_case_of_a_word_counts_and_is_suggested() -> None:
    found = error("(any time): 0: destroy 1 own unit")
    assert (found.line, found.column) == (1, 30)
    assert set(found.expected[:2]) == {"Unit", "Units"}


def test_lines_are_counted() -> None:
    found = error("(any time): 0:\n draw 1 card; then\n  drow 2 cards")
    assert (found.line, found.column) == (3, 3)
    assert found.expected[0] == "draw"


def test_categories_stand_for_many_words() -> None:
    found = error("(any time): 0: destroy 1 own")
    assert found.column == 29
    assert found.expected == ("an adjective", "a noun") or set(found.expected) >= {"an adjective", "a noun"}
    assert found.message.startswith("the text ends too early; expected")


def test_few_words_are_listed() -> None:
    found = error("(any time): 0: move this card to his hand")
    assert found.column == 34
    assert {"your hand", "the enemy's hand"} <= set(found.expected) or "a place" in found.expected


def test_the_end_could_have_stood_there() -> None:
    found = error("(any time): 0: draw 1 card)")
    assert found.column == 27
    assert "the end of the text" in found.expected
    assert found.message.startswith('")" cannot stand here')


def test_more_than_a_whole_line() -> None:
    found = error("[[Raid]] [[Raid]]")
    assert found.column == 10
    assert found.message == '"[" cannot stand here; expected the end of the text'


@pytest.mark.parametrize("text", ["[[Riad]]", "(auto A): this card gains [[Riad]]"])
def test_unknown_keyword(text: str) -> None:
    found = error(text)
    assert found.column == text.index("Riad") + 1
    assert found.message == 'unknown keyword "Riad"; did you mean "Raid"?'


def test_unknown_keyword_like_no_other() -> None:
    found = error("[[Zzz 3]]")
    assert found.column == 3
    assert found.message == 'unknown keyword "Zzz"; expected "Raid" or "Prevent"'


def test_unclosed_bracket() -> None:
    found = error("(any time: 0: draw 1 card")
    assert found.column == 10
    assert found.message == 'the bracket "(" opened at line 1, column 1 is not closed; expected "):"'


def test_brackets_nested_too_deep() -> None:
    assert "nested too deep" in error("(any time): 0: " + "(" * 3000 + "draw 1 card" + ")" * 3000).message


def test_unclosed_heavy_bracket() -> None:
    found = error("[[Prevent 5")
    assert found.column == 12
    assert found.message == 'the bracket "[[" opened at line 1, column 1 is not closed; expected "]]"'


def test_unclosed_grouping_bracket() -> None:
    found = error("(any time): 0: (draw 1 card; then draw 2 cards")
    assert found.column == 47
    assert found.message.startswith('the bracket "(" opened at line 1, column 16 is not closed')
    assert ")" in found.expected


def test_unclosed_name() -> None:
    found = error('(any time): 0: destroy 1 Unit named "a')
    assert found.column == 37
    assert found.message == "the quotation mark is not closed"


def test_unclosed_granted_text() -> None:
    found = error('(auto A): this card gains "(any time): 0: draw 1 card')
    assert found.column == 54
    assert found.message.startswith("a quotation mark is not closed (the last is at line 1, column 27)")
    assert '"' in found.expected


def test_error_inside_a_granted_text() -> None:
    found = error('(auto A): this card gains "(any time): 0: draww 1 card"')
    assert (found.column, found.expected[0]) == (43, "draw")


def test_empty_text() -> None:
    found = error("")
    assert (found.line, found.column) == (1, 1)
    assert found.expected[-1] == "an ability"


def test_signed_number() -> None:
    found = error("(any time): 0: this card gets 1/+1/+1 until end of turn")
    assert found.column == 31
    assert {"+", "-"} <= set(found.expected)


def test_a_sign_that_the_language_does_not_have() -> None:
    found = error("(any time): 0: draw 1 card ☃")
    assert found.column == 28


def test_two_readings_are_an_error() -> None:
    class Twice(f.Effect, frozen=True):
        phrase = "draw {n} cards|card"
        n: int

    words = Vocabulary({**WORDS.classes, "Twice": Twice}, WORDS.lists)
    with pytest.raises(TextError) as caught:
        parse("if it is your turn, draw 2 cards", f.Effect, words)
    found = caught.value
    assert (found.line, found.column) == (1, 21)
    assert found.message == (
        '"draw 2 cards" can be read in two ways, as Draw(Number(2)) or as Twice(2);'
        " put ( ) around what belongs together"
    ) or found.message.startswith('"draw 2 cards" can be read in two ways, as Twice(2) or as Draw(Number(2))')
