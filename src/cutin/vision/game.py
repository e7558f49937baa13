"""A game of VISION: its rules with their options, the cards it knows, and states of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from cutin.ability.codec import digest
from cutin.ability.form import Ability
from cutin.game import rules
from cutin.game.plan import Check
from cutin.game.resolve import Resolve
from cutin.kernel.agenda import Frame, amend, drop, push
from cutin.kernel.changes import set_table
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.saving import Codec
from cutin.kernel.state import Item, State

from . import (  # the steps of the removal loop, in their order
    asking,
    c01_losing,
    c05_checks,
    naming,
    views,
)
from .c01_damage import Damage
from .c01_instead import InsteadOfDraw
from .c01_nodes import Pay, purse
from .c01_priority import OFFER, Interference, Priority
from .c01_setup import Setup
from .c04_turn import HandLimit, Maintenance, Turn
from .c05_as_if_played import AsIfPlayed
from .c05_checks import FREE, command_times, more_checks, slots_of, spell_times
from .c05_play import Play
from .c05_resolution import Played
from .c06_battle import Fight
from .c07_effects import Aim, Occasion, settle, watched
from .c07_in_force import explain
from .c07_state import look
from .c09_applied import spared_no_more, state_check
from .c09_exclusion import Removal
from .c09_removal import Interrupt, hand_over, interrupt
from .c10_limits import kept_out
from .c10_special import Excess, put_away
from .c10_union import Union
from .c11_moving import Leaving
from .card import CHARACTER, RACES, SPELL, CardDef
from .force import Force, compute, sort_texts
from .hooks import Hooks
from .law import LAW
from .options import OPTIONS
from .table import (
    ALL_TIMES,
    CONDITIONED,
    DECK,
    ENEMY_TURN,
    EXCLUSION,
    FACE_DOWN,
    FIELD_ZONES,
    HAND,
    LIES,
    LIFE,
    MATTERS,
    NODES,
    OWN_TURN,
    PLACE,
    PLACES,
    UNORDERED,
    Result,
    Table,
    now,
)
from .texts import Slot, Text
from .values import OUTSIDE_ZONES, Values, fielded, node_of, printed

FRAMES: tuple[type[Frame], ...] = (
    Setup,
    Turn,
    Maintenance,
    HandLimit,
    InsteadOfDraw,
    Pay,
    Priority,
    Interference,
    Play,
    Played,
    AsIfPlayed,
    Occasion,
    Aim,
    Resolve,
    Damage,
    Interrupt,
    Removal,
    Leaving,
    Fight,
    Excess,
    Union,
)
CODEC = Codec(FRAMES, Table, Result)


class Rules(Hooks, rules.Rules):
    """The rules of VISION with their options, and every card that a game under them may hold.

    By kind of card: `prints` and `fielded` are its values off the field and on it; `free_masks` and
    `answer_masks` the times at which it can be played with no interference in progress and as an answer;
    `play_texts` what is carried out when its play resolves and `play_slots` what is chosen for it, by mode
    (0: it has none); `limits` the lines that limit its play; `wants` its required nodes and cost, and whether
    one such card a turn can be played (1 a character, 2 a doll, 3 a world charm); `more_checks` what can
    refuse it besides the times, that, nodes, cost and targets, `simple_kinds` whether nothing can and it has
    no X; `plain_kinds` whether no caster or substitute can stand for nodes and cost; `can_defend_at_once`
    whether it can defend as it is played (VIS-10.3.2.b).
    """

    game = "vision"
    possible = OPTIONS
    law = LAW
    codec = CODEC
    places = PLACES
    stock = DECK
    conditioned = CONDITIONED
    lies = LIES
    matters = MATTERS
    shaping = FACE_DOWN
    unordered = UNORDERED
    life = LIFE
    field_zones = FIELD_ZONES
    option_texts = staticmethod(naming.option_texts)
    text_of_option = staticmethod(naming.option_text)
    view = staticmethod(views.view)
    why_not = staticmethod(asking.why_not)
    no_table = Table
    no_values = Force
    finish = staticmethod(c01_losing.finish)
    settle = staticmethod(settle)
    slots_of = staticmethod(slots_of)
    hand_over = staticmethod(hand_over)
    interrupt = staticmethod(interrupt)
    state_check = staticmethod(state_check)
    put_away = staticmethod(put_away)
    look = staticmethod(look)
    kept_out = staticmethod(kept_out)

    def __init__(self, pool: Callable[[str], CardDef], **options: Any) -> None:
        super().__init__(pool, **options)
        self.prints: list[Values] = []
        self.fielded: list[Values] = []
        self.free_masks: list[int] = []
        self.answer_masks: list[int] = []
        self.play_texts: list[dict[int, tuple[Text, ...]]] = []
        self.play_slots: list[dict[int, list[Slot]]] = []
        self.limits: list[tuple[Text, ...]] = []
        self.plain_kinds: list[bool] = []
        self.more_checks: list[tuple[Check, ...]] = []
        self.simple_kinds: list[bool] = []
        self.wants: list[tuple[int, int, int]] = []
        self.can_defend_at_once: list[bool] = []
        # Per kind the texts that can be used from elsewhere than the field, where any can, and when.
        self.outside: list[tuple[Text, ...]] = []
        self.outside_places: list[int] = []
        self.outside_mask = 0
        # By kind of event, by kind of card: auto beta texts that wait for it, by the zones where they do.
        self.outside_awaited: dict[int, dict[int, dict[int, tuple[Text, ...]]]] = {}
        # Kinds of event that any text waits for.
        self.awaited: set[int] = set()
        # Whether a text of any card acts as soon as something is so.
        self.watches = False
        self.sorts: dict[tuple[Text, ...], tuple[Any, ...]] = {}
        # By kind, and whether it is a character that it is set on: what a set card is by itself.
        self.set_cards: dict[tuple[int, bool], Values] = {}

    # --- cards and texts --------------------------------------------------------------------------

    def known(self, definition: CardDef) -> Known:
        """A card's facts with what is asked often of them."""
        return Known(definition)

    def added(self, kind: int, definition: CardDef, lines: tuple[Text, ...]) -> None:
        """What is asked of a card by its kind."""
        v = printed(self, kind)
        self.prints.append(v)
        self.fielded.append(fielded(self, kind))
        self.limits.append(tuple(text for text in lines if text.restricts))
        self._playing(kind, definition, lines)
        self.plain_kinds.append(not definition.caster and not definition.substitute)
        self.wants.append((v.node, v.cost, once_a_turn(v)))
        needs = any(text.needs for texts in self.play_texts[kind].values() for text in texts)
        self.more_checks.append(more_checks(v, bool(definition.dash), bool(self.limits[kind]), needs))
        self.simple_kinds.append(not (self.more_checks[kind] or definition.x_cost))
        self.can_defend_at_once.append("Surprise" in v.keywords and "Haste" in v.keywords)
        statics = tuple(text for text in lines if text.kind == "beta" and text.statics)
        if statics:
            self.outside_statics[kind] = statics
        for text in v.texts:
            if text.trigger is not None:
                self.awaited.update(text.trigger.kinds)
                zones = [zone for zone in OUTSIDE_ZONES if text.places >> PLACE[zone] & 1]
                for event in text.trigger.kinds if zones else ():
                    mine = self.outside_awaited.setdefault(event, {}).setdefault(kind, {})
                    for zone in zones:
                        mine[zone] = (*mine.get(zone, ()), text)
        outside = tuple(text for text in v.texts if text.places and text.playable)
        self.outside.append(outside)
        for text in outside:
            self.outside_mask |= text.mask
            for place in range(PLACES):
                if text.places >> place & 1 and place not in self.outside_places:
                    self.outside_places.append(place)

    def _playing(self, kind: int, definition: CardDef, lines: tuple[Text, ...]) -> None:
        """When it can be played, and what is done then."""
        words = self.prints[kind].keywords
        special = {CHARACTER: "Surprise", SPELL: "LastSpell"}.get(definition.kind)
        normal = special is not None and special not in words
        free, answer = spell_times() if normal else command_times()
        limit = ALL_TIMES
        for text in self.limits[kind]:
            limit &= text.mask or ALL_TIMES
        if "OwnTurnOnly" in words or "OnePerOwnTurn" in words:
            limit &= OWN_TURN
        if "EnemyTurnOnly" in words or "OnePerEnemyTurn" in words:
            limit &= ENEMY_TURN
        self.free_masks.append(free & limit)
        self.answer_masks.append(answer & limit)
        every = [each for text in lines for each in (text, *(self.texts[key] for key in text.modes))]
        plays = [text for text in every if text.on_play]
        modes = [text.key for text in plays if text.mode] or [0]
        texts = {mode: tuple(t for t in plays if not t.mode or t.key == mode) for mode in modes}
        self.play_texts.append(texts)
        self.play_slots.append(
            {mode: [slot for t in found for slot in t.slots] for mode, found in texts.items()}
        )

    def compile(self, ability: Ability, key: int) -> None:
        """Makes a line into a `Text`; what its effect removes takes over after each of its steps."""
        from .meaning.lines import compile_text

        compile_text(self, ability, key)
        watched(self.texts[key])

    def printed_texts(self, kind: int) -> tuple[tuple[Text, ...], dict[str, int]]:
        """The texts and the keywords that a card has as printed."""
        lines = self.lines[kind]
        words: dict[str, int] = {}
        for text in lines:
            if text.keyword and text.kind == "keyword":
                words[text.keyword] = words.get(text.keyword, 0) + text.param
        return lines, words

    def sorted_texts(self, texts: tuple[Text, ...]) -> tuple[Any, ...]:
        """Of texts in force: what `force.sort_texts` says of them."""
        found = self.sorts.get(texts)
        if found is None:
            found = self.sorts[texts] = sort_texts(texts)
        return found

    def union_names(self, kind: int) -> tuple[str, ...]:
        """Further names that a card has on the field, by Union (VIS-10.20.2.a)."""
        return tuple(name for line in self.lines[kind] for name in line.names)

    # --- games --------------------------------------------------------------------------------------

    def begin(self, s: State, first: int) -> None:
        """The start procedure (VIS-1.2.7)."""
        set_table(s, first=first, turn_player=first)
        push(s, Setup(seat=first))

    def seats_that_see(self, zone: int) -> int:
        """Who sees the faces of the cards of a zone (VIS-3.1.5)."""
        place, seat = zone % PLACES, zone // PLACES
        if place == DECK:
            return 0
        if place == HAND:
            return 1 << seat
        if place == NODES:
            return {"set_by_owner": 0, "owner": 1 << seat, "everybody": 3}[self.options["nodes_known"]]
        if place == EXCLUSION:
            return 3 if self.options["exclusion_known"] else 0
        return 3

    def card_of_option(self, decision: Decision, option: Any) -> int:
        """A card that is set as a node stays unknown to the other player (VIS-W.34)."""
        if decision.question == "window" and option[0] == c05_checks.SET_NODE:
            return int(option[1])
        return super().card_of_option(decision, option)

    # --- what the kernel and the chapters ask --------------------------------------------------------

    def refresh(self, s: State) -> None:
        """Brings what is in force up to date, and looks who is dying by it (VIS-9.2.2)."""
        while s.stale:
            changed, s.stale = s.stale, 0
            before = s.values
            s.values = compute(s, changed)
            if s.listener is not None:
                explain(s, before, s.values)
            if (s.table.spared and spared_no_more(s)) or s.values.fell:
                state_check(s, before=before)

    def aim(self, s: State, item: Item) -> None:
        """Automatic effects are aimed as they occur (VIS-W.18)."""
        raise AssertionError(item)

    def aimed(self, s: State, item: Item) -> None:
        """An automatic effect has its targets."""

    def drop_plan(self, s: State) -> None:
        """Back to the window in which a play is being planned; nothing of it has been written yet."""
        if isinstance(s.agenda[-1], Play):
            drop(s)
            amend(s, len(s.agenda) - 1, step=OFFER)

    def asks_x(self, kind: int, what: int, text: Any) -> bool:
        """Whether X is chosen for a play of a card of that kind, or for the use of a text."""
        if text is None or what != c05_checks.TEXT:
            return bool(self.defs[kind].x_cost)
        return bool(text.price.x or text.is_x)

    def lacks(self, s: State, p: Any) -> bool:
        """Whether the X of a plan cannot be paid."""
        return c05_checks.lacks_for_x(s, p)

    def could_answer(self, s: State, seat: int, how: int) -> bool:
        """Whether the public state leaves it open that a hand of that size could act (windows=public)."""
        if not s.zones[seat * PLACES + HAND]:
            return False
        bit = now(s, seat)
        masks = self.free_masks if how == FREE else self.answer_masks
        nodes, most = len(s.zones[seat * PLACES + NODES]), purse(s, seat)
        kinds = {s.kinds[c] for c in range(len(s.kinds)) if s.owners[c] == seat}
        if any(self.outside[kind] for kind in kinds):
            return True
        for kind in kinds:
            if masks[kind] & bit:
                v = self.prints[kind]
                if not self.plain_kinds[kind] or (v.node <= nodes and v.cost <= most):
                    return True
        return bool(s.values.outside or s.values.players[seat])

    def words_to_declare(self, s: State, seat: int, kind: str) -> tuple[str, ...]:
        """What can be declared: any name that can occur in the game, any race or "none" (VIS-12.1.3)."""
        if kind == "race":
            return (*RACES.values(), "none")
        if kind == "number":
            return tuple(str(number) for number in range(100))
        known = s.known[seat]
        kinds = (
            k
            for card, k in enumerate(s.kinds)
            if self.open_lists or s.owners[card] == seat or self.sees[s.where[card]] == 3 or known[card] == 1
        )
        return tuple(sorted({self.defs[k].name for k in kinds}))

    def refusals(self, s: State, p: Any) -> list[Refusal]:
        """All that refuses a play."""
        return c05_checks.refusals(s, p)


def once_a_turn(v: Values) -> int:
    """Of which cards one a turn can be played the card is (VIS-5.4.1.d, 5.4.1.e, 5.5.1.d); 0: of none."""
    if v.types & CHARACTER:
        if "Doll" in v.keywords:
            return 2
        return 0 if "Surprise" in v.keywords else 1
    return 3 if v.types & SPELL and "WorldCharm" in v.keywords else 0


class Known:
    """A card's facts with what is asked often of them."""

    def __init__(self, definition: CardDef) -> None:
        for name in CardDef.__struct_fields__:
            setattr(self, name, getattr(definition, name))
        self.definition = definition
        self.deck_name = definition.deck_name
        self.digest = hashlib.blake2b(
            "|".join(digest(a) for a in definition.abilities).encode(), digest_size=6
        ).hexdigest()

    def name_contains(self, wording: str) -> bool:
        """Whether a reference to that name means the card (VIS-12.3.1)."""
        return self.definition.name_contains(wording)


__all__ = ["OPTIONS", "Rules", "node_of"]
