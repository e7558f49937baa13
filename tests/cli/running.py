"""The command as a user runs it: its own process, with or without a terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import cutin

SOURCE = str(Path(cutin.__file__).parents[1])
ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "import sys; from cutin.cli import main; sys.exit(main())")


@dataclass
class Ran:
    """What came out of a command."""

    code: int
    out: str
    err: str


def environment(state: Path) -> dict[str, str]:
    """The environment of a command that keeps its games in that folder."""
    return {
        **os.environ,
        "PYTHONPATH": SOURCE,
        "CUTIN_STATE": str(state),
        "COLUMNS": "110",
        "LINES": "60",
        "TERM": "dumb",
    }


def run(*arguments: str, cwd: Path, state: Path | None = None) -> Ran:
    """Runs the command without a terminal."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        env=environment(state or cwd / "state"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class Terminal:
    """The command at a terminal of its own: `say` a line, `wait` for words on the screen."""

    def __init__(self, *arguments: str, cwd: Path, state: Path | None = None) -> None:
        self.screen = ""
        self.code: int | None = None
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            os.execvpe(COMMAND[0], [*COMMAND, *arguments], environment(state or cwd / "state"))

    def wait(self, *words: str, seconds: float = 40) -> str:
        """What was printed up to one of these words, which has to come."""
        end = time.monotonic() + seconds
        while not (found := [word for word in words if word in self.screen]):
            assert time.monotonic() < end, f"{words!r} did not come:\n{self.screen}"
            if not self._read():
                assert any(word in self.screen for word in words), f"ended without {words!r}:\n{self.screen}"
        first = min(found, key=self.screen.index)
        before, _, self.screen = self.screen.partition(first)
        return before + first

    def _read(self) -> bool:
        ready, _, _ = select.select([self.handle], [], [], 0.2)
        if ready:
            try:
                data = os.read(self.handle, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.screen += data.decode(errors="replace").replace("\r", "")
        return True

    def say(self, line: str) -> None:
        """Types a line."""
        os.write(self.handle, f"{line}\n".encode())

    def ask(self, line: str) -> str:
        """Types a line and returns what is printed up to the next prompt."""
        self.say(line)
        return self.wait(" > ")

    def press(self, key: bytes) -> None:
        """Sends a key such as Ctrl-C."""
        os.write(self.handle, key)

    def interrupt(self, key: bytes, words: str) -> None:
        """Sends Ctrl-C or Ctrl-D until these words come.

        A signal between the printing of a prompt and the waiting of Python's line editor is noticed with the
        next key only, at any Python prompt; a player presses it again too.
        """
        for _ in range(4):
            self.press(key)
            try:
                self.wait(words, seconds=10)
                return
            except AssertionError:
                continue
        self.wait(words)

    def kill(self) -> None:
        """Ends the process at once, as when the window is closed by force."""
        os.kill(self.pid, 9)
        self.end()

    def end(self, seconds: float = 20) -> int:
        """Waits for the end of the command and returns its exit code."""
        end = time.monotonic() + seconds
        while self._read():
            assert time.monotonic() < end, f"did not end:\n{self.screen}"
        _, status = os.waitpid(self.pid, 0)
        os.close(self.handle)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code
