"""A game at a terminal: the loop, the commands a person can type, and saving after every choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from cutin.cards.part import part as cards_of
from cutin.cards.pool import pool
from cutin.catalogue import game as of_name
from cutin.game.state import GameState
from cutin.kernel.chance import mix
from cutin.kernel.decision import Refusal
from cutin.kernel.errors import NotAnAction
from cutin.kernel.wording import shortened
from cutin.players import Player, player
from cutin.records import History, RecordError, Refused, write_record
from cutin.records.record import goes_on, is_record
from cutin.telling import Language, Line, Narrator, lines

from .part import part
from .questions import DEFAULTS, asked, groups, titled
from .why_not import answer_lines

HELP = (
    ("a number, or the words of an option", "choose it; Enter alone passes where one can pass"),
    ("{why}", "which rules forbid it now, and what it would need"),
    ("card NAME", "what a card says"),
    ("rule {rule}", "what a rule says; rule {chapter} lists its chapter"),
    ("board", "the table once more"),
    ("log, log 50, log all", "what happened, with rule numbers"),
    ("skip", "pass until the enemy acts, something is asked, or the turn is over"),
    ("undo", "take back your last choice, where nothing hidden was revealed since"),
    ("save, save FILE", "save now (the game is saved after every choice anyway)"),
    ("quit", "stop; the game can be resumed"),
)
LOG = 20


class Stop(Exception):
    """The person wants to stop."""


@dataclass(frozen=True)
class Files:
    """Where the game is kept: the save that `--resume` finds, and the record that was asked for, if any."""

    save: Path
    record: Path | None = None


class Session:
    """One game with at least one person at the keyboard.

    `ask` reads a line after showing a prompt (EOFError: no more input); everything else goes to the console.
    """

    def __init__(
        self,
        history: History,
        files: Files,
        console: Console,
        ask: Callable[[str], str],
        language: Language,
    ) -> None:
        self.language = language
        self.history = history
        self.game = of_name(history.setup.game)
        self.showing = part(self.game.name)
        self.files = files
        self.console = console
        self.ask = ask
        names = history.setup.players
        self.humans = [seat for seat in (0, 1) if names[seat] == "human"]
        self.machines: dict[int, Player] = {
            seat: player(names[seat], mix(history.setup.seed, 1000 + seat))
            for seat in (0, 1)
            if seat not in self.humans
        }
        self.shown = 0
        self.at_keyboard = self.humans[0]
        self.narrator = Narrator(self.at_keyboard, language, history.setup.options)
        self.skipping: int | None = None
        self.fresh = True
        self.unsaved = ""
        self.saved: set[Path] = set()

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        return self.history.state

    # --- the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end of the game. Raises Stop when the person stops before."""
        self.save()
        while (decision := self.state.decision) is not None:
            if decision.seat in self.machines:
                self.choose(self.machines[decision.seat].choose(self.state))
            elif len(decision.options) == 1 or self.skips():
                self.choose(0)
            else:
                self.person(decision.seat)
        self.tell()
        result = self.state.result
        who = "Nobody wins" if result.winner is None else f"{'AB'[result.winner]} wins"
        self.console.print(f"{who}: {result.reason} [{result.rule}]", style="bold", markup=False)

    def choose(self, index: int) -> None:
        """Makes a choice, and saves."""
        self.history.choose(self.state.texts()[index])
        self.save()

    def skips(self) -> bool:
        """Whether this window is one of those the person does not want to be asked about."""
        decision = self.state.decision
        if self.skipping is None or decision is None:
            return False
        if decision.question == self.game.windows[0] and self.state.table.turn == self.skipping:
            return True
        self.skipping = None
        return False

    def person(self, seat: int) -> None:
        """Asks the person until something is chosen."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.tell()
        if self.fresh:
            self.console.print()
            self.console.print(self.showing.board(self.state, seat))
        self.fresh = False
        self.list_options()
        self.command(self.ask(self.prompt(seat)).strip(), seat)

    def hand_over(self, seat: int) -> None:
        """Two people at one keyboard: the other one sits down, without seeing the first one's hand."""
        self.console.clear()
        self.ask(f"{'AB'[seat]} has to decide. Press Enter when {'AB'[seat]} is at the keyboard: ")
        self.at_keyboard = seat
        self.narrator.viewer = seat
        self.fresh = True

    def prompt(self, seat: int) -> str:
        """Who is asked, and what Enter does."""
        default = self.default()
        tail = f" [Enter: {default}]" if default else ""
        return f"{'AB'[seat]}{tail} > "

    def default(self) -> str:
        """The option that Enter takes, if there is one."""
        texts = self.state.texts()
        return next((text for text in DEFAULTS if text in texts), "")

    def list_options(self) -> None:
        """What is asked, and the options in groups under their numbers."""
        decision = self.state.decision
        assert decision is not None
        self.console.print(
            Text(f"{asked(decision, self.game.name)}  [{titled(decision.rule)}]", style="bold")
        )
        for group in groups(self.state):
            if group.title:
                self.console.print(Text(f"  {group.title}", style="dim"))
            for index, text in group.options:
                self.console.print(Text.assemble((f"  {index + 1:3}", "bold cyan"), f" {text}"))

    def tell(self) -> None:
        """What has happened since the last time, as the person at the keyboard may know it."""
        happened = self.history.happened[self.shown :]
        self.shown = len(self.history.happened)
        for line in self.narrator.lines(happened):
            self.console.print(styled(line))
            self.fresh = True

    # --- what a person types ------------------------------------------------------------------------

    def command(self, words: str, seat: int) -> None:
        """Carries out what was typed."""
        first, _, rest = words.partition(" ")
        rest = rest.strip()
        texts = self.state.texts()
        index = option_index(words or self.default(), texts)
        if index is not None:
            self.fresh = True
            self.choose(index)
            return
        known = {
            "?": lambda: self.help(),
            "help": lambda: self.help(),
            "why": lambda: self.why(rest),
            "card": lambda: self.card(rest),
            "rule": lambda: self.rule(rest),
            "board": lambda: self.again(),
            "log": lambda: self.log(rest),
            "skip": lambda: self.skip(),
            "undo": lambda: self.undo(seat),
            "save": lambda: self.save_to(rest),
            "quit": lambda: self.quit(),
            "exit": lambda: self.quit(),
        }
        if first.lower() in known:
            known[first.lower()]()
            return
        alike = [text for text in texts if words and text.lower().startswith(words.lower())]
        if len(alike) > 1:
            self.say(f"'{shortened(words)}' could be: {', '.join(alike)}")
        elif words:
            self.say(f"'{shortened(words)}' is no option here.")
            self.why(words, quiet=True)
            self.say("Type a number from the list, or ? for help.")
        else:
            self.say("Type a number from the list, or ? for help.")

    def say(self, text: str) -> None:
        """A plain line."""
        self.console.print(Text(text))

    def help(self) -> None:
        """What is asked here, and what can be typed."""
        decision = self.state.decision
        assert decision is not None
        self.say(f"{asked(decision, self.game.name)} It is asked by {titled(decision.rule)}.")
        rule = self.game.rule_id(self.game.example)
        chapter = rule.partition(".")[0]
        acts = [f"why {action.replace('{}', 'CARD')}" for action in self.showing.actions if action != "{}"]
        given = {"why": f"why CARD  or  {', '.join(acts)}", "rule": rule, "chapter": chapter}
        for what, does in HELP:
            line = f"\n      {does.format(**given)}"
            self.console.print(Text.assemble((f"  {what.format(**given)}", "bold"), line))
        self.say(f"  Numbers in brackets such as [{rule}] name the rule behind a line.")

    def why(self, words: str, quiet: bool = False) -> None:
        """Which rules forbid an action, or every action with a card."""
        if not words:
            self.say(
                "why CARD, or why ACTION in the words of the options, such as: why play " + self.a_card()
            )
            return
        found = False
        reason = ""
        for action in self.actions(words):
            try:
                refusals = self.state.why_not(action)
            except NotAnAction as error:
                reason = reason or str(error)
                continue
            found = True
            self.tell_refusals(action, refusals)
        if not found and not quiet:
            self.say(f"{words}: {reason}")

    def actions(self, words: str) -> list[str]:
        """The actions that the words could mean: themselves, or what can be done with a card of that name."""
        name = proper_name(words, self.game.name)
        if words.lower().startswith(tuple(start for start in self.showing.starts() if start)):
            return [name]
        return [action.replace("{}", name) for action in self.showing.actions]

    def tell_refusals(self, action: str, refusals: list[Refusal]) -> None:
        """Each refusal with its rule, and what would lift it."""
        for line in answer_lines(action, refusals):
            self.say(line)

    def card(self, name: str) -> None:
        """What a card says."""
        if not name:
            self.say(f"card NAME, such as: card {self.a_card()}")
            return
        cards = pool(self.game.name)
        keys = cards.find(name.partition("#")[0]) or [k for k in cards if name.lower() in k]
        if not keys:
            alike = cards.alike(name)
            self.say(
                f"No card is called '{shortened(name)}'"
                + (f"; did you mean {', '.join(alike)}?" if alike else ".")
            )
        for key in keys[:5]:
            self.say("\n".join(cards_of(self.game.name).page(cards.card(key))))

    def a_card(self) -> str:
        """A card's name for an example: one of the own deck."""
        name: str = pool(self.game.name).card(self.history.setup.deck(self.at_keyboard)[0]).name
        return name

    def rule(self, name: str) -> None:
        """What a rule says, or the titles of all rules of a chapter."""
        book = self.game.rulebook
        if not name:
            self.say(f"rule NUMBER, such as: rule {self.game.rule_id(self.game.example)}")
            return
        wanted = book.named(name)
        found = [r for r in book.rules if r == wanted or r.startswith(f"{wanted}.")]
        for rule in found:
            self.say(titled(rule))
        if wanted in found:
            self.say(book.statement(wanted).rule)
        if not found:
            example = self.game.rule_id(self.game.example)
            self.say(
                f"There is no rule '{shortened(name)}'; a rule is called {example}, "
                f"a chapter {example.partition('.')[0]}."
            )

    def again(self) -> None:
        """The board once more."""
        self.fresh = True

    def log(self, words: str) -> None:
        """The last lines of what happened, or all of them."""
        options = self.history.setup.options
        told = list(lines(self.history.happened, self.at_keyboard, self.language, options))
        if words != "all":
            told = told[-(number(words) or LOG) :]
        for line in told:
            self.console.print(styled(line))
        if not told:
            self.say("Nothing has happened yet.")

    def skip(self) -> None:
        """Passes windows until something happens."""
        decision = self.state.decision
        if decision is None or decision.question != self.game.windows[0]:
            self.say("Only a free timing can be skipped; here something has to be chosen.")
            return
        self.skipping = self.state.table.turn

    def undo(self, seat: int) -> None:
        """Takes back, where that is allowed."""
        try:
            count = self.history.undo(seat, lift_answers=len(self.humans) == 2)
        except Refused as error:
            self.say(f"No undo: {error}.")
            return
        self.shown = min(self.shown, len(self.history.happened))
        self.fresh = True
        self.say(f"Taken back: {count} choice{'s' * (count > 1)}.")
        self.save()

    # --- saving -------------------------------------------------------------------------------------

    def save(self) -> None:
        """Keeps the game as it stands; a disk that is full is told of once, and the save before stays."""
        record = self.history.record()
        try:
            write_record(record, self.files.save)
            if self.files.record is not None:
                write_record(record, self.files.record)
            self.unsaved = ""
        except RecordError as error:
            if not self.unsaved:
                self.say(f"The game could not be saved: {error}. The save from before is still whole.")
            self.unsaved = str(error)

    def save_to(self, words: str) -> None:
        """Saves into a file of the person's choice, or where `--resume` finds it."""
        try:
            path = Path(words).expanduser() if words else self.files.save
            record = self.history.record()
            if is_record(path) and path not in (self.files.save, self.files.record, *self.saved):
                if not goes_on(record, path) and not self.yes(f"{path} holds another game. Replace it?"):
                    self.say("Not saved.")
                    return
            write_record(record, path)
            self.saved.add(path)
        except (RecordError, RuntimeError) as error:  # the second: nobody's home
            self.say(f"Not saved: {error}.")
            return
        self.say(f"Saved as {path}. Go on with: {resume_command(self.game.name, words)}")

    def yes(self, question: str) -> bool:
        """Whether the person says yes."""
        return self.ask(f"{question} [y/N] ").strip().lower() in ("y", "yes")

    def quit(self) -> None:
        """Stops."""
        raise Stop


