"""What texts that always apply depend on, by their words."""

from __future__ import annotations

from cutin.ability.form import EachPlayer
from cutin.game.meaning.depends import Depends
from cutin.kernel.depends import NUMBERS, PILES, WORDS

from ..table import BEGUN, DAMAGED, DONE, FIGHT, HANDS, LIVES, NODE_CARDS, ROLLED, TIME
from ..words import (
    amounts,
    causes,
    changes,
    conditions,
    nouns,
    picks,
    places,
    qualifiers,
    singles,
    statics,
    timings,
)

STILL = (
    amounts.XAlways,
    causes.ByEffects,
    causes.Effects,
    changes.DownX,
    changes.PlainX,
    nouns.Character,
    nouns.CharacterCard,
    nouns.CommandCard,
    nouns.FaceDown,
    nouns.FaceUp,
    nouns.SetCard,
    nouns.SpellCard,
    picks.ThisCharacter,
    places.FieldOf,
    places.OwnPlace,
    qualifiers.OfRace,
    singles.CasterAcross,
    singles.DeckForHand,
    singles.DiscardForDraw,
    singles.PlusIsMinus,
    singles.SetOnEnemyToo,
    singles.StandsForUnion,
    singles.UpkeepWithLife,
    statics.AttackWith,
    statics.Cannot,
    statics.DefendWith,
    statics.NoPlayerCan,
    statics.NotLosingByLife,
    statics.PlayCards,
    statics.SetNodes,
    statics.SkipsPhase,
    statics.TakeDamage,
    statics.UseEffects,
    timings.Part,
)
OF: dict[type, int] = {
    nouns.NodeCard: NODE_CARDS,
    **dict.fromkeys((nouns.CharmCard, nouns.EquipmentCard, nouns.WorldCharm), WORDS),
    **dict.fromkeys((qualifiers.WithLess, qualifiers.WithPlus), NUMBERS),
    **dict.fromkeys((changes.AttackIsEndurance, changes.GetsPowerOf, changes.HasPowerOf), NUMBERS),
    changes.NoSleep: FIGHT,
    qualifiers.PlayedBy: HANDS | PILES,
    **dict.fromkeys((nouns.Active, nouns.Asleep), ROLLED),
    **dict.fromkeys((nouns.Attacking, nouns.Defending, nouns.Defended), FIGHT),
    **dict.fromkeys((nouns.Battling, picks.BattlingWith), FIGHT | BEGUN),
    **dict.fromkeys((EachPlayer, conditions.ItIs), TIME),
    conditions.HasAttacked: DONE,
    conditions.HasPlayed: DONE,
    conditions.HasSetNode: DONE | TIME,
    conditions.HasTakenDamageThisTurn: DONE,
    conditions.PlayedThisTurn: DONE,
    amounts.LifeOf: LIVES,
}
PILES_NAMED = {"nodes": NODE_CARDS, "hand": HANDS}
DEPENDS = Depends(STILL, OF, PILES_NAMED, DAMAGED)
