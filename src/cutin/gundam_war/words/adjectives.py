"""Words before the noun. Without a place a description means cards on the field (GW-3.2)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Adjective

Colour = Literal["blue", "green", "black", "red", "brown", "white", "purple"]


class Rolled(Adjective, frozen=True):
    phrase: ClassVar[str] = "rolled"


class Rerolled(Adjective, frozen=True):
    """Upright (GW-13.1)."""

    phrase: ClassVar[str] = "rerolled"


class Destroyed(Adjective, frozen=True):
    """In the destroyed state (GW-17.1)."""

    phrase: ClassVar[str] = "destroyed"


class Engaged(Adjective, frozen=True):
    """In, or set on a card in, a squad that the last check found engaged (GW-14.15)."""

    phrase: ClassVar[str] = "engaged"


class Basic(Adjective, frozen=True):
    """A basic G, the basic equivalents included (GW-1.11)."""

    phrase: ClassVar[str] = "basic"


class ColouredBasic(Adjective, frozen=True):
    """The basic G that produces that colour; no basic equivalent (GW-23.11)."""

    phrase: ClassVar[str] = "{colour} basic"
    colour: Colour


class Dual(Adjective, frozen=True):
    """With two designated colours (GW-7.5)."""

    phrase: ClassVar[str] = "dual"


class Coin(Adjective, frozen=True):
    """A coin treated as a card (GW-18.10)."""

    phrase: ClassVar[str] = "coin"
