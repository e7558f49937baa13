"""How the parts of a state are made and changed: immutable records, replaced and never written."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

__all__ = ["Record", "replace"]


class Record(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An immutable part of a state. Serialised as an array of its fields, in their order."""
