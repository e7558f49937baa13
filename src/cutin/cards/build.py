"""Makes the shipped pool from the card files: ``python -m cutin.cards.build``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from cutin.cards.files import FileError, read_path
from cutin.cards.loader import deck_of, read_cards, read_left_out
from cutin.cards.part import part
from cutin.cards.pool import FOLDER, FORMAT, Packed, Pool, to_plain
from cutin.catalogue import GAMES

DATA = Path(FOLDER)


def collect(folder: Path, game: str) -> bytes:
    """The pool of a folder of card files, with its decks and the list of cards left out."""
    cards: dict[str, Any] = {}
    of_game = part(game)
    for path in sorted(folder.glob("*.yaml")):
        if path.name == "left-out.yaml":
            continue
        for card in read_cards(path, game):
            if card.key in cards:
                raise FileError(str(path), 0, "key", f"a second card with the key '{card.key}'")
            cards[card.key] = card
    names: dict[str, list[str]] = {}
    for key, card in cards.items():
        for name in {card.name.casefold(), card.name_ja.casefold()} - {""}:
            names.setdefault(name, []).append(key)
    packed = Packed(
        FORMAT,
        {key: msgspec.Raw(msgspec.msgpack.encode(to_plain(of_game, card))) for key, card in cards.items()},
        dict(sorted(names.items())),
        {},
        read_left_out(folder / "left-out.yaml"),
    )
    pool = Pool(game, packed)
    for path in sorted((folder / "decks").glob("*.yaml")):
        packed.decks[path.stem] = deck_of(read_path(path), pool, path.stem)
    return msgspec.msgpack.encode(packed)


def main() -> int:
    for game in GAMES:
        try:
            data = collect(DATA / game, game)
        except FileError as error:
            print(error, file=sys.stderr)
            return 2
        (DATA / f"{game}.pool").write_bytes(data)
        print(f"{game}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
