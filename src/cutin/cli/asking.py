"""The arguments of the commands that ask about a moment; the modules of their names carry them out."""

from __future__ import annotations

from argparse import ArgumentParser

from .common import a_name, add_overwrite


def add_moment(parser: ArgumentParser) -> None:
    """The file and which of its moments is meant."""
    parser.add_argument(
        "file", metavar="FILE", type=a_name("FILE", "a file"), help="a scenario, or a record of a game"
    )
    parser.add_argument("--case", metavar="NAME", help="the case of a scenario with several")
    parser.add_argument("--step", type=int, metavar="N", help="after N steps of its script (default: all)")
    parser.add_argument("--at", type=int, metavar="N", help="after N decisions of a record (default: all)")
    parser.add_argument("--any-version", action="store_true", help="also a record of another version")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")


def add_why_not(p: ArgumentParser) -> None:
    """`cutin why-not`."""
    p.description = (
        "Says which rules refuse an action at a moment of a scenario or of a record, with the values that "
        "fail and the least change that would make it possible, as far as that can be said."
    )
    add_moment(p)
    p.add_argument(
        "action",
        metavar="ACTION",
        type=a_name("ACTION", "an action such as 'play GM on Zaku'"),
        help='in the words of the options: "play GM on Zaku", "use Haro: 2", "attack with Cirno"; '
        '"B: ..." asks for the player who has not the chance',
    )


def add_what_if(p: ArgumentParser) -> None:
    """`cutin what-if`."""
    p.description = (
        "Plays the alternatives of a decision of a scenario or of a record, each with the same chance to the "
        "next quiet moment, and shows what comes of them side by side."
    )
    add_moment(p)
    p.add_argument(
        "--choices",
        nargs="+",
        default=["all"],
        metavar="CHOICE",
        help='all (the default), or some: "play Beam on GM" "pass"',
    )
    p.add_argument(
        "--depth",
        type=int,
        default=2,
        metavar="N",
        help="with all: so many choices in a row of the player are gone through one by one (default: 2)",
    )


def add_scenario(p: ArgumentParser) -> None:
    """`cutin replay --scenario`."""
    p.add_argument(
        "--scenario",
        metavar="FILE",
        type=a_name("--scenario", "a file"),
        help="with --to N: write that moment as a scenario, which runs and can be edited",
    )
    add_overwrite(p)


def add_houses(p: ArgumentParser) -> None:
    """`cutin judge --house` and `--houses`."""
    p.add_argument(
        "--house",
        action="append",
        metavar="SWITCH=READING",
        help="show how the answer changes with another reading of a house switch (docs/options.md)",
    )
    p.add_argument(
        "--houses",
        action="store_true",
        help="try each other reading of each switch, and say which matter to the scenario at all",
    )
