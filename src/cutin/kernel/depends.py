"""What that which is in force may depend on, as bits: a change of anything else leaves it as it is.

`Rules.matters` has the bits of a changed fact of a card or of the table by the fact's name; a game adds bits
of its own, from `OWN` on. What is in force says in its `depends` which of them it looks at.
"""

from __future__ import annotations

# Which cards lie where what they say is in force, and what always counts there.
ALWAYS = 1
# Which cards lie anywhere else.
PILES = 2
OWN = 4
EVERYTHING = -1
