"""What a position of VISION is worth to a seat, in points of life, from what that seat may see.

The parts, from what lasts to what is about to happen: life, nodes, what lies on the field, the hands, the
battle that is going on, and the attacks of the next turns. Attacks are worked out one after the other with
the numbers in force alone, each answered as well as the attacked player can.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cutin.ability.common import LoseGame
from cutin.game.state import GameState
from cutin.kernel.decision import Decision
from cutin.vision.card import CardDef
from cutin.vision.table import (
    DECK,
    FIELD,
    HAND,
    MAIN,
    NODES,
    PLACES,
    Battle,
)
from cutin.vision.values import Values
from cutin.vision.words.lines import AutoGamma

from .part import WON, Playing

# What things are worth, in points of life.
ATTACK, ENDURANCE, BODY = 0.8, 0.6, 0.9
KEYWORDS = {"FirstStrike": 0.9, "Pierce": 0.6, "Stealth": 1.0, "Vigilance": 0.9, "InstantDeath": 1.2}
ASLEEP = 0.15  # what a character loses by being asleep
STAYS = 0.5  # of a card on the field that is no character, for each node that it needs, and once more
NODE = (2.4, 2.4, 2.2, 2.0, 1.6, 1.1, 0.7, 0.5)  # the first node, the second ...; more are worth the last
AWAKE = (0.7, 0.7, 0.6, 0.6, 0.5, 0.4)  # the first active node, the second ...
IN_HAND = (1.7, 1.5, 1.3, 1.1, 0.8, 0.5, 0.2)  # the first card in hand, the second ...
ENEMY_HAND = 1.1
UPKEEP = 1.2  # of a card on the field, for each point of its upkeep
DEADLY = 20.0  # a card on the field that makes its owner lose the game when it leaves
FAR = 0.2  # what a card in hand loses for each node that is missing
LOW_LIFE = 30.0  # divided by the life left and 2: the last points are dear
NEARLY_OUT = 60.0  # divided by the cards left in the deck and 1
GRAZED = 0.8  # a node that the attacked player may put from the deck
# How much of the attacks of a turn that comes counts now.
NEXT, AFTER = 0.75, 0.35
LETHAL = 60.0


class Fighter:
    """A character as an attack sees it."""

    __slots__ = ("attack", "card", "endurance", "graze", "keywords", "races", "worth")

    def __init__(self, card: int, v: Values, left: int, value: float) -> None:
        self.card = card
        self.attack = max(v.attack, 0)
        self.endurance = left
        self.graze = v.graze
        self.keywords = v.keywords
        self.races = v.races
        self.worth = value


Fighters = list[Fighter]


def position(s: GameState, seat: int) -> float:
    """What the state is worth to the seat."""
    enemy = 1 - seat
    value = life(s, seat) - life(s, enemy)
    value += nodes(s, seat) - nodes(s, enemy)
    value += field(s, seat) - field(s, enemy)
    value += hand(s, seat) - ENEMY_HAND * len(s.zones[enemy * PLACES + HAND])
    if s.table.battle is not None:
        fought = battle(s, s.table.battle)
        value += fought if s.table.battle.player == seat else -fought
    return value + coming(s, seat)


# --- what lasts -------------------------------------------------------------------------------------


def life(s: GameState, seat: int) -> float:
    """The life left, the last points of it dear, and the deck, which must not run out."""
    left: int = s.table.life[seat]
    if left <= 0 or s.table.deckout >> seat & 1:
        return -WON / 10
    return left - LOW_LIFE / (left + 2) - NEARLY_OUT / (len(s.zones[seat * PLACES + DECK]) + 1)


def nodes(s: GameState, seat: int) -> float:
    """The node area: how many there are, and how many of them are active."""
    cards = s.zones[seat * PLACES + NODES]
    value = 0.0
    for n in range(len(cards)):
        value += NODE[n] if n < len(NODE) else NODE[-1]
    active = 0
    for card in cards:
        record = s.cards[card]
        if record is not None and not record.rolled:
            value += AWAKE[active] if active < len(AWAKE) else AWAKE[-1]
            active += 1
    return value


def removed(s: GameState) -> set[int]:
    """The cards that are about to leave."""
    return {entry.card for entry in s.table.entries}


def field(s: GameState, seat: int) -> float:
    """What a seat has on the field, without what is being removed."""
    total = 0.0
    gone = removed(s)
    for card in s.zones[seat * PLACES + FIELD]:
        record = s.cards[card]
        if record is None or card in gone:
            continue
        v = s.values.of[card]
        total += worth(v)
        if record.rolled and v.character:
            total -= ASLEEP
        if deadly(s.rules.defs[s.kinds[card]]):
            total -= DEADLY
    return total


def worth(v: Values) -> float:
    """A card on the field by its numbers."""
    if not v.character:
        return STAYS * (1 + v.node) - UPKEEP * v.keywords.get("Upkeep", 0)
    value = BODY + ATTACK * max(v.attack, 0) + ENDURANCE * max(v.endurance, 0) + 0.1 * v.node
    for name in v.keywords:
        value += KEYWORDS.get(name, 0.0)
    value -= UPKEEP * v.keywords.get("Upkeep", 0)
    if "Doll" in v.keywords:
        value -= ATTACK * max(v.attack, 0) * 0.5
    return value if v.endurance > 0 else value * 0.3


@cache
def deadly(card: CardDef) -> bool:
    """Whether the card makes its own player lose the game by one of its automatic effects."""
    return any(isinstance(line, AutoGamma) and isinstance(line.effect, LoseGame) for line in card.abilities)


def hand(s: GameState, seat: int) -> float:
    """The own hand: a card is worth less the more nodes are missing for it."""
    prints = s.rules.prints
    have = len(s.zones[seat * PLACES + NODES])
    value = 0.0
    for n, card in enumerate(s.zones[seat * PLACES + HAND]):
        missing = prints[s.kinds[card]].node - have - 1
        value += (IN_HAND[n] if n < len(IN_HAND) else 0.0) - (FAR * missing if missing > 0 else 0.0)
    return value


# --- attacks ----------------------------------------------------------------------------------------


def fighters(s: GameState, seat: int, ready_only: bool) -> Fighters:
    """The characters of a seat; those that are about to leave count no more."""
    found = []
    gone = removed(s)
    for card in s.zones[seat * PLACES + FIELD]:
        record = s.cards[card]
        if record is None or card in gone or (ready_only and record.rolled):
            continue
        v = s.values.of[card]
        if v.character:
            found.append(Fighter(card, v, v.endurance - record.damage, worth(v)))
    return found


def unanswered(a: Fighter, enemy_life: int) -> float:
    """What an attack is worth that nobody meets."""
    if a.attack >= enemy_life:
        return LETHAL
    return a.attack - GRAZED * a.graze if a.attack else 0.0


def answered(a: Fighter, d: Fighter) -> float:
    """What a battle is worth to the attacker."""
    kills = a.attack >= d.endurance or (a.attack > 0 and "InstantDeath" in a.keywords)
    dies = d.attack >= a.endurance or (d.attack > 0 and "InstantDeath" in d.keywords)
    first, answers_first = "FirstStrike" in a.keywords, "FirstStrike" in d.keywords
    if kills and first and not answers_first:
        dies = False
    elif dies and answers_first and not first:
        kills = False
    value = d.worth if kills else 0.0
    if dies:
        value -= a.worth
    if "Pierce" in a.keywords:
        value += max(0, a.attack - d.endurance)
    return value


def may_meet(a: Fighter, d: Fighter) -> bool:
    """Whether a defence against the attacker holds (Stealth)."""
    return "Stealth" not in a.keywords or any(race in a.races for race in d.races)


def attacks(mine: Fighters, ready: Fighters, enemy_life: int) -> float:
    """What the attacks of a turn are worth once each is answered as well as the attacked player can: the
    strongest first, and only those that are worth something."""
    total = 0.0
    free = list(ready)
    left = enemy_life
    for a in sorted(mine, key=_strength, reverse=True):
        if "Doll" in a.keywords or not a.attack:
            continue
        alone = unanswered(a, left)
        least, used = alone, None
        for d in free:
            if may_meet(a, d):
                value = answered(a, d)
                if value < least:
                    least, used = value, d
        if least <= 0:
            continue
        total += least
        if used is not None:
            free.remove(used)
        else:
            left -= a.attack
    return total


def _strength(a: Fighter) -> int:
    return a.attack


def coming(s: GameState, seat: int) -> float:
    """The attacks of the turn that is going on, if it is the enemy's, and of the next ones.

    The own attacks of this turn are not counted: who passes gives them up.
    """
    t = s.table
    enemy = 1 - seat
    my_ready, enemy_ready = fighters(s, seat, True), fighters(s, enemy, True)
    mine, theirs = fighters(s, seat, False), fighters(s, enemy, False)
    if t.turn_player == seat:
        # In the enemy's turn all of theirs are active, of mine those that are now; then it is my turn again.
        value = -NEXT * attacks(theirs, my_ready, t.life[seat])
        return value + AFTER * attacks(mine, enemy_ready, t.life[enemy])
    rest = enemy_ready if t.phase <= MAIN else []
    value = -NEXT * attacks(rest, my_ready, t.life[seat]) if t.battle is None else 0.0
    return value + NEXT * attacks(mine, enemy_ready, t.life[enemy])


def battle(s: GameState, b: Battle) -> float:
    """What the battle that is going on is worth to the attacker, until its damage has been dealt."""
    if b.cancelled or b.begun:
        return 0.0
    enemy = 1 - b.player
    attacker = _fighter(s, b.attacker)
    if attacker is None:
        return 0.0
    alone = unanswered(attacker, s.table.life[enemy])
    if b.defended:
        defender = _fighter(s, b.defender)
        return answered(attacker, defender) if defender is not None else 0.0
    if not may_still_defend(s):
        return alone
    return min([alone, *(answered(attacker, d) for d in fighters(s, enemy, True) if may_meet(attacker, d))])


def _fighter(s: GameState, ref: tuple[int, int]) -> Fighter | None:
    card, entry = ref
    record = s.cards[card] if card >= 0 else None
    if record is None or record.entry != entry:
        return None
    v = s.values.of[card]
    return Fighter(card, v, v.endurance - record.damage, worth(v)) if v.character else None


def may_still_defend(s: GameState) -> bool:
    """Whether the attacked player is about to answer the attack directly."""
    frame: Any = s.agenda[-1] if s.agenda else None
    return bool(getattr(frame, "direct", False))


# --- for a player that looks ahead --------------------------------------------------------------------


class Vision(Playing):
    """See `Playing`."""

    game = "vision"

    def position(self, state: GameState, seat: int) -> float:
        return position(state, seat)

    def better(self, decision: Decision) -> float:
        """A new hand is known from one dealing only."""
        return 2.0 if decision.question == "redraw" else super().better(decision)

    def branches(self, decision: Decision) -> bool:
        """What is paid with is no question that is worth a look: active nodes are put to sleep first."""
        return decision.question != "pay"

    def quiet(self, state: GameState, decision: Decision) -> bool:
        """Whether and with whom to defend is the enemy's own choice."""
        return may_still_defend(state) and state.table.battle is not None


PLAYING = Vision()
