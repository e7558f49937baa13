"""A card as lines for a person to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cutin.vision.card import (
    CHARACTER,
    COST_DASH,
    KIND_NAMES,
    NODE_DASH,
    X_ATTACK,
    X_COST,
    X_ENDURANCE,
    X_NODE,
    CardDef,
)
from cutin.vision.words.keywords import FantasyCreature


def kinds_in(cards: Sequence[CardDef]) -> str:
    """How many cards of each kind."""
    kinds = Counter(card.kind for card in cards)
    return ", ".join(f"{kinds[bit]} {name}s" for bit, name in KIND_NAMES.items() if kinds[bit])


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
