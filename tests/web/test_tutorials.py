"""Guided first matches over HTTP."""

from __future__ import annotations

from chancellery.games import all_games
from chancellery.web.games.catalog import tutorial_of
from tests.web.serving import Person

GAME = "europe-in-turmoil"


def test_a_tutorial_is_a_match_at_the_learners_first_question(person: Person) -> None:
    summary = person.post("/matches/tutorial", {"game": GAME})
    assert summary["tutorial"] is True
    assert summary["status"] == "running"
    assert summary["yours"] == ["liberal"]
    assert [seat["kind"] for seat in summary["seats"]] == ["bot", "person"]
    lesson = person.get(f"/games/{GAME}/tutorial")
    view = person.get(f"/matches/{summary['id']}/view")
    assert {**view["position"], **lesson["position"]} == view["position"]
    assert view["ply"] == len(tutorial_of(GAME).opening)
    assert view["position"]["prompt"]["key"] == "play-card"


def test_the_match_goes_on_and_can_be_read_like_any_other(person: Person) -> None:
    summary = person.post("/matches/tutorial", {"game": GAME})
    at = f"/matches/{summary['id']}"
    ply = summary["ply"]
    done = person.post(f"{at}/actions", {"action": "operate march_of_history", "ply": ply})
    assert done["ply"] == ply + 1
    assert person.post(f"{at}/undo", {"ply": ply + 1})["ply"] == ply
    told = person.get(f"{at}/log")
    assert sum(entry["kind"] == "action" for entry in told) >= ply
    assert person.get(f"{at}/view", ply=0)["ply"] == 0


def test_other_matches_are_no_tutorials(person: Person) -> None:
    assert person.post("/matches", {"game": GAME})["tutorial"] is False


def test_the_list_says_which_games_have_one(person: Person) -> None:
    told = {game["id"]: game["tutorial"] for game in person.get("/games")}
    assert {game.id for game in all_games()} <= set(told)
    assert told[GAME] is True
    assert person.http.get("/api/games/chess/tutorial").status_code == 404
    assert person.http.post("/api/matches/tutorial", json={"game": "chess"}).status_code == 404
