"""Everything that happened, also what there is no sentence for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutin.catalogue import game

from .happened import Happened
from .languages import Language
from .languages import language as of_code
from .saying import Ctx


def trace(events: Iterable[Happened], viewer: int | None, language: Language | None = None) -> Iterator[str]:
    """A line for each event: kind, cards, facts, cause, rule and its title."""
    language = language or of_code("en")
    rules = game(language.telling.game).rulebook.rules
    for happened in events:
        event = happened.event
        t = Ctx(happened, viewer, language)
        names = ", ".join(t.card(i) for i in range(len(event.cards)))
        # What a choice said can name a card that only the chooser knows.
        hidden = event.kind == "chosen" and not t.may_know
        facts = ", ".join(f"{k} {_fact(t, k, v)}" for k, v in event.data.items() if not hidden)
        who = f" by {t.who}" if event.seat in (0, 1) else ""
        title = f"  [{event.rule} {rules[event.rule].title}]" if event.rule in rules else ""
        cause = f"  by {t.source}" if event.cause[1] >= 0 and event.cause[1] not in event.cards else ""
        yield f"{event.kind}{' ' + names if names else ''}{who}{': ' + facts if facts else ''}{cause}{title}"


def _fact(t: Ctx, key: str, value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        telling = t.language.telling
        if key in ("to", "origin", "zone") and 0 <= value < 2 * telling.places:
            return t.place(value)
        if key == "area":
            return telling.place_names[value]
        if key in ("head", "host", "card"):
            return t.named(value) if value >= 0 else "none"
    return str(value)