def resume_command(game: str, file: str = "") -> str:
    """How to go on with a saved game."""
    return f"cutin play {game} --resume" + (f" {quote(file)}" if file else "")


def number(words: str) -> int | None:
    """A number that was typed; None where it is none."""
    return int(words) if words.isdecimal() and len(words) < 10 else None


def option_index(words: str, texts: list[str]) -> int | None:
    """The option that was meant: by number, by its text, or by the only one that begins so."""
    if (said := number(words)) is not None:
        return said - 1 if 1 <= said <= len(texts) else None
    if not words:
        return None
    low = [text.lower() for text in texts]
    if words.lower() in low:
        return low.index(words.lower())
    if words.split(" ")[0].lower() in (
        "why",
        "card",
        "rule",
        "board",
        "log",
        "skip",
        "undo",
        "save",
        "quit",
        "help",
    ):
        return None
    alike = [i for i, text in enumerate(low) if text.startswith(words.lower())]
    return alike[0] if len(alike) == 1 else None


def proper_name(words: str, game: str) -> str:
    """The same words with a card's name spelled as the pool spells it, whatever the case."""
    starts = "|".join(re.escape(start) for start in part(game).starts() if start)
    parts = re.fullmatch(
        rf"({starts})?(.*?)( -> \w+| on .+|#\d+.*|: \d+| \((?:variable|substitute)\))?", words, re.I
    )
    assert parts is not None
    start, name, end = (found or "" for found in parts.groups())
    cards = pool(game)
    for whole in (name + end, name):
        keys = cards.find(whole)
        known: str = cards.card(keys[0]).name if keys else ""
        if keys and whole != name:
            return start.lower() + known
        if keys:
            if end.startswith(" on "):
                end = " on " + ", ".join(proper_name(each, game) for each in end[4:].split(", "))
            return start.lower() + known + end
    return words


def styled(line: Line) -> Text:
    """A line of the log with colours."""
    style = {0: "bold underline", 1: "cyan"}.get(line.level, "")
    text = Text("  " * line.level)
    text.append(line.text, style=style)
    if line.rule and line.level:
        text.append(f"  [{line.cited or line.rule}]", style="dim")
    return text
