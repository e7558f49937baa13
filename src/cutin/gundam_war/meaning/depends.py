"""What texts that always apply depend on, by their words."""

from __future__ import annotations

from cutin.ability.form import EachPlayer
from cutin.game.meaning.depends import Depends
from cutin.kernel.depends import PILES, WORDS

from ..c21_expand import HasTeam
from ..table import DAMAGED, DONE, DOOMED, ROLLED, SQUADS, WHEN, WHOSE
from ..words import (
    adjectives,
    amounts,
    changes,
    conditions,
    nouns,
    picks,
    places,
    qualifiers,
    singles,
    timings,
)

STILL = (
    amounts.CoinsOn,
    amounts.NamedCoin,
    changes.Star,
    nouns.Character,
    nouns.Operation,
    nouns.SetCard,
    nouns.Unit,
    picks.SetGroupOf,
    picks.SetGroupsOf,
    picks.ThisUnit,
    places.BattleAreaNamed,
    places.DispositionArea,
    places.SameArea,
    places.SomeArea,
    qualifiers.NotTheOwners,
    qualifiers.PersonalMachineSet,
    qualifiers.WithDesignated,
    qualifiers.WithOriginalStar,
    qualifiers.WithTrait,
    singles.AreaWeaponOn,
    singles.CannotPlayTexts,
    timings.During,
)
OF: dict[type, int] = {
    adjectives.Destroyed: DOOMED,
    **dict.fromkeys((adjectives.Rolled, adjectives.Rerolled), ROLLED),
    **dict.fromkeys((adjectives.Engaged, places.EngagedSquad, qualifiers.EngagedWith), SQUADS),
    **dict.fromkeys((places.AreaWithEnemySquad, places.ThisSquad, places.SquadOf), SQUADS),
    **dict.fromkeys((qualifiers.OfSquad, qualifiers.AtTheHead), SQUADS),
    EachPlayer: WHOSE,
    HasTeam: WORDS,
    conditions.HasSortied: DONE | WHOSE,
    conditions.ItIs: WHOSE | WHEN,
    **dict.fromkeys((nouns.Command, qualifiers.OutsideField), PILES),
}
DEPENDS = Depends(STILL, OF, {}, DAMAGED)
