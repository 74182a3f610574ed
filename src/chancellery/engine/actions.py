"""Every atomic action of a game as a small int, with a name that people can type."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.nouns import Nouns, closest

RETRACT: Final = 0
# The verb of an action that is a word alone, such as `done`.
WORD: Final = -1


class ActionTable:
    """All actions of a game: a verb, or a verb and a noun, for each small int.

    Action 0 is `retract`, in every game: take back a sealed pick before all are revealed. A verb is known by the int
    that `verb` or `number` returned when it was declared: `PLACE + 3` is an action, and splits into PLACE and 3.
    """

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.names: list[str] = []
        self.verbs: list[str] = []
        self.kinds: list[str] = []
        self.indexes: list[int] = []
        self.by_name: dict[str, int] = {}
        self.by_alias: dict[str, int] = {}
        self._split: list[tuple[int, int]] = []
        self._bases: dict[int, str] = {}
        # The actions of each verb by noun; not known to be ints, so that the compiler hands on these and makes none.
        self._of: dict[int, list[Any]] = {}
        self.word("retract")

    def __len__(self) -> int:
        return len(self.names)

    def _base(self, verb: str, base: int) -> int:
        """The int that stands for a verb, which no other verb may have."""
        if base in self._bases:
            raise ValueError(f"the verbs '{self._bases[base]}' and '{verb}' would have the same number")
        self._bases[base] = verb
        return base

    def _add(self, name: str, verb: str, kind: str, base: int, index: int) -> int:
        if name in self.by_name:
            raise ValueError(f"the action '{name}' is in the table already")
        action = len(self.names)
        self.by_name[name] = action
        self.names.append(name)
        self.verbs.append(verb)
        self.kinds.append(kind)
        self.indexes.append(index)
        self._split.append((base, index if kind else action))
        return action

    def word(self, verb: str) -> int:
        """Add an action without a noun, such as `done`."""
        return self._add(verb, verb, "", WORD, 0)

    def verb(self, verb: str, kind: str) -> int:
        """Add one action for each noun of a kind; the action for noun i is the returned base + i."""
        base = self._base(verb, len(self.names))
        self._of[base] = [
            self._add(f"{verb} {name}", verb, kind, base, index) for index, name in enumerate(self.nouns.ids[kind])
        ]
        for alias, name in self.nouns.aliases.get(kind, {}).items():
            self.by_alias[f"{verb} {alias}"] = self.by_name[f"{verb} {name}"]
        return base

    def number(self, verb: str, most: int, least: int = 0) -> int:
        """Add one action for each number; the action for n is the returned base + n."""
        base = self._base(verb, len(self.names) - least)
        for n in range(least, most + 1):
            self._add(f"{verb} {n}", verb, "number", base, n)
        return base

    def each(self, verb: int, things: list[int]) -> list[int]:
        """The actions of a verb for each of some nouns: cheaper than `verb + thing`, since no int is made."""
        actions = self._of[verb]
        return [actions[thing] for thing in things]

    def split(self, action: int) -> tuple[int, int]:
        """The verb of an action and its thing: `PLACE + 3` is PLACE and 3; a word is WORD and itself."""
        return self._split[action]

    def thing(self, action: int) -> int:
        """The noun or the number that an action is about."""
        return self.indexes[action]

    def name(self, action: int) -> str:
        """The typed name of an action, such as `place vienna`."""
        return self.names[action]

    def parse(self, name: str) -> int:
        """The action with this name or an alias of its noun, or a sentence with the closest one."""
        words = " ".join(name.split())
        action = self.by_name.get(words, self.by_alias.get(words))
        if action is None:
            near = closest(words, self.by_name)
            if near:
                sentence = f"there is no action '{words}'; did you mean '{near}'?"
                raise ChancelleryError(sentence, "no-such-action-but", action=words, near=near)
            raise ChancelleryError(f"there is no action '{words}'", "no-such-action", action=words)
        return action
