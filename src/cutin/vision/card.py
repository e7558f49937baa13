"""The printed facts of a card (chapter 2 of the digest)."""

from __future__ import annotations

import msgspec

from cutin.ability.form import Ability
from cutin.kernel.wording import shortened

# Kinds are bits, because a spell can be a character as well (VIS-W.51).
CHARACTER = 1
SPELL = 2
COMMAND = 4
KINDS = (CHARACTER, SPELL, COMMAND)
KIND_NAMES = {CHARACTER: "character", SPELL: "spell", COMMAND: "command"}

# Which of the two numbers at the top are printed as a dash, and which as X. A dash counts as 0 (VIS-2.4.4).
NODE_DASH = 1
COST_DASH = 2
X_NODE = 1
X_COST = 2

# Which combat values are printed X: what they are is said by the text (VIS-W.48).
X_ATTACK = 1
X_ENDURANCE = 2

# The races of VIS-W.11 in both languages; texts and card files may use either, the facts keep English.
RACES = {
    "人間": "human",
    "妖怪": "youkai",
    "妖精": "fairy",
    "魔法使い": "magician",
    "河童": "kappa",
    "吸血鬼": "vampire",
    "魔界人": "makaian",
    "幽霊": "phantom",
    "天狗": "tengu",
    "死神": "shinigami",
    "閻魔": "yama",
    "神": "god",
    "獣": "beast",
    "鬼": "oni",
    "天人": "celestial",
    "龍": "dragon",
    "仙人": "hermit",
    "小人": "inchling",
}

NO_RACE = "none"
"""Stands for having no race (VIS-12.1.4)."""

_NOT_IN_NAMES = str.maketrans("", "", "・･·‧-‐‑–—=＝ 　")

# A card with this before its quoted name counts in a deck as the same as the card of that name (VIS-W.1).
FIRST_SIGN = "符ノ壱"


def plain(name: str) -> str:
    """A name as names are compared: without separator dots, dashes and blanks, in lower case."""
    return name.translate(_NOT_IN_NAMES).casefold()


def race(word: str) -> str:
    """The race as facts keep it, whichever language it is given in."""
    return RACES.get(word, word.casefold())


def no_race(word: str) -> str:
    """What is wrong with a word for a race; empty if there is such a race."""
    if race(word) in (NO_RACE, *RACES.values()):
        return ""
    return f"no race is called '{shortened(word)}'; there are: {', '.join(RACES.values())}"


class CardDef(msgspec.Struct, frozen=True):
    """One card as printed. Numbers printed X or as a dash are 0 here and flagged."""

    key: str
    name: str
    kind: int
    abilities: tuple[Ability, ...] = ()
    texts: tuple[str, ...] = ()
    name_ja: str = ""
    number: str = ""
    # Required nodes and cost (VIS-W.36, VIS-W.4).
    node: int = 0
    cost: int = 0
    dash: int = 0
    x_cost: int = 0
    # All names that have to be on the field, for a spell (VIS-5.5.6, VIS-5.5.7).
    caster: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    # So many characters of that race stand for node check and cost of the card.
    substitute: tuple[tuple[str, int], ...] = ()
    graze: int = 0
    # Combat power of a character and of a Fantasy Creature, combat modifier of equipment and charms.
    attack: int = 0
    endurance: int = 0
    x_power: int = 0
    made_up: bool = False

    @property
    def deck_name(self) -> str:
        """The name as the limit of three copies compares it (VIS-1.2.2.b, VIS-W.1)."""
        name = self.name_ja or self.name
        if name.startswith(FIRST_SIGN):
            name = name.removeprefix(FIRST_SIGN).strip('“”"')
        return plain(name)

    def name_contains(self, wording: str) -> bool:
        """Is the card meant by a reference to that name, in either language (VIS-12.3.1)?"""
        words = plain(wording)
        return words in plain(self.name) or words in plain(self.name_ja)
