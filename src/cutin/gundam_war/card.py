"""The printed facts of a card (chapter 1 of the digest)."""

from __future__ import annotations

import msgspec

from cutin.ability.form import Ability

# Types are bits, because a card can be "also treated as" another type (GW-1.2).
UNIT = 1
CHARACTER = 2
COMMAND = 4
OPERATION = 8
G = 16
TYPES = (UNIT, CHARACTER, COMMAND, OPERATION, G)
TYPE_NAMES = {UNIT: "Unit", CHARACTER: "Character", COMMAND: "Command", OPERATION: "Operation", G: "G"}

# Colours count places in a vector of nation power (GW-1.12).
BLUE, GREEN, BLACK, RED, BROWN, WHITE, PURPLE = range(7)
COLOURS = 7
COLOUR_NAMES = ("blue", "green", "black", "red", "brown", "white", "purple")
# The second designated colour of a dual purple card: any one colour but purple (GW-7.5).
OTHER_COLOUR = 7

# Terrain aptitude (GW-1.9).
SPACE = 1
EARTH = 2

# Which numbers of the cost triple are printed X.
X_DESIGNATED = 1
X_TOTAL = 2
X_RESOURCE = 4

# Kinds of G for deck construction (GW-1.11, GW-2.4). A basic equivalent counts as a basic G by its text,
# but is no "blue basic G" and the like.
NO_G = 0
BASIC = 1
BASIC_EQUIVALENT = 2
SPECIAL = 3

_NOT_IN_NAMES = str.maketrans("", "", "・･·‧-‐‑–—=＝ 　")


def plain(name: str) -> str:
    """A name as names are compared: without separator dots and dashes (GW-1.4), in lower case."""
    return name.translate(_NOT_IN_NAMES).casefold()


class Form(msgspec.Struct, frozen=True):
    """A second form printed on the card (Transformer, GW-21.17): stats that replace the first ones and
    keywords that are gained; what it does not name stays."""

    name: str
    close: int
    ranged: int
    defence: int
    stars: tuple[bool, bool, bool] = (False, False, False)
    abilities: tuple[Ability, ...] = ()


class CardDef(msgspec.Struct, frozen=True):
    """One card as printed. Numbers printed X are 0 here and flagged in `x_cost`; numbers printed * are 0
    and flagged in `stars`."""

    key: str
    name: str
    type: int
    abilities: tuple[Ability, ...] = ()
    texts: tuple[str, ...] = ()
    name_ja: str = ""
    model: str = ""
    number: str = ""
    colours: tuple[int, ...] = ()
    # (colour, n) for each designated colour; two of them make a dual card. A card without a printed cost
    # (G, coins) has `costless`, so that "total of the cost" and X can tell it from a printed 0 (GW-7.10).
    designated: tuple[tuple[int, int], ...] = ()
    total: int = 0
    resource: int = 0
    x_cost: int = 0
    costless: bool = False
    terrain: int = 0
    traits: tuple[str, ...] = ()
    # Battle stats of a Unit, battle modification of a set card (GW-1.3).
    close: int = 0
    ranged: int = 0
    defence: int = 0
    stars: tuple[bool, bool, bool] = (False, False, False)
    # Type bits of the cards it is set on; 0: it is not a set card.
    set_on: int = 0
    g_class: int = NO_G
    # Nation power needed to play it as a G (Variable, GW-21.24) and the text it then has.
    generation: tuple[Ability, ...] = ()
    second: Form | None = None
    made_up: bool = False

    @property
    def dual(self) -> bool:
        """A dual card has two designated colours (GW-7.5)."""
        return len(self.designated) > 1

    @property
    def game_name(self) -> str:
        """The name without model number, as texts and restrictions compare it (GW-1.4)."""
        return plain(self.name_ja or self.name)

    @property
    def deck_name(self) -> str:
        """The name with model number, as the limit of three copies compares it (GW-1.4, GW-2.2)."""
        return f"{plain(self.model)}/{self.game_name}"

    def name_contains(self, wording: str) -> bool:
        """Does the name contain these words unbroken, in either language (GW-23.5, GW-23.6)?"""
        words = plain(wording)
        return words in plain(self.name) or words in plain(self.name_ja)
