"""What seats play, where that is decided in play: kept with a match, and found where an older version kept nothing."""

from __future__ import annotations

from chancellery.games import find_game
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.table.match import Seat
from chancellery.table.seating import new_match
from chancellery.table.table import Table

VERSAILLES = find_game("versailles-1919")
NOW = 1_000_000.0


def test_nations_are_kept_with_the_action_that_chooses_them(store: Store) -> None:
    match = new_match(VERSAILLES, {"players": 2}, [Seat("bot", bot="random"), Seat("bot", bot="random")], now=NOW)
    table = Table.start(VERSAILLES, match)
    table.begin(NOW)
    store.matches.create(match)
    while None in [seat.role for seat in match.seats]:
        seat = table.state.waiting[0]
        store.matches.save_action(match, table.act(seat, table.state.legal(seat)[0], table.state.ply, NOW), None)
    kept = [seat.role for seat in store.matches.header(match.id).seats]
    assert kept == [seat.role for seat in match.seats]
    assert all(role is not None and role.startswith("nation:") for role in kept)

    # As a version left it that did not keep that.
    rules = {VERSAILLES.id: VERSAILLES.rules}
    assert store.matches.without_roles(rules, 9) == []
    for place in match.seats:
        place.role = None
    store.matches.keep_roles(match)
    assert store.matches.without_roles(rules, 9) == [match.id]
    store.matches.keep_roles(load_table(store.matches, match.id)[0].match)
    assert [seat.role for seat in store.matches.header(match.id).seats] == kept
    assert store.matches.without_roles(rules, 9) == []
