"""Takes away what carries out a rule, so that a test of the rule can be seen to fail without it.

Taken away are the functions marked with the rule (`cutin.kernel.citing.POINTS`), in every module that holds
them, the steps of procedures that bear it, and the steps that texts are made into.
"""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

import cutin
from cutin.kernel.agenda import Frame, Step
from cutin.kernel.citing import Point
from cutin.kernel.errors import CutinError

ENGINE = Path(cutin.__file__).parent
# A rule taken away can make a game go on for ever.
SECONDS = 10

Test = Callable[[], None]


def modules() -> list[ModuleType]:
    """The modules of the program that are loaded."""
    return [module for name, module in sorted(sys.modules.items()) if name.startswith("cutin.")]


def steps_of(frames: Iterable[type[Frame]]) -> list[Step]:
    """The steps of procedures."""
    return [step for frame in frames for step in frame.__dict__.get("steps", ())]


@contextmanager
def without_point(point: Point, steps: list[Step]) -> Iterator[None]:
    """The function returns what it would without the rule, wherever it is known."""
    function = getattr(sys.modules[point.module], point.name)

    def off(*args: Any, **kwargs: Any) -> Any:
        return point.off

    stand_in = point.off if callable(point.off) else off
    with pytest.MonkeyPatch.context() as patch:
        for module in modules():
            for name, value in list(vars(module).items()):
                if value is function:
                    patch.setattr(module, name, stand_in)
        for step in steps:
            for slot in ("run", "ask"):
                if getattr(step, slot) is function:
                    patch.setattr(step, slot, stand_in)
        yield


@contextmanager
def without_step(step: Step, run: Callable[..., Any] = lambda *_: None) -> Iterator[None]:
    """The step asks nothing and does nothing (or `run`)."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(step, "run", run)
        patch.setattr(step, "ask", None)
        yield


@contextmanager
def without_part_of_texts(rule: str, made_in: tuple[str, ...]) -> Iterator[None]:
    """What bears the rule in a text's effect does and asks nothing. `made_in`: how the names of the modules
    begin in which texts are made into steps."""

    class Without(Step):
        def __init__(self, bears: str, run: Any, ask: Any = None, cited: bool = False) -> None:
            if bears == rule:
                run, ask = (lambda *_: None), None
            super().__init__(bears, run, ask, cited)

    with pytest.MonkeyPatch.context() as patch:
        for module in modules():
            if module.__name__.startswith(made_in) and hasattr(module, "Step"):
                patch.setattr(module, "Step", Without)
        yield


@contextmanager
def time_limit() -> Iterator[None]:
    def over(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, over)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def fails(test: Test) -> bool:
    """Whether something comes out otherwise than the test says; a crash is no such thing."""
    try:
        with time_limit():
            test()
    except (CutinError, TimeoutError):
        return True
    except AssertionError as error:
        inside = traceback.extract_tb(error.__traceback__)[-1].filename
        if Path(inside).is_relative_to(ENGINE):
            raise
        return True
    return False
