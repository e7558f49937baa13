"""VISION's card language: lines of text read and written.

>>> write_node(read_line("(Auto γ): when this character has been discarded, you draw a card"))
'(auto gamma): when this character has been discarded, you draw 1 card'
"""

from __future__ import annotations

from collections.abc import Iterator

from cutin.ability.common import Event, LookAtTop, LookedAt, LookThrough
from cutin.ability.form import Ability, Node, Who
from cutin.game.reading import CardLanguage
from cutin.game.sense import NEEDS, Needs, Order, Sense
from cutin.language import TextError

from .card import no_race
from .wordings import in_usual_words
from .words import WORDS
from .words.amounts import NegatedDamage, ThatDamage, ThatNumber
from .words.effects import Declare, DeclareNumber, LookAtExactly, NegateThat, PayAny
from .words.events import (
    BecomesTarget,
    HasAddedToHand,
    HasDealt,
    HasGainedLife,
    HasPaidLife,
    HasReturned,
    HasTaken,
    WouldDeal,
    WouldTake,
)
from .words.picks import AnyNumberOf, AsManyAs, AtRandom, SourceOfThat, ThatPlayer
from .words.qualifiers import OfDeclaredRace, WithDeclaredName
from .words.removal import ChangeDamage, NegateDamage, NegateRemoval
from .words.timings import NextPart

_LOOK = (LookAtTop, LookThrough, LookAtExactly)
_DAMAGE = (WouldDeal, WouldTake, HasDealt, HasTaken)
_NO_DAMAGE = '"that damage" is what is waited for ("when ... would take damage, ..."), and nothing is'
_NO_DECLARATION = "nothing has been declared before"
_NO_TARGETING = '"that effect" is what is waited for ("when ... becomes the target of ..."), and nothing is'
_NEEDS: Needs = {
    LookedAt: (_LOOK, NEEDS[LookedAt][1]),
    ThatDamage: (_DAMAGE, _NO_DAMAGE),
    NegateDamage: (_DAMAGE, _NO_DAMAGE),
    ChangeDamage: (_DAMAGE, _NO_DAMAGE),
    NegatedDamage: ((NegateDamage,), '"the negated damage": no damage has been negated before'),
    NegateRemoval: ((Event,), '"that removal" is what is waited for ("when ... would ..."), and nothing is'),
    NegateThat: ((BecomesTarget,), _NO_TARGETING),
    SourceOfThat: ((BecomesTarget,), _NO_TARGETING),
    ThatNumber: (
        (HasReturned, HasGainedLife, HasPaidLife, HasAddedToHand),
        '"that number" is how much life is waited for, or how many cards returned or added to hand',
    ),
    ThatPlayer: ((Event, Who), '"that player": no player has been spoken of before'),
    OfDeclaredRace: ((Declare,), _NO_DECLARATION),
    WithDeclaredName: ((Declare,), _NO_DECLARATION),
}
"""Words that speak of what has been said before."""

UNKNOWN = {"Protection": "no page that could be read says what it does (OQ-8)"}


def races_in(part: object) -> Iterator[str]:
    """The races that a tree names."""
    if isinstance(part, tuple):
        for each in part:
            yield from races_in(each)
    elif isinstance(part, Node):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name == "race" and isinstance(value, str):
                yield value
            elif name == "races":
                yield from value
            else:
                yield from races_in(value)


class VisionLanguage(CardLanguage):
    """A race is a word of the language although it stands in quotation marks as names do."""

    def read(self, text: str) -> Ability:
        tree = super().read(text)
        for word in races_in(tree):
            if wrong := no_race(word):
                raise TextError(wrong, 1, max(0, text.find(f'"{word}"')) + 1)
        return tree


def _sense(order: Order) -> Sense:
    choosing, fixing = (AtRandom, AnyNumberOf, AsManyAs), (DeclareNumber, PayAny)
    return Sense(order, choosing, needs=_NEEDS, fixing=fixing, later=(NextPart,))


LANGUAGE = VisionLanguage(WORDS, in_usual_words, UNKNOWN, _sense)
read_line = LANGUAGE.read
write_node = LANGUAGE.write
