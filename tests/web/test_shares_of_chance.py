"""The chance that players bring to the table, and the commitment that everybody gets, over HTTP."""

from __future__ import annotations

import hashlib
import json
import random

from chancellery.engine.journal import read_journal
from tests.tiny import TINY
from tests.web.serving import Person, Server, listening, play_on

MINE, YOURS = "0a" * 32, "0b" * 32
AGAINST_A_BOT = {"red": {"kind": "me"}, "blue": {"kind": "bot"}}


def first_entry(person: Person, match: str) -> dict[str, object]:
    return dict(next(entry["data"] for entry in person.get(f"/matches/{match}/log") if entry["seq"] == 1))


def test_a_match_against_a_bot_waits_for_the_share_that_was_announced(server: Server, person: Person) -> None:
    table = person.table(seats=AGAINST_A_BOT, await_share=True)
    match = table["id"]
    assert (table["status"], table["shares"]) == ("waiting", {})
    assert person.view(match)["position"]["legal"] == []
    assert person.post(f"/matches/{match}/share", {"share": MINE})["status"] == "running"
    # A client that heard no answer sends it again.
    assert person.post(f"/matches/{match}/share", {"share": MINE})["status"] == "running"
    person.post(f"/matches/{match}/share", {"share": YOURS}, 409)
    summary = person.get(f"/matches/{match}")
    assert (summary["commitment"], summary["shares"]) == (table["commitment"], {"red": MINE})
    play_on(match, [person], random.Random(1))
    proof = person.get(f"/matches/{match}/verify")
    assert (proof["holds"], proof["promised"], proof["ending"]) == (True, True, "played")
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == table["commitment"]
    exported = read_journal(json.dumps(person.get(f"/matches/{match}/export")), lambda _: TINY)
    assert exported.journal.shares == [(0, bytes.fromhex(MINE))]
    exported.verify()


def test_whoever_sits_down_brings_a_share_and_everybody_is_told_what_was_promised(server: Server) -> None:
    red, blue = server.person(), server.person()
    match = red.table()["id"]
    promised = blue.get(f"/matches/{match}")["commitment"]
    assert red.post(f"/matches/{match}/share", {"share": MINE})["status"] == "waiting"
    blue.post(f"/matches/{match}/share", {"share": YOURS}, 401)
    with listening(red, match, last=0) as events:
        blue.post(f"/matches/{match}/join", {"share": YOURS})
        _, _, first = next(data for data in events if data[1] == "status")
        _, _, begun = next(data for data in events if data[1] == "status")
    assert first["data"] == {"status": "waiting", "commitment": promised, "shares": {}}
    assert begun["data"]["shares"] == {"red": MINE, "blue": YOURS}
    assert first_entry(blue, match)["commitment"] == promised


def test_a_share_is_brought_once_and_before_the_match_begins(server: Server) -> None:
    red, blue = server.person(), server.person()
    match = red.table()["id"]
    red.post(f"/matches/{match}/share", {"share": MINE})
    # Whoever could exchange it might choose it by what others have brought.
    assert "already" in red.post(f"/matches/{match}/share", {"share": YOURS}, 409)["error"]
    blue.post(f"/matches/{match}/join", {})
    assert "started" in blue.post(f"/matches/{match}/share", {"share": YOURS}, 409)["error"]
    assert red.get(f"/matches/{match}")["shares"] == {"red": MINE}


def test_whoever_gets_up_takes_the_share_along(server: Server) -> None:
    red, blue, third = server.person(), server.person(), server.person()
    match = red.table(options={"players": 3})["id"]
    blue.post(f"/matches/{match}/join", {"share": YOURS})
    blue.post(f"/matches/{match}/leave", {})
    assert red.get(f"/matches/{match}")["shares"] == {}
    third.post(f"/matches/{match}/join", {"seat": "blue"})
    assert red.get(f"/matches/{match}")["shares"] == {}
    red.post(f"/matches/{match}/share", {"share": "short"}, 400)
    third.post(f"/matches/{match}/share", {"share": MINE, "seat": "red"}, 403)


def test_programs_may_leave_shares_out(server: Server, person: Person) -> None:
    table = person.table(seats=AGAINST_A_BOT)
    assert (table["status"], table["shares"]) == ("running", {})
    held = person.table(seats=AGAINST_A_BOT, await_share=True)["id"]
    assert person.post(f"/matches/{held}/start", {})["status"] == "running"
