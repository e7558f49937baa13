"""A card as lines for a person to read, and which facts do not fit its kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cutin.ability.form import Keyword
from cutin.vision.card import (
    CHARACTER,
    COMMAND,
    COST_DASH,
    KIND_NAMES,
    NODE_DASH,
    SPELL,
    X_ATTACK,
    X_COST,
    X_ENDURANCE,
    X_NODE,
    CardDef,
)
from cutin.vision.words.keywords import FantasyCreature
from cutin.vision.words.lines import PlayText


def kinds_in(cards: Sequence[CardDef]) -> str:
    """How many cards of each kind."""
    kinds = Counter(card.kind for card in cards)
    return ", ".join(f"{kinds[bit]} {name}s" for bit, name in KIND_NAMES.items() if kinds[bit])


def misfit(card: CardDef) -> tuple[str, str] | None:
    """A field that a card of this kind cannot have, and what is wrong with it."""
    kind = KIND_NAMES[card.kind]
    creature = card.kind == SPELL and any(isinstance(line, FantasyCreature) for line in card.abilities)
    being = card.kind == CHARACTER or creature
    if card.caster and card.kind != SPELL:
        return "caster", f"a {kind} has no caster (VIS-W.10)"
    if card.races and card.kind != CHARACTER:
        return "races", f"a {kind} has no race (VIS-W.10)"
    if card.graze and not being:
        return "graze", f"a {kind} has no graze (VIS-W.10)"
    if card.kind == CHARACTER and any(isinstance(line, PlayText) for line in card.abilities):
        return "text", "a character card is put on the field instead of resolving a play text (VIS-5.4.2)"
    if card.kind == COMMAND and any(
        isinstance(line, Keyword) and line.__class__.__name__ in BEINGS for line in card.abilities
    ):
        return "text", "only what can be a character has such a keyword"
    return None


BEINGS = frozenset(
    {"Doll", "FantasyCreature", "Haste", "ManaCharge", "Stealth", "Surprise", "Transformation", "Vigilance"}
)
"""Keywords that say something of characters alone."""


def node_of(card: CardDef) -> str:
    """Required nodes as printed."""
    return _printed(card.node, card.x_cost & X_NODE, card.dash & NODE_DASH)


def cost_of(card: CardDef) -> str:
    """The cost as printed."""
    return _printed(card.cost, card.x_cost & X_COST, card.dash & COST_DASH)


def _printed(number: int, x: int, dash: int) -> str:
    return "X" if x else "-" if dash else str(number)


def power_of(card: CardDef) -> str:
    """Combat power, or the modifier of a set card with its signs; "" for a card without."""
    creature = any(isinstance(line, FantasyCreature) for line in card.abilities)
    being = card.kind == CHARACTER or creature
    if not being and not (card.attack or card.endurance or card.x_power):
        return ""
    sign = "d" if being else "+d"
    attack = "X" if card.x_power & X_ATTACK else format(card.attack, sign)
    endurance = "X" if card.x_power & X_ENDURANCE else format(card.endurance, sign)
    return f"{attack}/{endurance}"


def one_line(card: CardDef) -> str:
    """A card in one line: name, kind, required nodes and cost, combat power, graze."""
    facts = [card.name, KIND_NAMES[card.kind], f"node {node_of(card)} cost {cost_of(card)}"]
    power = power_of(card)
    if power:
        facts.append(power)
    if card.graze:
        facts.append(f"graze {card.graze}")
    return "  ".join(facts)


def page(card: CardDef) -> list[str]:
    """A card with everything it says."""
    facts = []
    if card.name_ja:
        facts.append(card.name_ja)
    if card.caster:
        facts.append("caster " + " and ".join(card.caster))
    if card.races:
        facts.append("race " + ", ".join(card.races))
    if card.substitute:
        facts.append("substitute " + ", ".join(f"{count} {race}" for race, count in card.substitute))
    if card.number:
        facts.append(f"No. {card.number}")
    facts.append(f"key {card.key}" + (", made up for learning" if card.made_up else ""))
    return [one_line(card), "  " + "; ".join(facts), *(f"  {text}" for text in card.texts)]
