"""Other wordings that mean the same as one of the card language.

A line that cannot be read as it stands is read once more with these put into the language's own words; what
is written is always the normal form.

>>> in_usual_words("(Auto γ): when this character has been destroyed, the opposing player draws a card")
'(auto gamma): when this character has been discarded, the enemy player draws 1 card'
"""

from __future__ import annotations

from cutin.game.reading import Wordings

_WORDINGS: tuple[tuple[str, str], ...] = (
    # --- kinds of lines
    (r"^\((?:Auto|auto)[- ]?(?:α|a|Alpha|alpha)\)", "(auto alpha)"),
    (r"^\((?:Auto|auto)[- ]?(?:β|b|Beta|beta)\)", "(auto beta)"),
    (r"^\((?:Auto|auto)[- ]?(?:γ|g|Gamma|gamma)\)", "(auto gamma)"),
    (r"^\((?:any time|Any time|Always)\)", "(always)"),
    (r"^\((?:opponent's|opposing|opponent) turn\)", "(enemy turn)"),
    (r"^\((?:on play|Play)\)", "(play)"),
    (r"^(\((?:always|own turn|enemy turn)\)) (\d+|X|S)((?:, S)?):", r"\1: \2\3:"),
    (r"\((\d+|X)\)\(S\):", r"\1, S:"),
    (r"\(S\):", "S:"),
    (r"^(\((?:always|own turn|enemy turn)\))(?=[^\s:])", r"\1: "),
    (r"^(\(auto gamma\): )whenever ", r"\1when "),
    (r"^(\(auto alpha\): )if ", r"\1while "),
    # --- the words of the collection for those of the rulebook
    (r"\bkilled state\b", "dying state"),
    (r"\bgraveyard\b", "underworld"),
    (r"\binto the dying state\b", "in the dying state"),
    (r"\b(has|have) been put in the dying state\b(?! this way)", r"\1 become dying"),
    (r"\bdestroy(s|ed|)\b", r"discard\1"),
    (r"\bexclude ([^;:]+?) from the game\b", r"exclude \1"),
    (r"\bremove ([^;:]+?) from the game\b", r"exclude \1"),
    (r"\bphantasm\b", "Fantasy Creature"),
    (r"\binterference chain\b", "interference"),
    (r"\bcombat damage\b", "battle damage"),
    (r"\b(?:nullify|nullifies)\b", "negate"),
    (r"\binto sleep state\b", "to sleep"),
    (r"\bin sleep state\b", "asleep"),
    (r"\bin active state\b", "active"),
    (r"\blife points?\b", "life"),
    (r"\bWake-?up Phase\b", "Active Phase"),
    (r"\b(?:of|with) race (?=\")", "of race "),
    (r"\bbe targeted by\b", "be the target of"),
    (r"\bhas been played and enters\b", "is played and enters"),
    (r'\b(?:has|have) "?\[\[([^"\]]+)\]\]"?', r"gains \1"),
    (r'\b(gains?) "?\[\[([^"\]]+)\]\]"?', r"\1 \2"),
    (r"\bloses? (?:all|its|the) texts?\b", "has negated text"),
    (r"\bcombat power of ([^;:,]+?) becomes (\d+/\d+)", r"\1 has combat power \2"),
    (r"\bonto the field\b", "onto the own field"),
    (r"\bfrom the (own |enemy )?hand\b", r"in the \1hand"),
    # --- players and whose
    (r"\b(?:the opponent|the opposing player)\b(?!')", "the enemy player"),
    (r"\b(?:an|the) opponent's\b", "the enemy"),
    (r"\bopposing\b", "enemy"),
    (r"\byour (deck|hand|underworld|nodes|exclusion area|field)\b", r"the own \1"),
    (r"\b((?:character|spell|command)?(?: )?cards?|characters?) on your field\b", r"own \1"),
    (r"\b(its|their) original owner's\b", "the original owner's"),
    # --- targets and choices
    (r"\b(?:one|1) target (enemy |own )?", r"1 \1"),
    (r"\btarget (character|card|spell card|command card|character card)\b", r"1 \1"),
    (r"\b(\d+|X) target ", r"\1 "),
    # --- numbers
    (r"\b(draws?) an? card\b", r"\1 1 card"),
    (r"\b(draws?) (\d+|X)(?=$|[;,.)])", r"\1 \2 cards"),
    (r"\bthe top card of\b", "the top 1 card of"),
    (r"\bwith required nodes? (\d+|X)\b", r"with node \1"),
    # --- what holds
    (r"\bhas combat modifier ([+-])", r"gets \1"),
    (r"\bhave combat modifier ([+-])", r"get \1"),
    (r"\b(?:till|until) (?:the )?end of (?:the |this )?turn\b", "until end of turn"),
    (r"\b(?:till|until) (?:the )?end of (?:the |this )?(battle|interference)\b", r"until the end of the \1"),
    (r"\bis put into the field\b", "enters"),
    (r"\benters the field\b", "enters"),
    (r"\b(?:is|are) dealt (battle |effect )?damage\b", r"has taken \1damage"),
    (r"\bshuffle your deck\b", "shuffle the own deck"),
    (r"\blook at the own deck\b", "look through the own deck"),
    (r"\blook at the enemy hand\b", "look through the enemy hand"),
    (r", in that case ", "; in that case "),
    (r"; if you do, ", "; in that case "),
    (r", after that,? ", "; after that "),
    (r"\. After that,? ", "; after that "),
    (r", then ", "; then "),
    (r"\.$", ""),
)
in_usual_words = Wordings(_WORDINGS)
