"""Which rule each shared step cites in Gundam War."""

from __future__ import annotations

from cutin.game.law import Law

LAW = Law(
    applied="GW-11.1",
    acting="GW-8.5",
    each_player="GW-22.1",
    in_that_case="GW-11.9",
    after_that="GW-11.9",
    condition="GW-11.8",
    may="GW-10.10",
    unless="GW-7.6",
    limited="GW-11.8",
    again="GW-22.2",
    fails="GW-11.8",
    held="GW-11.5",
    lasting="GW-11.10",
    target="GW-8.4",
    on_play="GW-8.3",
    possible="GW-8.2",
    target_lost="GW-11.2",
    choose="GW-8.5",
    too_few="GW-11.7",
    reached="GW-22.7",
    payment="GW-7.9",
    use_of_all="GW-22.8",
    place="GW-8.3",
    draws="GW-23.2",
    look="GW-23.3",
    reveals="GW-23.3",
    shuffles="GW-5.1",
    loses="GW-22.2",
    moves="GW-19.1",
    sets="GW-12.1",
    negates_play="GW-8.15",
)
