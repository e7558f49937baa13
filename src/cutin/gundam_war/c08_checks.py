"""Chapter 8: under which conditions a card or a text can be played."""

from __future__ import annotations

from typing import Any

from cutin.game import plan
from cutin.game.plan import Check, completable
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from . import c21_keywords
from .c07_costs import card_cost, lacks_cards, lacks_power, text_power
from .card import CHARACTER, COMMAND, OPERATION, TYPE_NAMES, UNIT, G
from .table import (
    COUNTERS,
    DEPLOY,
    now,
    seat_of,
)
from .texts import Slot, Text
from .values import NO_PLAY, NO_TEXT_PLAY

# What an option of a window does; then the card and the text.
CARD, AS_G, TEXT = 1, 2, 3
# A card, with what its text offers done in place of the resource cost (GW-21.31).
SUBSTITUTED = 4
AS_CARD = (CARD, SUBSTITUTED)

# Which counter of `Table.plays` a card uses (GW-8.11 to 8.13).
COUNT_UNIT, COUNT_BIG, COUNT_CHARACTER, COUNT_OPERATION, COUNT_G = range(5)


def text_of(s: State, p: Any) -> Text | None:
    """The text that is played, or whose effect the card has."""
    found: Text | None = s.rules.texts[p.text] if p.text else None
    return found


def slots_of(s: State, p: Any) -> list[Slot]:
    """What is chosen on play, in order (GW-8.3)."""
    rules = s.rules
    slots: list[Slot] = rules.texts[p.text].slots if p.text else []
    if p.what in AS_CARD:
        own: list[Slot] = rules.slots[s.kinds[p.source]]
        if own:
            slots = slots + own
    if p.what == SUBSTITUTED:
        slots = slots + [slot for line in rules.substitutes[s.kinds[p.source]] for slot in line.slots]
    return slots


# --- the checks (GW-8.2), cheapest first ------------------------------------------------------------


def right_time(s: State, p: Any) -> Refusal | None:
    """Timing of a card: GW-6.9 and 9.6, or its own (Quick, Commands)."""
    kind = s.kinds[p.source]
    definition = s.rules.defs[kind]
    text = text_of(s, p)
    if p.what in AS_CARD and definition.type == COMMAND:
        if text is None or not text.mask & now(s, p.player):
            mask = text.mask if text is not None else 0
            return Refusal(
                "GW-6.8", f"{definition.name} can be played only in its own timing", {"mask": mask}
            )
        return None
    if p.what in AS_CARD and "Quick" in s.rules.prints[kind].keywords:
        return None
    if p.in_cut:
        return Refusal("GW-9.6", "only Commands, text and Quick cards can be played in a Cut")
    if s.table.phase != DEPLOY or s.table.turn_player != p.player:
        return Refusal("GW-6.9", "it is played by the turn player in the own Disposition Phase")
    return None


def counter_of(s: State, kind: int, what: int) -> int:
    """The per-turn counter that the play uses, or -1 (Quick: GW-21.25)."""
    return counter_of_kind(s.rules, kind, what)


def counter_index(s: State, counter: int, player: int) -> int:
    """Where in `Table.plays` that player's counter stands: each player has the own limits."""
    return counter if player == s.table.turn_player else counter + COUNTERS


def counter_of_kind(rules: Any, kind: int, what: int) -> int:
    """The same for a kind of card."""
    values = rules.prints[kind]
    if what == AS_G:
        return COUNT_G
    if "Quick" in values.keywords and rules.options["quick_beyond_limits"]:
        return -1
    kinds = rules.defs[kind].type
    if kinds == UNIT:
        return COUNT_BIG if {"Cruiser", "Base", "Support"} & values.keywords.keys() else COUNT_UNIT
    return {CHARACTER: COUNT_CHARACTER, OPERATION: COUNT_OPERATION, G: COUNT_G}.get(kinds, -1)


_LIMIT_RULES = ("GW-8.11", "GW-8.11", "GW-8.13", "GW-8.13", "GW-8.12")
LIMIT_OPTIONS = ("unit_limit", "big_unit_limit", "character_limit", "operation_limit", "g_limit")
_LIMIT_WORDS = ("Unit", "Unit with Cruiser, Base or Support", "Character", "Operation", "G")


def within_limit(s: State, p: Any) -> Refusal | None:
    """One of each kind a turn."""
    counter = counter_of(s, s.kinds[p.source], p.what)
    if counter < 0:
        return None
    played = s.table.plays[counter_index(s, counter, p.player)]
    limit = s.rules.options[LIMIT_OPTIONS[counter]]
    if played >= limit:
        return Refusal(
            _LIMIT_RULES[counter],
            f"{limit} {_LIMIT_WORDS[counter]} a turn can be played; {played} played",
            {"limit": limit, "played": played, "switch": LIMIT_OPTIONS[counter]},
        )
    return None


def forbidden(s: State, kind: int, what: int, player: int) -> bool:
    """Whether an effect says that the player cannot play cards of the type."""
    flags = s.rules.player_flags(s, player)
    if not flags:
        return False
    name = TYPE_NAMES[G if what == AS_G else s.rules.defs[kind].type]
    return bool(flags & NO_PLAY[name])


def unrestricted(s: State, p: Any) -> Refusal | None:
    """Prohibitions on cards of a type (GW-22.9); Restrict to 1 and its kin (GW-21.28, 21.30)."""
    if forbidden(s, s.kinds[p.source], p.what, p.player):
        return Refusal("GW-22.9", "an effect says that this player cannot play such cards")
    return c21_keywords.restricted(s, p.source, p.player)


