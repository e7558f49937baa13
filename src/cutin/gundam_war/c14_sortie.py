"""Chapter 14, first half: the sortie, five sub-steps that nothing can be cut into (GW-14.1)."""

from __future__ import annotations

from cutin.game.refs import ref
from cutin.kernel.agenda import AGAIN, Frame, amend, at, push, put_frame, step
from cutin.kernel.changes import cite, emit, set_card, set_waiting
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .c09_cut import settle
from .c11_effects import resolve_item
from .c14_squads import check
from .c19_moving import to_area
from .c21_squads import barred_by_high_mobility, barred_by_water
from .card import EARTH, SPACE
from .table import AUTO_C, DEFENDED, DISPOSITION, EARTH_AREA, PLACES, SORTIED, SPACE_AREA, option
from .values import MUST_SORTIE, NO_SORTIE, NO_SORTIE_EARTH, NO_SORTIE_SPACE, of, units

DONE_DECLARING = (-1, 0)
AREAS = (SPACE_AREA, EARTH_AREA)


class Sortie(Frame, frozen=True, kw_only=True, tag="sortie"):
    """Sending Units out in the fixed effect of the Attack Step or of the Defend Step.

    `declared` are (Unit, entry, area) in the order declared, Space before Earth.
    """

    player: int
    declared: tuple[tuple[int, int, int], ...] = ()


@rule("GW-14.1")
def send_out(s: State, player: int) -> None:
    """The sortie of one side: the five sub-steps in order, without any chance to act in between."""
    if s.listener is not None:
        cite(s, "GW-14.1")
    push(s, Sortie(player=player))


NO_APTITUDE = Refusal("GW-14.3", "it has no terrain aptitude for that area")
# A Unit that could go to the other area.
NO_APTITUDE_BUT = {
    area: Refusal("GW-14.3", NO_APTITUDE.reason, {"aptitude": area, "other": area})
    for area in ("Space", "Earth")
}
ROLLED = Refusal("GW-14.4", "it is rolled")

# --- (1) declaration --------------------------------------------------------------------------------


@rule("GW-14.3", off=None)
def wrong_terrain(s: State, card: int, area: int) -> Refusal | None:
    """Only a Unit with aptitude for an area can go to it."""
    if not of(s, card).terrain & (SPACE if area == SPACE_AREA else EARTH):
        other = "Earth" if area == SPACE_AREA else "Space"
        return NO_APTITUDE_BUT[other] if of(s, card).terrain else NO_APTITUDE
    return None


@rule("GW-14.4", off=None)
def is_rolled(s: State, card: int, area: int) -> Refusal | None:
    """A rolled Unit cannot be sent out."""
    record = s.cards[card]
    if record is not None and record.rolled:
        return ROLLED
    return None


@rule("GW-14.5", off=None)
def base_attacks(s: State, card: int, area: int) -> Refusal | None:
    """The attacking side cannot send out Base Units."""
    if "Base" in of(s, card).keywords and s.where[card] // PLACES == s.table.attacker:
        return Refusal("GW-14.5", "the attacking side cannot send out Base Units")
    return None


def second_base(s: State, card: int, area: int, declared: tuple[tuple[int, int, int], ...]) -> Refusal | None:
    """GW-21.20: no two Bases in one squad."""
    if "Base" not in of(s, card).keywords:
        return None
    zone = s.where[card] // PLACES * PLACES + area
    others = [c for c, _e, a in declared if a == area] + list(units(s, zone))
    if any("Base" in of(s, c).keywords for c in others):
        return Refusal("GW-21.20", "a Base cannot be in a squad with another Base")
    return None


def sortie_refusals(
    s: State, card: int, area: int, declared: tuple[tuple[int, int, int], ...] = ()
) -> list[Refusal]:
    """All that refuses the declaration of a Unit for an area."""
    found = [
        refusal
        for refusal in (
            wrong_terrain(s, card, area),
            is_rolled(s, card, area),
            base_attacks(s, card, area),
            second_base(s, card, area, declared),
        )
        if refusal is not None
    ]
    return found


def _must_go_on(s: State, options: list[tuple[int, int]]) -> bool:
    """Whether a Unit that has to sortie could still be declared (GW-14.23)."""
    values = s.values.of
    for card, _area in options:
        if values[card].flags & MUST_SORTIE:
            return True
    return False


