"""What is known of every card that a game of Gundam War may hold, by its kind; and what its texts are."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from cutin.ability.codec import digest
from cutin.ability.form import Ability, Have, This, While
from cutin.game import rules as game
from cutin.kernel.state import State

from . import c18_coins, c21_keywords
from .c08_checks import AS_CARD, AS_G, CARD, LIMIT_OPTIONS, SUBSTITUTED, counter_of_kind
from .c11_effects import can_bear
from .card import BASIC, COMMAND, CardDef, G, plain
from .meaning.lines import compile_text, keyword_of
from .printed import Printed, gather, host_slot
from .table import ALL_TIMES, PLACES
from .texts import Slot, Text
from .values import Values, printed
from .words.keywords import Vulture
from .words.lines import AutoB, Protected

OWN_DISPOSITION = 1 << (2 * 2)


class Kinds(game.Rules):
    """Everything that is asked of a card by its kind.

    `prints` are its printed values, `free_masks` and `cut_masks` the free timings in which it can be played
    outside and in a Cut, `card_plays` the ways to play it, `free_ways` and `cut_ways` these with the times
    for each, the total nation power that it needs at least and its per-turn counter.
    """

    def __init__(self, pool: Callable[[str], CardDef], **options: Any) -> None:
        super().__init__(pool, **options)
        self.prints: list[Values] = []
        self.free_masks: list[int] = []
        self.cut_masks: list[int] = []
        self.card_plays: list[tuple[tuple[int, int], ...]] = []
        self.free_ways: list[list[tuple[int, int, int, int, int]]] = []
        self.cut_ways: list[list[tuple[int, int, int, int, int]]] = []
        self.slots: list[list[Slot]] = []
        self.hosts: list[int] = []
        self.extra_costs: list[tuple[Text, ...]] = []
        self.substitutes: list[tuple[Text, ...]] = []
        # Per kind the texts that work outside the field; by place, then by kind, the times of those there.
        self.outside: list[tuple[Text, ...]] = []
        self.outside_masks: dict[int, dict[int, int]] = {}
        # Kinds of notice that any text waits for.
        self.awaited: set[int] = set()
        # Whether any text known gives Vulture.
        self.has_vulture = False
        self.has_dismantle = False
        self.printed: list[Printed] = []
        # Per kind what a basic G produces, at all times.
        self.basic_production: list[tuple[tuple[int, int, int], ...]] = []
        self.coin_defs: dict[str, CardDef] = {}
        self.coin_kinds: list[bool] = []
        # Per kind whether Restrict to 1 or /Own may forbid it, and which per-turn counter it uses.
        self.restricted_kinds: list[bool] = []
        self.set_bits: list[int] = []
        self.counters: list[int] = []
        self.limits = tuple(self.options[name] for name in LIMIT_OPTIONS)
        self._generations: dict[int, tuple[tuple[Text, ...], dict[str, int]]] = {}
        self._sorted: dict[tuple[Text, ...], tuple[Any, ...]] = {}

    def definition(self, key: str) -> CardDef:
        """The definition of a card, or of a coin treated as a card."""
        return self.coin_defs.get(key) or self.pool(key)

    def known(self, definition: CardDef) -> Known:
        """A card's facts with what is asked often of them."""
        return Known(definition)

    def added(self, kind: int, definition: CardDef, lines: tuple[Text, ...]) -> None:
        """What is asked of a card by its kind."""
        self.coin_kinds.append(definition.key.startswith("coin:"))
        # A basic G produces 1 by what it is; one whose text says so too does not produce twice.
        said = any(line.produces or line.steady for line in lines)
        basic = definition.type == G and definition.g_class == BASIC and bool(definition.colours) and not said
        self.basic_production.append(((ALL_TIMES, definition.colours[0], 1),) if basic else ())
        self.prints.append(printed(self, kind))
        self.slots.append([])
        conditional = tuple(t for t in lines if t.kind == "B" and t.statics and _of_itself(t))
        if conditional:
            self.outside_statics[kind] = conditional
        self.extra_costs.append(tuple(line for line in lines if line.keyword == "ExtraCost"))
        self.substitutes.append(tuple(line for line in lines if line.keyword == "SubstituteCost"))
        self.hosts.append(-1)
        self.printed.append(gather(self, lines))
        keys = self.prints[kind].keywords
        self.restricted_kinds.append("RestrictToOne" in keys or "RestrictToOneOwn" in keys)
        self.counters.append(counter_of_kind(self, kind, CARD))
        self.set_bits.append(c21_keywords.set_types(self, kind))
        self._playing(kind, definition, lines)
        outside = tuple(t for t in self.prints[kind].texts if t.places)
        self.outside.append(outside)
        for text in outside:
            for place in range(PLACES):
                if text.places >> place & 1:
                    masks = self.outside_masks.setdefault(place, {})
                    masks[kind] = masks.get(kind, 0) | text.mask
        keywords = self.prints[kind].keywords
        self.has_dismantle = self.has_dismantle or "Dismantle" in keywords
        second = definition.second
        if second is not None and any(isinstance(keyword_of(line), Vulture) for line in second.abilities):
            self.has_vulture = True

    def _playing(self, kind: int, definition: CardDef, lines: tuple[Text, ...]) -> None:
        keywords = self.prints[kind].keywords
        plays: list[tuple[int, int]] = []
        free = cut = 0
        if definition.type == COMMAND:
            for line in lines:
                if line.kind == "command":
                    plays.append((CARD, line.key))
                    free |= line.mask
                    cut |= line.mask
        else:
            plays.append((CARD, 0))
            free = ALL_TIMES if "Quick" in keywords else OWN_DISPOSITION
            cut = ALL_TIMES if "Quick" in keywords else 0
        if self.substitutes[kind]:
            plays += [(SUBSTITUTED, text) for _card, text in plays]
        if "Variable" in keywords and self.options["house_variable"]:
            plays.append((AS_G, 0))
            free |= OWN_DISPOSITION
        self.free_masks.append(free)
        self.cut_masks.append(cut)
        self.card_plays.append(tuple(plays))
        self.free_ways.append([])
        self.cut_ways.append([])
        for what, text in plays:
            times = free & self.texts[text].mask if text else free
            rest = (what, text, 0, -1)
            if what in AS_CARD:
                rest = (what, text, 0 if definition.x_cost else definition.total, self.counters[kind])
            self.free_ways[kind].append((times, *rest))
            if times & cut:
                self.cut_ways[kind].append((times & cut, *rest))
        if definition.set_on:
            self.hosts[kind] = 0
            self.slots[kind].append(host_slot(self, can_bear_anywhere))
        for line in self.extra_costs[kind]:
            self.slots[kind] += line.slots

    def compile(self, ability: Ability, key: int) -> None:
        """Makes a line into a `Text`."""
        compile_text(self, ability, key)

    def printed_texts(self, kind: int) -> tuple[tuple[Text, ...], dict[str, int]]:
        """The active texts and the keywords that a card has as printed."""
        return self._spread(self.lines[kind])

    def _spread(self, lines: tuple[Text, ...]) -> tuple[tuple[Text, ...], dict[str, int]]:
        texts: list[Text] = []
        keywords: dict[str, int] = {}
        for line in lines:
            if line.kind == "keyword":
                keywords[line.keyword] = keywords.get(line.keyword, 0) + line.param
                texts += self.expanded(line)
            texts.append(line)
        return tuple(texts), keywords

    def expanded(self, line: Text) -> tuple[Text, ...]:
        """The texts that a keyword line stands for."""
        made = tuple(self.text(self.register(a)) for a in c21_keywords.expand(keyword_of(line.ability), self))
        for text in made:
            text.keyword = line.keyword
            text.protected = line.protected
        return made

    def sorted_texts(self, texts: tuple[Text, ...]) -> tuple[Any, ...]:
        """Of active texts: their flags, and those that apply always, produce power, wait, can be played."""
        found = self._sorted.get(texts)
        if found is None:
            flags = depends = 0
            for text in texts:
                flags |= text.flags
                depends |= text.depends
            found = self._sorted[texts] = (
                flags,
                tuple(t for t in texts if t.statics),
                tuple(t for t in texts if t.produces),
                tuple(
                    (kind, t)
                    for t in texts
                    if t.trigger is not None and t.kind != "B"
                    for kind in t.trigger.kinds
                ),
                tuple(dict.fromkeys(t for t in texts if t.playable)),
                tuple(entry for t in texts for entry in t.steady),
                depends,
            )
        return found

    def is_coin_kind(self, kind: int) -> bool:
        """Whether it is the kind of a coin treated as a card."""
        return self.coin_kinds[kind]

    def protected_keyword(self, kind: int, name: str) -> bool:
        """Whether the card's keyword stands in heavy brackets."""
        return any(line.protected and line.keyword == name for line in self.lines[kind])

    def names(self, kind: int) -> tuple[str, ...]:
        """The names a card goes by in the game (GW-1.4); a coin's is no card name (GW-18.12)."""
        definition = self.defs[kind]
        if definition.key.startswith("coin:"):
            return c18_coins.card_names(definition.name)
        said = [name for line in self.lines[kind] for name in line.names]
        return tuple(dict.fromkeys((plain(definition.name), definition.game_name, *said)))

    def generation_texts(self, kind: int) -> tuple[tuple[Text, ...], dict[str, int]]:
        """What a card played by Variable has instead of its own text (GW-21.24)."""
        found = self._generations.get(kind)
        if found is None:
            made = tuple(self.text(self.register(a)) for a in c21_keywords.generation(self.defs[kind]))
            found = self._generations[kind] = self._spread(made)
        return found[0], dict(found[1])

    def variable(self, kind: int) -> int:
        """The total nation power that playing it as a G asks for."""
        return self.prints[kind].keywords["Variable"]


def can_bear_anywhere(s: State, card: int, host: int, player: int) -> bool:
    """Whether the card could be set on that card, the place aside."""
    return can_bear(s, card, host, player, anywhere=True)


def _of_itself(text: Text) -> bool:
    """Whether an auto B text speaks of its own card."""
    ability = text.ability.line if isinstance(text.ability, Protected) else text.ability
    static = ability.static if isinstance(ability, AutoB) else None
    while isinstance(static, While):
        static = static.static
    return isinstance(static, Have) and isinstance(static.cards, This)


class Known:
    """A card's facts with what is asked often of them."""

    def __init__(self, definition: CardDef) -> None:
        for name in CardDef.__struct_fields__:
            setattr(self, name, getattr(definition, name))
        self.definition = definition
        self.game_name = definition.game_name
        self.deck_name = definition.deck_name
        self.dual = definition.dual
        self.digest = hashlib.blake2b(
            "|".join(digest(a) for a in definition.abilities).encode(), digest_size=6
        ).hexdigest()

    def name_contains(self, wording: str) -> bool:
        return self.definition.name_contains(wording)
