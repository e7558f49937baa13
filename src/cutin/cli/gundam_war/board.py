"""The table as a seat sees it, readable at a glance. It is drawn from the seat's view and nothing else."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cutin.cards.gundam_war.shown import cost_of, kind_of, stats_of
from cutin.cli.drawing import (
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
from cutin.gundam_war.card import BASIC, CardDef
from cutin.gundam_war.table import HAND, PLACES
from cutin.gundam_war.words import keywords

COLOURS = {
    "blue": "blue",
    "green": "green",
    "black": "bright_black",
    "red": "red",
    "brown": "yellow",
    "white": "white",
    "purple": "magenta",
}
KEYWORD_WORDS = keyword_words(keywords)


def board(state: GameState, seat: int) -> RenderableType:
    """The whole table: the enemy above, the battle areas between, the seat's own side below."""
    view = state.view(seat)
    mine, enemy = view["players"][seat], view["players"][1 - seat]
    parts: list[RenderableType] = [
        headline(view),
        side(enemy, view, own=False),
        areas(view, seat),
        side(mine, view, own=True),
        hand(state, seat),
    ]
    if view["cut"] or view["waiting"] or view["on_hold"]:
        parts.append(cut(view))
    return Group(*parts)


def side(player: View, view: View, own: bool) -> Panel:
    """A player's piles, power and Disposition Area."""
    counts = Text()
    for name in ("nation", "hand", "junkyard", "lost", "hangar", "removed"):
        number = player[name]["count"]
        if name in ("hangar", "removed") and not number:
            continue
        pile_count(counts, {"lost": "Lost Card Pile"}.get(name, name.capitalize()), number, name == "nation")
    for name in ("junkyard", "hangar", "removed"):
        top = [card for card in player[name]["cards"] if card]
        if top and (name != "junkyard" or own):
            counts.append(f"\n{name.capitalize()}: {some(top)}", style="dim")
    counts.append("\n")
    counts.append_text(power(player))
    for name, number in player["coins"]:
        counts.append(f"   {number} {name} coin{'s' * (number > 1)}".replace("  ", " "), style="yellow")
    if player["points"]:
        counts.append(f"   {player['points']} Vulture Points", style="yellow")
    field = [card for card in player["disposition"] if not is_g(card)]
    lines: list[Text] = [counts]
    lines += [card_line(card) for card in field]
    if player["played"]:
        lines.append(Text("being played: " + ", ".join(player["played"]), style="magenta"))
    return side_panel(lines, player, view, own)


def power(player: View) -> Text:
    """The G by name and the nation power they give."""
    g_cards = [card for card in player["disposition"] if is_g(card)]
    line = Text("G ", style="dim")
    by_name: dict[str, list[View]] = {}
    for card in g_cards:
        by_name.setdefault(card["name"], []).append(card)
    line.append(", ".join(_g(name, cards) for name, cards in by_name.items()) or "none")
    line.append("   Power ", style="dim")
    power = player["power"]
    if len(power) != 1:
        line.append(f"{sum(power.values())} ", style="bold")
    for place, (colour, number) in enumerate(power.items()):
        line.append(f"{', ' if place else ''}{number} {colour}", style=COLOURS[colour])
    return line


def _g(name: str, cards: list[View]) -> str:
    rolled = sum(card["rolled"] for card in cards)
    count = f"{len(cards)}x " if len(cards) > 1 else ""
    return f"{count}{name}" + (f" ({rolled} rolled)" if rolled else "")


def is_g(card: View) -> bool:
    """A G that lies by itself and has nothing set on it."""
    return card["types"] == ["G"] and "set" not in card and "coins" not in card


def card_line(card: View, number: int = 0, head: bool = False) -> Text:
    """A card on the field in one line: numbers, damage, state, coins, set cards, keywords."""
    line = Text(f"{number}. " if number else "  ")
    gone = card.get("destroyed", False)
    line.append(card["name"], style="strike red" if gone else "dim" if card["rolled"] else "bold")
    if "stats" in card:
        line.append(" " + "/".join(map(str, card["stats"])), style="cyan")
    if "Unit" not in card["types"]:
        line.append(f" {'/'.join(card['types'])}", style="dim")
    if head:
        line.append(" head", style="bold green")
    if "damage" in card:
        line.append(f" {card['damage']} damage", style="bold red")
    if gone:
        line.append(" destroyed", style="bold red")
    if card["rolled"]:
        line.append(" rolled", style="yellow")
    for name, count in card.get("coins", ()):
        line.append(f" {count}x {name} coin".replace("  ", " "), style="yellow")
    for below in card.get("set", ()):
        line.append(f" + {below['name']}", style="magenta")
    tail(line, card, KEYWORD_WORDS)
    return line


def areas(view: View, seat: int) -> Table:
    """Both battle areas side by side, the squads in order, the enemy's above."""
    table = Table(expand=True, box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold")
    names = list(view["areas"])
    for name in names:
        table.add_column(name, ratio=1)
    for who in (1 - seat, seat):
        table.add_row(*(squad(view["areas"][name][who]) for name in names))
    return table


def squad(found: View) -> Text:
    """A squad in order; its head is the one that the last check found."""
    lines = Text(f"{found['player']}: ", style="dim")
    if not found["cards"]:
        return lines.append("nobody")
    if found["engaged"]:
        lines.append("engaged", style="bold red")
    for number, card in enumerate(found["cards"], 1):
        lines.append("\n")
        head = card["name"] == found["head"] and not any(
            c["name"] == found["head"] for c in found["cards"][: number - 1]
        )
        lines.append_text(card_line(card, number, head))
    return lines


def hand(state: GameState, seat: int) -> Panel:
    """The own hand with costs."""
    return hand_panel(state, seat * PLACES + HAND, seat, lambda d: (d.type, d.total, d.name), hand_line)


def hand_line(card: CardDef, line: Text) -> Text:
    """A card in hand: name, type, cost, numbers, what it says."""
    line.append(f"{card.name}", style="bold")
    line.append(f"  {kind_of(card)}", style=COLOURS.get(kind_of(card).split()[0].split("/")[0], "dim"))
    if not card.costless:
        line.append(f"  cost {cost_of(card)}", style="dim")
    if card.type & 3:
        line.append(f"  {stats_of(card)}", style="cyan")
    if card.texts and card.g_class != BASIC:
        line.append("  " + "; ".join(card.texts), style="dim italic")
    return line


def cut(view: View) -> Panel:
    """What waits to resolve: the last one first."""
    lines = []
    for place, item in enumerate(reversed(view["cut"]), 1):
        targets = f" on {', '.join(item['targets'])}" if item["targets"] else ""
        lines.append(
            f"{place}. {item['kind']} {item['card'] or ''} of {item['player'] or 'the rules'}{targets}"
        )
    lines += [f"waits for a new Cut: {item['kind']} {item['card'] or ''}" for item in view["waiting"]]
    lines += [f"on hold: {name}" for name in view["on_hold"]]
    return waiting_panel("Cut (resolves from the top)", [Text(line) for line in lines])
