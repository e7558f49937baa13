"""Every card of VISION with an effect has a scenario that shows what its printed words mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.cards.pool import pool
from cutin.judge import run_file

FOLDER = Path(__file__).parent / "cards"
FILES = sorted(FOLDER.glob("V-*.yaml"))
CARDS = pool("vision")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_card(path: Path) -> None:
    """The scenario is about the card of the pool, and its expectations are met."""
    card = CARDS.card(path.stem)
    assert card.key in path.read_text(encoding="utf-8")
    outcome = run_file(path)
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)


def test_every_card_with_an_effect_has_one() -> None:
    """No card of the collection is left out (the cards of the learning decks are not of the collection)."""
    shown = {path.stem for path in FILES}
    owed = {key for key in CARDS if key.startswith("V-") and CARDS.card(key).abilities}
    assert owed <= shown
