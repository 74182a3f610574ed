"""Where a match stands, in a line from Python: the lobby reads it, and no game has to be loaded for that."""

from __future__ import annotations

import random
import re

import pytest

from chancellery.engine.game import Game
from chancellery.engine.prose import Prose
from chancellery.games import find_game
from chancellery.web.games.catalog import looks
from chancellery.web.games.wording import headline
from tests.web.serving import Person

ENGLISH = {
    "europe-in-turmoil": r"Turn 1 · .+ · set-up",
    "realpolitik": r"Before turn 1 · diplomacy|Turn 1.*",
    "europe-divided": r"Before the first turn|Turn 1 of 20 · New World Order",
    "versailles-1919": r"Choice of nations|Turn 1 · .+ · 0 settled",
}


@pytest.mark.parametrize("id", ENGLISH)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_has_one_in_every_language(id: str, language: str) -> None:
    """No message and no value is missing in a whole game of chance."""
    game: Game = find_game(id)
    luck = random.Random(id)
    state = game.new(seed=1)
    prose = Prose(language, (game.folder / "text",), game.nouns_for(state.options), strict=True)
    first = headline(state, prose)
    assert first is not None
    if language == "en":
        assert re.fullmatch(ENGLISH[id], first)
    seen = {first}
    for _ in range(400):
        if not state.waiting:
            break
        state.play(state.waiting[0], luck.choice(state.legal(state.waiting[0])))
        seen.add(str(headline(state, prose)))
    assert len(seen) > 3
    assert not [line for line in seen if not line or "{" in line]


@pytest.mark.parametrize("id", ENGLISH)
def test_a_view_in_words_has_it(person: Person, id: str) -> None:
    players = {"realpolitik": {"players": 3}, "versailles-1919": {"players": 2}}.get(id, {})
    match = person.table(game=id, options=players)["id"]
    assert person.view(match, lang="en")["text"]["headline"]
    assert person.view(match)["text"] is None


@pytest.mark.parametrize("id", ENGLISH)
def test_the_list_of_games_says_how_seats_look(person: Person, id: str) -> None:
    listed = next(game for game in person.get("/games") if game["id"] == id)
    assert listed["looks"] == looks(id)
    seats = {seat["id"] for seats in listed["seats"].values() for seat in seats}
    assert set(listed["looks"]) == seats
    assert all(look["className"] for look in listed["looks"].values())
