"""The story of a match over HTTP: after the end for everybody, before it for nobody."""

from __future__ import annotations

import json

from chancellery.games import find_game
from tests.matches.fixtures import a_match
from tests.web.serving import Person, Server


def test_a_finished_match_is_told_to_anybody_with_its_link(server: Server, person: Person) -> None:
    path = a_match(find_game("europe-divided"))
    kept = json.loads(path.read_text("utf-8"))
    match = person.post("/matches/import", kept)["id"]
    story = server.person().get(f"/matches/{match}/story")
    assert story["curve"][-1]["points"] == kept["result"]["scores"]
    assert set(story["positions"]) == {"europe", "russia"}
    assert person.get(f"/matches/{match}/story") == story


def test_a_running_match_has_no_story(person: Person) -> None:
    match = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
    assert "once it is over" in person.get(f"/matches/{match}/story", 409)["error"]
    assert "once it is over" in person.get(f"/matches/{match}/story", 409, seat="red")["error"]
