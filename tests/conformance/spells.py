"""VISION as the suite needs it: its decks, and the checks that only this game can say."""

from __future__ import annotations

from typing import Any

from suite import Game

import cutin
from cutin.game.plan import Plan
from cutin.vision import listing, table
from cutin.vision.c05_checks import ANSWER, CARD, DIRECT, FREE, TEXT, possible
from cutin.vision.c06_attack import ATTACK_CHECKS, DEFEND_CHECKS, Fighter
from cutin.vision.naming import card_name
from cutin.vision.values import of

DECKS = {name: tuple(cutin.deck(name, "vision")) for name in cutin.deck_names("vision")}
# Every deck against every other, and against itself.
PAIRS = tuple((one, other) for i, one in enumerate(DECKS) for other in list(DECKS)[i:])


def zones_hold_what_they_may(s: Any) -> None:
    """Piles hold their owner's cards; set cards lie where their host lies; the facts of the table agree."""
    for card, zone in enumerate(s.where):
        seat, place = zone // table.PLACES, zone % table.PLACES
        record = s.cards[card]
        if place not in (table.FIELD, table.PLAY):
            assert s.owners[card] == seat, f"card {card} lies in a pile of the other player"
        if record is not None and record.host >= 0:
            assert s.where[record.host] == zone == seat * table.PLACES + table.FIELD
        if record is not None and place == table.NODES:
            assert not record.under and not record.lasting and not record.damage
    played = [c for seat in (0, 1) for c in s.zones[seat * table.PLACES + table.PLAY]]
    held = {item.source for item in s.chain} | {f.source for f in s.agenda}
    held |= {f.source for _mark, frames in s.parked for f in frames} | {e.card for e in s.table.entries}
    assert set(played) <= held or s.decision is None, "a card is being played by nobody"
    battle = s.table.battle
    if battle is not None and s.decision is not None:
        assert any(item.key == battle.key for item in s.chain), "a battle without an attack"
    if not s.agenda or s.decision is None or s.decision.question in ("window", "answer"):
        assert not s.table.entries or s.decision is None, "priority while cards are being removed"
        assert not s.parked or s.decision is None, "priority while an effect is interrupted"
    for zone in table.FIELD_ZONES:
        for card in s.zones[zone]:
            v = of(s, card)
            if v.character and s.decision is not None and s.decision.question in ("window", "answer"):
                assert v.endurance > 0, f"card {card} lives with endurance {v.endurance}"


def hows(s: Any) -> int:
    """How the open window stands to an interference."""
    if not s.chain:
        return FREE
    return DIRECT if getattr(s.agenda[-1], "direct", False) else ANSWER


def every_play(s: Any, seat: int, how: int) -> set[tuple[int, int, int]]:
    """What the full run of the checks lets the seat do with cards and texts."""
    rules = s.rules
    found = set()
    seen: set[int] = set()
    for card in s.zones[seat * table.PLACES + table.HAND]:
        kind = s.kinds[card]
        if kind in seen:
            continue
        seen.add(kind)
        for text in rules.play_texts[kind]:
            if possible(s, Plan(CARD, seat, card, text, how)):
                found.add((CARD, card, text))
    for card, record in enumerate(s.cards):
        if record is None or s.where[card] != seat * table.PLACES + table.FIELD:
            continue
        for text in s.values.of[card].texts:
            if text.playable and not text.places:
                if possible(s, Plan(TEXT, seat, card, text.key, how, record.entry)):
                    found.add((TEXT, card, text.key))
    return found


def listing_is_complete(s: Any) -> None:
    """The quick listing finds what the full run of the checks finds, for both seats."""
    how = hows(s)
    for seat in (0, 1):
        listed = listing.plays(s, seat, how)
        assert len(set(listed)) == len(listed)
        attacks = {play[1] for play in listed if play[0] == listing.ATTACKS}
        full_attacks = {
            c for c in s.zones[seat * table.PLACES] if not any(k(s, Fighter(seat, c)) for k in ATTACK_CHECKS)
        }
        if how == FREE:
            assert attacks == full_attacks or attacks < full_attacks, "attacks listed that are refused"
            if attacks != full_attacks or len(attacks) == len(listed) > 0:
                continue  # some character has to attack at once
        quick = {
            play for play in listed if play[0] == CARD or (play[0] == TEXT and s.cards[play[1]] is not None)
        }
        full = every_play(s, seat, how)
        assert quick == full, (
            f"seat {seat}: listed only {[told(s, p) for p in quick - full]}, "
            f"not listed {[told(s, p) for p in full - quick]}"
        )
        if how == DIRECT and s.decision is not None and s.decision.seat == seat:
            defences = {play[1] for play in listed if play[0] == listing.DEFENDS}
            assert defences == {
                c
                for c in s.zones[seat * table.PLACES]
                if not any(k(s, Fighter(seat, c)) for k in DEFEND_CHECKS)
            }


def told(s: Any, play: tuple[int, int, int]) -> str:
    """A play in words."""
    what, card, text = play
    name = s.rules.defs[s.kinds[card]].name
    verb = ("", "set", "play", "use", "attack", "defend", "play")[what]
    return f"{verb} {name} {s.rules.text(text) if text else ''}"


def reasons_are_given(s: Any) -> None:
    """*Why not* is empty for what is an option, and names an existing rule for what is none."""
    d = s.decision
    if d is None:
        return
    texts = s.texts()
    for text in texts:
        assert s.why_not(text) == [], text
    if d.question not in ("window", "answer"):
        return
    names = s.rules.defs
    hand = {names[s.kinds[c]].name for c in s.zones[d.seat * table.PLACES + table.HAND]}
    for name in sorted(hand):
        for action in (f"play {name}", f"set node {name}"):
            if not any(text == action or text.startswith(action + ":") for text in texts):
                explained(s, action)
    for zone in table.FIELD_ZONES:
        for card in s.zones[zone]:
            name = card_name(s, card)
            same = [c for c in s.zones[zone] if card_name(s, c) == name]
            if (
                zone // table.PLACES == d.seat
                and len(same) == 1
                and not s.cards[card].flags & table.FACE_DOWN
            ):
                for action in (f"attack with {name}", f"defend with {name}"):
                    if action not in texts:
                        explained(s, action)


def explained(s: Any, action: str) -> None:
    """The action is refused by rules that exist, in words."""
    found = s.why_not(action)
    assert found, f"{action!r} is no option, and nothing refuses it"
    for refusal in found:
        assert refusal.rule in cutin.rulebook("vision").rules, f"{action!r} is refused by {refusal.rule}"
        assert refusal.reason


GAME = Game(
    "vision",
    "spells",
    lambda **options: cutin.rules("vision", **options),
    tuple((DECKS[one], DECKS[other]) for one, other in PAIRS),
    lambda state: of(state, 0),
    zones_hold_what_they_may,
    listing_is_complete,
    reasons_are_given,
    share=0.5,
)
