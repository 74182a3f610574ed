"""Logs as the server says them."""

from __future__ import annotations

import pytest

from chancellery.games import find_game
from chancellery.web.games.wording import lines, prose_for

ROLL = {"event": "crisis-rolled", "die": 2, "tension": 1, "status": -6, "total": -3}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({**ROLL, "war": 0}, "Total −3, 7 needed for war: the peace holds."),
        (ROLL, "Total −3; war needs 7 or more."),
    ],
)
def test_an_event_that_an_older_version_kept_is_said_without_what_it_lacks(
    event: dict[str, str | int], sentence: str
) -> None:
    game = find_game("europe-in-turmoil")
    (said,) = lines(game, [event], prose_for(game, game.options(), "en"))
    assert said == f"Crisis roll: die 2, tension +1, status −6. {sentence}"
