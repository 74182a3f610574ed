"""Before a match begins nobody sees its opening: a table that waits shows an empty board, whatever is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chancellery.engine.state import SPECTATOR
from chancellery.games import find_game
from tests.tiny import TINY
from tests.web.serving import Person, Server, listening

GAMES = ("courtyard", "europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919")


def empty_board(id: str, options: dict[str, Any]) -> Any:
    game = TINY if id == TINY.id else find_game(id)
    return json.loads(json.dumps(game.empty(game.options(options)).see(SPECTATOR)))


def asked_by(person: Person, match: str) -> list[Any]:
    """The boards that somebody can get of a match, in every way there is."""
    views = [person.view(match), person.view(match, lang="fr"), person.view(match, ply=0)]
    return [view["position"]["board"] for view in views] + [person.get(f"/matches/{match}/export")["view"]["board"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_shows_an_empty_board(server: Server, game: str) -> None:
    owner, watcher = server.person(), server.person()
    summary = owner.post("/matches", {"game": game, "visibility": "public"})
    match, empty = summary["id"], empty_board(game, summary["options"])
    for person in (owner, watcher):
        assert asked_by(person, match) == [empty] * 4
        assert person.get(f"/matches/{match}/export")["log"] == []
        assert [entry["kind"] for entry in person.get(f"/matches/{match}/log")] == ["status"]
    with listening(watcher, match, last=0) as news:
        told = [next(news)[1] for _ in range(2)]
    assert told == ["ready", "status"]
    assert owner.view(match)["position"]["legal"] == []
    # What is dealt then is for everybody at the table to see.
    assert owner.post(f"/matches/{match}/start", {"bot": "any"})["status"] == "running"
    assert owner.view(match)["position"]["board"] != empty
    assert watcher.get(f"/matches/{match}/log")[0]["kind"] == "opening"


def test_a_match_that_waits_for_a_share_shows_nothing_that_could_be_chosen_by(server: Server, person: Person) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot"}}
    summary = person.table(seats=seats, await_share=True)
    assert asked_by(person, summary["id"]) == [empty_board("courtyard", summary["options"])] * 4
    person.post(f"/matches/{summary['id']}/share", {"share": "0a" * 32})
    assert person.view(summary["id"])["position"]["board"]["hand"]
