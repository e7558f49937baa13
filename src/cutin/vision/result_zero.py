"""Result 0 of what is in force: what is printed, with set cards counted in and with effects that last."""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

from cutin.game.force import Active, Group, Ranks, active, depends_of
from cutin.kernel.records import replace
from cutin.kernel.state import Card, Lasting, State

from .changes import BEING, FORM, SHAPE, TEXT, apply_change, silence
from .table import FACE_DOWN, FIELD, FIELD_ZONES, PLACES
from .values import GIVING, Values, face_down, text_stands

NO_ORDER: Ranks = {}


class Start:
    """Result 0, shared by what is in force one after the other as long as it stands.

    `of`: card id -> `Values` for each card on the field, with set cards counted in, `own` without, where that
    differs; `groups`: by card, where effects or set cards bear on it; `heaped`: those with two or more cards
    set on them; `lay`: the cards in order, `records` their conditions, set cards too; `lasts`: those on
    which an effect lasts; `texts`: what applies always, in order, `bits` what each looks at, `depends`
    what all do; `typed`: by side and types, the cards (`game.meaning.filters`).
    """

    __slots__ = (
        "bits",
        "depends",
        "groups",
        "heaped",
        "lasts",
        "lay",
        "of",
        "own",
        "records",
        "texts",
        "typed",
    )

    def __init__(self) -> None:
        self.of: dict[int, Values] = {}
        self.own: dict[int, Values] = {}
        self.groups: dict[int, Group] = {}
        self.heaped: list[int] = []
        self.lay: tuple[tuple[int, ...], ...] = ()
        self.records: tuple[Card | None, ...] = ()
        self.lasts: list[int] = []
        self.texts: Active = []
        self.bits: list[int] = []
        self.depends = 0
        self.typed: dict[tuple[int, int], list[int]] = {}


NOTHING = Start()


def stands(s: State, start: Start) -> bool:
    """Whether that is still result 0: the cards lie as they did, in the conditions that count in it."""
    zones = s.zones
    if start.lay != (zones[FIELD], zones[PLACES + FIELD]):
        return False
    now = tuple(map(s.cards.__getitem__, start.of))
    was = start.records
    for record, old in compress(zip(now, was, strict=True), map(is_not, now, was)):
        if not _alike(record, old):
            return False
    start.records = now  # they are as good as the others for whoever has this result 0
    return True


def _alike(record: Card | None, was: Card | None) -> bool:
    """Whether a card is still in the condition that its values are worked out of."""
    return (
        record is not None
        and was is not None
        and record.entry == was.entry
        and record.lasting == was.lasting
        and record.under == was.under
        and record.host == was.host
        and not (record.flags ^ was.flags) & FACE_DOWN
    )


def start_of(s: State, before: Start) -> Start:
    """Result 0; of the one before, the groups that stand."""
    start = Start()
    of = start.of
    cards = s.cards
    kinds = s.kinds
    as_fielded = s.rules.fielded
    for zone in FIELD_ZONES:
        for card in s.zones[zone]:
            record = cards[card]
            assert record is not None
            if record.under or record.lasting or record.flags & FACE_DOWN:
                group = before.groups.get(card)
                if group is not None:
                    for each, was in group.records:
                        is_now = cards[each]
                        if is_now is not was and not _alike(is_now, was):
                            group = None
                            break
                if group is None:
                    group = _group(s, card)
                start.groups[card] = group
                start.lasts += group.lasts
                if len(group.records) > 2:
                    start.heaped.append(card)
                start.own.update(group.own)
                of.update(group.of)
            else:
                of[card] = as_fielded[kinds[card]]
    start.lay = (s.zones[FIELD], s.zones[PLACES + FIELD])
    start.records = tuple(map(cards.__getitem__, of))
    start.texts = active(s, of, NO_ORDER)
    for text in start.texts:
        looks = depends_of([text])
        start.bits.append(looks)
        start.depends |= looks
    return start


def stacked(s: State, card: int) -> list[int]:
    """A card and all that is set on it, at every level, hosts first."""
    found = [card]
    for each in found:
        record = s.cards[each]
        assert record is not None
        found += record.under
    return found


