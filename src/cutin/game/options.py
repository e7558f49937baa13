"""Options and house switches: what they can be, and what is chosen of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cutin.kernel.errors import CutinError
from cutin.kernel.state import State
from cutin.kernel.wording import shortened

NUMBER = tuple(range(100))
"""The values of an option that is a number."""
BOOL = (True, False)


class Option(NamedTuple):
    """One option: its values (or a kind of value), the default, the rule it governs, and what it decides.

    `house`: the rule is an open question or only inferred, and the default is the house reading of it.
    """

    values: tuple[Any, ...]
    default: Any
    rule: str
    about: str
    house: bool = False


class OptionError(CutinError):
    """An option that does not exist or cannot have that value."""


def check_options(options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, those given and the defaults of the rest. Raises OptionError."""
    result = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        option = options.get(name)
        if option is None:
            raise OptionError(f"there is no option {shortened(name)!r}; there are: {', '.join(options)}")
        if type(value) is not type(option.default) or value not in option.values:
            shown = "a number from 0 to 99" if option.values is NUMBER else ", ".join(map(str, option.values))
            found = shortened(value) if isinstance(value, str) else value
            raise OptionError(f"option {name!r} cannot be {found!r}; possible: {shown}")
        result[name] = value
    return result


def option(s: State, name: str) -> Any:
    """The value of an option in a game."""
    return s.rules.options[name]
