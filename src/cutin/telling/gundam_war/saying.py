"""What happens in Gundam War and nowhere else: which message an event is, and its arguments."""

from __future__ import annotations

from cutin.gundam_war.table import (
    ABOLISH,
    DISPOSITION,
    EARTH_AREA,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    PLACES,
    PLAYED,
    REMOVED,
    SPACE_AREA,
)
from cutin.telling.part import Said, Teller
from cutin.telling.saying import Ctx, plainly, tells

AREAS = (SPACE_AREA, EARTH_AREA)
ON_FIELD = (DISPOSITION, SPACE_AREA, EARTH_AREA)
OWN: dict[str, Teller] = {}
SILENT = frozenset(
    {
        *("activate", "applies", "arrived", "chosen", "coin", "coins", "credited", "ends", "end of turn"),
        *("lasting", "pass", "seen", "set up", "sortied", "step", "triggers", "turn ends", "used"),
        "waits",
    }
)
REMARKS = {
    "GW-5.7": "no draw",
    "GW-10.10": "once only",
    "GW-11.4": "goes on",
    "GW-17.14": "cannot be saved",
    "GW-17.17": "moves all the same",
    "GW-17.25": "destroyed already",
}

plainly(OWN, "on hold", "acts", "rolled", "rerolled", "no damage", "destroyed", "saved", "protected")
plainly(OWN, "resupplied", "transformed")


def _coins(t: Ctx) -> str:
    """How many coins of what name."""
    count, name = abs(t.event.data["count"]), str(t.event.data["name"]).removesuffix(" coin")
    key = ("1 coin" if count == 1 else "coins") if name else "nameless coins"
    if not name and count == 1:
        key = "1 nameless coin"
    return t.language.say(key, count=count, name=name)


# --- playing ----------------------------------------------------------------------------------------


@tells(OWN, "resolves")
def _resolves(t: Ctx) -> Said:
    if not t.event.cards:
        return "rules resolve", {}
    return "abolish resolves" if t.event.data.get("what") == ABOLISH else "resolves", {"card": t.card()}


@tells(OWN, "fails")
def _fails(t: Ctx) -> Said:
    return "effect fails" if t.event.seat >= 0 else "fails", {"card": t.card()}


@tells(OWN, "came out")
def _came_out(t: Ctx) -> Said:
    return "came out rolled" if t.event.data.get("rolled") else "came out", {"card": t.card()}


# --- cards moving -----------------------------------------------------------------------------------


@tells(OWN, "move")
def _move(t: Ctx) -> Said | None:
    origin, to = t.event.data["origin"], t.event.data["to"]
    came, goes = origin % PLACES, to % PLACES
    owner = t.player(to // PLACES)
    if goes == PLAYED or (came == PLAYED and goes in ON_FIELD):
        return None  # "plays", "comes out"
    if came == NATION and goes == HAND:
        return "draws", {"who": owner, "cards": t.card()}
    if came == NATION and goes == LOST:
        return "loses 1", {"who": owner, "why": resource_or_damage(t)}
    if came in ON_FIELD and goes in AREAS:
        return "goes to area", {"card": t.card(), "area": t.bare_place(goes)}
    if came in AREAS and goes == DISPOSITION:
        return "returns", {"card": t.card()}
    if goes == JUNKYARD and came in ON_FIELD:
        return "abolished", {"card": t.card(), "who": owner}
    if came == PLAYED and goes == JUNKYARD:
        return "to Junkyard", {"card": t.card(), "who": owner}
    if goes == REMOVED:
        return "removed", {"card": t.card()}
    if goes == HANGAR:
        return "to Hangar", {"card": t.card(), "who": owner}
    where = {"card": t.card(), "to": t.place(to), "origin": t.place(origin)}
    return "put into" if goes in ON_FIELD else "moves", where


@tells(OWN, "exchanged")
def _exchanged(t: Ctx) -> Said | None:
    if len(t.event.cards) < 2:
        return None  # the state that the new card takes over
    return "exchanged", {"card": t.card(0), "old": t.card(1)}


def resource_or_damage(t: Ctx) -> str:
    """Why cards of a Nation are lost, in brackets."""
    key = {"GW-15.16": "as damage", "GW-7.6": "as resource"}.get(t.event.rule)
    return t.language.say(key) if key else ""


# --- the state of cards -----------------------------------------------------------------------------


@tells(OWN, "damage")
def _damage(t: Ctx) -> Said:
    damage = t.event.data["damage"]
    if not damage:
        return "damage wiped", {"card": t.card()}
    if t.happened.noted is None:
        return "damage", {"card": t.card(), "damage": damage}
    return "damage of", {"card": t.card(), "damage": damage, "defence": t.happened.noted}


@tells(OWN, "shield")
def _shield(t: Ctx) -> Said:
    return "shield", {"card": t.card(), "amount": t.event.data.get("amount", 0)}


@tells(OWN, "coins placed")
def _coins_placed(t: Ctx) -> Said:
    return "coins placed", {"coins": _coins(t), "card": t.card()}


@tells(OWN, "managed coins")
def _managed_coins(t: Ctx) -> Said:
    key = "gets coins" if t.event.data["count"] > 0 else "gives coins"
    return key, {"who": t.who, "coins": _coins(t)}


@tells(OWN, "collects")
def _collects(t: Ctx) -> Said:
    return "collects", {"who": t.who, "area": t.bare_place(t.event.data["zone"])}


@tells(OWN, "points")
def _points(t: Ctx) -> Said:
    return "points", {"who": t.who, "points": t.event.data["points"]}


# --- battle -----------------------------------------------------------------------------------------


@tells(OWN, "declared")
def _declared(t: Ctx) -> Said:
    return "declared", {"who": t.who, "card": t.card(), "area": t.bare_place(t.event.data["area"])}


@tells(OWN, "fails to sortie")
def _fails_to_sortie(t: Ctx) -> Said:
    # Reasons are worded in English only; the rule beside them says it in any language.
    if t.language.code != "en":
        return "fails to sortie", {"card": t.card()}
    return "fails to sortie because", {"card": t.card(), "reason": t.event.data["reason"]}


@tells(OWN, "squad")
def _squad(t: Ctx) -> Said | None:
    data = t.event.data
    if not t.event.cards or data["head"] < 0:
        return None
    given = {"who": t.who, "area": t.bare_place(data["zone"]), "head": t.named(data["head"])}
    return "squad engaged" if data["engaged"] else "squad", given


@tells(OWN, "strength")
def _strength(t: Ctx) -> Said:
    data = t.event.data
    return "strength", {"who": t.who, "area": t.bare_place(data["zone"]), "total": data["total"]}


@tells(OWN, "allocated")
def _allocated(t: Ctx) -> Said | None:
    left = t.event.data["left"]
    return ("left over", {"left": left}) if left else None
