"""`python -m bench`: measures the engine and prints a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .measures import MEASURES, Row
from .others import ENGINES, Missing, Other, measure
from .playing import DECKS, FIRST, Bench
from .report import about, as_json, show


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures the engine.")
    parser.add_argument("--json", metavar="FILE", type=Path, help="writes the figures there too")
    parser.add_argument("--only", metavar="PART", help=f"one part: {', '.join(m.__name__ for m in MEASURES)}")
    parser.add_argument("--game", choices=DECKS, default=FIRST, help=f"which game is measured ({FIRST})")
    parser.add_argument("--no-others", action="store_true", help="without the other engines")
    args = parser.parse_args()
    facts = about(game=args.game)
    bench = Bench(args.game)
    rows: list[Row] = []
    for part in MEASURES:
        if args.only in (None, part.__name__):
            print(f"measuring: {part.__name__}", file=sys.stderr)
            rows += part(bench)
    others: list[Other | Missing] = []
    if not args.no_others and args.only is None:
        for engine in ENGINES:
            print(f"measuring: {engine.package}", file=sys.stderr)
            others.append(measure(engine))
    show(facts, rows, others)
    if args.json is not None:
        args.json.write_bytes(as_json(facts, rows, others))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
