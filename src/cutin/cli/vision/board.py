"""The table as a seat sees it, readable at a glance. It is drawn from the seat's view and nothing else."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cutin.cards.vision.shown import cost_of, node_of, power_of
from cutin.cli.drawing import (
    LOW,
    View,
    hand_panel,
    headline,
    keyword_words,
    pile_count,
    side_panel,
    some,
    tail,
    waiting_panel,
)
from cutin.game.state import GameState
from cutin.vision.card import KIND_NAMES, CardDef
from cutin.vision.table import HAND, PLACES
from cutin.vision.words import keywords

KEYWORD_WORDS = {name.removesuffix("Keyword"): words for name, words in keyword_words(keywords).items()}
STYLES = {"character": "green", "spell": "magenta", "command": "blue"}
STATUS_WORDS = {"dying": "dying", "discarding": "being discarded", "excluding": "being excluded"}


def board(state: GameState, seat: int) -> RenderableType:
    """The whole table: the enemy above, the battle and the interference between, the own side below."""
    view = state.view(seat)
    mine, enemy = view["players"][seat], view["players"][1 - seat]
    parts: list[RenderableType] = [headline(view), side(enemy, view, own=False)]
    if view["battle"]:
        parts.append(battle(view["battle"]))
    if view["interference"] or view["waiting"] or view["held"] or view["removal"]:
        parts.append(interference(view))
    parts.append(side(mine, view, own=True))
    parts.append(hand(state, seat))
    return Group(*parts)


def side(player: View, view: View, own: bool) -> Panel:
    """A player's life, piles, nodes and field."""
    lines = [counts(player), nodes(player["nodes"])]
    for name, title in (("underworld", "Underworld"), ("exclusion", "Exclusion")):
        top = [card for card in player[name]["cards"] if card]
        if top:
            lines.append(Text(f"{title}, newest first: {some(top)}", style="dim"))
    field = player["field"]
    lines += [line for card in field for line in card_lines(card)]
    if not field:
        lines.append(Text("  nobody on the field", style="dim"))
    if player["play"]:
        lines.append(Text("being played: " + ", ".join(player["play"]), style="magenta"))
    return side_panel(lines, player, view, own)


def counts(player: View) -> Text:
    """Life, and how many cards lie in each pile."""
    life = player["life"]
    line = Text("Life ", style="dim")
    line.append(f"{life}   ", style="bold red" if life <= LOW else "bold")
    for name in ("hand", "deck", "underworld", "exclusion"):
        number = player[name]["count"]
        if name != "exclusion" or number:
            pile_count(line, name.capitalize(), number, name == "deck")
    return line


def nodes(found: View) -> Text:
    """The node area: active, asleep, what can be paid with them, and those that are known."""
    line = Text("Nodes ", style="dim")
    line.append(f"{found['active'] + found['asleep']}", style="bold")
    line.append(f" ({found['active']} active, {found['asleep']} asleep; ", style="dim")
    line.append(f"{found['payable']}", style="bold")
    line.append(" can be paid)", style="dim")
    for word in ("active", "asleep"):
        known = [n["name"] for n in found["cards"] if n["name"] and n["asleep"] == (word == "asleep")]
        if known:
            line.append(f"  {word}: {some(sorted(known))}", style="dim")
    return line


def card_lines(card: View, depth: int = 1) -> list[Text]:
    """A card on the field and, under it, the cards set on it."""
    line = Text("  " * depth + ("+ " if depth > 1 else ""))
    status = card.get("status", ())
    name = card["name"]
    style = "strike red" if status else "dim" if card["asleep"] else "bold"
    line.append(name, style=style)
    if card.get("face_down"):
        line.append(f" face-down{': ' + card['face'] if card.get('face') else ''}", style="dim")
    if card.get("character"):
        line.append(f" {card['attack']}/{card['endurance']}", style="cyan")
        if card["graze"]:
            line.append(f" graze {card['graze']}", style="cyan")
    else:
        line.append(f" {'/'.join(card['kinds'])}", style="dim")
    if "damage" in card:
        line.append(f" {card['damage']} damage", style="bold red")
    for each in status:
        line.append(f" {STATUS_WORDS[each]}", style="bold red")
    if depth == 1:
        line.append(" asleep" if card["asleep"] else " active", style="yellow" if card["asleep"] else "green")
    for mark, count in card.get("marks", ()):
        line.append(f" {count}x {mark}", style="yellow")
    for word in ("has attacked", "has defended"):
        if card.get(word):
            line.append(f" {word}", style="dim")
    tail(line, card, KEYWORD_WORDS)
    lines = [line]
    for below in card.get("set", ()):
        lines += card_lines(below, depth + 1)
    return lines


def battle(found: View) -> Panel:
    """The attack that is under way."""
    line = Text(found["attacker"], style="bold")
    line.append(f" of {found['player']} attacks", style="dim")
    if found["defender"]:
        line.append("; ").append(found["defender"], style="bold").append(" defends", style="dim")
    elif found["defended"]:
        line.append("; the defender is gone", style="dim")
    if found["cancelled"]:
        line.append("; the attack is cancelled", style="bold red")
    return Panel(line, title="Battle", title_align="left", border_style="yellow")


def interference(view: View) -> Panel:
    """What waits to resolve, the last one first, with who did what; and what else waits."""
    lines = [
        Text(f"{place}. {item_line(item)}") for place, item in enumerate(reversed(view["interference"]), 1)
    ]
    lines += [Text(f"next: {item_line(item)}", style="magenta") for item in view["waiting"]]
    lines += [Text(f"waits for its moment: {name}", style="dim") for name in view["held"]]
    for entry in view["removal"]:
        lines.append(Text(f"{entry['card'] or 'a card'} is {STATUS_WORDS[entry['status']]}", style="red"))
    return waiting_panel("Interference (resolves from the top)", lines)


def item_line(item: View) -> str:
    """One thing in the interference: who did what, and to whom."""
    who = item["player"] or "the rules"
    card = item["card"] or ""
    said = {
        "card": f"{who} plays {card}",
        "effect": f"{who} uses {card}",
        "attack": f"{who} attacks with {card}",
        "defence": f"{who} defends with {card}",
    }.get(item["kind"], f"automatic effect of {card}, {who}")
    targets = [target or "a card" for target in item["targets"]]
    return (
        said + (f" on {', '.join(targets)}" if targets else "") + (f", X = {item['x']}" if item["x"] else "")
    )


def hand(state: GameState, seat: int) -> Panel:
    """The own hand with nodes and cost."""
    return hand_panel(state, seat * PLACES + HAND, seat, lambda d: (d.kind, d.node, d.name), hand_line)


def hand_line(card: CardDef, line: Text) -> Text:
    """A card in hand: name, kind, nodes and cost, numbers, what it says."""
    kind = KIND_NAMES[card.kind]
    line.append(card.name, style="bold")
    line.append(f"  {kind}", style=STYLES[kind])
    line.append(f"  node {node_of(card)} cost {cost_of(card)}", style="dim")
    power = power_of(card)
    if power:
        line.append(f"  {power}", style="cyan")
    if card.graze:
        line.append(f"  graze {card.graze}", style="cyan")
    if card.caster:
        line.append(f"  caster {' and '.join(card.caster)}", style="dim")
    if card.texts:
        line.append("  " + "; ".join(card.texts), style="dim italic")
    return line
