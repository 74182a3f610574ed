"""What is refused for the sake of fairness, each in the sentence that a player reads."""

from __future__ import annotations

from typing import Final

NO_TIME_TO_TAKE_BACK: Final = (
    "this cannot be taken back: the time that it brought has been used already, and a clock would be empty"
)
NO_TIME_LEFT: Final = (
    "the time of this seat is up: the bot that keeps it has to gain some first, or plays on to the end"
)
UNDO_NEEDS_EVERYBODY: Final = (
    "a bot plays for somebody who is away, and nobody can agree for them: nothing is taken back by agreement meanwhile"
)
NOT_YOURS_TO_END: Final = (
    "the match is others' too, even while they are away: you may leave it, but not end it for them"
)
NAME_HAS_ENDS: Final = "a name neither begins nor ends with a space, a dot or any other mark"
NAME_IS_RESERVED: Final = "this name could be taken for the server, its operators or a bot; choose another"
