"""Chapter 5: how the play of a card resolves, and what becomes of a play that is nullified."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, DONE, Frame, amend, at, push, step
from cutin.kernel.changes import cite, emit, set_table, set_waiting
from cutin.kernel.citing import rule
from cutin.kernel.state import Item, Ref, State

from . import notices as on
from .c05_checks import name_of, played_texts
from .c05_play import effect_of
from .c06_attack import defend_by_play
from .c07_effects import carry_out, fails, occasion, occur, proper, settle
from .c09_discard import place_cards
from .c09_statuses import forget
from .c10_union import unite
from .c11_moving import enter, put
from .card import CHARACTER
from .changes import PLAY_NOT_NEGATED
from .table import FIELD, PLACE, PLACES, PLAY, PLAY_CARD, UNDERWORLD
from .values import of

PLAY_ZONES = (PLAY, PLACES + PLAY)


class Played(Frame, frozen=True, kw_only=True, tag="played"):
    """The play of a card resolves: the texts from `line` on are still to be carried out; -1: none is."""

    item: Item
    line: int = 0

    @property
    def in_effect(self) -> bool:
        """Whether it is between two lines of its text, which is one effect (VIS-7.1.2)."""
        return self.line > 0


def resolve_item(s: State, item: Item) -> None:
    """Starts carrying out an item of an interference whose turn has come."""
    if item.kind == PLAY_CARD:
        push(s, Played(player=item.player, source=item.source, item=item))
    else:
        carry_out(s, item)


@step(Played, "VIS-8.2")
def targets_proper(s: State, f: Played) -> int | None:
    """If any target has become improper, nothing resolves."""
    item = f.item
    if not item.targets:
        return None
    first = 0
    for text in played_texts(s, item.source, item.text):
        answers = item.targets[first : first + len(text.slots)]
        first += len(text.slots)
        if not proper(s, effect_of(item, text.key, answers)):
            fails(s, item)
            return UNDERWORLD_STEP
    return None


@step(Played, "VIS-10.20")
def unites(s: State, f: Played) -> None:
    """A card with Union asks for its parts as its play resolves."""
    unite(s, f.source, f.player)


@step(Played, "VIS-10.20")
def united(s: State, f: Played) -> int | None:
    """Without them it is gone, and nothing resolves."""
    if settle(s):
        return AGAIN
    return None if PLACE[s.where[f.source]] == PLAY else UNDERWORLD_STEP


@step(Played, "VIS-5.4.2")
def character_enters(s: State, f: Played) -> int | None:
    """A character card is set face-up and asleep on the field of its player, instead of an effect.

    Nothing keeps the play of a card that has come so far from resolving: it counts, as the card is while it
    is being played, whatever it will be on the field.
    """
    card = f.source
    count_resolved(s, card, f.player)
    if not of(s, card).types & CHARACTER:
        return None
    if PLACE[s.where[card]] == PLAY:
        enter(s, card, f.player * PLACES + FIELD, asleep=True, played=True, rule="VIS-5.4.2")
        if f.item.event[1]:
            defend_by_play(s, card, f.player)
    return None


@step(Played, "VIS-5.2.4")
def in_written_order(s: State, f: Played) -> int | None:
    """Its texts are applied in the order in which they are written."""
    if settle(s):
        return AGAIN
    item = f.item
    texts = played_texts(s, item.source, item.text)
    if f.line >= len(texts):
        if f.line:
            amend(s, len(s.agenda) - 1, line=-1)
        return None
    first = sum(len(text.slots) for text in texts[: f.line])
    text = texts[f.line]
    amend(s, len(s.agenda) - 1, line=f.line + 1)
    push(s, effect_of(item, text.key, item.targets[first : first + len(text.slots)]))
    return AGAIN


@step(Played, "VIS-5.2.4")
def resolved(s: State, f: Played) -> int | None:
    """It has resolved; what waits for that comes now."""
    if settle(s):
        return AGAIN
    occasion(s, "VIS-5.2.4", (on.PLAY_RESOLVED, f.source, f.player))
    return None


@step(Played, "VIS-5.2.4")
def to_the_underworld(s: State, f: Played) -> int | None:
    """What does not stay on the field is put into the underworld, which is no discard."""
    if settle(s):
        return AGAIN
    if PLACE[s.where[f.source]] == PLAY:
        forget(s, f.source)
        place_cards(s, [f.source], UNDERWORLD, "VIS-5.2.4")
    return DONE


UNDERWORLD_STEP = at(Played, "to_the_underworld")


def count_resolved(s: State, card: int, player: int) -> None:
    """The play counts for the limits of VIS-5.4.1.d, 5.4.1.e and 5.5.1.d from now on."""
    v = of(s, card)
    words = v.keywords
    table = s.table
    mine = 1 << player
    if v.types & CHARACTER:
        if "Doll" in words:
            if not table.doll_resolved & mine:
                set_table(s, doll_resolved=table.doll_resolved | mine)
        elif "Surprise" not in words and not table.normal_resolved & mine:
            set_table(s, normal_resolved=table.normal_resolved | mine)
    elif "WorldCharm" in words and not table.world_charm_resolved & mine:
        set_table(s, world_charm_resolved=table.world_charm_resolved | mine)


# --- nullified plays (VIS-5.2.5, W.21) --------------------------------------------------------------


def negate_play(s: State, key: int) -> bool:
    """The play of that item is treated as if it had not happened; whether there was such a play."""
    item = next((each for each in s.chain if each.key == key and each.kind == PLAY_CARD), None)
    if item is None or cannot_be_negated(s, item.source):
        return False
    set_waiting(s, chain=tuple(each for each in s.chain if each.key != key))
    emit(s, "negated", "VIS-W.21", item.player, (item.source,), key=key)
    uncount(s, item)
    occur(s, on.PLAY_NEGATED, item.source, item.player)
    return True


@rule("VIS-W.27", off=False)
def cannot_be_negated(s: State, card: int) -> bool:
    """ "Cannot" beats "can": whether the play of the card cannot be nullified."""
    if not of(s, card).flags & PLAY_NOT_NEGATED:
        return False
    cite(s, "VIS-W.27", card)
    return True


@rule("VIS-5.2.5", off=None)
def uncount(s: State, item: Item) -> None:
    """A nullified play does not count towards the copies played."""
    played = list(s.table.played)
    entry = (item.player, name_of(s, item.source))
    if entry in played:
        cite(s, "VIS-5.2.5", item.source)
        played.remove(entry)
        plays = tuple(each for each in s.table.plays if each != (item.player, item.source))
        set_table(s, played=tuple(played), plays=plays)


def sweep(s: State) -> None:
    """A card whose play was nullified, and which nothing else moves, ends in the underworld (VIS-5.2.4)."""
    zones = s.zones
    if not zones[PLAY] and not zones[PLACES + PLAY]:
        return
    for zone in PLAY_ZONES:
        for card in zones[zone]:
            for item in s.chain:
                if item.source == card:
                    break
            else:
                if not _resolving(s, card):
                    put(s, [card], UNDERWORLD, rule="VIS-5.2.4")


def _resolving(s: State, card: int) -> bool:
    if any(entry.card == card for entry in s.table.entries):
        return True
    waiting = (frame for _mark, frames in s.parked for frame in frames)
    return any(isinstance(frame, Played) and frame.source == card for frame in (*s.agenda, *waiting))


def being_played(s: State, ref: Ref) -> Item | None:
    """The item of a card that is being played."""
    return next((item for item in s.chain if item.kind == PLAY_CARD and item.source == ref[0]), None)
