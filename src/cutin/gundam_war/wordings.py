"""Other wordings that mean the same as one of the card language.

Cards, rules and people say some things in more than one way. A line that cannot be read as it stands is read
once more with these put into the language's own words; what is written is always the normal form.
"""

from __future__ import annotations

import re

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
    # --- what holds for cards
    (r"\b(?:cannot|can not|will not) be (destroyed|moved|rolled)\b", r"is not \1"),
    (r"\b(?:is|are) not the target of\b", "cannot be the target of"),
    (r"\b(?:cannot|can not) be targeted by\b", "cannot be the target of"),
    (r"\btakes? no damage by (own|enemy) effects\b", r"takes no damage from \1 effects"),
    (r"\bthe head of (?:its|the|a) squad\b(?! of)", "at the head of a squad"),
    (r"\bwith coins on (?:it|them)\b", "with a coin on it"),
    (r"\b(with(?:out)?) an? ((?:\S+ )?coin)s?\b(?! on it)", r"\1 a \2 on it"),
    # --- players
    (r"\bthe own player\b", "you"),
    (r"\bthe enemy player recovers\b", "the enemy player has to recover"),
    # --- effects
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
    (r"\b1 ((?:own |enemy )?)squad gets\b", r"all Units of 1 \1squad get"),
    (r"\bremove all (.*?)coins from\b", r"take all \1coins off"),
    (r"\bremove (\d+|X) (.*?coins?) from\b", r"take \1 \2 off"),
    (r'("[^"]* coins?") (?=\{|on |off )', r"\1 coin "),
    (r"\b1 Unit coin \{", "1 coin {"),
    (r"\b1 removed (card|Unit)\b", r"1 \1 removed from the game"),
    (r"\b(?:its|their|the) (?:original )?owner's\b", "the original owner's"),
    # --- events and conditions
    (r"\bbecomes? engaged(?: in battle)?\b", "is engaged"),
    (r"\b(?:is|are) engaged in battle\b", "is engaged"),
    (r"\b(?:is|are) sent out\b", "sorties"),
    (r"\ba text is played\b", "a text of a card is played"),
    (r"\bif 1 or more ((?:own |enemy )?)(Unit|Operation|Character|card)s are\b", r"if a \1\2 is"),
    (r", it (?=gains?\b|gets?\b|loses?\b)", ", that card "),
    (r"\b(?:is|are) the same as the\b", "is equal to the"),
    (r"\bequals\b", "is equal to"),
)
_PATTERNS = tuple((re.compile(wording), usual) for wording, usual in _WORDINGS)


def in_usual_words(text: str) -> str:
    """The line with other wordings put into those of the language.

    >>> in_usual_words("(Auto D): if this card becomes engaged, draw a card")
    '(auto D): if this card is engaged, draw 1 card'
    """
    for wording, usual in _PATTERNS:
        text = wording.sub(usual, text)
    return text
