"""The position that a golden script has made so far, as its statements read and change it."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.engine.errors import BadScript, ChancelleryError
from chancellery.engine.fields import Field
from chancellery.engine.game import Game
from chancellery.engine.nouns import Nouns, nearest
from chancellery.engine.rng import ScriptedRng, key_from
from chancellery.engine.state import SPECTATOR, State

NO_GAME = "a script begins with the line 'game' and the id of a game"


class ScriptPosition:
    """The match, its state, the chance to come, and how many checks have held.

    number      the line that is being run
    given_at    for each sort of chance the lines that gave it, one for each die, pick and order
    last_mover  who played last, if the position has not been changed by hand since
    dirty       whether the position was changed by hand and is not at rest yet
    """

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.game: Game | None = None
        self.given: dict[str, object] = {}
        self.seed: int | str = 0
        self.state: State | None = None
        self.chance = ScriptedRng(key_from(0))
        self.given_at: dict[str, list[int]] = {"dice": [], "pick": [], "order": []}
        self.number = 0
        self.last_mover: int | None = None
        self.dirty = False
        self.checks = 0

    @property
    def g(self) -> State:
        """The state; made by the first line that needs it, and at rest on a choice."""
        g = self.board
        if self.dirty:
            self.dirty = False
            g.settle()
            g._legal = None
            g.run()
        return g

    @property
    def board(self) -> State:
        """The state as it is being set up, perhaps with nothing to choose yet."""
        if self.state is None:
            if self.game is None:
                raise ChancelleryError(NO_GAME)
            options = self.game.options(self.given)
            self.chance.key = key_from(self.seed)
            self.state = self.game.new(options, self.chance, record=True)
        return self.state

    @property
    def nouns(self) -> Nouns:
        """The names of things; known before there is a position."""
        if self.game is None:
            raise ChancelleryError(NO_GAME)
        return self.game.nouns_for(self.game.options(self.given))

    @property
    def title(self) -> str:
        return self.game.title if self.game is not None else ""

    def changed(self) -> None:
        """The position was changed by hand."""
        self.dirty = True
        self.last_mover = None

    def seat(self, words: list[str]) -> int:
        """The seat that the last of the words names."""
        return self.nouns.index("seat", words[-1] if words else "")

    def seat_or_spectator(self, word: str) -> int:
        return SPECTATOR if word == "spectator" else self.nouns.index("seat", word)

    def field(self, words: list[str]) -> tuple[str, Field, list[int]]:
        """The field that a line speaks of, and the indexes it gives."""
        g = self.board
        readable: dict[str, Field] = {**g.schema, **g.game.facts}
        name = words[0] if words else ""
        if name not in readable:
            raise ChancelleryError(f"{g.game.title} has no '{name}'{nearest(name, readable)}")
        field = readable[name]
        if len(words) - 1 != len(field.by):
            needs = " ".join([name, *field.by])
            raise ChancelleryError(f"'{name}' is written '{needs}'")
        return name, field, [self.nouns.index(kind, word) for kind, word in zip(field.by, words[1:], strict=True)]

    def play(self, seat: str, action: str) -> None:
        g = self.g
        mover = self.nouns.index("seat", seat)
        g.play(mover, g.game.actions.parse(action))
        self.last_mover = mover

    def expect(self, what: str, expected: str, actual: str, holds: bool) -> None:
        self.checks += 1
        if not holds:
            raise BadScript(f"{what}\n  expected  {expected}\n  found     {actual}")
