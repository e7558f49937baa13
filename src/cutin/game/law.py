"""Which rule of a game each step cites that games share."""

from __future__ import annotations

import msgspec


class Law(msgspec.Struct, frozen=True):
    """The rule of a game for each role. "": the game has no rule for it, and nothing is cited.

    It is known by `rules.law`; steps take what they cite from it when they are made.
    """

    # --- how an effect goes
    applied: str = ""
    """An effect is applied, part by part."""
    acting: str = ""
    """Somebody other than the player carries a part out."""
    each_player: str = ""
    """Of several players each carries it out, in that order."""
    in_that_case: str = ""
    """The second part only if the first was carried out whole."""
    after_that: str = ""
    """As `in_that_case`, once everything that the first part set off is over."""
    condition: str = ""
    """A part that is carried out if something is so."""
    may: str = ""
    """A part that a player may carry out."""
    unless: str = ""
    """A payment made while an effect resolves."""
    limited: str = ""
    """So many times a turn."""
    again: str = ""
    """The same once more with the players exchanged."""
    fails: str = ""
    """The rest of an effect is not carried out."""
    held: str = ""
    """An effect waits for a later moment."""
    lasting: str = ""
    """A change lasts for a while."""
    # --- which cards
    target: str = ""
    """A play needs its targets."""
    on_play: str = ""
    """What a play is aimed at, and paid with, is chosen as it is played."""
    possible: str = ""
    """A play that could not be finished is not begun."""
    target_lost: str = ""
    """A target is no longer there or does not fit any more."""
    choose: str = ""
    """A choice while an effect resolves."""
    too_few: str = ""
    """There are fewer cards than a part of an effect asks for."""
    reached: str = ""
    """What cannot be meant is passed over by "all"."""
    payment: str = ""
    """Something done as a payment."""
    use_of_all: str = ""
    """What concerns "all" is of use if it can affect one."""
    place: str = ""
    """A place is named while an effect resolves."""
    # --- what is done
    draws: str = ""
    look: str = ""
    """Somebody looks at cards."""
    reveals: str = ""
    shuffles: str = ""
    loses: str = ""
    """A card says that a player loses."""
    moves: str = ""
    sets: str = ""
    """A card is set on another."""
    negates_play: str = ""


def ids(law: Law) -> dict[str, str]:
    """The rule of each role that has one."""
    return {name: found for name in law.__struct_fields__ if (found := getattr(law, name))}
