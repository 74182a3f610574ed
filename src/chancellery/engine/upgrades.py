"""From one version of a game's rules to the next: how positions of then are read now, and what is told otherwise.

A match outlives its rules (docs/upgrades.md). Whoever raises `rules` declares an `Upgrade` for the new version: what
became of the fields and frames that a saved position is made of. `tools.rules_schemas` holds it against the schemas
that are kept of every version.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from chancellery.engine.views import SaveData

if TYPE_CHECKING:
    from chancellery.engine.game import Game
    from chancellery.engine.state import State

# A frame of then as a frame of now, by its fields and the board of then; None if the rules have nothing like it.
FrameReader = Callable[[SaveData, SaveData], tuple[str, SaveData] | None]
# What a field that is gone means for the board of now, which it may change: (its value, the board).
GoneReader = Callable[[Any, SaveData], None]
# The value of a field that is new, from the saved position of then.
NewField = Callable[[SaveData], Any]

# A field that is new is as on an empty board.
EMPTY: Final = "as on an empty board"


def forgotten(value: Any, board: SaveData) -> None:
    """The reader of a field that is gone and meant nothing beyond what other fields say."""


def with_fields(name: str, **more: Any) -> FrameReader:
    """The reader of a frame that has more fields now: their values."""
    return lambda fields, board: (name, {**fields, **more})


def without_fields(name: str, *less: str) -> FrameReader:
    """The reader of a frame that has lost fields."""
    return lambda fields, board: (name, {key: value for key, value in fields.items() if key not in less})


def not_asked(fields: SaveData, board: SaveData) -> None:
    """The reader of a frame that the rules no longer have, or mean something else by."""


def begins_turn(state: State) -> bool:
    """Whether a seat's turn begins with the question that is open."""
    return bool(state.waiting) and state.stack[-1].opens


class Upgrade:
    """The step to a version of the rules from the one before it.

    rules      the version that it leads to
    new        fields that are new, each with its value: EMPTY, or a function of the saved position of then
    gone       fields that are gone, each with what it meant: a function that may change the board of now
    frames     frames that have other fields or another name now, or are gone, by their names of then
    options    the options of then as options of now
    reckoned   fields that are reckoned otherwise, so that a difference in them is none for the players
    retold     kinds of events that are told otherwise, or were not told: a difference in them is none
    stops      why a position cannot be carried over, in a sentence, or None: (saved position) -> sentence; where none
               was kept, its board is empty
    returns    where a match goes back to whose open question is no more: (state) -> whether to that position
    """

    def __init__(
        self,
        rules: int,
        *,
        new: Mapping[str, NewField | str] | None = None,
        gone: Mapping[str, GoneReader] | None = None,
        frames: Mapping[str, FrameReader] | None = None,
        options: Callable[[SaveData], SaveData] | None = None,
        reckoned: Collection[str] = (),
        retold: Collection[str] = (),
        stops: Callable[[SaveData], str | None] | None = None,
        returns: Callable[[Any], bool] = begins_turn,
    ) -> None:
        self.rules = rules
        self.new = dict(new or {})
        self.gone = dict(gone or {})
        self.frames = dict(frames or {})
        self.options = options
        self.reckoned = frozenset(reckoned)
        self.retold = frozenset(retold)
        self.stops = stops
        self.returns = returns

    def read(self, game: Game, data: SaveData) -> SaveData:
        """A saved position of the version before as one of this version; a frame that is gone stays as it was."""
        options = dict(data["options"]) if self.options is None else self.options(data["options"])
        board = {name: value for name, value in data["board"].items() if name not in self.gone}
        for name, value in self.new.items():
            if name in game.state.schema or callable(value):
                board[name] = value(data) if callable(value) else getattr(game.empty(game.options(options)), name)
        for name, reader in self.gone.items():
            if name in data["board"]:
                reader(data["board"][name], board)
        stack = [self.read_frame(name, fields, data["board"]) for name, fields in data["stack"]]
        return {**data, "rules": self.rules, "options": options, "board": board, "stack": stack}

    def read_frame(self, name: str, fields: SaveData, board: SaveData) -> tuple[str, SaveData]:
        """A frame as this version has it; one that is gone as it was, so that whoever restores it is refused."""
        reader = self.frames.get(name)
        found = (name, fields) if reader is None else reader(fields, board)
        return (f"{name} (gone)", fields) if found is None else found


def steps(game: Game, since: int) -> Iterator[Upgrade]:
    """The steps from a version of the rules to the present one; a step that nobody declared changes no shape."""
    declared = {upgrade.rules: upgrade for upgrade in game.upgrades}
    for rules in range(since + 1, game.rules + 1):
        yield declared.get(rules) or Upgrade(rules)


def options_of_now(game: Game, since: int, options: Mapping[str, Any]) -> SaveData:
    """The options of a match that was begun with an older version of the rules, as they are chosen now."""
    found = dict(options)
    for step in steps(game, since):
        if step.options is not None:
            found = step.options(found)
    return found
