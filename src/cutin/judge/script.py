"""Carrying out a script: a player's words become choices, passes go on until a moment."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cutin.cards.files import Value
from cutin.kernel.wording import shortened

from .moments import Moment
from .table import Table, Taken

# What may stand between the choices of one play: "play Beam on GM, Zaku".
_LINKS = (" on ", " at ", " in ", " with ", " paying ", " to ", " and ", " for ", ", ", " ")
# More passes than any sensible script needs: the moment never comes.
PATIENCE = 2000


class NotPossible(Exception):
    """A step that is not possible here. `rest` is what was left to say when it stopped."""

    def __init__(self, message: str, rest: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rest = rest


_WHOSE = re.compile(r"(?P<seat>[AB])'s (?P<rest>.+)$")


def _bare(text: str) -> str:
    """The name of an option without its number and without where the card is."""
    return re.sub(r"#\d+| \(being played\)", "", text)


def _linked(words: str, option: str) -> str | None:
    """What is left of the words after an option's text, or None if they do not begin with it."""
    if words == option:
        return ""
    for link in _LINKS:
        if words.startswith(option + link):
            return words[len(option) + len(link) :]
    return None


def _named(words: str, taken: Taken) -> str | None:
    """The same for an answer that was the only one, which may be called by its number among more, a card
    being played by its bare name. What is said of it has to be so."""
    forced = taken.text
    left = _linked(words, forced)
    if left is None and (whose := _WHOSE.match(words)):
        if "AB".index(whose["seat"]) not in taken.whose:
            return None
        words = whose["rest"]
        left = _linked(words, forced)
    if left is None:
        left = _linked(words, forced.removesuffix(" (being played)"))
    numbered = re.match(re.escape(forced) + r"#(\d+)", words)
    if left is None and numbered and (not taken.numbers or int(numbered[1]) in taken.numbers):
        left = _linked(words, numbered[0])
    return left


@dataclass
class Hand:
    """A player's words being turned into choices."""

    table: Table
    seat: int

    def say(self, words: str) -> None:
        """Makes the choices that the words name; raises `NotPossible`."""
        rest = words
        for pattern, instead in self.table.part.forms:
            rest = re.sub(pattern, instead, rest)
        first = True
        while rest:
            left = self._taken(rest)
            if left is not None:
                rest, first = left, False
                continue
            self._get_past(rest)
            decision = self.table.decision
            if decision is None:
                raise NotPossible("the game is over", rest)
            if decision.seat != self.seat and not first and self.table.taken:
                only = ", ".join(each.text for each in self.table.taken if each.text != "done")
                raise NotPossible(f"'{shortened(rest)}' is no option here; possible: {only}", rest)
            if decision.seat != self.seat:
                raise NotPossible(
                    f"it is {'AB'[decision.seat]}'s decision ({decision.question}), not {'AB'[self.seat]}'s",
                    rest,
                )
            rest = self._choose(rest, words if first else "")
            first = False

    def _choose(self, rest: str, whole: str) -> str:
        texts = self.table.texts()
        found = [(text, left) for text in texts if (left := _linked(rest, text)) is not None]
        if not found and (whose := _WHOSE.match(rest)):
            # "B's GM": of the cards that B has.
            mine = self.table.texts_of("AB".index(whose["seat"]))
            bare = [(text, _linked(whose["rest"], _bare(text))) for text in mine]
            found = [(text, left) for text, left in bare if left is not None][:1]
        if not found and (text := self.table.text_of_number(rest)):
            found = [(text, re.sub(r"^.+?#\d+(?: (?:on|in|with|to|and) |, | |$)", "", rest))]
        if not found:
            # A name without number stands for the first of that name that is left, and what can only be
            # a card being played need not be called that.
            bare = [(text, _linked(rest, _bare(text))) for text in texts]
            found = [(text, left) for text, left in bare if left is not None][:1]
        if not found:
            raise NotPossible(
                f"'{shortened(rest)}' is no option here; possible: {', '.join(texts) or 'nothing'}", rest
            )
        # The longest text that the words begin with: "GM Custom" before "GM".
        text, left = max(found, key=lambda pair: len(pair[0]))
        self.table.choose(text)
        return left

    def _taken(self, rest: str) -> str | None:
        """What is left if the words name what had one answer only and was taken without asking."""
        decision = self.table.decision
        mine = decision is not None and decision.seat == self.seat
        if mine and any(_linked(rest, text) is not None for text in self.table.texts()):
            return None
        for number, taken in enumerate(self.table.taken):
            left = _named(rest, taken) if taken.seat == self.seat else None
            if left is not None:
                del self.table.taken[: number + 1]
                return left
        return None

    def _get_past(self, rest: str) -> None:
        """If the words go on behind a question with one answer, that answer is given."""
        decision = self.table.decision
        if decision is None or rest.startswith(f"{decision.question} "):
            return
        if decision.seat != self.seat or all(_linked(rest, text) is None for text in self.table.texts()):
            answer_the_only_one(self.table)


