"""Who sits where."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption
from chancellery.games import find_game
from chancellery.table.entries import SeatsChanged, StatusChanged
from chancellery.table.match import MatchResult, Pace, Seat, TableError
from chancellery.table.seating import (
    abandon,
    bring_share,
    come_back,
    decline,
    depart,
    leave,
    new_match,
    offer_rematch,
    seat_bot,
    sit,
    time_out,
)
from tests.table.tables import NOW, begun, bot, lay, person
from tests.tiny import TINY

REALPOLITIK = find_game("realpolitik")


def test_seats_are_taken_once() -> None:
    match = lay(person("ann"), Seat(), Seat())
    sit(match, TINY, 1, "bob")
    seat_bot(match, TINY, 2, "heuristic")
    assert match.open_seats() == []
    assert match.seats_of("bob") == [1]
    with pytest.raises(TableError, match="taken"):
        sit(match, TINY, 1, "cid")
    with pytest.raises(TableError, match="taken"):
        seat_bot(match, TINY, 2, "random")
    with pytest.raises(TableError, match="no seat 7"):
        sit(match, TINY, 7, "bob")


def test_a_share_of_chance_comes_before_the_match_begins() -> None:
    match = begun(person("ann"), person("bob")).match
    with pytest.raises(TableError, match="already started"):
        bring_share(match, 0, "0a" * 32)


def test_a_table_has_as_many_seats_as_its_game() -> None:
    with pytest.raises(TableError, match="has 2"):
        new_match(TINY, {"players": 2}, [Seat()] * 3, now=NOW)
    with pytest.raises(BadOption, match="no bot"):
        new_match(TINY, {"players": 2}, [Seat(), Seat("bot", bot="deep-thought")], now=NOW)
    with pytest.raises(TableError, match="a seat is open"):
        new_match(TINY, {"players": 2}, [Seat(), Seat("person")], now=NOW)


def test_ids_and_seeds_are_never_the_same() -> None:
    matches = [new_match(TINY, {}, [Seat(), Seat()], now=NOW) for _ in range(50)]
    assert len({match.id for match in matches}) == 50
    assert len({match.seed for match in matches}) == 50


def test_before_the_beginning_a_seat_that_is_left_is_open() -> None:
    match = lay(person("ann"), person("bob"))
    leave(match, TINY, 1, NOW)
    assert match.open_seats() == [1]
    with pytest.raises(TableError, match="that seat is empty"):
        leave(match, TINY, 1, NOW)


def test_later_a_bot_takes_it_and_when_the_last_person_leaves_the_match_is_abandoned() -> None:
    match = begun(person("ann"), person("bob")).match
    leave(match, TINY, 1, NOW)
    assert (match.status, match.seats[1].kind) == ("running", "bot")
    leave(match, TINY, 0, NOW)
    assert match.status == "abandoned"
    with pytest.raises(TableError, match="is over"):
        abandon(match)


def test_bots_end_a_match_that_counts_for_several_when_all_have_left() -> None:
    match = begun(person("ann"), person("bob")).match
    for place in match.seats:
        place.rated = True
    match.ply = TINY.least_plies
    for seat in (1, 0):
        leave(match, TINY, seat, NOW)
    bots = [("bot", "ann", True), ("bot", "bob", True)]
    assert (match.status, [(seat.kind, seat.away, seat.gone) for seat in match.seats]) == ("running", bots)
    with pytest.raises(TableError, match="not kept for you"):
        come_back(match, 0, "ann", NOW)
    # Whoever is forgotten has no result, and then it counts for nobody.
    assert depart(match, TINY, "bob", NOW).left == [1]
    assert match.status == "abandoned"


def test_whoever_left_is_not_waited_for_in_a_rematch() -> None:
    match = begun(person("ann"), person("bob")).match
    leave(match, TINY, 1, NOW)
    match.status = "finished"
    assert offer_rematch(match, TINY, "ann", NOW)[0].seats == [Seat("bot", bot="heuristic"), person("ann")]


def test_or_it_is_a_resignation() -> None:
    match = begun(person("ann"), person("bob"), timeout="forfeit").match
    leave(match, TINY, 0, NOW)
    assert match.result == MatchResult([1], "resignation", [0, 0])


def test_a_rematch_moves_everybody_one_seat_further_and_waits_for_the_others() -> None:
    match = lay(person("ann"), bot(), person("cid"))
    with pytest.raises(TableError, match="once the match is over"):
        offer_rematch(match, TINY, "ann", NOW)
    match.status = "finished"
    again, offered = offer_rematch(match, TINY, "ann", NOW)
    assert offered == StatusChanged(match.status, rematch=again.id)
    assert [(seat.kind, seat.user, seat.away) for seat in again.seats] == [
        ("open", None, "cid"),
        ("person", "ann", None),
        ("bot", None, None),
    ]
    assert (match.rematch, again.owner, again.status) == (again.id, "ann", "waiting")
    assert again.seed != match.seed
    with pytest.raises(TableError, match="reserved for someone"):
        sit(again, TINY, 0, "dan")
    sit(again, TINY, 0, "cid")
    assert again.open_seats() == []


def test_whoever_declines_leaves_the_seat_to_all_and_nobody_is_kept_one_who_was_blocked() -> None:
    match = lay(person("ann"), person("bob"))
    match.status = "finished"
    again, offered = offer_rematch(match, TINY, "ann", NOW)
    assert offered == StatusChanged(match.status, rematch=again.id)
    assert decline(again, "bob") == SeatsChanged([0], "open", declined=True)
    with pytest.raises(TableError, match="no seat at this table is kept"):
        decline(again, "bob")
    sit(again, TINY, 0, "dan")
    assert offer_rematch(match, TINY, "ann", NOW, apart=["bob"])[0].seats[0] == Seat()


def test_nobody_sits_down_at_a_match_from_a_file() -> None:
    match = lay(person("ann"), Seat())
    match.imported = True
    with pytest.raises(TableError, match="its seed is known"):
        sit(match, TINY, 1, "bob")


# --- options that depend on who sits there ---


def test_a_bot_that_is_named_by_its_level_is_kept_by_its_id() -> None:
    match = new_match(TINY, {}, [Seat(), Seat("bot", bot="secretary")], now=NOW)
    seat_bot(match, TINY, 0, "chancellor")
    assert [seat.bot for seat in match.seats] == ["search", "heuristic"]


def test_what_is_for_bots_alone_keeps_people_away() -> None:
    limit = {"players": 3, "limit": True}
    with pytest.raises(BadOption, match="matches between bots"):
        new_match(REALPOLITIK, limit, [person("ann"), bot(), bot()], now=NOW)
    match = new_match(REALPOLITIK, limit, [Seat(), bot(), bot()], now=NOW)
    with pytest.raises(BadOption, match="matches between bots"):
        sit(match, REALPOLITIK, 0, "ann")
    seat_bot(match, REALPOLITIK, 0, "random")
    assert match.options["limit"] is True


@pytest.mark.parametrize(
    ("seats", "talk"),
    [
        ((person("ann"), bot(), bot()), False),
        ((bot(), bot(), bot()), False),
        ((person("ann"), person("ann"), person("ann")), False),
        ((person("ann"), person("bob"), bot()), True),
        ((person("ann"), Seat(), bot()), True),
        ((Seat(), Seat(), bot()), True),
    ],
)
def test_a_table_of_several_people_has_its_own_defaults(seats: tuple[Seat, ...], talk: bool) -> None:
    assert new_match(REALPOLITIK, {"players": 3}, seats, now=NOW).options["talk"] is talk
    for chosen in (True, False):
        given = {"players": 3, "talk": chosen}
        assert new_match(REALPOLITIK, given, seats, now=NOW).options["talk"] is chosen


def test_whoever_departs_for_good_forfeits_where_the_table_says_so() -> None:
    match = begun(person("ann"), person("bob"), timeout="forfeit").match
    assert depart(match, TINY, "ann", NOW).left == [0]
    assert (match.status, match.waiting) == ("finished", [])
    assert match.result == MatchResult([1], "resignation", [0, 0])


def test_whoever_departs_for_good_leaves_seats_to_a_bot_with_what_is_left_on_the_clock() -> None:
    match = begun(person("ann"), person("bob"), pace=Pace("live", seconds=60)).match
    asked = match.waiting[0]
    others = [seat for seat in match.waiting if seat != asked]
    user = match.seats[asked].user
    assert user is not None
    assert depart(match, TINY, user, NOW + 20).left == [asked]
    assert match.seats[asked] == Seat("bot", bot="heuristic", left=40)
    assert [match.seats[other].left for other in others] == [40] * len(others)


def test_a_seat_that_a_bot_keeps_is_kept_no_longer_for_whoever_departs() -> None:
    match = begun(person("ann"), bot()).match
    time_out(match, TINY, [0], NOW)
    assert (match.status, match.seats[0].away) == ("running", "ann")
    assert depart(match, TINY, "ann", NOW).left == [0]
    assert (match.status, match.seats[0].away) == ("abandoned", None)
