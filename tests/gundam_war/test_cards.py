"""Every card with a text has a scenario that shows what its printed words mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.cards import pool
from cutin.gundam_war.card import BASIC, CardDef, G
from cutin.judge import run_file

FOLDER = Path(__file__).parent / "cards"
FILES = sorted(FOLDER.glob("*.yaml"))
CARDS = pool("gundam-war")
# Cards whose scenario is still owed.
DEBTS: set[str] = set()


def needs_scenario(card: CardDef) -> bool:
    """Whether the card says more than a plain basic G does."""
    return bool(card.abilities) and not (card.type == G and card.g_class == BASIC)


def test_every_card_with_a_text_has_a_scenario() -> None:
    owed = {key for key in CARDS if needs_scenario(CARDS.card(key))} - {path.stem for path in FILES}
    assert owed == DEBTS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_card(path: Path) -> None:
    """The scenario is about the card of the pool, and its expectations are met."""
    card = CARDS.card(path.stem)
    words = path.read_text(encoding="utf-8")
    assert card.key in words or card.name in words
    outcome = run_file(path)
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)
