"""A game of Gundam War: its rules with their options, the cards it knows, and states of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from cutin.ability.codec import digest
from cutin.ability.form import Ability, Have, This, While
from cutin.game import rules as game
from cutin.game.resolve import Held, Resolve, of_held
from cutin.kernel.agenda import Frame, amend, drop, push
from cutin.kernel.changes import cite, set_card, set_table
from cutin.kernel.errors import CutinError
from cutin.kernel.records import replace
from cutin.kernel.saving import Codec
from cutin.kernel.state import Item, State

from . import (
    aiming,
    asking,
    c05_setup,
    c09_cut,
    c17_destruction,
    c18_coins,
    c21_keywords,
    c22_priority,
    naming,
    views,
)
from . import notices as on
from .c06_turn import Turn
from .c07_costs import nation_power
from .c08_play import (
    AS_G,
    CARD,
    LIMIT_OPTIONS,
    Play,
    counter_index,
    counter_of,
    counter_of_kind,
    lacks,
    slots_of,
)
from .c09_cut import Apply, Cut, FreeTiming, Uncut
from .c10_order import Arrange
from .c11_effects import Acting, After, ComeOut, can_bear
from .c14_sortie import Sortie
from .c15_damage import BattleDamage
from .c17_destruction import Abolish
from .card import BASIC, CHARACTER, COMMAND, CardDef, G, plain
from .force import compute
from .hooks import Meant
from .law import LAW
from .meaning.lines import asks_x, compile_text, keyword_of
from .options import OPTIONS
from .printed import Printed, areas, gather, host_place, host_slot
from .table import (
    ALL_TIMES,
    CONDITIONED,
    HAND,
    LIES,
    LIFE,
    MATTERS,
    NATION,
    PLACES,
    SHAPING,
    UNORDERED,
    Result,
    Table,
    now,
    seats_that_see,
)
from .texts import Slot, Text
from .values import Force, Seen, Values, nothing, of, printed, units
from .words.lines import AutoB, Protected

FRAMES: tuple[type[Frame], ...] = (
    c05_setup.Setup,
    Turn,
    Play,
    FreeTiming,
    Cut,
    Apply,
    Uncut,
    aiming.Aim,
    Resolve,
    After,
    ComeOut,
    Sortie,
    BattleDamage,
    Abolish,
    Arrange,
    Acting,
)
CODEC = Codec(FRAMES, Table, Result)
OWN_DISPOSITION = 1 << (2 * 2)


class Rules(Meant, game.Rules):
    """The rules of Gundam War, and every card that a game under them may hold.

    By kind of card: `prints` are its printed values, `free_masks` and `cut_masks` the free timings in which
    it can be played outside and in a Cut, `card_plays` the ways to play it, `free_ways` and `cut_ways` these
    with the times for each, the total nation power that it needs at least and its per-turn counter.
    """

    game = "gundam-war"
    possible = OPTIONS
    law = LAW
    codec = CODEC
    places = PLACES
    stock = NATION
    conditioned = CONDITIONED
    lies = LIES
    matters = MATTERS
    shaping = SHAPING
    unordered = UNORDERED
    life = LIFE
    COMMANDS_REMOVED = 1 << 30
    option_texts = staticmethod(naming.option_texts)
    text_of_option = staticmethod(naming.option_text)
    view = staticmethod(views.view)
    why_not = staticmethod(asking.why_not)
    seats_that_see = staticmethod(seats_that_see)
    no_table = Table
    no_values = staticmethod(nothing)
    finish = staticmethod(c05_setup.finish)
    settle = staticmethod(c09_cut.settle)
    aim = staticmethod(aiming.aim)
    slots_of = staticmethod(slots_of)
    lacks = staticmethod(lacks)

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
        # Per kind the texts that work outside the field; by place, then by kind, the times of those there.
        self.outside: list[tuple[Text, ...]] = []
        self.outside_masks: dict[int, dict[int, int]] = {}
        # Kinds of notice that any text waits for.
        self.awaited: set[int] = set()
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

    # --- cards and texts --------------------------------------------------------------------------

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
        self.has_vulture = self.has_vulture or "Vulture" in keywords
        self.has_dismantle = self.has_dismantle or "Dismantle" in keywords

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
            if what == CARD:
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

    # --- games --------------------------------------------------------------------------------------

    def begin(self, s: State, first: int) -> None:
        """The first player is the one that the caller names, or chance (GW-5.2)."""
        set_table(s, turn_player=first, first=first, attacker=first)
        push(s, c05_setup.Setup(seat=first))

    # --- what the kernel and the chapters ask --------------------------------------------------------

    def refresh(self, s: State) -> None:
        """Brings what is in force up to date, and looks who is destroyed by it (GW-10.3)."""
        while s.stale:
            s.stale = False
            old = s.values
            now = s.values = compute(s)
            # Nobody is looked at before an action is whole, nor before the order of texts is fixed (GW-10.4).
            now.before = old.before if old.before is not None else old
            if old.held:
                now.held = True
            elif not now.contested:
                self._take_hold(s)

    def _take_hold(self, s: State) -> None:
        now: Force = s.values
        before, now.before = now.before, None
        if s.listener is not None:
            c22_priority.explain(s, before, now)
        c17_destruction.look(s, before, now)

    def hold(self, s: State) -> Force:
        """An action on several cards begins: nobody is looked at before `let_go` says that it is whole."""
        if s.stale:
            self.refresh(s)
        base: Force = s.values
        base.held = True
        return base

    def let_go(self, s: State, base: Force) -> None:
        """An action that was held together is whole: what it has changed is looked at now (GW-17.1)."""
        base.held = False
        now = s.values
        if now is not base:
            now.held = False
            if not s.stale and not now.contested:
                self._take_hold(s)
        if s.stale:
            self.refresh(s)

    def drop_plan(self, s: State) -> None:
        """Back to the window from which a play is being planned; nothing has been written yet (GW-8.1)."""
        plan = s.agenda[-1]
        if isinstance(plan, Play):
            drop(s)
            amend(s, len(s.agenda) - 1, seat=plan.player, passes=0)

    def open_cut(self, s: State) -> None:
        """The Cut of what waits for one (GW-9.8, 17.2)."""
        c09_cut.open_cut(s)

    def open_played_cut(self, s: State, seat: int) -> None:
        """The Cut that a play has opened; that seat has the first chance (GW-9.2)."""
        cite(s, "GW-9.2")
        push(s, Cut(seat=seat))

    def modifiers(self, v: Values, under: list[Values]) -> list[Values]:
        """The set cards whose modifications count (GW-12.9, 21.19, 21.37)."""
        if "Base" in v.keywords or "Cruiser" in v.keywords:
            return [u for u in under if not u.types & CHARACTER]
        return under

    def coin_change(self, name: str) -> tuple[int, int, int] | None:
        return c18_coins.change_of(name)

    def card_slots(self, kind: int) -> list[Slot]:
        return self.slots[kind]

    def host_slot(self, kind: int) -> int:
        return self.hosts[kind]

    def set_types(self, kind: int) -> int:
        """Type bits of the cards that it can be set on, Set/Character and Set/G included (GW-21.32)."""
        return self.set_bits[kind]

    def drop_lasting(self, s: State, card: int, until: int) -> None:
        record = s.cards[card]
        assert record is not None
        set_card(s, card, "ends", "GW-11.10", lasting=tuple(m for m in record.lasting if m.until != until))

    # --- coins, plays and single clauses -------------------------------------------------------------

    def coin_kind(self, name: str, definition: CardDef) -> int:
        """The kind of a coin treated as a card: coins of one name and nature are one kind (GW-18.2)."""
        shown = f"{name} coin" if name else "coin"
        key = (
            "coin:"
            + hashlib.blake2b(
                repr((name, msgspec.structs.replace(definition, key=""))).encode(), digest_size=8
            ).hexdigest()
        )
        made = msgspec.structs.replace(definition, key=key, name=shown, costless=True)
        self.coin_defs[key] = made
        return self.add(made)

    def coin_def(self, name: str, shape: Any) -> CardDef:
        """What the braces of a text say the coin is (GW-18.10)."""
        return c18_coins.definition(name, shape)

    def set_coin_def(self, name: str, node: Any) -> CardDef:
        """A coin treated as a set card."""
        return c18_coins.set_definition(name, node)

    def asks_x(self, kind: int, what: int, text: Text | None) -> bool:
        return asks_x(self, kind, what, text)

    def deeds(self, s: State, p: Any) -> list[tuple[int, int, tuple[Any, ...]]]:
        """The payments of a play that are deeds: (text, program, the slots' answers)."""
        found = []
        text = self.text(p.text) if p.text else None
        first = 0
        if text is not None:
            for i in range(len(text.deeds)):
                found.append((p.text, i + 1, p.targets[: len(text.slots)]))
            first = len(text.slots)
        if p.what == CARD:
            kind = s.kinds[p.source]
            first += 1 if self.defs[kind].set_on else 0
            for line in self.extra_costs[kind]:
                answers = p.targets[first : first + len(line.slots)]
                first += len(line.slots)
                found.append((line.key, 1, answers))
        return found

    def areas(self, s: State, p: Any) -> list[int]:
        return areas(s, p)

    def host_place(self, s: State, card: int, host: int, player: int) -> bool:
        return host_place(s, Seen(player, card, 0), card, host)

    def comes_out_rolled(self, kind: int) -> bool | None:
        """What its own text says of how it comes out when played; None: nothing (GW-8.8)."""
        found: bool | None = self.printed[kind].rolled
        return found

    def on_coming_out(self, s: State, card: int, played: bool) -> None:
        """Auto B of the card itself, before auto A takes hold of it (GW-10.11)."""
        for line in self.lines[s.kinds[card]]:
            if line.kind == "B" and line.trigger is not None and on.CAME_OUT in line.trigger.kinds:
                on.tell(s, card, line, on.CAME_OUT, (card, int(played)))
                cite(s, "GW-10.11", card)

    def being_played(self, s: State, item: Item) -> None:
        """Auto B of the card itself, printed or given to it, as it is being played (GW-10.7)."""
        for text in of(s, item.source).texts:
            if text.kind == "B" and text.trigger is not None and on.PLAYED in text.trigger.kinds:
                on.tell(s, item.source, text, on.PLAYED, (item.source, item.player))

    def player_flags(self, s: State, seat: int) -> int:
        """What auto A texts say of a player (bits)."""
        if s.stale:
            self.refresh(s)
        found: int = s.values.player_flags[seat]
        return found

    def cannot_come_out(self, s: State, card: int, seat: int) -> bool:
        """GW-21.28: Restrict to 1 forbids putting it out too."""
        return c21_keywords.restricted(s, card, seat, coming_out=True) is not None

    def instead(self, s: State, held: Held, zone: int, amount: int) -> Frame:
        """What is done instead of a squad's battle damage, with the strength as X (GW-15.18)."""
        return replace(of_held(held, "GW-15.18"), x=amount, on_hold=False)

    def total_change(self, s: State, card: int, player: int) -> int:
        """What raises or lowers the total nation power that a card asks for (GW-7.11)."""
        return of(s, card).raised

    def is_basic_g(self, s: State, card: int, colour: int) -> bool:
        definition = self.defs[s.kinds[card]]
        return bool(definition.g_class == BASIC and colour in definition.colours)

    def transform(self, v: Values) -> None:
        """The second form replaces the stats and adds its keywords (GW-21.17)."""
        second = self.defs[v.kind].second
        if second is None:
            return
        v.base = (second.close, second.ranged, second.defence)
        v.stars = sum(1 << i for i, star in enumerate(second.stars) if star)
        for ability in second.abilities:
            keyword = keyword_of(ability)
            v.keywords[type(keyword).__name__] = 0

    def sortie_answer(self, s: State, seat: int) -> bool | None:
        """A bound answer to sending out at least one Unit this turn (GW-14.23)."""
        bound: int = s.table.answer
        return bool(bound % 2) if bound >= 0 and bound // 2 == seat else None

    def play_negated(self, s: State, card: int, player: int, what: int) -> None:
        """A negated play did not happen: its limit and Restrict to 1/Turn are free again (GW-8.15, 21.30)."""
        counter = counter_of(s, s.kinds[card], what)
        table = s.table
        if counter >= 0:
            plays = list(table.plays)
            plays[counter_index(s, counter, player)] -= 1
            set_table(s, plays=tuple(plays))
        name = self.defs[s.kinds[card]].game_name
        if (player, name) in table.named:
            cite(s, "GW-21.30", card)
            named = list(table.named)
            named.remove((player, name))
            set_table(s, named=tuple(named))

    def reduced(self, s: State, f: Any, card: int, amount: int) -> int:
        """Damage less what Special Shields take off it (GW-21.8)."""
        for key, one, n in s.table.shields:
            if key == f.key and one == card:
                cite(s, "GW-21.8", card)
                amount = max(0, amount - n)
        return amount

    def fit_to_be_set(self, s: State, card: int, host: int) -> bool:
        """Whether a set card could be set on a card, wherever both are."""
        if s.cards[host] is not None:
            return can_bear(s, card, host, 0, anywhere=True)
        return bool(self.set_types(s.kinds[card]) & self.prints[s.kinds[host]].types)

    def ask_damage(self, s: State, card: int) -> None:
        """GW-17.1 (a) asked of a card that has taken over damage (GW-21.14)."""
        c17_destruction.ask_damage(s, card)

    def coin_in_battle(self, s: State, card: int) -> None:
        """A Unit coin put into a battle area joins the squad there (GW-14.19)."""
        from .c14_squads import moved_in

        zone = s.where[card]
        moved_in(s, zone, len(units(s, zone)) == 1)

    def could_answer(self, s: State, seat: int, in_cut: bool) -> bool:
        """Whether the public state leaves it open that a hand of that size could answer (windows=public)."""
        if not s.zones[seat * PLACES + HAND]:
            return False
        bit = now(s, seat)
        masks = self.cut_masks if in_cut else self.free_masks
        power = nation_power(s, seat)
        return any(
            masks[kind] & bit and self.defs[kind].total <= power
            for kind in {s.kinds[c] for c in range(len(s.kinds)) if s.owners[c] == seat}
        ) or bool(self.outside_masks)


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


__all__ = ["OPTIONS", "CutinError", "Held", "Item", "Rules"]
