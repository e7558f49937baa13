"""A text's effect being carried out, and one that waits for its moment."""

from __future__ import annotations

from cutin.kernel.agenda import Frame, Step
from cutin.kernel.records import Record
from cutin.kernel.state import Item, Ref, State


class Resolve(Frame, frozen=True, kw_only=True, tag="resolve"):
    """A text's effect being carried out: where it stands in its program and what it has bound so far.

    `key` is the item it came from; `done` whether the last part was carried out whole; `chosen` are the
    cards of the last choice; `acting` who carries a part out (-1: the player); `memo` keeps what the effect
    must remember: of cards that have left (card, measure, value), of cards looked at (card, how, zone);
    `held` counts its loops; `program` 0 is the effect, 1 and on are payments; `on_hold` says that it was on
    hold.
    """

    text: int
    key: int = 0
    entry: int = 0
    targets: tuple[tuple[Ref, ...], ...] = ()
    x: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()
    done: bool = True
    acting: int = -1
    swapped: bool = False
    memo: tuple[tuple[int, str, int], ...] = ()
    held: tuple[int, ...] = ()
    program: int = 0
    rule: str = ""
    on_hold: bool = False

    @property
    def lowers(self) -> bool:
        """What falls while this is applied falls by this player's doing."""
        return True

    def flow(self, s: State) -> list[Step]:
        text = s.rules.texts[self.text]
        found: list[Step] = text.deeds[self.program - 1] if self.program else text.program
        return found


class Held(Record, frozen=True):
    """An effect on hold: a text's program waits at `step` for a moment.

    `when` is the moment as the game knows it (`compiler.MOMENTS`); the rest is what the effect has bound so
    far.
    """

    when: tuple[int, int, int]
    key: int
    player: int
    source: int
    entry: int
    text: int
    step: int
    targets: tuple[tuple[Ref, ...], ...] = ()
    x: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()
    turn: int = 0
    memo: tuple[tuple[int, str, int], ...] = ()


def of_item(item: Item, event: tuple[int, ...] = (), on_hold: bool = False) -> Resolve:
    """The effect of an item of a chain, as it begins."""
    return Resolve(
        player=item.player,
        source=item.source,
        entry=item.entry,
        text=item.text,
        key=item.key,
        targets=item.targets,
        x=item.x,
        chosen=item.chosen,
        step=item.step,
        rule=item.rule,
        memo=item.memo,
        event=event,
        on_hold=on_hold,
    )


def of_held(held: Held, rule: str) -> Resolve:
    """An effect that was on hold, as it acts; its targets are not looked at again."""
    return Resolve(
        player=held.player,
        source=held.source,
        entry=held.entry,
        text=held.text,
        key=held.key,
        targets=held.targets,
        x=held.x,
        event=held.event,
        chosen=held.chosen,
        step=held.step,
        rule=rule,
        on_hold=True,
        memo=held.memo,
    )
