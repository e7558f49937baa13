"""What a card's own lines say about playing it and how it comes out, gathered once for each kind of card."""

from __future__ import annotations

from typing import Any

from cutin.ability.form import Have, This, While
from cutin.game.compiler import CARDS, CONDITIONS, LOCATIONS, Compiler
from cutin.game.refs import ref
from cutin.kernel.state import Ref, State

from .card import CardDef
from .table import DISPOSITION, FIELD_ZONES, PLACE, PLACES, SEAT
from .texts import Fixed, Slot, Text
from .words import changes as words
from .words import lines as forms


class Printed:
    """Of one kind of card: on what else it can be set, where else it may come out, and in which state."""

    def __init__(self) -> None:
        self.also_on: list[Any] = []
        self.areas: list[Any] = []
        self.rolled: bool | None = None
        self.any_number = False
        self.no_set_cards = False


def gather(rules: Any, lines: tuple[Text, ...]) -> Printed:
    """Reads the auto B lines of a card (GW-10.7)."""
    found = Printed()
    for line in lines:
        ability = line.ability.line if isinstance(line.ability, forms.Protected) else line.ability
        if not isinstance(ability, forms.AutoB):
            continue
        c = Compiler(rules, line)
        static = ability.static
        holds = None
        if isinstance(static, While):
            holds = CONDITIONS.make(static.condition, c)
            static = static.static
        if not isinstance(static, Have) or not isinstance(static.cards, This):
            continue
        for change in static.change:
            if isinstance(change, words.MayComeOutIn):
                found.areas.append(_while(holds, LOCATIONS.make(change.area, c)))
            elif holds is not None:
                continue
            elif isinstance(change, words.MayBeSetOn):
                found.also_on.append(CARDS.make(change.cards, c))
            elif isinstance(change, words.ComesOutIn):
                found.rolled = change.state == "rolled"
            elif isinstance(change, words.AnyNumberInDeck):
                found.any_number = True
    return found


def _while(holds: Any, zones: Any) -> Any:
    """The zones as long as the condition holds."""
    return zones if holds is None else lambda s, ctx: zones(s, ctx) if holds(s, ctx) else ()


def host_place(s: State, ctx: Any, card: int, host: int) -> bool:
    """GW-12.3: an own card in a Disposition Area, or what the card's own text allows."""
    zone = s.where[host]
    if PLACE[zone] == DISPOSITION and SEAT[zone] == ctx.player:
        return True
    printed: Printed = s.rules.printed[s.kinds[card]]
    return any(each.fits(s, ctx, host) for each in printed.also_on)


def host_slot(rules: Any, bears: Any) -> Slot:
    """The card that a set card will be set on, chosen on play (GW-8.3)."""

    def options(s: State, ctx: Any, number: int = -1) -> list[Ref]:
        found = []
        if s.stale:
            s.rules.refresh(s)
        kind = s.kinds[ctx.source]
        bits = s.rules.set_bits[kind]
        zones = FIELD_ZONES if s.rules.printed[kind].also_on else (ctx.player * PLACES + DISPOSITION,)
        values = s.values.of
        for zone in zones:
            for card in s.zones[zone]:
                if (
                    values[card].types & bits
                    and host_place(s, ctx, ctx.source, card)
                    and bears(s, ctx.source, card, ctx.player)
                ):
                    found.append(ref(s, card))
                    if len(found) == number:
                        return found
        return sorted(found)

    return Slot(
        Fixed(1), options, lambda s, ctx, r: r in options(s, ctx), what="host", rule="GW-8.4", some=options
    )


def areas(s: State, ctx: Any) -> list[int]:
    """Where the card may come out, the own Disposition Area first; empty if there is nothing to declare."""
    printed: Printed = s.rules.printed[s.kinds[ctx.source]]
    if not printed.areas:
        return []
    found = [-1]
    for zones in printed.areas:
        for zone in zones(s, ctx):
            own = ctx.player * 10 + zone % 10
            if own not in found:
                found.append(own)
    return found if len(found) > 1 else []


def definition(s: State, card: int) -> CardDef:
    """The facts of a card."""
    found: CardDef = s.rules.defs[s.kinds[card]]
    return found
