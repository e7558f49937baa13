"""What happens in VISION and nowhere else: which message an event is, and its arguments."""

from __future__ import annotations

from cutin.telling.part import Said, Teller
from cutin.telling.saying import Ctx, plainly, tells
from cutin.vision.table import DECK, EXCLUSION, FIELD, HAND, NODES, PLACES, PLAY, UNDERWORLD

OWN: dict[str, Teller] = {}
# Said better by another event at the same moment, or bookkeeping of the rules.
SILENT = frozenset(
    {
        *("activate", "attacks", "chosen", "defends", "ends", "gains", "goes on", "new object", "new turn"),
        *("node asleep", "pass", "step", "to defend", "triggers", "used", "waits"),
    }
)
PAYMENT = "VIS-W.4"
DISCARDED = "VIS-9.3.4.g"
REMARKS = {
    "VIS-4.10.1.a": "ends the phase",
    "VIS-4.10.2.a": "ends the turn",
    "VIS-9.1.3.a": "goes on",
    "VIS-9.2.5": "cannot be saved",
    "VIS-9.2.6.c": "reset does not save",
    "VIS-9.2.7.a": "no damage applies",
    "VIS-9.2.7.b": "removed already",
    "VIS-9.2.8.c": "does not die",
    "VIS-9.3.6": "cannot be kept",
    "VIS-9.3.7.a": "no damage applies",
    "VIS-9.3.7.b": "removed already",
    "VIS-9.3.7.c": "removed already",
    "VIS-9.3.8.c": "is not discarded",
    "VIS-9.4.5.a": "no damage applies",
    "VIS-9.4.5.b": "removed already",
    "VIS-9.4.5.c": "removed already",
    "VIS-9.4.5.d": "removed already",
    "VIS-9.4.6.b": "is not excluded",
}
WITHOUT_CARD = frozenset({"ends the phase", "ends the turn"})

plainly(OWN, "active", "dying", "discarding", "excluding", "transformed", "face down", "face up")
plainly(
    OWN, "popularity", "sign broken", "attack cancelled", "defence cancelled", "on hold", "acts", "negated"
)


# --- playing ----------------------------------------------------------------------------------------


@tells(OWN, "skipped")
def _skipped(t: Ctx) -> Said:
    return "skipped", {"who": t.who, "phase": t.language.word(t.event.data["phase"])}


@tells(OWN, "cannot draw")
def _cannot_draw(t: Ctx) -> Said:
    return "cannot draw", {"who": t.who}


@tells(OWN, "paid")
def _paid(t: Ctx) -> Said:
    return "pays", {"who": t.who, "amount": t.event.data["amount"]}


@tells(OWN, "retargeted")
def _retargeted(t: Ctx) -> Said:
    return "retargeted", {"card": t.card(0), "target": t.card(1)}


@tells(OWN, "fails")
def _fails(t: Ctx) -> Said:
    return ("effect of card fails", {"card": t.card()}) if t.event.cards else ("rules fail", {})


@tells(OWN, "applies")
def _applies(t: Ctx) -> Said:
    return ("applies", {"card": t.card()}) if _of_a_card(t) else ("rule applies", {})


def _of_a_card(t: Ctx) -> bool:
    return bool(t.event.cards) and t.event.cards[0] >= 0


@tells(OWN, "declared")
def _declared(t: Ctx) -> Said:
    return "declared", {"who": t.who, "word": t.event.data["word"]}


@tells(OWN, "united")
def _united(t: Ctx) -> Said:
    return "union", {"card": t.card()}


@tells(OWN, "not united")
def _not_united(t: Ctx) -> Said:
    return "no union", {"card": t.card()}


# --- cards moving -----------------------------------------------------------------------------------


