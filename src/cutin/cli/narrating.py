"""A game told: its events as lines under turns and phases, and as a trace of everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutin.gundam_war.rulebook import rulebook
from cutin.gundam_war.table import HAND, LOST, NATION, PLACE_NAMES, PLACES
from cutin.records.history import Happened

from .telling import EVERYTHING, SILENT, Ctx, Line, place, player, resource_or_damage, told

PAYING = ("GW-7.6", "GW-7.7")
PLAYING = ("played", "text played")


class Narrator:
    """Tells events as lines, in as many pieces as they come: phases in which nothing happens are left out,
    and cards that one rule moves from pile to pile are told together."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.phase: Line | None = None

    def lines(self, events: Iterable[Happened]) -> Iterator[Line]:
        """The lines of these events."""
        paid: list[Line] = []
        for group in _together(events):
            line = told(group[0], self.viewer) if len(group) == 1 else _group_line(group, self.viewer)
            if line is None:
                continue
            if line.rule in PAYING and line.kind not in PLAYING:
                paid.append(line)  # said after what it is paid for
                continue
            if line.kind in PLAYING:
                yield from self._under_phase(line)
                yield from paid
            else:
                for each in (*paid, line):
                    yield from self._under_phase(each)
            paid = []
        for each in paid:
            yield from self._under_phase(each)

    def _under_phase(self, line: Line) -> Iterator[Line]:
        if line.level == 1:
            self.phase = line
            return
        if line.level == 0:
            self.phase = None
        if self.phase is not None:
            yield self.phase
            self.phase = None
        yield line


def lines(events: Iterable[Happened], viewer: int | None) -> Iterator[Line]:
    """The events of a whole game as lines."""
    return Narrator(viewer).lines(events)


def _together(events: Iterable[Happened]) -> Iterator[list[Happened]]:
    """The events that are told one by one or, where `_pile` says so, several in one line."""
    group: list[Happened] = []
    for each in events:
        if each.event.kind in SILENT:
            continue
        if group and _pile(group[0]) is not None and _pile(each) == _pile(group[0]):
            group.append(each)
            continue
        if group and not _said_by_next(group[0], each):
            yield group
        group = [each]
    if group:
        yield group


def _said_by_next(one: Happened, following: Happened) -> bool:
    """Whether that an effect resolves needs no saying, since its card comes out."""
    return (
        one.event.kind == "resolves"
        and following.event.kind in ("move", "set", "came out")
        and one.event.cards[:1] == following.event.cards[:1]
    )


def _pile(each: Happened) -> tuple[int, int, str] | None:
    """From which pile to which, and by which rule, for moves that are told together."""
    event = each.event
    if event.kind != "move":
        return None
    origin, to = event.data["origin"], event.data["to"]
    if (origin % PLACES, to % PLACES) in ((NATION, LOST), (NATION, HAND), (HAND, NATION)):
        return origin, to, event.rule
    return None


def _group_line(group: list[Happened], viewer: int | None) -> Line:
    event = group[0].event
    origin, to = event.data["origin"], event.data["to"]
    owner = player(origin // PLACES)
    if to % PLACES == LOST:
        text = f"{owner}'s Nation loses {len(group)} cards" + resource_or_damage(event.rule)
    else:
        names = [Ctx(each, viewer).card() for each in group]
        cards = ", ".join(names) if "a card" not in names else f"{len(group)} cards"
        verb = "draws" if to % PLACES == HAND else "puts back into the Nation:"
        text = f"{owner} {verb} {cards}"
    return Line(text, event.rule, 2, origin // PLACES)


def trace(events: Iterable[Happened], viewer: int | None) -> Iterator[str]:
    """Everything, also what no sentence is made for: kind, cards, facts, rule and its title, cause."""
    rules = rulebook()
    for happened in events:
        event = happened.event
        t = Ctx(happened, viewer)
        names = ", ".join(t.card(i) for i in range(len(event.cards)))
        facts = ", ".join(f"{k} {_fact(t, k, v)}" for k, v in event.data.items())
        who = f" by {t.who}" if event.seat in (0, 1) else ""
        title = f"  [{event.rule} {rules[event.rule].title}]" if event.rule in rules else ""
        cause = f"  by {t.source}" if event.cause[1] >= 0 and event.cause[1] not in event.cards else ""
        yield f"{event.kind}{' ' + names if names else ''}{who}{': ' + facts if facts else ''}{cause}{title}"


def _fact(t: Ctx, key: str, value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        if key in ("to", "origin", "zone") and 0 <= value < 2 * PLACES:
            return place(value)
        if key == "area":
            return PLACE_NAMES[value]
        if key in ("head", "host", "card"):
            return t.named(value) if value >= 0 else "none"
    return str(value)


__all__ = ["EVERYTHING", "Line", "Narrator", "lines", "trace"]
