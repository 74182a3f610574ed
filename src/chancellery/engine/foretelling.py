"""The recorder of a trial: what can be told of an answer before it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.engine.events import Event, Log

if TYPE_CHECKING:
    from chancellery.engine.state import State


class Foretelling(Log):
    """Records what all learn from a die on, until something comes up that was hidden.

    Rules raise the undo barrier wherever somebody learns something, and tell of it then.

    rolled   whether the die has fallen
    came_up  whether something was told that had been hidden
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.floor = state.floor
        self.rolled = False
        self.came_up = False

    def hidden(self) -> bool:
        """Whether something has come up that was hidden."""
        return self.came_up or self.state.floor != self.floor

    def add(self, event: Event) -> None:
        self.came_up = self.hidden()
        if self.rolled and not self.came_up:
            super().add(event)

    def add_secret(self, event: Event, *seats: int) -> None:
        """What some alone learn is not foretold."""
        self.came_up = self.hidden()
