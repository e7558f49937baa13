"""The rules of the seed chapters that only define a word, head a list or permit what nothing forbids.

Nothing in the program carries them out, so nothing cites them and nothing can be taken away for them
(see test_removal.py). Each still has its test with the word at work. At most 15 of the 72.
"""

from __future__ import annotations

from cutin.gundam_war.rulebook import BOOK

DEFINITIONS: dict[str, str] = {
    rule: without.reason
    for rule, without in BOOK.without_code.items()
    if BOOK.rules[rule].seed and without.kind != "no trace"
}