def answer_the_only_one(table: Table) -> None:
    """Answers a question that has one answer only and is no window; a script need not say it."""
    decision = table.decision
    if decision is not None and len(decision.options) == 1 and not table.acting:
        table.choose(table.texts()[0])


def matches(table: Table, moment: Moment, turn: int = -1) -> bool:
    """Is it that moment? `turn` is the number of the turn that "next turn" counts from."""
    decision = table.decision
    if moment.kind == "over":
        return decision is None
    if decision is None:
        return False
    if moment.seat is not None and moment.question is None and table.turn_player != moment.seat:
        return False
    if moment.question is not None:
        return decision.question == moment.question and moment.seat in (None, decision.seat)
    if moment.kind == "turn":
        return table.turn != turn
    if moment.kind == "chain":
        return table.answering
    if not table.free:
        return False
    return moment.phase is None or (table.phase, table.phase_part) == (moment.phase, moment.part)


def stands_at(table: Table, moment: Moment) -> bool:
    """Does the game stand there? What waits or is asked belongs to the part of the phase it comes up in."""
    if moment.phase is None or table.decision is None:
        return matches(table, moment)
    if moment.seat is not None and table.turn_player != moment.seat:
        return False
    return (table.phase, table.phase_part) == (moment.phase, moment.part)


def pass_until(table: Table, moment: Moment, at: Value) -> None:
    """Lets time go by: passes, does nothing, settles orders as offered, until the moment."""
    turn = table.turn
    for _ in range(PATIENCE):
        if matches(table, moment, turn):
            return
        if table.decision is None:
            raise NotPossible(f"the game ended before '{shortened(moment.words)}'")
        let_pass(table, moment.words)
    raise NotPossible(f"'{shortened(moment.words)}' does not come")


def let_pass(table: Table, aim: str) -> None:
    """The choice of a player who lets the decision go by."""
    decision = table.decision
    assert decision is not None
    texts = table.texts()
    for idle in table.part.idle:
        if idle in texts:
            table.choose(idle)
            return
    if decision.question in table.part.any_answer:
        table.choose(texts[0])
        return
    raise NotPossible(
        f"on the way to '{aim}' {'AB'[decision.seat]} must decide ({decision.question}): {', '.join(texts)}"
    )


def both_pass(table: Table) -> None:
    """The player asked passes, then the other."""
    answer_the_only_one(table)
    first = table.decision
    if first is None:
        raise NotPossible("the game is over")
    for turn in (0, 1):
        decision = table.decision
        if decision is None:
            raise NotPossible("the game is over")
        if "pass" not in table.texts():
            raise NotPossible(
                f"{'AB'[decision.seat]} cannot pass here ({decision.question}); possible: "
                + ", ".join(table.texts())
            )
        if turn and decision.seat == first.seat:
            raise NotPossible(f"after one pass {'AB'[decision.seat]} is asked again; write the passes singly")
        table.choose("pass")


def resolve(table: Table) -> None:
    """Passes until no effect waits any more."""
    for _ in range(PATIENCE):
        decision = table.decision
        if decision is None or table.free or decision.question in table.part.halts:
            return
        let_pass(table, "resolve")
    raise NotPossible("the effects that wait never end")


__all__ = [
    "Hand",
    "NotPossible",
    "both_pass",
    "matches",
    "pass_until",
    "resolve",
    "stands_at",
]
