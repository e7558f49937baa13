"""Which rule each shared step cites in VISION."""

from __future__ import annotations

from cutin.game.law import Law

LAW = Law(
    applied="VIS-5.2.4",
    each_player="VIS-7.1.6.a",
    in_that_case="VIS-W.19",
    after_that="VIS-W.19",
    may="VIS-W.18",
    unless="VIS-W.19",
    fails="VIS-8.1.3.a",
    target="VIS-8.2",
    on_play="VIS-5.2.3",
    possible="VIS-5.2.2.e",
    target_lost="VIS-8.2",
    choose="VIS-8.1.3",
    too_few="VIS-8.1.2.b",
    reached="VIS-8.1.4.a",
    payment="VIS-5.2.3",
    draws="VIS-W.39",
    shuffles="VIS-11.4.5",
    loses="VIS-W.33",
    moves="VIS-11.3.1",
)
