"""Strangers on a server: rematches by consent, muting, blocking, hiding, reporting, and what operators do about it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from chancellery.store.expiry import DAY, Expired
from chancellery.store.schema import entries, matches
from chancellery.store.store import open_store
from chancellery.table.match import Seat
from chancellery.web.schemas.matches import NewMatch
from tests.table.tables import bot, lay
from tests.waiting import until
from tests.web.inside import Inside
from tests.web.serving import Person, Server, listening, play_on, two_at_a_table


def ids(person: Person, which: str) -> list[str]:
    return [match["id"] for match in person.get("/matches", which=which)]


def name(person: Person) -> str:
    return str(person.get("/me")["name"])


def over(server: Server) -> tuple[str, Person, Person]:
    """A match of two people that has just ended."""
    match, red, blue = two_at_a_table(server, timeout="forfeit")
    play_on(match, [red, blue], random.Random(1), plies=4)
    red.post(f"/matches/{match}/leave", {})
    return match, red, blue


def operator(server: Server) -> Person:
    boss = server.person()
    id = boss.post("/me/claim", {"name": f"Boss {random.randrange(10**9)}", "password": "long enough"})["id"]
    store = open_store(server.db, migrate=False)
    store.people.set_operator(id, True)
    store.close()
    return boss


# --- rematches ---


def test_a_rematch_is_offered_and_fills_nobodys_list(server: Server) -> None:
    match, red, blue = over(server)
    again = red.post(f"/matches/{match}/rematch")
    assert again["status"] == "waiting"
    assert [seat["offered"] for seat in again["seats"]] == [name(blue), None]
    # Offering again offers nothing more.
    assert red.post(f"/matches/{match}/rematch")["id"] == again["id"]
    assert again["id"] not in ids(blue, "mine")
    assert ids(blue, "offers") == [again["id"]]
    server.person().post(f"/matches/{again['id']}/join", {}, 409)
    assert blue.post(f"/matches/{again['id']}/join", {"share": "0b" * 32})["status"] == "running"
    assert ids(blue, "offers") == []


def test_an_offer_can_be_declined(server: Server) -> None:
    match, red, blue = over(server)
    again = red.post(f"/matches/{match}/rematch")["id"]
    blue.post(f"/matches/{again}/decline")
    blue.post(f"/matches/{again}/decline", status=409)
    assert ids(blue, "offers") == []
    assert red.get(f"/matches/{again}")["seats"][0]["offered"] is None
    red.post(f"/matches/{again}/abandon")
    assert red.post(f"/matches/{match}/rematch")["id"] != again


def test_a_rematch_against_a_bot_begins_at_once_or_with_a_share(person: Person) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot"}}
    for query, status in (("", "running"), ("?await_share=true", "waiting")):
        match = person.table(seats=seats)["id"]
        person.post(f"/matches/{match}/abandon")
        assert person.post(f"/matches/{match}/rematch{query}")["status"] == status


# --- muting, blocking, hiding ---


def test_a_muted_person_is_not_heard_in_lists_logs_and_streams(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    blue.post(f"/matches/{match}/messages", {"text": "rude"})
    assert red.get(f"/matches/{match}/messages")["unread"] == 1
    red.post("/me/people", {"name": name(blue), "how": "mute"})
    assert red.get(f"/matches/{match}/messages") == {"messages": [], "unread": 0}
    assert "rude" not in str(red.get(f"/matches/{match}/log"))
    with listening(red, match) as events:
        next(events)
        blue.post(f"/matches/{match}/messages", {"text": "still rude"})
        red.post(f"/matches/{match}/messages", {"text": "silence"})
        assert next(events)[2]["data"]["text"] == "silence"
    assert len(blue.get(f"/matches/{match}/messages")["messages"]) == 3
    assert [(one["name"], one["how"]) for one in red.get("/me/people")] == [(name(blue), "mute")]
    red.post("/me/people", {"name": name(blue), "how": "none"})
    assert len(red.get(f"/matches/{match}/messages")["messages"]) == 3
    red.post("/me/people", {"name": "nobody at all", "how": "mute"}, 404)


def test_a_blocked_person_finds_no_seat_and_offers_no_rematch(server: Server) -> None:
    match, red, blue = over(server)
    blue.post("/me/people", {"name": name(red), "how": "block"})
    again = red.post(f"/matches/{match}/rematch")
    assert ids(blue, "offers") == []
    assert [seat["offered"] for seat in again["seats"]] == [None, None]
    table = blue.table(visibility="public")["id"]
    assert table not in ids(red, "open")
    assert table in ids(server.person(), "open")
    assert "not open to you" in red.post(f"/matches/{table}/join", {}, 403)["error"]
    assert "not open to you" in blue.post(f"/matches/{again['id']}/join", {}, 403)["error"]


def test_a_hidden_match_leaves_the_list_and_comes_back(server: Server) -> None:
    match, red, blue = over(server)
    red.post(f"/matches/{match}/hide", {"hidden": True})
    assert (match in ids(red, "mine"), match in ids(red, "hidden"), match in ids(blue, "mine")) == (False, True, True)
    red.post(f"/matches/{match}/hide", {"hidden": False})
    assert match in ids(red, "mine")


def test_lists_of_matches_come_in_pages(person: Person) -> None:
    tables = [person.table()["id"] for _ in range(3)]
    first = [match["id"] for match in person.get("/matches", limit=2)]
    rest = [match["id"] for match in person.get("/matches", limit=2, before=first[-1])]
    assert (first, rest) == (tables[:0:-1], tables[:1])
    person.get("/matches", 400, limit=1000)
    person.get("/matches", 404, before="nothing")


def test_messages_come_in_pages(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    said = [red.post(f"/matches/{match}/messages", {"text": str(number)})["id"] for number in range(3)]
    found = red.get(f"/matches/{match}/messages", before=said[2])["messages"]
    assert [one["id"] for one in found] == said[:2]


# --- reports, and what operators do ---


def test_a_report_reaches_the_operator_with_the_message_that_it_is_about(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    said = blue.post(f"/matches/{match}/messages", {"text": "rude words"})["id"]
    own = red.post(f"/matches/{match}/messages", {"text": "please stop"})["id"]
    red.post(f"/matches/{match}/report", {"seat": "blue", "text": "look at this", "message": said})
    red.post(f"/matches/{match}/report", {"seat": "blue", "text": "not theirs", "message": own}, 404)
    red.post(f"/matches/{match}/report", {"seat": "red", "text": "me"}, 409)
    boss = operator(server)
    report = next(one for one in boss.get("/operator/reports") if one["match_id"] == match)
    assert (report["by_name"], report["about_name"]) == (name(red), name(blue))
    assert (report["message"], report["text"]) == ("rude words", "look at this")
    boss.post(f"/operator/reports/{report['id']}/close")
    assert report["id"] not in [one["id"] for one in boss.get("/operator/reports")]
    assert report["id"] in [one["id"] for one in boss.get("/operator/reports", closed=True)]


def test_a_message_to_somebody_else_cannot_be_reported_to_read_it(server: Server) -> None:
    red, blue, green = (server.person() for _ in range(3))
    match = red.table(options={"players": 3})["id"]
    blue.post(f"/matches/{match}/join", {})
    green.post(f"/matches/{match}/join", {})
    secret = blue.post(f"/matches/{match}/messages", {"text": "for red alone", "to": "red"})["id"]
    green.post(f"/matches/{match}/report", {"seat": "blue", "text": "what?", "message": secret}, 404)


def test_whatever_an_operator_does_is_written_down(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    other, _, _ = two_at_a_table(server)
    boss = operator(server)
    victim = red.get("/me")
    red.post(f"/matches/{match}/report", {"seat": "blue", "text": "rude"})
    report = boss.get("/operator/reports")[0]["id"]
    boss.post(f"/operator/matches/{match}/abandon")
    boss.post(f"/operator/matches/{other}/delete")
    boss.post(f"/operator/users/{victim['id']}/revoke")
    boss.post(f"/operator/users/{victim['id']}/delete")
    boss.post(f"/operator/reports/{report}/close")
    deeds = [deed for deed in boss.get("/operator/audit") if deed["operator"] == name(boss)]
    assert [(deed["deed"], deed["about"], deed["name"]) for deed in reversed(deeds)] == [
        ("end match", match, ""),
        ("delete match", other, ""),
        ("end sessions", victim["id"], victim["name"]),
        ("delete account", victim["id"], victim["name"]),
        ("close report", str(report), ""),
    ]


def test_an_operator_may_end_sessions_of_their_own(server: Server) -> None:
    boss, other = operator(server), operator(server)
    me = boss.get("/me")
    boss.post(f"/operator/users/{me['id']}/revoke")
    deeds = [deed for deed in other.get("/operator/audit") if deed["operator"] == me["name"]]
    assert [(deed["deed"], deed["about"]) for deed in deeds] == [("end sessions", me["id"])]


def test_a_server_forgets_what_has_outlived_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    inside = Inside(tmp_path)
    (red, _), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    empty, fresh = (inside.services.creating.create(red, NewMatch("courtyard")).id for _ in range(2))
    store = inside.services.store
    with store.database.writing() as connection:
        connection.execute(update(matches).where(matches.c.id == empty).values(created=matches.c.created - 31 * DAY))
        connection.execute(update(entries).where(entries.c.match == match).values(at=entries.c.at - 181 * DAY))
    due = inside.services.upkeep.expire()
    assert (due.stale, due.silent, due.guests) == ([empty], [match], [])
    assert store.matches.header(match).status == "abandoned"
    assert {found.id for found in store.matches.of_user(red.id)} == {match, fresh}
    assert inside.services.upkeep.expire() == Expired([], [], [])
    inside.close()


def test_a_server_for_others_does_so_by_itself_and_one_at_home_does_not(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'own.sqlite'}"
    store = open_store(db)
    old = lay(bot(), Seat())
    store.matches.create(old)
    at_home = own_server(db=db)
    at_home.person().get(f"/matches/{old.id}")
    at_home.stop()
    assert store.matches.ids(matches.c.id == old.id) == [old.id]
    own_server("--origin", "http://127.0.0.1", db=db)
    until(lambda: not store.matches.ids(matches.c.id == old.id))
    store.close()
