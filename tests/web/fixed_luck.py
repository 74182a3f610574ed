"""Chance that is the same in every run, for servers of tests.

A match takes its seed from the system, and so does every bot for each of its answers: what a test would meet at its
table, and whether a battle comes before it has looked long enough, would be another thing each time. Names that must
not be guessed, and keys, stay as random as ever.
"""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any

from chancellery.engine.rng import KEY_BYTES

SEED = b"the same in every run of a test".ljust(KEY_BYTES, b".")
# Where chance is taken for matches and for those who play them; several processes that search together must differ.
MODULES = tuple(
    f"chancellery.{name}" for name in ("table.seating", "web.bots.players", "web.bots.hints", "web.matches.queries")
)


class FixedLuck:
    """The module `secrets`, whose keys of chance are always the same."""

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)

    def token_bytes(self, count: int) -> bytes:
        return SEED if count == KEY_BYTES else secrets.token_bytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()


def fix_luck() -> None:
    """From now on every match of this process has the same chance."""
    for module in MODULES:
        vars(import_module(module))["secrets"] = FixedLuck()
