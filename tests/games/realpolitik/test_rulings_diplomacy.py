"""The Diplomacy Phase among four (7; R31 to R34, R92)."""

from __future__ import annotations

from itertools import product

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import AUSTRIA, FRANCE, ITALY, POWER_IDS, POWERS, PRUSSIA, READY
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.diplomacy import Entreaties, Talk
from tests.games.realpolitik.battles import happened
from tests.games.realpolitik.positions import opening, table, told, turn_of


def entreat(**given: str) -> str:
    """The lines with which everybody gives the Alliance marker."""
    return "\n".join(f"{power}: entreat {other}" for power, other in given.items()) + "\n"


# --- the worked example, marker by marker ---


def test_example_1_the_markers_that_everybody_received() -> None:
    """Two Alliance markers for Italy, one each for France and Austria, none for Prussia; the rest is War."""
    g = table(
        "ally france italy\nbox 2",
        "Turn",
        turn_of(france="dispatch", austria="taxation", prussia="taxation", italy="taxation")
        + "\n"
        + entreat(italy="austria", france="italy", austria="italy", prussia="france"),
    )
    given = dict(line.split()[1:] for line in told(g, "entreaty-revealed"))
    received = {power: sorted(giver for giver, other in given.items() if other == power) for power in POWER_IDS}
    assert received == {"italy": ["austria", "france"], "france": ["prussia"], "austria": ["italy"], "prussia": []}
    assert g.ally == (ITALY, NOBODY, NOBODY, AUSTRIA)
    assert "alliance-broken france italy" in told(g, "alliance-broken")


# --- entreaties ---


def test_ruling_31_everybody_gives_the_alliance_marker_to_exactly_one_other_power() -> None:
    table(
        "ally austria france",
        "DiplomacyPhase",
        """
        expect acting: austria, france, prussia, italy
        legal only austria: entreat france, entreat prussia, entreat italy
        legal only italy: entreat austria, entreat france, entreat prussia
        illegal austria: entreat austria rule 7.2
        """,
    )


def test_ruling_31_who_chose_each_other_are_allied_and_everybody_else_is_at_war() -> None:
    g = table(
        "ally austria france",
        "DiplomacyPhase",
        entreat(austria="italy", france="austria", prussia="italy", italy="prussia"),
    )
    assert g.ally == (NOBODY, NOBODY, ITALY, PRUSSIA)


def test_ruling_31_an_alliance_that_one_side_does_not_renew_ends() -> None:
    g = table(
        "ally austria france",
        "DiplomacyPhase",
        entreat(austria="france", france="prussia", prussia="italy", italy="france"),
    )
    assert g.ally == (NOBODY,) * POWERS
    assert told(g, "alliance-broken") == ["alliance-broken austria france"]


def test_ruling_31_an_alliance_that_both_renew_stays() -> None:
    g = table(
        "ally austria france",
        "DiplomacyPhase",
        entreat(austria="france", france="austria", prussia="italy", italy="france"),
    )
    assert g.ally == (FRANCE, AUSTRIA, NOBODY, NOBODY)
    assert told(g, "alliance-kept", "alliance-formed", "alliance-broken") == ["alliance-kept austria france"]


def test_ruling_32_there_are_two_alliances_at_most() -> None:
    g = table("", "DiplomacyPhase", entreat(austria="prussia", prussia="austria", france="italy", italy="france"))
    assert g.ally == (PRUSSIA, ITALY, AUSTRIA, FRANCE)


def test_ruling_32_each_power_has_at_most_one_ally_and_allies_have_each_other() -> None:
    """All 81 ways in which four powers can give their markers."""
    start = opening("stack DiplomacyPhase then EndTurn")
    others = [[other for other in range(POWERS) if other != power] for power in range(POWERS)]
    for given in product(*others):
        g = start.clone()
        for power, other in enumerate(given):
            g.play(power, g.game.actions.parse(f"entreat {POWER_IDS[other]}"))
        assert g.ally == tuple(other if given[other] == power else NOBODY for power, other in enumerate(given))


def test_ruling_33_entreaties_are_hidden_and_revealed_together() -> None:
    g = table("", "DiplomacyPhase", entreat(austria="france", france="austria", prussia="italy"))
    assert "entreaty-revealed" not in happened(g)
    assert all("entreat" not in str(g.view(seat)["board"]) for seat in (ITALY, -1))
    g.play(ITALY, g.game.actions.parse("entreat prussia"))
    assert len(told(g, "entreaty-revealed")) == 4


def test_ruling_33_everybody_may_talk_meanwhile() -> None:
    assert table("", "DiplomacyPhase").talk_open()


def test_ruling_33_a_time_for_talk_comes_first_where_the_option_is_on() -> None:
    g = table(
        "talk",
        "DiplomacyPhase",
        """
        expect acting: austria, france, prussia, italy
        legal only france: ready
        illegal france: entreat italy rule 7.1
        expect prompt france: talk
        france: ready
        austria: ready
        expect acting: prussia, italy
        france: retract
        expect acting: france, prussia, italy
        prussia: ready
        italy: ready
        """,
    )
    assert g.talk_open()
    g.play(FRANCE, READY)
    assert isinstance(g.stack[-1], Entreaties)
    assert g.waiting == (AUSTRIA, FRANCE, PRUSSIA, ITALY)
    assert g.talk_open()


def test_ruling_33_three_players_talk_before_the_opening_entreaties() -> None:
    g = opening("option talk yes", players=3)
    assert (type(g.stack[-1]), g.turn) == (Talk, 0)
    for seat in range(3):
        g.play(seat, READY)
    assert isinstance(g.stack[-1], Entreaties)


def test_ruling_33_with_a_live_clock_everybody_is_ready_after_180_seconds() -> None:
    assert (Talk.patience, Talk.otherwise) == (180, READY)


def test_ruling_33_a_table_of_people_talks_and_bots_do_not() -> None:
    assert REALPOLITIK.options()["talk"] is False
    assert REALPOLITIK.options(company=True)["talk"] is True


def test_ruling_34_new_statuses_rule_the_movements_of_the_same_turn() -> None:
    """Austria, newly allied with Prussia, may not name it envoy and asks before it enters Prussian land."""
    table(
        "box 2\ngeneral austria_1 moravia 1",
        "Turn",
        turn_of(austria="movement", france="dispatch", prussia="taxation", italy="taxation")
        + "\n"
        + entreat(austria="prussia", prussia="austria", france="italy", italy="austria")
        + """
        illegal austria: envoy prussia rule 8.5.1
        austria: envoy france
        austria: march moravia
        austria: go schlesien
        austria: halt
        expect prompt prussia: allow-move other=austria origin=moravia territories=schlesien
        """,
    )


def test_ruling_34_old_allies_may_fight_in_the_same_turn() -> None:
    table(
        "box 2\nally austria prussia\ngeneral austria_1 moravia 2\ngarrison prussia schlesien",
        "Turn",
        turn_of(austria="movement", france="dispatch", prussia="taxation", italy="taxation")
        + "\n"
        + entreat(austria="italy", prussia="france", france="italy", italy="france")
        + """
        austria: envoy prussia
        austria: march moravia
        austria: go schlesien
        expect event: battle-began power=austria territory=schlesien attack=3 defence=1
        """,
    )
