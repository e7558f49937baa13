"""Chapter 10, tactics: what each word on a character stands for.

A line that is only a keyword is one `Text`; the functions here give it what it does. It is neither an
activated nor an automatic effect (VIS-10.1.4), and what looks at texts sees the word (VIS-10.1.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.game.texts import Trigger
from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import cite, set_card
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c01_damage import AS_TAKEN, Hit, deal, to_player
from .c06_attack import attacking, cancel_defence, defending
from .c09_applied import remove
from .changes import CANNOT_ATTACK
from .table import ACTIVE, DYING, TO_DEFEND, option, seat_of
from .texts import Text
from .values import is_character, of

Match = Callable[[State, Any, int, tuple[int, ...]], bool]


def bearer(s: State, card: int) -> int:
    """The character that has a text: the card itself, or the one that it is set on (VIS-10.13.6, 10.14.4)."""
    record = s.cards[card]
    return record.host if record is not None and record.host >= 0 else card


def waits(text: Text, kind: int, match: Match, rule: str, run: Callable[[State, Any], int | None]) -> None:
    """The keyword waits for a kind of event, and then does that."""
    text.trigger = Trigger((kind,), match)
    text.rule = rule
    text.program = [Step(rule, run, cited=True)]


def undone(s: State) -> None:
    """The effect that is being carried out has not done what it says."""
    amend(s, len(s.agenda) - 1, done=False)


def make_active(s: State, card: int, rule: str) -> bool:
    """An effect makes a sleeping card active; whether it did."""
    record = s.cards[card]
    if record is None or not record.rolled:
        return False
    set_card(s, card, "active", rule, rolled=False)
    return True


# --- Haste (VIS-10.2) -------------------------------------------------------------------------------


def haste(text: Text) -> None:
    """When this character was played and enters, it becomes active; it still enters asleep first."""

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return numbers[0] == ctx.source and bool(numbers[1]) and is_character(s, ctx.source)

    def run(s: State, f: Any) -> None:
        if stays_to_defend(s, f.source) or not make_active(s, f.source, "VIS-10.2"):
            undone(s)

    waits(text, on.ENTERED, match, "VIS-10.2", run)


@rule("VIS-10.3.4", off=False)
def stays_to_defend(s: State, card: int) -> bool:
    """A character that was played to defend stays asleep, whether or not the defence works out."""
    record = s.cards[card]
    if record is None or not record.flags & TO_DEFEND:
        return False
    cite(s, "VIS-10.3.4", card)
    return True


# --- Pierce (VIS-10.5) ------------------------------------------------------------------------------


def _hit_in_battle(s: State, ctx: Any, numbers: tuple[int, ...]) -> bool:
    """Whether the event is battle damage of this character to an opposing character."""
    hit, _amount, source, _player, how = numbers[:5]
    mine = bearer(s, ctx.source)
    return (
        source == mine
        and bool(how & on.BY_BATTLE)
        and hit >= 0
        and is_character(s, hit)
        and seat_of(s, hit) != seat_of(s, mine)
    )


def accumulated(s: State, card: int, amount: int) -> int:
    """The damage that a character had before it was dealt that amount (OQ-7: switch `piercing_counts`)."""
    record = s.cards[card]
    how = option(s, "piercing_counts")
    if record is None or how == "none":
        return 0
    in_battle = sum(n for c, entry, n in s.table.battle_damage if (c, entry) == (card, record.entry))
    return max(0, (in_battle if how == "battle" else record.damage) - amount)


def pierce(text: Text) -> None:
    """When, attacking, it has dealt battle damage to an opposing character, the rest goes to the player: its
    attack less that character's endurance, and the damage that it already had. No graze; does not stack."""
    text.single = True

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return _hit_in_battle(s, ctx, numbers) and attacking(s, bearer(s, ctx.source))

    def run(s: State, f: Any) -> None:
        mine = bearer(s, f.source)
        hit, amount = f.event[1], f.event[2]
        rest = of(s, mine).attack - of(s, hit).endurance + accumulated(s, hit, amount)
        if rest <= 0:
            undone(s)
            return
        deal(s, [to_player(1 - f.player, rest, mine, f.player, battle=True)])

    waits(text, on.HAS_DEALT, match, "VIS-10.5", run)


