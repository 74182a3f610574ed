"""Where broken twins of Courtyard are made."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from chancellery.contract.checks import Check
from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact
from chancellery.engine.frames import Frame
from chancellery.engine.game import Game
from tests.tiny import TINY, events, rules
from tests.tiny.state import Tiny


class TwinState(Tiny):
    """Courtyard's state, cloned as whatever subclass it is."""

    def clone(self) -> Tiny:
        twin = type(self)()
        self.copy_base(twin)
        for name in self.schema:
            setattr(twin, name, deepcopy(getattr(self, name)))
        return twin


def cards_in_piles(g: Tiny) -> int:
    return len(g.deck) + len(g.discard) + sum(len(hand) for hand in g.hand)


class Bench:
    """Puts a Courtyard together from parts, some of them broken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = monkeypatch
        self.folder = folder / "courtyard"
        self.frames: dict[str, type[Frame[Any]]] = {frame.__name__: frame for frame in TINY.frames.values()}

    def frame(self, cls: type[Frame[Any]]) -> None:
        """Let a class take the place of the frame of the same name."""
        self.patch.setattr(rules, cls.__name__, cls)
        self.frames[cls.__name__] = cls

    def edit(self, file: str, old: str, new: str = "") -> None:
        """Change a file in a copy of the game's folder."""
        if not self.folder.exists():
            for part in ("content", "help", "text"):
                shutil.copytree(TINY.folder / part, self.folder / part)
            shutil.copy(TINY.folder / "tutorial.toml", self.folder)
        text = (self.folder / file).read_text("utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        (self.folder / file).write_text(text.replace(old, new), "utf-8")

    def game(self, **parts: Any) -> Game:
        """The game; without broken parts it is honest."""
        whole: dict[str, Any] = {
            "id": TINY.id,
            "credits": TINY.credits,
            "rules": TINY.rules,
            "folder": self.folder if self.folder.exists() else TINY.folder,
            "seats": TINY.seats_by_count,
            "options": TINY.option_list,
            "nouns": TINY.nouns,
            "actions": TINY.actions,
            "state": TwinState,
            "board": TINY.board,
            "see": TINY.see,
            "redeal_hidden": TINY.redeal_hidden,
            "talk_open": TINY.talk_open,
            "asides": TINY.asides,
            "set_up": TINY.set_up,
            "frames": tuple(self.frames.values()),
            "events": events_in(events),
            "facts": {**TINY.facts, "conserved_cards": Fact(cards_in_piles)},
            "check": TINY.check,
            "conceal": TINY.conceal,
            "outlook": TINY.outlook,
        }
        return Game(**{**whole, **parts})


Make = Callable[[Bench], Game]


class Twin:
    """A broken game, the check that must catch it, and what the check must say."""

    def __init__(self, make: Make, check: Check, says: str, arguments: dict[str, Any]) -> None:
        self.make = make
        self.check = check
        self.says = says
        self.arguments = arguments

    @property
    def name(self) -> str:
        return self.make.__name__.replace("_", "-")


TWINS: Final[list[Twin]] = []


def caught_by(check: Check, says: str, **arguments: Any) -> Callable[[Make], Make]:
    """Enter a broken twin into the list."""

    def enter(make: Make) -> Make:
        TWINS.append(Twin(make, check, says, arguments))
        return make

    return enter
