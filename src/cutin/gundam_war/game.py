"""A game of Gundam War: its rules with their options, the cards it knows, and states of it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

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
    c21_vulture,
    c22_priority,
    naming,
    views,
)
from . import notices as on
from .c06_turn import Turn
from .c07_costs import nation_power
from .c08_checks import AS_CARD, SUBSTITUTED, counter_index, counter_of, lacks, slots_of
from .c08_play import Play
from .c09_cut import Apply, Cut, FreeTiming, Uncut
from .c10_order import Arrange
from .c11_effects import Acting, After, ComeOut, can_bear
from .c14_sortie import Sortie
from .c15_damage import BattleDamage
from .c17_destruction import Abolish
from .card import BASIC, CHARACTER, CardDef
from .force import compute
from .hooks import Meant
from .kinds import Kinds
from .law import LAW
from .meaning.lines import asks_x, keyword_of
from .options import OPTIONS
from .printed import areas, host_place
from .table import (
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
from .values import Force, Seen, Values, nothing, of, units

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


class Rules(Meant, Kinds):
    """The rules of Gundam War, and every card that a game under them may hold."""

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

    # --- games --------------------------------------------------------------------------------------

    def begin(self, s: State, first: int) -> None:
        """The first player is the one that the caller names, or chance (GW-5.2)."""
        set_table(s, turn_player=first, first=first, attacker=first)
        push(s, c05_setup.Setup(seat=first))

    # --- what the kernel and the chapters ask --------------------------------------------------------

    def refresh(self, s: State) -> None:
        """Brings what is in force up to date, and looks who is destroyed by it (GW-10.3)."""
        while s.stale:
            s.stale = 0
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
        if self.has_vulture:
            c21_vulture.look(s)

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
        if p.what in AS_CARD:
            kind = s.kinds[p.source]
            first += 1 if self.defs[kind].set_on else 0
            others = self.substitutes[kind] if p.what == SUBSTITUTED else ()
            for line in (*self.extra_costs[kind], *others):
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


__all__ = ["OPTIONS", "CutinError", "Held", "Item", "Rules"]
