"""A whole match of two people over HTTP, and everything around it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from chancellery.engine.journal import read_journal
from chancellery.games import find_game
from tests.waiting import moments, until
from tests.web.serving import Person, Server, play_on, two_at_a_table


def test_two_programs_with_tokens_play_a_whole_match(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    red, blue = Person(server.url, server.person().token()), Person(server.url, server.person().token())
    match = red.table()["id"]
    assert red.get(f"/matches/{match}")["status"] == "waiting"
    blue.post(f"/matches/{match}/join", {"seat": "blue"})
    play_on(match, [red, blue], random.Random(1))
    card = red.get(f"/matches/{match}")
    assert card["status"] == "finished"
    assert card["result"]["winners"]
    assert blue.get(f"/matches/{match}/verify")["holds"] is True
    exported = blue.http.get(f"/api/matches/{match}/export").text
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    read_journal(exported, find_game).verify()


def test_a_guest_plays_at_once_against_a_bot(person: Person) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "heuristic"}}
    match = person.table(seats=seats)
    assert match["status"] == "running"
    play_on(match["id"], [person], random.Random(2))
    assert person.get(f"/matches/{match['id']}")["status"] == "finished"
    assert match["id"] in [found["id"] for found in person.get("/matches")]


def test_three_seats_with_two_bots(person: Person) -> None:
    seats = {"green": {"kind": "me"}, "blue": {"kind": "bot"}, "red": {"kind": "bot", "bot": "random"}}
    match = person.table(options={"players": 3, "double": True}, seats=seats)["id"]
    play_on(match, [person], random.Random(3))
    assert person.get(f"/matches/{match}")["status"] == "finished"


@pytest.mark.parametrize("trouble", ["crash", "dawdle", "die"])
def test_chance_moves_for_a_bot_in_trouble(person: Person, trouble: str) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "heuristic"}}
    wanted = {"game": "lazy-courtyard", "seats": seats, "options": {"trouble": trouble}}
    match = person.post("/matches", wanted)["id"]
    until(lambda: "blue" not in person.view(match)["position"]["waiting"])
    assert person.view(match)["ply"] == 1
    assert person.post(f"/matches/{match}/abandon")["status"] == "abandoned"


def test_a_stale_ply_gets_409_with_the_ply_there_is(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    action = red.view(match)["position"]["legal"][0]
    red.act(match, action, 0)
    refused = red.act(match, action, 0, status=409)
    assert (refused["error"], refused["code"], refused["ply"]) == ("the match has moved on to ply 1", "moved-on", 1)


def test_a_double_click_is_played_once(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    action = red.view(match)["position"]["legal"][0]
    first = red.act(match, action, 0, key="click")
    again = red.act(match, action, 0, key="click")
    assert first["ply"] == again["ply"] == 1
    assert red.view(match)["ply"] == 1


def test_who_wants_to_look_gets_the_new_view_with_the_answer(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    action = red.view(match)["position"]["legal"][0]
    done = red.act(match, action, 0, with_view=True)
    assert done["view"] == red.view(match)
    assert (done["view"]["ply"], done["view"]["seat"]) == (1, "red")
    assert "view" not in blue.act(match, blue.view(match)["position"]["legal"][0], 1)


def test_with_several_seats_one_looks_from_the_one_that_is_asked(person: Person) -> None:
    match = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
    seen = set()
    for _ in range(12):
        view = person.get(f"/matches/{match}/view")
        assert view["seat"] in view["position"]["waiting"]
        seen.add(view["seat"])
        action = view["position"]["legal"][-1]
        done = person.act(match, action, view["ply"], seat=view["seat"], with_view=True)
        assert done["view"] == person.view(match)
    assert seen == {"red", "blue"}


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    refused = red.act(match, "place north", 0, status=422)
    assert refused["rule"] == "2"
    assert refused["error"] == "red may not 'place north' now (rule 2)"
    assert "did you mean" in red.act(match, "place nort", 0, status=400)["error"]


def test_undo_until_something_is_known_and_then_only_together(server: Server) -> None:
    match, red, blue = two_at_a_table(server, options={"double": True})
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    assert blue.post(f"/matches/{match}/undo", {"ply": 1}, 409)["error"].startswith("you can no longer undo")
    assert red.post(f"/matches/{match}/undo", {"ply": 1})["ply"] == 0
    assert red.view(match)["position"]["picks"] == []
    ply = play_on(match, [red, blue], random.Random(4), 4)
    red.post(f"/matches/{match}/undo/agree", {"ply": ply})
    assert blue.view(match)["consents"] == ["red"]
    assert blue.post(f"/matches/{match}/undo/agree", {"ply": ply})["ply"] == ply - 1
    told = [entry for entry in blue.get(f"/matches/{match}/log") if entry["kind"] == "undo"]
    assert [entry["data"]["agreed"] for entry in told] == [False, True]


def test_only_whoever_acted_last_is_told_that_it_can_be_undone(server: Server) -> None:
    match, red, blue = two_at_a_table(server, options={"double": True})
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    assert (red.view(match)["undo"], blue.view(match)["undo"], server.person().view(match)["undo"]) == (
        *(True, False, False),
    )
    assert red.view(match, ply=0)["undo"] is False


def test_who_asks_twice_to_take_back_is_heard_once(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    luck = random.Random(5)
    ply = play_on(match, [red, blue], luck, 2)
    # Nobody but red is asked, so the bot that follows blue does not act in between.
    while (seen := red.view(match))["position"]["waiting"] != ["red"]:
        assert seen["status"] == "running"
        ply = play_on(match, [red, blue], luck, 1)
    first = red.post(f"/matches/{match}/undo/agree", {"ply": ply})
    assert red.post(f"/matches/{match}/undo/agree", {"ply": ply}) == first
    blue.post(f"/matches/{match}/leave", {})
    assert red.view(match)["consents"] == ["red"]
    assert red.post(f"/matches/{match}/undo/agree", {"ply": ply})["status"] == "running"


def test_somebody_refuses_to_take_back(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    ply = play_on(match, [red, blue], random.Random(5), 2)
    red.post(f"/matches/{match}/undo/agree", {"ply": ply})
    blue.post(f"/matches/{match}/undo/refuse", {"ply": ply})
    assert red.view(match)["consents"] == []
    blue.post(f"/matches/{match}/undo/refuse", {"ply": ply}, 409)


def test_messages_reach_whom_they_are_for(server: Server) -> None:
    red, blue, green = server.person(), server.person(), server.person()
    match = red.table(options={"players": 3})["id"]
    blue.post(f"/matches/{match}/join", {"seat": "blue"})
    green.post(f"/matches/{match}/join", {"seat": "green"})
    red.post(f"/matches/{match}/messages", {"text": "to all <b>of you</b>"})
    red.post(f"/matches/{match}/messages", {"text": "for blue alone", "to": "blue"})
    assert [m["text"] for m in blue.get(f"/matches/{match}/messages")["messages"]] == [
        "to all <b>of you</b>",
        "for blue alone",
    ]
    assert blue.get(f"/matches/{match}")["unread"] == 2
    last = blue.get(f"/matches/{match}/messages")["messages"][-1]["id"]
    blue.post(f"/matches/{match}/messages/read", {"message": last})
    assert blue.get(f"/matches/{match}")["unread"] == 0
    for other in (green, server.person()):
        assert [m["text"] for m in other.get(f"/matches/{match}/messages")["messages"]] == ["to all <b>of you</b>"]
        assert "alone" not in other.http.get(f"/api/matches/{match}/log").text
        assert "alone" not in other.http.get(f"/api/matches/{match}/export").text


def test_leaving_hands_the_seat_to_a_bot(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    blue.post(f"/matches/{match}/leave", {})
    play_on(match, [red], random.Random(6))
    assert red.get(f"/matches/{match}")["seats"][1]["kind"] == "bot"


def test_rematch_with_swapped_seats(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    red.post(f"/matches/{match}/rematch", status=409)
    play_on(match, [red, blue], random.Random(7))
    again = red.post(f"/matches/{match}/rematch")
    assert (again["yours"], again["status"]) == (["blue"], "waiting")
    accepted = blue.post(f"/matches/{match}/rematch")
    assert (accepted["id"], accepted["yours"], accepted["status"]) == (again["id"], ["red"], "running")


def test_the_owner_starts_with_bots(person: Person) -> None:
    match = person.table(visibility="public")["id"]
    assert match in [found["id"] for found in person.get("/matches", which="open")]
    person.post(f"/matches/{match}/start", {}, 409)
    assert person.post(f"/matches/{match}/start", {"bot": "any"})["status"] == "running"


def test_a_live_clock_runs_out_and_a_bot_takes_over(server: Server) -> None:
    match, red, blue = two_at_a_table(server, pace={"kind": "live", "seconds": 1, "increment": 10})
    # Blue has time left when Red has none, or two bots would play the match to its end.
    blue.act(match, blue.view(match)["position"]["legal"][0], 0)

    def kept_with_time() -> Any:
        # There is no new time, but what the bot gains by an answer.
        seat = red.get(f"/matches/{match}")["seats"][0]
        return seat if seat["kind"] != "person" and seat["left"] else None

    seat = until(kept_with_time)
    assert seat["kept"] is True
    red.post(f"/matches/{match}/join", {})
    assert [seat["kind"] for seat in red.get(f"/matches/{match}")["seats"]] == ["person", "person"]


def test_both_seats_that_bots_keep_can_be_taken_back(server: Server, person: Person) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "me"}}
    # Bots that take their time, or the two would play the match to its end before anybody comes back.
    wanted = {"game": "lazy-courtyard", "options": {"trouble": "dawdle"}, "seats": seats}
    match = person.post("/matches", {**wanted, "pace": {"kind": "live", "seconds": 1, "increment": 600}})["id"]
    for _ in moments():
        seen = person.get(f"/matches/{match}")
        assert seen["status"] == "running"
        if all(seat["kept"] and seat["left"] for seat in seen["seats"]):
            break
    person.post(f"/matches/{match}/join", {"seat": "blue"})
    assert person.get(f"/matches/{match}")["yours"] == ["blue"]
    person.post(f"/matches/{match}/abandon")


def test_a_live_clock_runs_out_and_the_match_is_forfeited(server: Server) -> None:
    match, red, blue = two_at_a_table(server, pace={"kind": "live", "seconds": 1}, timeout="forfeit")
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    until(lambda: blue.get(f"/matches/{match}")["status"] != "running")
    assert blue.get(f"/matches/{match}")["result"] == {"winners": ["red"], "reason": "time-out", "scores": [0, 0]}


def test_export_and_import(server: Server, person: Person) -> None:
    match, red, blue = two_at_a_table(server)
    play_on(match, [red, blue], random.Random(8), 5)
    before = red.get(f"/matches/{match}/export")
    assert "seed" not in before
    red.get(f"/matches/{match}/verify", 409)
    play_on(match, [red, blue], random.Random(9))
    copy = person.post("/matches/import", red.get(f"/matches/{match}/export"))
    assert copy["imported"] is True
    assert copy["status"] == "finished"
    assert person.view(copy["id"], seat="red")["position"] == red.view(match)["position"]
    assert "this is not a journal" in person.post("/matches/import", {"kind": "poem"}, 400)["error"]


def test_the_replay_shows_what_a_seat_saw(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    first = red.view(match)
    play_on(match, [red, blue], random.Random(10), 6)
    assert red.view(match, ply=0)["position"] == first["position"]
    red.get(f"/matches/{match}/view", 404, ply=999)


def test_nobody_sees_a_hand_before_the_match_begins(person: Person) -> None:
    match = person.table()["id"]
    seen = person.view(match, lang="en")
    assert seen["position"]["board"]["hand"] == []
    assert seen["position"]["legal"] == []
    assert "hand-filled" not in person.http.get(f"/api/matches/{match}/log").text
    assert "hand-filled" not in person.http.get(f"/api/matches/{match}/export").text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_log_and_questions_in_words(server: Server, lang: str) -> None:
    match, red, blue = two_at_a_table(server)
    play_on(match, [red, blue], random.Random(11), 12)
    entries = red.get(f"/matches/{match}/log", lang=lang)
    assert all(len(p["text"]) == len(p["data"]["events"]) for p in entries if p["kind"] in ("action", "opening"))
    assert ("Red draws" if lang == "en" else "Rouge pioche") in entries[0]["text"][0]
    red.get(f"/matches/{match}/log", 400, lang="tlh")


def test_nobody_talks_while_the_rules_forbid_it(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    people, luck = {"red": red, "blue": blue}, random.Random(12)
    while (seen := red.view(match))["position"]["talk"]:
        name = seen["position"]["waiting"][0]
        legal = people[name].view(match)["position"]["legal"]
        action = "event" if "event" in legal else luck.choice(legal)
        people[name].act(match, action, seen["ply"])
        assert seen["status"] == "running"
    for body in ({"text": "a word"}, {"text": "a word", "to": "red"}):
        assert "the chat is closed" in blue.post(f"/matches/{match}/messages", body, 409)["error"]
    assert red.get(f"/matches/{match}/messages")["messages"] == []
    striker = people[seen["position"]["waiting"][0]]
    die = striker.get(f"/matches/{match}/odds")["strike north"]
    assert die["rolls"]
    assert die["counts"] == {"ambush": [1, 2, 3, 4, 5, 6]}
    assert [face[0]["die"] for face in die["faces"]] == [1, 2, 3, 4, 5, 6]
    striker.act(match, "done", seen["ply"])
    assert blue.post(f"/matches/{match}/messages", {"text": "at last"})["text"] == "at last"


def test_whoever_is_asked_is_told_what_answers_would_change(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    people, luck = {"red": red, "blue": blue}, random.Random(12)
    while not (seen := people[red.view(match)["position"]["waiting"][0]].view(match))["position"]["outlook"]:
        people[seen["seat"]].act(match, luck.choice(seen["position"]["legal"]), seen["ply"])
    mine, position = seen["seat"], seen["position"]
    support = position["board"]["support"][mine]
    assert position["outlook"] == {
        name: {"support": {court: support[court] + 1}}
        for name in position["legal"]
        for court in [name.removeprefix("place ")]
    }
    other = blue if mine == "red" else red
    assert other.view(match)["position"]["outlook"] == server.person().view(match)["position"]["outlook"] == {}
    people[mine].act(match, position["legal"][0], seen["ply"])
    assert people[mine].get(f"/matches/{match}/view", ply=seen["ply"])["position"]["outlook"] == position["outlook"]


def test_what_was_said_to_one_seat_is_not_for_whoever_sits_there_next(server: Server) -> None:
    red, first, second = server.person(), server.person(), server.person()
    match = red.table(options={"players": 3})["id"]
    first.post(f"/matches/{match}/join", {"seat": "blue"})
    refused = red.post(f"/matches/{match}/messages", {"text": "for you alone", "to": "blue"}, 409)
    assert "private messages" in refused["error"]
    first.post(f"/matches/{match}/leave", {})
    second.post(f"/matches/{match}/join", {"seat": "blue"})
    assert second.get(f"/matches/{match}/messages")["messages"] == []