# --- Stealth (VIS-10.6) -----------------------------------------------------------------------------


def share_a_race(s: State, one: int, other: int) -> bool:
    """Whether two characters have a race in common; none in common is none (switch `no_race_shared`)."""
    mine, theirs = of(s, one).races, of(s, other).races
    if not mine and not theirs:
        return bool(option(s, "no_race_shared"))
    return any(race in theirs for race in mine)


def stealth(text: Text) -> None:
    """When it has attacked, at the start of battle the defence of the opposing character is cancelled; not if
    the two share a race."""

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return numbers[0] == bearer(s, ctx.source) and numbers[1] >= 0 and defending(s, numbers[1])

    def run(s: State, f: Any) -> None:
        defender = f.event[2]
        if share_a_race(s, bearer(s, f.source), defender) or not cancel_defence(s, defender):
            undone(s)

    waits(text, on.BATTLE_START, match, "VIS-10.6", run)


# --- Vigilance (VIS-10.7) ---------------------------------------------------------------------------


def vigilance(text: Text) -> None:
    """At the start of the opponent's active phase this character becomes active."""

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return numbers[0] == ACTIVE and numbers[1] != seat_of(s, ctx.source)

    def run(s: State, f: Any) -> None:
        if not make_active(s, bearer(s, f.source), "VIS-10.7"):
            undone(s)

    waits(text, on.PHASE_START, match, "VIS-10.7", run)


# --- Instant Death (VIS-10.8) -----------------------------------------------------------------------


def instant_death(text: Text) -> None:
    """When it has dealt battle damage to an opposing character, that character is put in the dying state: by
    an effect, also where the damage alone would do (VIS-10.8.3)."""

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return _hit_in_battle(s, ctx, numbers)

    def run(s: State, f: Any) -> None:
        victim = f.event[1]
        record = s.cards[victim]
        if record is not None and record.damage >= of(s, victim).endurance:
            cite(s, "VIS-10.8.3", victim)
        if not remove(s, f, DYING, [victim]):
            undone(s)

    waits(text, on.HAS_DEALT, match, "VIS-10.8.2.a", run)


# --- Doll (VIS-10.9) --------------------------------------------------------------------------------


def doll(text: Text) -> None:
    """It cannot attack; one doll a turn is asked by the checks of a play (VIS-5.4.1.e)."""
    text.flags = CANNOT_ATTACK
    text.rule = "VIS-10.9.2.a"


# --- damage that is not dealt -----------------------------------------------------------------------


@rule("VIS-W.49", off=False)
def resists(s: State, card: int, source: int) -> bool:
    """Resistance: no battle damage from characters of the race that it names."""
    if "Resistance" not in of(s, card).keywords:
        return False
    if not any(text.tests[0](s, None, source) for text in given_texts(s, card, "Resistance")):
        return False
    cite(s, "VIS-W.49", card)
    return True


def given_texts(s: State, card: int, keyword: str) -> list[Text]:
    """The lines with that keyword of a character, those that set cards give it included."""
    record = s.cards[card]
    found = [text for text in of(s, card).texts if text.keyword == keyword]
    for each in record.under if record is not None else ():
        v = of(s, each)
        if v.given:
            found += [text for text in v.texts if text.keyword == keyword]
    return found


def resisted(s: State, hit: Hit) -> int:
    """Battle damage from a character of a race that it resists is not taken."""
    if hit.battle and hit.card >= 0 and hit.source >= 0 and resists(s, hit.card, hit.source):
        return 0
    return hit.amount


AS_TAKEN.append(resisted)