def enough_power(s: State, p: Any) -> Refusal | None:
    """The power is there, with what raises the cost (GW-7.2, 7.11)."""
    if p.what == AS_G:
        return lacks_power(s, p.player, (), s.rules.variable(s.kinds[p.source]))
    more = c21_keywords.prevent(s, p)
    designated, total, _resource = card_cost(s, p.source, p.player, max(0, p.x), more)
    found = lacks_power(s, p.player, designated, total)
    if found is not None and more and lacks_power(s, p.player, designated, total - more) is None:
        return Refusal("GW-21.27", f"Prevent raises the total by {more}: {found.reason}", found.values)
    return found


def enough_cards(s: State, p: Any) -> Refusal | None:
    """The resource cost can be paid (GW-7.6), if it has to be."""
    if p.what != CARD:
        return None
    return lacks_cards(s, p.player, card_cost(s, p.source, p.player, max(0, p.x))[2])


def text_time(s: State, p: Any) -> Refusal | None:
    """GW-6.8."""
    text: Text = s.rules.texts[p.text]
    if not text.mask & now(s, p.player):
        return Refusal("GW-6.8", "its timing is another", {"mask": text.mask})
    return None


def text_by(s: State, p: Any) -> Refusal | None:
    """Who may play a text: who controls the card (GW-4.3), or who the text says."""
    text: Text = s.rules.texts[p.text]
    if s.cards[p.source] is None:
        return None
    if seat_of(s, p.source) != p.player:
        return None if text.anyone else Refusal("GW-4.3", "it is controlled by the other player")
    return Refusal("GW-1.10", "only the enemy player can do this") if text.enemy_only else None


def text_unused(s: State, p: Any) -> Refusal | None:
    """GW-8.14: once a turn for each copy, unless the cost carries "each"."""
    text: Text = s.rules.texts[p.text]
    if text.each:
        return None
    record = s.cards[p.source]
    used = record.used if record is not None else ()
    if p.text in used or (record is None and (p.source, 0, p.text) in s.table.used):
        return Refusal("GW-8.14", "this text has been used this turn")
    return None


def text_allowed(s: State, p: Any) -> Refusal | None:
    """Prohibitions on playing text (GW-22.9)."""
    if s.rules.player_flags(s, p.player) & NO_TEXT_PLAY:
        return Refusal("GW-22.9", "an effect says that this player cannot play text")
    return None


def text_payable(s: State, p: Any) -> Refusal | None:
    """Every part of the cost can be paid (GW-7.6 to 7.9)."""
    text: Text = s.rules.texts[p.text]
    price = text.price
    refusal = text_power(s, p, text)
    if refusal is not None:
        return refusal
    if price.roll:
        record = s.cards[p.source]
        if record is None or record.rolled:
            return Refusal("GW-7.7", "the card is rolled already, so the roll cost cannot be paid")
    if price.resource is not None and not price.x:
        refusal = lacks_cards(s, p.player, price.resource(s, p))
        if refusal is not None:
            return refusal
    if price.points > s.table.points[p.player]:
        have = s.table.points[p.player]
        return Refusal(
            "GW-7.9",
            f"needs {price.points} Vulture Points; {have} are there",
            {"needs": price.points, "have": have},
        )
    if price.g_play and s.table.plays[counter_index(s, COUNT_G, p.player)] >= s.rules.options["g_limit"]:
        return Refusal("GW-8.12", "the right to play a G this turn is used up", {"switch": "g_limit"})
    return None


_NEEDS = {
    "GW-7.9": "what has to be paid for it is not there",
    "GW-10.7": "its condition does not hold, or what it does first cannot be done now",
    "GW-22.8": "there is no card that it could affect",
}


def text_needs(s: State, p: Any) -> Refusal | None:
    """What a text needs for being played, extra costs included (GW-21.31)."""
    texts: list[Text] = [s.rules.texts[p.text]] if p.text else []
    if p.what in AS_CARD:
        texts += s.rules.extra_costs[s.kinds[p.source]]
    if p.what == SUBSTITUTED:
        texts += s.rules.substitutes[s.kinds[p.source]]
    for text in texts:
        for rule, holds in text.needs:
            if not holds(s, p):
                return Refusal(rule, _NEEDS.get(rule, "its condition does not hold now"))
    return None


CARD_CHECKS: list[Check] = [
    right_time,
    within_limit,
    enough_power,
    enough_cards,
    unrestricted,
    text_needs,
    completable,
]
AS_G_CHECKS: list[Check] = [right_time, within_limit, enough_power]
TEXT_CHECKS: list[Check] = [
    text_time,
    text_by,
    text_unused,
    text_allowed,
    text_payable,
    text_needs,
    completable,
]
CHECKS = {CARD: CARD_CHECKS, AS_G: AS_G_CHECKS, SUBSTITUTED: CARD_CHECKS, TEXT: TEXT_CHECKS}


def refusals(s: State, p: Any) -> list[Refusal]:
    """All that refuses a play, in the order of the checks."""
    return plan.refusals(s, p, CHECKS[p.what])


def lacks(s: State, p: Any) -> bool:
    """Whether its X cannot be paid: neither can a greater one."""
    if p.what in AS_CARD:
        return bool(enough_power(s, p) or enough_cards(s, p))
    text = text_of(s, p)
    if text is None or not text.price.x:
        return False
    assert text.price.resource is not None
    return lacks_cards(s, p.player, text.price.resource(s, p)) is not None
