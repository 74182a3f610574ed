"""Giving a match up: who has won, who plays on, and what the log says."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose
from chancellery.games import find_game
from chancellery.table.match import Match, MatchResult, Seat, TableError
from chancellery.table.seat_news import seat_news
from chancellery.table.seating import come_back, resign, resigning_ends, time_out
from chancellery.table.strength import places
from tests.table.tables import NOW, begun, bot, lay, person
from tests.tiny import TINY

REALPOLITIK = find_game("realpolitik")


def running(*seats: Seat, plies: int = 40) -> Match:
    match = begun(*seats).match
    match.ply = plies
    return match


def four(*people: str) -> Match:
    """A match of Courtyard's kind with four seats: nothing here asks for rules."""
    match = running(person("a"), person("b"))
    match.seats = [person(name) if name else bot() for name in people]
    return match


def test_between_two_it_ends_the_match_and_the_other_wins() -> None:
    match = running(person("ann"), person("bob"))
    told = resign(match, TINY, 0, NOW)
    assert (told.how, told.who, told.status, told.bot) == ("resigned", "ann", "finished", None)
    assert match.result == MatchResult([1], "resignation", [0, 0])
    with pytest.raises(TableError, match="the match is over"):
        resign(match, TINY, 1, NOW)


def test_against_bots_alone_it_ends_too() -> None:
    match = four("ann", "", "")
    resign(match, TINY, 0, NOW)
    assert match.result == MatchResult([1, 2], "resignation", [0, 0, 0])


def test_among_several_people_a_bot_plays_on_and_the_seat_comes_last() -> None:
    match = four("ann", "bob", "cleo", "")
    told = resign(match, TINY, 0, NOW)
    seat = match.seats[0]
    assert (match.status, told.bot) == ("running", "heuristic")
    assert (seat.kind, seat.away, seat.gone, seat.resigned) == ("bot", "ann", True, True)
    with pytest.raises(TableError, match="not kept for you"):
        come_back(match, 0, "ann", NOW)
    # However the bot ends: last.
    assert places(MatchResult([0], "points", [9, 5, 3, 1]), [0, 1, 2, 3], match.resigned()) == [3, 0, 1, 2]


def test_the_last_who_has_not_given_up_has_won() -> None:
    match = four("ann", "bob", "cleo")
    resign(match, TINY, 0, NOW)
    assert resigning_ends(match, 1)
    resign(match, TINY, 1, NOW)
    assert match.result == MatchResult([2], "resignation", [0, 0, 0])


def test_whoever_may_come_back_is_played_on_for() -> None:
    match = four("ann", "bob", "")
    time_out(match, TINY, [1], NOW)
    resign(match, TINY, 0, NOW)
    assert match.status == "running"


def test_a_table_at_which_whoever_gives_up_ends_it() -> None:
    match = four("ann", "bob", "cleo")
    match.timeout = "forfeit"
    resign(match, TINY, 1, NOW)
    assert match.result == MatchResult([0, 2], "resignation", [0, 0, 0])


def test_before_anything_was_played_there_is_no_result() -> None:
    match = running(person("ann"), person("bob"), plies=0)
    resign(match, TINY, 0, NOW)
    assert (match.status, match.result) == ("abandoned", None)
    with pytest.raises(TableError, match="has not started"):
        resign(lay(person("ann"), Seat()), TINY, 0, NOW)


def test_only_a_person_resigns() -> None:
    with pytest.raises(TableError, match="that seat is empty"):
        resign(running(person("ann"), bot()), TINY, 1, NOW)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Ann (France) resigns; a bot (medium) plays on.",
                "Ann (France) resigns.",
                "Ann (France) has left; a bot (easy) plays on.",
                "France has left the match and loses.",
                "Ann (France) is back and plays on.",
                "Ann (France) is out of time; a bot plays on.",
            ],
        ),
        (
            "fr",
            [
                "Ann (France) abandonne\u202f; un bot (moyen) joue à sa place.",
                "Ann (France) abandonne.",
                "Ann (France) a quitté la partie\u202f; un bot (facile) joue à sa place.",
                "Un joueur (France) a quitté la partie et l’a donc perdue.",
                "Ann (France) est de retour et reprend le jeu.",
                "Ann (France) a épuisé son temps\u202f; un bot joue à sa place.",
            ],
        ),
    ],
)
def test_it_is_told_by_name(language: str, said: list[str]) -> None:
    from chancellery.table.seat_news import sentence

    options = REALPOLITIK.options({"players": 4})
    prose = Prose(language, (REALPOLITIK.folder / "text",), REALPOLITIK.nouns_for(options), strict=True)
    match = running(person("ann"), person("bob"))
    rows = [
        ("seat-resigned", "Ann", "heuristic", True),
        ("seat-resigned", "Ann", None, False),
        ("seat-left", "Ann", "attache", True),
        ("seat-left", "guest-abcd", None, False),
        ("seat-back", "Ann", None, True),
        ("seat-late", "Ann", None, True),
    ]
    match.seats = [Seat() for _ in REALPOLITIK.seats(options)]
    seat = "france"
    assert [sentence(prose, match, seat, key, who, bot, on) for key, who, bot, on in rows] == said


def test_other_entries_are_not_about_that() -> None:
    prose = Prose("en", (TINY.folder / "text",), TINY.nouns)
    from chancellery.table.entries import SeatChanged

    match = running(person("ann"), person("bob"))
    assert seat_news(prose, SeatChanged("red", "person"), match) is None
