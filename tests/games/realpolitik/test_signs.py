"""What a learned estimate is told of each power: what is in danger and in reach, and who is first to win."""

from __future__ import annotations

from chancellery.games.realpolitik.board import AUSTRIA, FRANCE, ITALY, POWERS, PRUSSIA, VICTORY, territory
from chancellery.games.realpolitik.bot.signs import places, race, signs, strength_near
from chancellery.games.realpolitik.bot.worth import ground_of
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.state import Realpolitik


def begun(players: int = POWERS) -> Realpolitik:
    g = REALPOLITIK.new(REALPOLITIK.options({"players": players}), 1)
    assert isinstance(g, Realpolitik)
    return g


def test_whoever_gains_enough_in_this_turn_and_more_than_others_wins() -> None:
    g = begun()
    turns = [0, 0, 3, 5]
    due = [VICTORY + 1.0, VICTORY + 2.0, 12.0, 3.0]
    told = [race(g, power, turns, due) for power in range(POWERS)]
    assert [row[-3] for row in told] == [0.0, 1.0, 0.0, 0.0]
    # How far ahead of the best of the others.
    assert [row[-2] for row in told] == [-0.1, 0.1, -0.5, -0.5]
    # The own turns, and the own beside those of the quickest rival.
    assert [row.index(1.0) for row in told] == [0, 0, 3, 5]
    assert [row[6:22].index(1.0) for row in told] == [0, 0, 12, 12]


def test_renown_is_in_danger_where_a_stronger_army_may_march_in() -> None:
    g = begun()
    strengths = [strength_near(g, power) for power in range(POWERS)]
    ground = ground_of(g)
    before = [places(g, ground, power, strengths, True) for power in range(POWERS)]
    near = [max(row) > 0.0 for row in strengths]
    assert near == [True] * POWERS
    assert {AUSTRIA, FRANCE, PRUSSIA, ITALY} == set(range(POWERS))
    # With nobody about, nothing is in danger or in reach.
    nobody = [[0.0] * len(strengths[0]) for _ in range(POWERS)]
    assert [places(g, ground, power, nobody, True) for power in range(POWERS)] == [[0.0] * 6] * POWERS
    # What is open now is open later to whoever has laid Movement already.
    after = [places(g, ground, power, strengths, False) for power in range(POWERS)]
    assert [row[3] for row in before] == [row[4] for row in after]
    assert any(row[3] for row in before)


def test_a_garrison_and_a_fortress_hold_a_place_against_few() -> None:
    g = begun()
    where = territory("wien")
    others = [[0.0] * len(g.garrison) for _ in range(POWERS)]
    others[FRANCE][where] = 1.0
    ground = ground_of(g)
    for general, at in enumerate(g.place):
        if at == where:
            g.place[general] = -1
    assert places(g, ground, AUSTRIA, others, True)[2] > 0.0
    garrison = list(g.garrison)
    garrison[where] = AUSTRIA
    g.garrison = tuple(garrison)
    assert places(g, ground_of(g), AUSTRIA, others, True)[2] == 0.0


def test_three_players_have_three_rows() -> None:
    assert len(signs(begun(3))) == 3
