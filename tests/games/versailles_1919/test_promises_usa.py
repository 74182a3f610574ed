"""Two players: a promise also binds whoever leads the USA, and leaves it a way to keep the promise (11.3, R108)."""

from __future__ import annotations

import pytest

from chancellery.games.versailles_1919.board import (
    FRANCE,
    ISSUE_IDS,
    OPTION_IDS,
    UK,
    USA,
    USA_OPTIONS,
)
from tests.games.versailles_1919.positions import (
    act,
    bind,
    can,
    card,
    deal,
    do,
    exhaust,
    issue,
    lay,
    political,
    put,
    quiet,
)


def test_ruling_108_nothing_is_taken_from_the_usa() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    bind(g, FRANCE, "place-on togo")
    bind(g, FRANCE, "choose byelorus-soviet")
    do(g, "place-on togo", "cubes 1")
    assert "place-on byelorus" not in can(g), "the USA never settles what France leads"


def test_ruling_108_the_usa_does_what_it_can_and_the_player_the_rest() -> None:
    g = quiet(2)
    exhaust(g, USA, 15)
    exhaust(g, FRANCE, 2)
    act(g)
    bind(g, FRANCE, "reclaim")
    bind(g, FRANCE, "place-on byelorus")
    assert political(g) == ["place-on byelorus"], "the USA has no cube to place, and cubes to reclaim"


def test_ruling_108_the_usa_is_not_left_with_nothing_but_what_was_promised_away() -> None:
    g = quiet(2)
    g.available[USA] = 1
    put(g, "byelorus", 1)
    exhaust(g, FRANCE, 12)
    act(g)
    assert "reclaim" in can(g)
    bind(g, FRANCE, "settle byelorus", True)
    assert "reclaim" not in can(g), "the USA would have to settle Byelorus"
    do(g, "place-on togo")
    assert can(g) == ["cubes 1"], "two are left to lead on Byelorus, so that the USA cannot settle it"
    do(g, "cubes 1")
    assert can(g) == ["place-on byelorus"]


def test_ruling_108_nobody_is_made_to_settle_for_the_sake_of_the_usa() -> None:
    g = quiet(2)
    g.available[USA] = 1
    put(g, "byelorus", 4)
    put(g, "smyrna", 0, 2)
    exhaust(g, FRANCE, 9)
    act(g)
    bind(g, FRANCE, "settle byelorus", True)
    assert g.available[FRANCE] == 4, "too few to lead on Byelorus"
    assert {"reclaim", "place-on togo", "settle smyrna"} <= set(can(g))


def test_ruling_108_an_issue_of_the_usa_is_not_settled_if_its_only_option_was_promised_away() -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    put(g, ISSUE_IDS[only], 0, 0, 2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    settle = f"settle {ISSUE_IDS[only]}"
    assert settle in can(g)
    assert settle not in bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[only][0]]}", True)
    assert "settle byelorus" in can(g)


def test_ruling_108_the_usa_does_not_settle_into_a_draw_that_was_promised_away() -> None:
    g = quiet(2)
    put(g, "smyrna", 0, 0, 2)
    g.issue_discard = []
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    exhaust(g, FRANCE, 1)
    exhaust(g, USA, 1)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    do(g, "reclaim", "cubes 1")
    assert g.acting == USA
    assert "settle smyrna" not in can(g)
    assert "reclaim" in can(g)


@pytest.mark.parametrize("forsworn", ["choose {only}", "draw"])
def test_ruling_108_the_usa_is_not_left_with_a_settlement_that_forces_what_was_promised_away(
    forsworn: str,
) -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    id = ISSUE_IDS[only]
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    g.waiting_room = [issue("togo"), issue("korea")]
    put(g, id, 0, 0, 2)
    g.available[USA] = 1
    g.issue_discard = []
    exhaust(g, FRANCE, 11)
    act(g)
    assert "reclaim" in can(g)
    bind(g, FRANCE, forsworn.format(only=OPTION_IDS[USA_OPTIONS[only][0]]), True)
    assert "reclaim" not in can(g), "the USA would have to settle"
    do(g, "place-on togo")
    assert can(g) == ["cubes 1"]
    do(g, "cubes 1")
    assert can(g) == [f"place-on {id}"], "the USA never settles what France leads"


def test_ruling_108_whoever_is_sure_to_be_named_settles_for_an_alternative() -> None:
    g = quiet(2)
    g.event, g.event_cube = card("robert_lansing"), UK
    put(g, "smyrna", 2)
    act(g)
    assert "place-on smyrna" in can(g)
    bind(g, FRANCE, "first")
    assert political(g) == ["settle smyrna"], "the UK names another, and France picks for itself and for the USA"
    do(g, "settle smyrna", "choose smyrna-turkey", "name usa")
    assert can(g) == ["first"]
    g = quiet()
    g.event, g.event_cube = card("robert_lansing"), UK
    put(g, "smyrna", 2)
    act(g)
    bind(g, FRANCE, "first")
    assert "place-on smyrna" in can(g), "the UK may name the USA, for which another picks"
