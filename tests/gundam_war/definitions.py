"""The rules of the seed chapters that only define a word, head a list or permit what nothing forbids.

Nothing in the program carries them out, so nothing cites them and nothing can be taken away for them
(see test_removal.py). Each still has its test with the word at work. At most 15 of the 72.
"""

from __future__ import annotations

DEFINITIONS: dict[str, str] = {
    "GW-14.19": "Defines 'a Unit's squad': the one it is in now. Being in it is lying in that battle area.",
    "GW-17.4": "Defines 'on the field' for destroyed cards: they are where they were until they are abolished.",
    "GW-17.8": "Permits what nothing forbids, since a destroyed card is on the field (GW-17.4).",
    "GW-17.11": "Permits what nothing forbids: an activated effect does not ask where its card is.",
    "GW-18.1": "Says what coins are for.",
    "GW-18.5": "Heads the list of the three kinds of coins.",
    "GW-18.13": "Defines control of coins as that of any card is defined: by the place (GW-4.3).",
    "GW-18.18": "Permits what nothing forbids: modifications are not text.",
    "GW-18.23": "Permits what nothing forbids: such a coin is a card of its type.",
}
