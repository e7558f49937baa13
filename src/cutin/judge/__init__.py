"""Scenarios: a position, a script of what players do, and what must follow (docs/scenarios.md)."""

from .check import Failure
from .faults import ScenarioError
from .runner import Outcome, find_files, run_file, run_text

__all__ = ["Failure", "Outcome", "ScenarioError", "find_files", "run_file", "run_text"]