def _forced_first(s: State, options: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A Unit that has to sortie and can go to Space only goes before Earth is begun (GW-14.23)."""
    if not _must_go_on(s, options):
        return options
    flexible = {card for card, area in options if area != SPACE_AREA}
    values = s.values.of
    if any(values[card].flags & MUST_SORTIE and card not in flexible for card, _area in options):
        return [each for each in options if each[1] == SPACE_AREA]
    return options


def _can_be_declared(s: State, card: int, area: int, declared: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether nothing in `sortie_refusals` is found; what cannot fail is not asked."""
    v = s.values.of[card]
    record = s.cards[card]
    assert record is not None
    if not v.terrain & (SPACE if area == SPACE_AREA else EARTH) and wrong_terrain(s, card, area) is not None:
        return False
    if record.rolled and is_rolled(s, card, area) is not None:
        return False
    if "Base" not in v.keywords:
        return True
    return base_attacks(s, card, area) is None and second_base(s, card, area, declared) is None


@rule("GW-14.2", off=None)
def _declare(s: State, f: Sortie) -> Decision | None:
    """The options: each Unit with each area it can go to; a declared area is not gone back to."""
    gone = {card for card, _entry, _area in f.declared} if f.declared else ()
    last = f.declared[-1][2] if f.declared else SPACE_AREA
    options: list[tuple[int, int]] = []
    home = units(s, f.player * PLACES + DISPOSITION)
    for area in AREAS:
        if area < last:
            continue
        for card in home:
            if card not in gone and _can_be_declared(s, card, area, f.declared):
                options.append((card, area))
    options = _forced_first(s, options)
    answer = s.rules.sortie_answer(s, f.player)
    # With nobody left to name there is no question, unless every window is to be seen.
    if answer is False or (not options and s.rules.windows != "all"):
        return None
    can_stop = answer is None or not options or answer == bool(f.declared)
    if can_stop and not _must_go_on(s, options):
        options.append(DONE_DECLARING)
    return Decision(f.player, "sortie", "GW-14.2", tuple(options), not can_stop)


@step(Sortie, "GW-14.2", _declare)
def declare(s: State, f: Sortie, value: tuple[int, int]) -> int | None:
    """The Units and, for each, the battle area; those for one area form one squad in the order named."""
    if value == DONE_DECLARING:
        return None
    card, area = value
    put_frame(s, replace(f, declared=(*f.declared, (card, ref(s, card)[1], area))))
    emit(s, "declared", "GW-14.2", f.player, (card,), area=area)
    return AGAIN


# --- (2) and (4) effects on sortie ------------------------------------------------------------------


def _at_once(s: State) -> bool:
    """Auto B and D effects of a sub-step are applied at once; True if there were any."""
    return bool((s.stale or s.ready or s.values.contested) and settle(s))


def _next_inside(s: State, f: Sortie) -> Decision | None:
    """Auto C effects of a sub-step resolve inside the procedure too, in the attacking player's order."""
    items = [i for i in s.pending if i.kind == AUTO_C]
    if not items or option(s, "sortie_auto_c") != "inside":
        return None
    if len({(i.text, i.source) for i in items}) == 1:
        items = items[:1]
    return Decision(s.table.attacker, "order", "GW-22.1", tuple(i.key for i in items))


def _resolve_inside(s: State, key: int) -> None:
    """Without a Cut (open question 2)."""
    item = next(i for i in s.pending if i.key == key)
    set_waiting(s, pending=tuple(i for i in s.pending if i.key != key))
    cite(s, "GW-9.7")
    emit(s, "activate", s.running, item.player, (item.source,), key=item.key)
    resolve_item(s, item)


def _going(s: State, f: Sortie) -> list[tuple[int, int]]:
    return [
        (card, area)
        for card, entry, area in f.declared
        if s.cards[card] is not None and ref(s, card)[1] == entry
    ]


def _tell(s: State, f: Sortie, part: int, rule: str) -> None:
    before = on.under_way(s)
    for card, _area in _going(s, f):
        record = s.cards[card]
        assert record is not None
        for each in (card, *record.under):
            on.notice(s, on.SORTIED, each, part)
    if on.under_way(s) > before:
        cite(s, rule)


@step(Sortie, "GW-14.7")
def effects_a(s: State, f: Sortie) -> int | None:
    """Effects on sending out that change who can go, before it is known who succeeds."""
    if not f.declared:
        return BATTLING_CHECK
    _tell(s, f, 0, "GW-14.7")
    return None


@step(Sortie, "GW-14.7")
def effects_a_apply(s: State, f: Sortie) -> int | None:
    """They are applied here."""
    return AGAIN if _at_once(s) else None


@step(Sortie, "GW-14.7", _next_inside)
def effects_a_resolve(s: State, f: Sortie, value: int) -> int:
    """They are activated and resolved here."""
    _resolve_inside(s, value)
    return at(Sortie, "effects_a_apply")


# --- (3) checking conditions ------------------------------------------------------------------------


@rule("GW-14.8", off=None)
def condition_fails(s: State, card: int, area: int) -> Refusal | None:
    """Whether the Unit cannot go out in the situation as it stands after part A."""
    zone = s.where[card] // PLACES * PLACES + area
    v = of(s, card)
    if barred_by_high_mobility(s, card, zone):
        return Refusal("GW-21.1", "the enemy squad there has High Mobility")
    if barred_by_water(s, card, zone):
        return Refusal("GW-21.2", "Bases cannot be sent out against a squad with Water")
    if v.flags & NO_SORTIE or v.flags & (NO_SORTIE_SPACE if area == SPACE_AREA else NO_SORTIE_EARTH):
        return Refusal("GW-14.8", "an effect says that it cannot sortie")
    record = s.cards[card]
    for each in record.under if record is not None else ():
        flags = of(s, each).flags
        if flags & NO_SORTIE or flags & (NO_SORTIE_SPACE if area == SPACE_AREA else NO_SORTIE_EARTH):
            return Refusal("GW-14.8", "an effect says that its set card cannot sortie")
    return wrong_terrain(s, card, area) or is_rolled(s, card, area) or base_attacks(s, card, area)


@step(Sortie, "GW-14.8")
def check_conditions(s: State, f: Sortie) -> None:
    """All at the same time, against the state after part A."""
    stays = {card: condition_fails(s, card, area) for card, area in _going(s, f)}
    for card, refusal in stays.items():
        if refusal is not None:
            stay(s, card, refusal)
    amend(
        s,
        len(s.agenda) - 1,
        declared=tuple(d for d in f.declared if d[0] in stays and not failed(stays[d[0]])),
    )


@rule("GW-14.9", off=False)
def failed(refusal: Refusal | None) -> bool:
    """A Unit that does not meet the conditions is taken out of the squad."""
    return refusal is not None


def stay(s: State, card: int, refusal: Refusal) -> None:
    """It stays in the Disposition Area in the state it is in."""
    cite(s, refusal.rule, card)
    cite(s, "GW-14.8", card)
    emit(s, "fails to sortie", "GW-14.9", cards=(card,), reason=refusal.reason)


@step(Sortie, "GW-14.10")
def move_out(s: State, f: Sortie) -> None:
    """Units that succeed are moved to the battle areas, behind own Units that are already there."""
    attacking = f.player == s.table.attacker
    going = in_declared_order(_going(s, f))
    own = {area for area in AREAS if units(s, f.player * PLACES + area)}
    base = s.rules.hold(s)
    for card, area in going:
        zone = f.player * PLACES + area
        joining = area in own
        to_area(
            s, card, zone, front=not rear(s, card), rule="GW-14.21" if joining else "GW-14.10", sortie=True
        )
        record = s.cards[card]
        assert record is not None
        set_card(s, card, "sortied", "GW-14.6", flags=record.flags | (SORTIED if attacking else DEFENDED))
    s.rules.let_go(s, base)


def in_order_of_age(going: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What there would be if nobody decided the order."""
    return sorted(going)


@rule("GW-14.6", off=in_order_of_age)
def in_declared_order(going: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those who go to the same area form one squad, in the order in which they were declared."""
    return going


@rule("GW-14.21", off=False)
def rear(s: State, card: int) -> bool:
    """Units join at the rear, in the order declared."""
    return True


# --- (4) and (5) ------------------------------------------------------------------------------------


@step(Sortie, "GW-14.11")
def effects_b(s: State, f: Sortie) -> None:
    """Effects of having gone out, only for Units that went out (open question 1)."""
    _tell(s, f, 1, "GW-14.11")


@step(Sortie, "GW-14.11")
def effects_b_apply(s: State, f: Sortie) -> int | None:
    """They are applied here."""
    return AGAIN if _at_once(s) else None


@step(Sortie, "GW-14.11", _next_inside)
def effects_b_resolve(s: State, f: Sortie, value: int) -> int:
    """They are activated and resolved here."""
    _resolve_inside(s, value)
    return at(Sortie, "effects_b_apply")


@step(Sortie, "GW-14.12")
def battling_check(s: State, f: Sortie) -> None:
    """Order, head and engagement of every squad of both players (GW-14.13). What "if engaged" sets off comes
    right after the fixed effect."""
    check(s)


BATTLING_CHECK = at(Sortie, "battling_check")
