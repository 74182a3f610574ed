"""The things a game names: a kind, and the ids of that kind by index."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from chancellery.engine.errors import ChancelleryError

NOBODY: Final = -1


def closest(word: str, words: Iterable[str]) -> str:
    """The known word that a misspelt one may mean, or nothing."""
    return "".join(difflib.get_close_matches(word, list(words), n=1, cutoff=0.6))


def nearest(word: str, words: Iterable[str]) -> str:
    """A hint for a misspelt word, or nothing."""
    close = closest(word, words)
    return f"; did you mean '{close}'?" if close else ""


class Nouns:
    """Kinds of things and their ids; `seat` is always one of the kinds.

    Things of a kind may have `aliases`, other names under which they are understood but never shown: a border written
    the other way round.
    """

    def __init__(
        self, kinds: Mapping[str, Iterable[str]], aliases: Mapping[str, Mapping[str, str]] | None = None
    ) -> None:
        self.ids: dict[str, tuple[str, ...]] = {kind: tuple(ids) for kind, ids in kinds.items()}
        self.aliases: dict[str, dict[str, str]] = {kind: dict(names) for kind, names in (aliases or {}).items()}
        self.indexes: dict[str, dict[str, int]] = {
            kind: {name: i for i, name in enumerate(ids)} for kind, ids in self.ids.items()
        }
        for kind, names in self.aliases.items():
            self.indexes[kind] |= {alias: self.indexes[kind][name] for alias, name in names.items()}

    def count(self, kind: str) -> int:
        return len(self.ids[kind])

    def id(self, kind: str, index: int) -> str:
        """The id of a thing; `none` for no thing at all."""
        return "none" if index == NOBODY else self.ids[kind][index]

    def index(self, kind: str, name: object) -> int:
        """The index of a thing by its id, or a sentence that says what was meant."""
        index = self.indexes[kind].get(name) if isinstance(name, str) else None
        if index is None:
            hint = "" if name == "none" else nearest(str(name), self.ids[kind])
            raise ChancelleryError(f"there is no {kind} '{name}'{hint}", "no-such-thing", kind=kind, name=str(name))
        return index

    def value(self, kind: str, name: object) -> int:
        """The index of a thing where there may be none."""
        return NOBODY if name == "none" else self.index(kind, name)

    def with_seats(self, seats: Iterable[str]) -> Nouns:
        """The same nouns for a match with these seats."""
        return Nouns({**self.ids, "seat": seats}, self.aliases)
