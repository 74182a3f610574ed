"""What is refused for the sake of fairness, each in the sentence that a player reads."""

from __future__ import annotations

from typing import Final

NO_TIME_TO_TAKE_BACK: Final = (
    "this cannot be undone: the time it gained has already been used, and a clock would run out"
)
NO_TIME_LEFT: Final = (
    "this seat has run out of time: the bot that keeps it must gain some first, or it plays to the end"
)
UNDO_NEEDS_EVERYBODY: Final = (
    "a bot plays for somebody who is away, and nobody can agree for them: nothing can be undone by agreement for now"
)
NOT_YOURS_TO_END: Final = (
    "others play in this match too, even while they are away: you may leave it, but not end it for them"
)
NAME_HAS_ENDS: Final = "a name neither begins nor ends with a space, a dot or any other mark"
NAME_IS_RESERVED: Final = "this name could be taken for the server, its operators or a bot; choose another"
