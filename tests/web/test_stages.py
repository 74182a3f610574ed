"""The midst of an action over HTTP: what a seat saw between the things that it brought about."""

from __future__ import annotations

from chancellery.games.realpolitik.board import CONTENT
from tests.web.serving import Person, Server, two_at_a_table

POWERS = tuple(CONTENT.powers)
LAID = {"austria": "taxation", "france": "gain_influence", "prussia": "taxation", "italy": "taxation"}


def a_turn(server: Server) -> tuple[str, dict[str, Person]]:
    """A match of Realpolitik in which the last card that is laid carries the whole first turn out."""
    people = {power: server.person() for power in POWERS}
    wish = {"game": "realpolitik", "options": {"players": 4}, "seats": {"france": {"kind": "me"}}}
    match = str(people["france"].post("/matches", wish)["id"])
    for power in POWERS:
        if power != "france":
            people[power].post(f"/matches/{match}/join", {"seat": power})
    for power, card in LAID.items():
        people[power].act(match, f"lay {card}", people[power].view(match)["ply"])
    return match, people


def test_a_turn_that_one_answer_carries_out_is_seen_step_by_step(server: Server) -> None:
    match, people = a_turn(server)
    now = people["france"].view(match)
    assert now["position"]["board"]["turn"] == 2
    start = people["france"].get(f"/matches/{match}/view", ply=0)["position"]["board"]
    (entry,) = [one for one in people["france"].get(f"/matches/{match}/log") if one["ply"] == now["ply"]]
    events = entry["data"]["events"]
    found = {one["events"]: one["position"] for one in people["france"].get(f"/matches/{match}/stages", ply=now["ply"])}
    shown = sum(event["event"] == "action-revealed" for event in events)
    # The cards lie open in the old turn, with the old money.
    revealed = found[shown]["board"]
    assert (revealed["turn"], revealed["phase"]) == (1, "cards")
    assert {power: revealed["powers"][power]["laid"] for power in POWERS} == LAID
    assert all(revealed["powers"][power]["money"] == start["powers"][power]["money"] for power in POWERS)
    # Then one power after the other has its income.
    rich = []
    for told, position in found.items():
        assert position["waiting"] == position["legal"] == []
        had = {power: position["board"]["powers"][power]["money"] for power in POWERS}
        rich.append(sum(had[power] != start["powers"][power]["money"] for power in POWERS))
        gained = {event["power"] for event in events[:told] if event["event"] == "money-gained"}
        assert {power for power in POWERS if had[power] != start["powers"][power]["money"]} == gained
    assert rich == sorted(rich)
    assert set(rich) == {0, 1, 2, 3}


def test_it_is_seen_by_a_seat_as_it_may_know_it(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    for person in (red, blue):
        person.act(match, person.view(match)["position"]["legal"][0], person.view(match)["ply"])
    watcher = server.person()
    for who, hand in ((red, True), (blue, True), (watcher, False)):
        (stage,) = who.get(f"/matches/{match}/stages", ply=2)
        assert stage["events"] == 1
        # Before both picks are turned up.
        assert stage["position"]["board"]["discard"] == []
        assert bool(stage["position"]["board"]["hand"]) == hand
    assert red.get(f"/matches/{match}/stages", ply=1) == []
    blue.get(f"/matches/{match}/stages", 403, ply=2, seat="red")


def test_what_has_not_come_yet_is_not_told(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    assert "has not come to ply 1" in red.get(f"/matches/{match}/stages", 404, ply=1)["error"]
    red.get(f"/matches/{match}/stages", 400, ply=0)
