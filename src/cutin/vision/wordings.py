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
    (r"^(\(auto gamma\): )(?:whenever|if) ", r"\1when "),
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
    # --- how a judge would say it
    (r"\bthis (?:equipment|charm)(?: card)?\b", "this card"),
    (r"\b((?:character |spell |command |equipment |charm )?cards?|characters?) on the field\b", r"\1"),
    (r"\bthere is an? (own |enemy )?(character|card)\b", r"there are \1\2s"),
    (r"\bthere is another (own |enemy )?(character|card)\b", r"there are other \1\2s"),
    (r"\bin the (underworld|exclusion area)\b", r"in an \1"),
    (r"\bbe the target of ((?:own |enemy )?(?:spell|command) cards)\b", r"be the target of effects of \1"),
    (r"\bdeclare a name\b", "declare a card name"),
    (r"\b(gains?|has|have) the race\b", r"\1 race"),
    (
        r"\b(gains? |loses? |deal |draws? )1 ([^;:,]+?) for each (own |enemy )?(character|node)\b",
        r"\1X \2, where X is the number of \3\4s",
    ),
    (r"\b(to|of|discard|exclude|return) each (own |enemy |other )?(character|card)\b", r"\1 all \2\3s"),
    (r"(?<!would )\b(discard|exclude|return) an? (own |enemy )?(character|card)\b", r"\1 1 \2\3"),
    (r"\b((?:\d+|X) damage to) an? (own |enemy )?(character|card)\b", r"\1 1 \2\3"),
    (
        r"\b(?:its|their|that card's|that character's) owners?'s? (hand|deck|underworld)s?\b",
        r"the original owner's \1",
    ),
    (r"\b(start|end) of your (turn|\w+ Phase)\b", r"\1 of the own \2"),
    (r"\ban? (character|card) (?:that )?you control\b", r"an own \1"),
    (r"\b(characters|cards) (?:that )?you control\b", r"own \1"),
    (r"^(\(auto alpha\): )your ", r"\1all your "),
    (r"\byour (other )?(characters?|cards?|nodes?)\b", r"\1own \2"),
    (
        r"\b(?:prevent|negate) the next (battle |effect )?damage (?:that )?"
        r"(you|this character) would take this turn\b",
        r"the next time \2 would take \1damage this turn, negate that damage",
    ),
    (r"\bcannot attack or defend\b", "cannot attack, and cannot defend"),
    (r"\bgain control of 1 enemy character\b", "move 1 enemy character to the own field"),
    (r"\bheal (?:all )?(?:the )?damage (?:of|on|from) ", "reset the damage of "),
    (r"\b(?:wake|activate) (\d+|all|this) ((?:own |enemy )?characters?)\b", r"make \1 \2 active"),
    (r"(\(play\): |; then )(1 (?:own |enemy )?character) becomes active\b", r"\1make \2 active"),
    (
        r"(?<!would )\bput an? character(?: card)? (from|in) (?!the (?:dying|killed))",
        r"put 1 character card \1 ",
    ),
    (r"(?<!\) )\bfrom the (own|enemy) (underworld|exclusion area|nodes)\b", r"in the \1 \2"),
    (
        r"\bthe enemy player discards (\d+|X) (cards?)(?: (?:from|in) (?:the )?(?:enemy )?hand)?\b",
        r"the enemy player has to discard \1 chosen \2 in the enemy hand",
    ),
    (
        r"\beach player discards (\d+|X) (cards?)(?: (?:from|in) hand)?\b",
        r"each player has to discard \1 chosen \2 in that player's hand",
    ),
    (r"\bthat character\b(?!'s)", "that card"),
    (r"\bthose characters\b", "those cards"),
    (r"\bwhen this (has been|would be|is) (discarded|excluded|played)\b", r"when this card \1 \2"),
    (r"\bwhen this (has|would|attacks|defends|battles)\b", r"when this character \1"),
    (r"\bdies\b", "has become dying"),
    (r"\bwhen ([^,;:]+?) is (discarded|excluded)(?=[ ,])", r"when \1 has been \2"),
    (
        r"(when this character (?:has|would) become dying[^,]*, (?:you may )?)negate it\b",
        r"\1negate the dying state of this character",
    ),
    (
        r"(when [^,]+ (?:has|would) become dying[^,]*, (?:you may )?)negate it\b",
        r"\1negate the dying state of that card",
    ),
    (
        r"(negate the play of (?:\d+|all) (?:own |enemy )?(?:\w+ )?cards?)(?! being played)\b(?= and|;|$)",
        r"\1 being played",
    ),
    (r"(negate the play of [^;:,]+?) and discard (?:it|that card)\b", r"\1; in that case discard that card"),
    (r"\b(exclude|discard|return) it\b", r"\1 that card"),
    (r"\bdiscard an? card from (?:the own |the )?hand\b", "discard 1 chosen card in the own hand"),
    (r"\bdiscard (\d+|X) (cards?) from (?:the own |the )?hand\b", r"discard \1 chosen \2 in the own hand"),
    (r"\bdiscard (\d+|X) (cards?) in the own hand\b", r"discard \1 chosen \2 in the own hand"),
    (r"(?<!when )\b(\d+|X) of (?:your|own|the own) (characters|cards)\b", r"\1 chosen own \2"),
    (r"\. (?:Then )?You ", "; then you "),
    (r"\bYou (?=gain|draw|lose|may)", "you "),
    (
        r"((?:: |; then |; after that |; in that case |, then |, ))(gain|lose) (\d+|X) life\b",
        r"\1you \2 \3 life",
    ),
    (r"\bdoes not take (battle |effect )?damage\b", r"takes no \1damage"),
    (r"\bgets? endurance ([+-](?:\d+|X))(?= )", r"gets +0/\1"),
    (r"\bgets? attack ([+-](?:\d+|X))(?= )", r"gets \1/+0"),
    (r"\b(gets [+-][^ ]+) and (gains|loses) ", r"\1, and \2 "),
    (r"\breturn ([^;:,]+?) to hand\b", r"return \1 to the original owner's hand"),
    (r"\bnumber of (cards|characters) (\w+) this way\b", r"number of the cards \2 this way"),
    (r"\bat the (start|end) of (?:this )?turn\b", r"at the \1 of the turn"),
    (r"\b(if [^,;:]+, )((?:the next time|until [^,;:]+, when) [^()]+)$", r"\1(\2)"),
    (r", in that case ", "; in that case "),
    (r"; if you do, ", "; in that case "),
    (r", after that,? ", "; after that "),
    (r"\. After that,? ", "; after that "),
    (r", then ", "; then "),
    (r"\.$", ""),
)
in_usual_words = Wordings(_WORDINGS)
