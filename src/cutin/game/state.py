"""A state as a caller sees it: its decision and options, choosing, asking why not, saving and looking."""

from __future__ import annotations

from typing import Any

from cutin.kernel.agenda import run
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.errors import CutinError, NotAnAction, NotAnOption
from cutin.kernel.events import Event
from cutin.kernel.knowledge import knows, redealt
from cutin.kernel.saving import fingerprint
from cutin.kernel.state import State


class GameState(State):
    """A game at one moment.

    `decision` is the question that is open (None: the game is over, see `result`); `forced` are the
    (decision, option) pairs that the last choice took along because they had one option only.
    """

    __slots__ = ()

    def texts(self) -> list[str]:
        """The text of each option of the present decision, unique in it; empty when the game is over."""
        decision = self.decision
        texts: list[str] = self.rules.option_texts(self, decision) if decision is not None else []
        return texts

    def apply(self, index: int) -> None:
        """Chooses the option of that index and runs to the next decision.

        Raises NotAnOption for an index that the decision does not have, NotAnAction if nothing is open.
        """
        decision = self.decision
        if decision is None:
            raise NotAnAction("the game is over: there is nothing to decide")
        options = decision.options
        if not 0 <= index < len(options):
            raise NotAnOption(str(index), self.texts())
        self.forced = ()
        if self.listener is not None:
            self._tell_choice(decision, index)
        run(self, options[index], True)

    def _tell_choice(self, decision: Decision, index: int) -> None:
        """The choice as an event, from which all that follows comes; no rule is cited for it. A card that
        only the chooser knows is not told to the other."""
        card = self.rules.card_of_option(decision, decision.options[index])
        secret = 0 <= card < len(self.kinds) and not knows(self, None, card)
        text = self.rules.text_of_option(self, decision, index)
        words = {"question": decision.question, "text": text, "asked by": decision.rule}
        behind = -1 if self.trail is None else self.trail.add(len(self.agenda), "chosen", -1, True, True)
        assert self.listener is not None
        seen = 1 << decision.seat if secret else 3
        cause = (decision.rule, -1, decision.seat)
        self.listener.append(Event("chosen", "", cause, decision.seat, (), words, seen, behind))

    def choose(self, text: str) -> None:
        """Chooses by the text of the option. Raises NotAnOption, NotAnAction."""
        texts = self.texts()
        if self.decision is None:
            raise NotAnAction("the game is over: there is nothing to decide")
        if text not in texts:
            raise NotAnOption(text, texts)
        self.apply(texts.index(text))

    def clone(self) -> GameState:
        """An independent copy, without the listener."""
        return super().clone()  # type: ignore[return-value]  # State.clone keeps the class

    def redealt(self, seat: int, chance: int) -> GameState:
        """A clone in which what the seat cannot know is dealt anew, with chance of its own.

        Raises CutinError for a seat that is not 0 or 1.
        """
        if seat not in (0, 1):
            raise CutinError(f"seat: expected 0 or 1, found {seat!r}")
        return redealt(self, seat, chance)  # type: ignore[return-value]  # a clone keeps the class

    def to_bytes(self) -> bytes:
        """The whole state; equal states give equal bytes on any machine."""
        data: bytes = self.rules.codec.to_bytes(self)
        return data

    def fingerprint(self) -> str:
        """16 hexadecimal digits that name the state."""
        return fingerprint(self.to_bytes())

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may see, as plain data. Raises CutinError for any other seat."""
        if seat not in (None, 0, 1):
            raise CutinError(f"seat: expected 0, 1 or None, found {seat!r}")
        seen: dict[str, Any] = self.rules.view(self, seat)
        return seen

    def why_not(self, action: str, seat: int | None = None) -> list[Refusal]:
        """Every rule that refuses an action in the words of the options, with what would lift it; empty if it
        is possible. The choices of a play may stand behind it: "play Beam on GM".

        `seat` None: the player who has to decide. Raises NotAnAction for what is no action here at all.
        """
        listener = self.listener
        self.listener = None  # nothing happens by being asked for
        try:
            refusals: list[Refusal] = self.rules.why_not(self, action, seat)
            return refusals
        finally:
            self.listener = listener

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())