def _group(s: State, card: int) -> Group:
    """A card that effects or set cards bear on, with all its set cards: each card's numbers worked out."""
    rules = s.rules
    cards = stacked(s, card)
    made = Group(tuple((each, s.cards[each]) for each in cards))
    own = made.own
    for each in cards:
        record = s.cards[each]
        assert record is not None
        host = own.get(record.host) if record.host >= 0 else None
        own[each] = _resolved(rules, s.kinds[each], record, host)
    for each in cards:
        record = s.cards[each]
        assert record is not None
        if record.lasting:
            made.lasts.append(each)
            left = tuple([lasting for lasting in record.lasting if _form_stands(own, each, lasting)])
            if len(left) != len(record.lasting):
                host = own.get(record.host) if record.host >= 0 else None
                own[each] = _resolved(rules, s.kinds[each], replace(record, lasting=left), host)
    for each in cards:
        record = s.cards[each]
        assert record is not None
        v = own[each]
        if record.under or v.gone or v.void:
            v = v.copy()
            v.settle(rules, [own[c] for c in record.under])
        made.of[each] = v
    return made


def _resolved(rules: Any, kind: int, record: Card, host: Values | None) -> Values:
    """What is printed with the resolved effects that last on the card, set cards left out.

    Settled unless there are such cards, or keywords that it has lost.
    """
    if not record.lasting and not record.flags & FACE_DOWN:
        if host is None:
            found: Values = rules.fielded[kind]
            return found
        if not host.negated and not host.hushed:
            return _set_card(rules, kind, host)
    v: Values = (rules.fielded if host is None else rules.prints)[kind]
    new = face_down(v) if record.flags & FACE_DOWN else v.copy()
    shaped = False
    lasting = sorted(record.lasting, key=_order) if len(record.lasting) > 1 else record.lasting
    for each in lasting:
        if each.change[0] == SHAPE:
            shaped = True
            apply_change(rules, new, each.change, each.since)
    if host is None:
        # What an effect has made of a card that is not set decides whether it still has a text of its own.
        if not new.types & BEING and new.types and not text_stands(new):
            silence(new)
    else:
        _as_set_card(new, host, shaped)
    for each in lasting:
        if each.change[0] != SHAPE:
            if each.since and each.change[0] == TEXT:
                new.since = {**(new.since or {}), each.change[1]: each.since}
            apply_change(rules, new, each.change, each.since)
    if not (record.under or new.gone or new.void):
        new.settle(rules)
    return new


def _set_card(rules: Any, kind: int, host: Values) -> Values:
    """A set card on which no effect lasts, on a host of which no text is nullified: the same every time."""
    key = (kind, bool(host.types & BEING))
    v: Values | None = rules.set_cards.get(key)
    if v is None:
        v = rules.prints[kind].copy()
        _as_set_card(v, host, False)
        v.settle(rules)
        rules.set_cards[key] = v
    return v


def _form_stands(own: dict[int, Values], card: int, lasting: Lasting) -> bool:
    """A form that comes from a set card is lost when that card's text is nullified (VIS-10.28.9.a)."""
    if lasting.change[0] != FORM or lasting.change[-1] == card:
        return True
    v = own.get(lasting.change[-1])
    return v is not None and v.given and bool(v.texts)


def _order(lasting: Any) -> tuple[bool, int]:
    """What a form makes of a card is its original information (VIS-10.28.8): all else is given on top."""
    return (lasting.change[0] != FORM, lasting.since)


def _as_set_card(v: Values, host: Values, shaped: bool) -> None:
    """A set card has its text if it is equipment or a charm, on a character (VIS-5.4.4, 5.5.4-5, 5.6.3-4)."""
    v.types &= ~BEING
    v.given = bool(host.types & BEING) and any(name in v.words for name in GIVING)
    if not v.given:
        silence(v)
        v.gives = (0, 0)
        return
    if not shaped:
        v.gives = v.base
    if host.negated:
        silence(v)  # what a set card gives is the host's text (VIS-10.13.6), and nullified with it
    elif host.hushed:
        for text in v.texts:
            if text.key in host.hushed:
                v.keywords.pop(text.keyword, None)
        v.texts = tuple(text for text in v.texts if text.key not in host.hushed)
