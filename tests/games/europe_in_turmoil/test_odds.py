"""Odds before the die is rolled (6.2.4, 6.3.2, 8.3.1): what every face would do, tried out by the rules themselves."""

from __future__ import annotations

import pytest

from chancellery.engine.events import Event, event_key
from chancellery.engine.odds import Die, odds
from chancellery.engine.rng import Rng, key_from
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import ACTIONS, AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.tables import run

TWO_CHECKS = """
    set support authoritarian orthodox_church: 4
    set support liberal orthodox_church: 1
    set support liberal romania: 3
    stack Operate seat=liberal ops=3 card=kulturkampf then ActionRound seat=authoritarian number=8
    liberal: checks
"""


def told(g: Turmoil, seat: int, action: str) -> list[list[Event]]:
    return die(g, seat, action).faces


def die(g: Turmoil, seat: int, action: str) -> Die:
    return odds(g, seat, Rng(key_from("odds")))[ACTIONS.parse(action)]


def removed(face: list[Event]) -> int:
    return sum(event.points for event in face if isinstance(event, events.SupportRemoved))


def test_a_support_check_tells_what_each_face_takes_away() -> None:
    """Die + 3 OP + 1 for Romania against twice the stability of 3: a 3 takes one point, a 6 all four."""
    check = die(run(TWO_CHECKS), LIBERAL, "check orthodox_church")
    assert [removed(face) for face in check.faces] == [0, 0, 1, 2, 3, 4]
    assert check.rolls
    assert check.counts == {"success": [3, 4, 5, 6]}


def test_odds_change_nothing() -> None:
    g = run(TWO_CHECKS)
    before = g.view(LIBERAL), g.rng.counter, g.ply
    told(g, LIBERAL, "check orthodox_church")
    assert (g.view(LIBERAL), g.rng.counter, g.ply) == before


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_that_falls_does_what_the_odds_said(die: int) -> None:
    g = run(TWO_CHECKS)
    expected = told(g, LIBERAL, "check orthodox_church")[die - 1]
    rolled = run(TWO_CHECKS + f"\n    dice {die}\n    liberal: check orthodox_church")
    assert rolled.log is not None
    happened = [entry.event for entry in rolled.log.entries if entry.ply == rolled.ply]
    kinds = find_game("europe-in-turmoil").odds.events
    assert [event for event in happened if type(event) in kinds] == expected


def test_a_naval_attempt_tells_which_faces_succeed() -> None:
    """The faces that succeed are those that reach what the box needs, with the modifier that the attempt names."""
    g = run("""
        set turn: 1
        set navy liberal: 5
        set navy authoritarian: 5
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
    """)
    faces = told(g, LIBERAL, "naval modernism")
    attempts = [next(event for event in face if isinstance(event, events.NavalAttempt)) for face in faces]
    assert [attempt.die for attempt in attempts] == [1, 2, 3, 4, 5, 6]
    advances = [any(isinstance(event, events.NavyAdvanced) for event in face) for face in faces]
    assert advances == [attempt.die + attempt.modifier >= attempt.needed for attempt in attempts]
    assert advances == sorted(advances)
    assert any(advances)
    assert not all(advances)


def test_a_crisis_roll_tells_which_faces_bring_war() -> None:
    """Tirpitz raises tension to 6; what the die, tension and status add up to above 6 is war (8.3.1)."""
    g = run("""
        set tension: 5
        set track: three_emperor_league, entente_cordiale
        set hand authoritarian: admiral_von_tirpitz
        stack ActionRound seat=authoritarian number=1
    """)
    faces = told(g, AUTHORITARIAN, "event admiral_von_tirpitz")
    rolls = [next(event for event in face if isinstance(event, events.CrisisRolled)) for face in faces]
    assert [(roll.die, roll.tension, roll.status) for roll in rolls] == [(die, 6, -5) for die in range(1, 7)]
    war = [any(isinstance(event, events.WarBrokeOut) for event in face) for face in faces]
    assert war == [False] * 5 + [True]
    # Nobody rolls by playing the event: it does something, and then a die falls.
    event = die(g, AUTHORITARIAN, "event admiral_von_tirpitz")
    assert not event.rolls
    assert event.counts == {"war": [6]}


LAST_POINT = """
    set tension: 5
    set track: three_emperor_league, entente_cordiale
    set support authoritarian berlin: 2
    stack AddSupport seat=authoritarian points=1 spaces=(berlin,kiel) then Crisis then ActionRound seat=liberal number=8
"""


def test_a_sure_placement_has_no_odds_although_a_crisis_roll_follows() -> None:
    """The last point of a card is placed whatever the die shows, and the die is the same wherever it is (8.3.1)."""
    g = run(LAST_POINT)
    found = odds(g, AUTHORITARIAN, Rng(key_from("odds")))
    assert found
    assert all((one.rolls, one.faces, one.counts) == (False, [], {}) for one in found.values())


@pytest.mark.parametrize(("tension", "war"), [(5, {"yes": [], "no": [6]}), (1, {})])
def test_what_jaures_can_prevent_is_told_by_its_name(tension: int, war: dict[str, list[int]]) -> None:
    """Lower tension or leave it: war on a 6 or on none; nothing is told where there can be no war either way (75)."""
    g = run(f"""
        set tension: {tension + 1}
        set track: three_emperor_league, entente_cordiale
        set in_effect jean_jaures: 1
        stack Crisis then ActionRound seat=authoritarian number=8
    """)
    found = odds(g, LIBERAL, Rng(key_from("odds")))
    assert {ACTIONS.name(action) for action in found} == {"yes", "no"}
    assert {ACTIONS.name(action): one.counts["war"] for action, one in found.items() if one.counts} == war


def test_whoever_may_reroll_sees_the_odds_of_the_first_roll() -> None:
    """With the König class a question follows the die; the odds let it stand (6.3.5)."""
    g = run("""
        set navy liberal: 9
        set navy authoritarian: 10
        set high_water: 8
        set support liberal moscow: 4
        set in_round: 1
        stack SupportChecks seat=authoritarian ops=3 count=1 spaces=(moscow) then ActionRound seat=liberal number=8
    """)
    faces = told(g, AUTHORITARIAN, "check moscow")
    assert all(isinstance(face[0], events.SupportChecked) for face in faces)


def test_actions_without_dice_have_no_odds() -> None:
    g = run("""
        set support liberal poland: 2
        stack Operate seat=liberal ops=2 card=modernism then ActionRound seat=authoritarian number=8
    """)
    assert odds(g, LIBERAL, Rng(key_from(1))) == {}
    assert odds(g, AUTHORITARIAN, Rng(key_from(1))) == {}


def test_odds_tell_only_what_everybody_may_know() -> None:
    """Over a whole game: public kinds of events, and the same whatever the other hand holds."""
    game = find_game("europe-in-turmoil")
    g = game.new(seed=11)
    luck = Rng(key_from("odds over a game"))
    public = {event_key(kind) for kind in game.odds.events}
    seen = 0
    while g.outcome is None and g.ply < 300:
        seat = g.waiting[0]
        found = as_data(odds(g, seat, Rng(key_from("a"))))
        assert found == as_data(odds(g.redeal(seat, luck), seat, Rng(key_from("b"))))
        seen += len(found)
        assert {event_key(event) for _, _, faces in found.values() for face in faces for event in face} <= public
        g.play(seat, luck.pick(g.legal(seat)))
    assert seen > 100


def as_data(found: dict[int, Die]) -> dict[int, tuple[bool, dict[str, list[int]], list[list[Event]]]]:
    return {action: (one.rolls, one.counts, one.faces) for action, one in found.items()}