@tells(OWN, "move")
def _move(t: Ctx) -> Said | None:
    origin, to = t.event.data["origin"], t.event.data["to"]
    came, goes = origin % PLACES, to % PLACES
    owner = t.player(to // PLACES)
    if goes == PLAY or (came == PLAY and goes == FIELD):
        return None  # "plays", "enters"
    if (came, goes) == (DECK, HAND):
        return "draws", {"who": owner, "cards": t.card()}
    if goes == NODES:
        key = {HAND: "sets node", DECK: "node from deck"}.get(came, "becomes node")
        return key, {"card": t.card(), "who": owner}
    if goes == UNDERWORLD:
        return _to_underworld(t, came, owner)
    if goes == EXCLUSION:
        return "excluded", {"card": t.card()}
    if goes == HAND:
        return "to hand", {"card": t.card(), "who": owner, "origin": t.place(origin)}
    if goes == FIELD:
        return None  # "enters", "is set on"
    return "moves", {"card": t.card(), "to": t.place(to), "origin": t.place(origin)}


def _to_underworld(t: Ctx, came: int, owner: str) -> Said:
    if t.event.rule == PAYMENT:
        return "node paid", {"card": t.card(), "who": owner}
    if t.event.rule == DISCARDED or came in (HAND, DECK):
        key = {HAND: "discarded hand", DECK: "discarded deck"}.get(came)
        if key is not None:
            return key, {"who": owner, "cards": t.card()}
        return "discarded", {"card": t.card(), "who": owner}
    return "to underworld", {"card": t.card(), "who": owner}


@tells(OWN, "entered")
def _entered(t: Ctx) -> Said:
    return "enters", {"card": t.card(), "state": t.language.word("asleep" if t.happened.noted else "active")}


@tells(OWN, "set")
def _set(t: Ctx) -> Said | None:
    if len(t.event.cards) < 2:
        return None  # what the card is from now on
    return "set", {"card": t.card(0), "host": t.card(1)}


@tells(OWN, "not set")
def _not_set(t: Ctx) -> Said:
    if len(t.event.cards) < 2:
        return "not set", {"card": t.card()}
    return "not set on", {"card": t.card(0), "host": t.card(1)}


# --- the state of cards -----------------------------------------------------------------------------


@tells(OWN, "asleep")
def _asleep(t: Ctx) -> Said | None:
    return None if t.event.rule == PAYMENT else ("asleep", {"card": t.card()})


@tells(OWN, "seen")
def _seen(t: Ctx) -> Said | None:
    """What both players are shown; what one alone looks at is nobody else's business."""
    return ("shown", {"card": t.card()}) if t.event.knows & 3 == 3 else None


@tells(OWN, "damage")
def _damage(t: Ctx) -> Said:
    damage = t.event.data["damage"]
    if t.happened.noted is None:
        return "damage", {"card": t.card(), "damage": damage}
    return "damage of", {"card": t.card(), "damage": damage, "endurance": t.happened.noted}


@tells(OWN, "damage reset")
def _damage_reset(t: Ctx) -> Said:
    damage = t.event.data.get("damage", 0)
    return (
        ("damage lowered", {"card": t.card(), "damage": damage})
        if damage
        else (
            "damage wiped",
            {"card": t.card()},
        )
    )


@tells(OWN, "damage changed")
def _damage_changed(t: Ctx) -> Said:
    data = t.event.data
    numbers = {"was": data["was"], "amount": data["amount"]}
    if t.event.cards:
        return "damage changed", {"card": t.card(), **numbers}
    return "damage to player changed", {"who": t.who, **numbers}


@tells(OWN, "damage to player")
def _damage_to_player(t: Ctx) -> Said:
    data = t.event.data
    key = "battle damage to player" if data["battle"] else "damage to player"
    return key, {"who": t.who, "amount": data["amount"], "life": data["life"]}


@tells(OWN, "life")
def _life(t: Ctx) -> Said:
    data = t.event.data
    return "life", {"who": t.who, "life": data["life"], "change": format(data["amount"], "+d")}


@tells(OWN, "saved")
def _saved(t: Ctx) -> Said:
    return ("dying negated" if t.event.rule.startswith("VIS-9.2") else "discard negated"), {"card": t.card()}


# --- battle -----------------------------------------------------------------------------------------


@tells(OWN, "attack")
def _attack(t: Ctx) -> Said:
    return "attacks", {"who": t.who, "card": t.card()}


@tells(OWN, "defence")
def _defence(t: Ctx) -> Said:
    return "defends", {"who": t.who, "card": t.card()}


@tells(OWN, "battle")
def _battle(t: Ctx) -> Said:
    return "battle", {"cards": t.cards()}


@tells(OWN, "recipients")
def _recipients(t: Ctx) -> Said:
    if t.event.data["player"]:
        return "hits player", {"who": t.player(1 - t.event.seat)}
    if len(t.event.cards) == 2:
        return "hit each other", {"cards": t.cards()}
    return "hits nobody", {}


@tells(OWN, "graze")
def _graze(t: Ctx) -> Said:
    return "graze", {"who": t.who, "amount": t.event.data["amount"]}


@tells(OWN, "mana charge")
def _mana_charge(t: Ctx) -> Said:
    return "mana charge", {"who": t.who, "card": t.card(), "amount": t.event.data["amount"]}
