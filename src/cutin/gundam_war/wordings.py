"""Other wordings that mean the same as one of the card language.

Cards, rules and people say some things in more than one way. A line that cannot be read as it stands is read
once more with these put into the language's own words; what is written is always the normal form.

>>> in_usual_words("(Auto D): if this card becomes engaged, draw a card")
'(auto D): if this card is engaged, draw 1 card'
"""

from __future__ import annotations

from cutin.game.reading import Wordings

_WORDINGS: tuple[tuple[str, str], ...] = (
    # --- kinds of lines, keywords
    (r"^\(Auto ([ABCD])\)", r"(auto \1)"),
    (r"^(\(auto A\):) if ", r"\1 while "),
    (r"^(\(auto A\):) (own|enemy) (?!player)", r"\1 all \2 "),
    (r"^(Change|Team|Special Equipment) \[([^\]\"]+)\]", r'\1 ["\2"]'),
    (r"^Atmospheric Entry \((\d+)\)$", r"Atmospheric Entry: \1"),
    (r"^Modification for Cruisers \((\d+)/(\d+)/(\d+)\)", r"Modification for Cruisers (+\1/+\2/+\3)"),
    (r"^(Substitute|Extra) cost \[[^\]]*\]:", r"\1 cost:"),
    (r"(comes out (?:re)?rolled)$", r"\1 when played"),
    (r"^this card (?=is not |will not |cannot |takes? no |gets |gains )", "(auto A): this card "),
    # --- what holds for cards
    (r"\bthis Unit\b", "this card"),
    (r"\b(get|gets) defence ([+-]\d+)(?= |$)", r"\1 +0/+0/\2"),
    (r"\bwhose name contains \"?([^\",;:]+?)\"?(?=$|[,;]| until )", r'with a name containing "\1"'),
    (r"\bwhose original (close combat|ranged|defence) is \*", r"with original \1 *"),
    (r"\bcoins placed on\b", "coins on"),
    (r"\b(gains?|loses?) (Earth|Space) and (gain|lose)s? ", r"\1 \2, and \3s "),
    (
        r"\bnegate the text of (.+?) and (?:its|their) (?:still )?unresolved effects (until .+)$",
        r"\1 has negated text, and has negated unresolved effects \2",
    ),
    (r"\b(have|has) their text negated\b", r"\1 negated text"),
    (
        r"^(\(auto A\):.*?)\b(?:has|have) (?=High Mobility|Raid|Swift Strike|Water|Desert|Vulture|PS Armor)",
        r"\1gain ",
    ),
    (r"\bwhile (engaged|rolled|rerolled|in (?:Earth|Space|a battle area)),", r"while this card is \1,"),
    (r"\bin the same area(?! as)", "in the same area as this card"),
    (r"\btreated as an? (Unit|Operation|Character|G)(?: (\d+/\d+/\d+))", r"treated as {\1, \2}"),
    (r"\btreated as an? (Unit|Operation|Character|G)\b", r"treated as {\1}"),
    (r"(\{[^{}\"]*\d/[\d*]+), ([A-Z][A-Za-z ]*(?: \(\d+\))?)\}", r'\1, "\2"}'),
    (r"\b(los|gain)(?:es|e|s)? (Space|Earth) and (Space|Earth)\b", r"\1e \2, and \1e \3"),
    (r"\bgaine\b", "gain"),
    (
        r"\bthe (own|enemy) squad in (Earth|Space) (get|gain|lose|take)s\b",
        r"all Units of the \1 squad in \2 \3",
    ),
    (r"\b(blue|green|black|red|brown|white|purple) nation power\b", r"\1 power"),
    (r"\b(?:cannot|can not|will not) be (destroyed|moved|rolled)\b", r"is not \1"),
    (r"\b(?:is|are) not the target of\b", "cannot be the target of"),
    (r"\b(?:cannot|can not) be targeted by\b", "cannot be the target of"),
    (r"\btakes? no damage by (own|enemy) effects\b", r"takes no damage from \1 effects"),
    (r"\bthe head of (?:its|the|a) squad\b(?! of)", "at the head of a squad"),
    (r"\bwith coins on (?:it|them)\b", "with a coin on it"),
    (r"\b(with(?:out)?) an? ((?:\S+ )?coin)s?\b(?! on it)", r"\1 a \2 on it"),
    (r"\b(?:loses?|lose) all text\b", "has negated text"),
    (r'\bloses? "([A-Z][^":]*)"', r"loses \1"),
    (r"\bgains? ([A-Z][\w ]*?) and ([A-Z][\w ]*?)(?= until|$|;)", r"gains \1, and gains \2"),
    (r"(\d|[a-z]) and (?=(?:gains?|gets?|loses?|takes?|cannot|has) [A-Z\d+*-])", r"\1, and "),
    # --- players
    (r"\bno player can play\b", "each player cannot play"),
    (
        r"\bthe enemy player discards (\d+|a) cards?\b",
        r"the enemy player has to abolish \1 chosen cards in the enemy hand",
    ),
    (r"\bthe enemy player reveals (?:the|all of the) hand\b", "reveal all cards in the enemy hand"),
    (r"\bthe own player\b", "you"),
    (r"\bthe enemy player recovers\b", "the enemy player has to recover"),
    # --- timings and costs
    (r"^\((?:free timing|anytime|Anytime|Any time)\)", "(any time)"),
    (r"^\(((?:own |enemy )?(?:\w+ )+(?:Step|Phase))(?:, |/| and )((?:\w+ )+(?:Step|Phase))\)", r"(\1 or \2)"),
    (r"<<\s*([^<>]*?)\s*>>", r"\1"),
    (r"^(\([^)]*\)): (?:cost )?\((\d+|X)\)( each)?:", r"\1: \2\3:"),
    (r"^(\([^)]*\)): cost ", r"\1: "),
    (r"^(\([^)]*\)): R and ", r"\1: R, "),
    # --- numbers
    (r"\b(put|gain|set|draw|draws|take) (?:a|an|one) (?=[\d+*\"-]|card\b|coin\b|\w+ coin\b)", r"\1 1 "),
    (r"\btwo\b", "2"),
    (r"\bthree\b", "3"),
    (r"\b(draw|draws) (\d+)(?=$|[;,])", r"\1 \2 cards"),
    (r"\b(destroy|roll|reroll|abolish|move|negate the play of) (?:an?|one) (?!card set)", r"\1 1 "),
    (
        r"\b(\d+|X|all) (?!Unit|chosen|own|enemy|coins?\b|other)([A-Za-z][\w-]*) (coins?)\b",
        r'\1 "\2" \3',
    ),
    (r'\b(coins?) named ("[^"]*")', r"\2 \1"),
    (r"\bthere are (\d+) or (more|less) ([^,]+), ", r"the number of \3 is \1 or \2, "),
    (r"; where X is ", ", where X is "),
    (r" \(X is ([^()]*)\)$", r", where X is \1"),
    (r"\bdeal damage equal to (.+) to ((?:1|all|up to|this card).*)$", r"deal X damage to \2, where X is \1"),
    (r"\[(\d+)\]\[(\d+)\]\[(\d+)\]", r"+\1/+\2/+\3"),
    # --- effects
    (r"\bengaged with it\b", "engaged with this card"),
    (r"\}, (rolled|rerolled), in ", r"} \1 in "),
    (r"[.;] (?:This|this) coin cannot sortie in ", "; each of them cannot sortie in "),
    (r"((?:Step|Phase|turn)) (?=(?:put|draw|destroy|roll|reroll|recover|move|abolish|deal) )", r"\1, "),
    (r": (\d+|X) damage to ", r": deal \1 damage to "),
    (
        r"\bnegate (?:the play of )?(1 (?:own |enemy )?(?:Command|Unit|Character|Operation|card))"
        r"(?: being played)?(?= and abolish|; in|$)",
        r"negate the play of \1 being played",
    ),
    (r" and abolish it$", "; in that case abolish that card"),
    (r"\bnegate all (?=unresolved effects)", "negate the "),
    (r": (?!at )([^:;,]+) at the end of (?:the )?turn$", r": at the end of turn, \1"),
    (
        r"\b(?:put|move|return) ([^;:]+?) on(?:to)? (?:the )?(top|bottom) of "
        r"(?:its|their|the) (?:original )?owner's Nation\b",
        r"move \1 to the \2 of the original owner's Nation",
    ),
    (
        r"\b(?:put|move|return) ([^;:]+?) (?:from|in) the (own|enemy) (hand|Junkyard|Hangar) (?:in)?to ",
        r"move \1 in the \2 \3 to ",
    ),
    (r"\bmove ([^;:]*Character) to (\d+ (?:own |enemy )?Unit)\b", r"set \1 on \2"),
    (r"(\bcards?|\bUnits?) and (?=(?:draw|abolish|roll|reroll|destroy|recover|deal|move) )", r"\1; then "),
    (r"\.$", ""),
    (r"\. In that case,? ", "; in that case "),
    (r": ([^;:]+) if ([^;,:]+)(?=$|; in that case )", r": if \2, \1"),
    (r": if it is (?!the |so |not so )", ": if this card is "),
    (r": this turn, ([^;]+)$", r": \1 until end of turn"),
    (r"\breturn (.+?) to the hand\b", r"move \1 to the original owner's hand"),
    (r"\breturn (?=\d|this|that|all|up to)", "move "),
    (r"\bput (this card|that card|those cards) (?:in|into) the\b", r"move \1 to the"),
    (r"\bthe (Earth|Space) area\b", r"\1"),
    (r"\b(discard|abolish) (\d+|X) cards?(?: in hand)?(?=[:;,]|$)", r"abolish \2 cards in the own hand"),
    (r"\bskip the Battle Phase$", "skip the Battle Phase of this turn"),
    (r"; (?:if it is|if that card is) ", "; then if that card is "),
    (r"\bmove it\b", "move that card"),
    (r"; (?:this coin|it) cannot sortie in the turn", "; each of them cannot sortie in the turn"),
    (r"\bput (1 [^{}]*\{\w+ \(\w+\))", r"set \1"),
    (r"(^|: |; then |; in that case )choose ", r"\1you choose "),
    (r": until end of turn, ([^;]+)$", r": \1 until end of turn"),
    (r"\b(?:until|till) (?:the )?end of (?:the|this) turn\b", "until end of turn"),
    (r"\bat the beginning of\b", "at the start of"),
    (r"\bin that case,", "in that case"),
    (r", then ", "; then "),
    (r"\b(draws?) a card\b", r"\1 1 card"),
    (r"\bthe top card of\b", "the top 1 card of"),
    (r"\blook at the top\b", "look at up to the top"),
    (r"\blook at the (own|enemy) (hand|Nation|Lost Card Pile)\b", r"look through the \1 \2"),
    (r"\b(abolish|reveal) the (own|enemy) hand\b", r"\1 all cards in the \2 hand"),
    (r"\b(abolish|reveal) all hands\b", r"\1 all cards in a hand"),
    (r"\btake control of\b", "gain control of"),
    (r"\b(to|on|of) each (own |enemy )?(Unit|Character|Operation|card)\b", r"\1 all \2\3s"),
    (r"\bdamage to 1 ((?:own |enemy )?)squad\b", r"damage to all Units of 1 \1squad"),
    (r"\b1 ((?:own |enemy )?)squad (get|gain|lose|take)s\b", r"all Units of 1 \1squad \2"),
    (r"\bremove all (.*?)coins from\b", r"take all \1coins off"),
    (r"\bremove (\d+|X) (.*?coins?) from\b", r"take \1 \2 off"),
    (r'("[^"]* coins?") (?=\{|on |off )', r"\1 coin "),
    (r"\b1 Unit coin \{", "1 coin {"),
    (r"\b1 removed (card|Unit)\b", r"1 \1 removed from the game"),
    (r"\b(?:its|their|the) (?:original )?owner's\b", "the original owner's"),
    # --- events and conditions
    (r"\bif engaged(?: in battle)?,", "if this card is engaged,"),
    (r"\bbecomes? engaged(?: in battle)?\b", "is engaged"),
    (r"\b(?:is|are) engaged in battle\b", "is engaged"),
    (r"\b(?:is|are) sent out\b", "sorties"),
    (r"\ba text is played\b", "a text of a card is played"),
    (r"\bif 1 or more ((?:own |enemy )?)(Unit|Operation|Character|card)s are\b", r"if a \1\2 is"),
    (r", it (?=gains?\b|gets?\b|loses?\b)", ", that card "),
    (r"\b(?:is|are) the same as the\b", "is equal to the"),
    (r"\bequals\b", "is equal to"),
    (r"^(\(auto A\): )as long as ", r"\1while "),
    (r"\bthere are no (?=[A-Za-z])", "there is no "),
    (
        r"\bthe number of ([^,;]+?) is less than the number of ([^,;]+?)(?=, )",
        r"the number of \2 is more than the number of \1",
    ),
    (
        r"\b(with (?:close combat|ranged|defence|total nation power) (?:\d+|X) or (?:less|more)) and "
        r"(?=(?:close combat|ranged|defence|total nation power) (?:\d|X))",
        r"\1 with ",
    ),
    (
        r"\b1 ((?:[a-z]+ )*)(Units?|Characters?|Operations?|cards?) named (\"[^\"]*\") or (?=\")",
        r"1 \1\2 named \3 or 1 \1\2 named ",
    ),
    (r"\b((?:gets?|gains?|loses?) [^;]+?) this turn$", r"\1 until end of turn"),
    (r"\banother ((?:own |enemy )?(?:Unit|Character|Operation|card))\b", r"an other \1"),
)
in_usual_words = Wordings(_WORDINGS)
