"""What a seat sees of the rules, so that the page works nothing out itself."""

from __future__ import annotations

import hashlib
from typing import get_args

import pytest

from chancellery.games.realpolitik.board import ACTIONS, RENOWN, TERRITORY_IDS
from chancellery.games.realpolitik.legend import LEGEND
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.games.realpolitik.view import INFLUENCE, Phase
from tests.games.realpolitik.battles import battle
from tests.games.realpolitik.positions import opening, table

# Journals keep actions as numbers: what is new comes last, and the number of names goes up with it.
ACTION_NAMES = 905, "9be6d4666313926cddb59fc57f9c707b1c774387e53cd86340687dab3d930ba5"


def phase(g: Realpolitik) -> str:
    return str(g.see(0)["phase"])


def test_actions_keep_their_numbers() -> None:
    text = "\n".join(ACTIONS.names)
    assert (len(ACTIONS.names), hashlib.sha256(text.encode()).hexdigest()) == ACTION_NAMES


def test_every_phase_has_its_name() -> None:
    war = "general prussia_1 bohemia 3\ngeneral austria_1 bohemia 1\nhand prussia 1\nattack prussia_1"
    stay = "austria: entreat prussia\nprussia: entreat austria\nfrance: entreat italy\nitaly: entreat austria"
    bids = "austria: entreat italy\nfrance: entreat italy\nprussia: entreat austria"
    found = {
        "cards": opening(),
        "mobilisation": table("", "Mobilise power=prussia"),
        "talk": table("talk", "DiplomacyPhase"),
        "offers": table("", "DiplomacyPhase"),
        "bids": opening(bids, players=3),
        "adjustments": table("general prussia_1 wien 2", "DiplomacyPhase", stay),
        "movement": table("", "Move power=austria"),
        "battle": battle(war),
        "over": table("influence france 25", "EndTurn then Turn"),
    }
    assert {name: phase(g) for name, g in found.items()} == {name: name for name in get_args(Phase)}


@pytest.mark.parametrize(
    ("position", "where", "powers", "strength"),
    [
        ("garrison france savoy", "savoy", ["france"], 1),
        ("garrison france savoy\nfortress savoy", "savoy", ["france"], 4),
        ("general italy_1 savoy 2", "savoy", ["italy"], 3),
        ("general italy_1 savoy 2\ngarrison italy savoy", "savoy", ["italy"], 4),
        (
            "ally austria prussia\ngeneral austria_1 berlin 1\ngeneral prussia_1 berlin 3",
            "berlin",
            ["prussia", "austria"],
            6,
        ),
        ("general austria_1 berlin 1", "berlin", ["austria"], 2),
        # Without an ally and without a garrison there is nobody else to count.
        ("general austria_1 bohemia 3\ngeneral prussia_1 bohemia 2", "bohemia", ["austria"], 4),
    ],
)
def test_who_would_defend_a_territory_and_how_strongly(
    position: str, where: str, powers: list[str], strength: int
) -> None:
    """As a battle there would begin (9.1)."""
    board = table(position, "Turn").see(0)
    assert board["defence"][where] == {"powers": powers, "strength": strength}
    assert set(board["defence"]) == {where}


def test_who_gains_influence_where() -> None:
    """All others gain money (R7)."""
    assert INFLUENCE["savoy"] == ["france", "italy"]
    assert INFLUENCE["paris"] == ["austria", "prussia", "italy"]
    assert "luxembourg" not in INFLUENCE
    assert set(INFLUENCE) == {TERRITORY_IDS[at] for values in RENOWN for at, value in enumerate(values) if value}


# --- powers ---


def test_minor_italy_is_decided_for_by_its_controller() -> None:
    """11: with three players Italy has no seat; with four it is a power like the others."""
    three, four = opening(OFFERS, players=3), opening()
    italy = three.see(0)["powers"]["italy"]
    assert (italy["minor"], italy["decider"], italy["lay"]) == (True, three.see(0)["controller"], "lay-italy")
    italy = four.see(0)["powers"]["italy"]
    assert (italy["minor"], italy["decider"], italy["lay"]) == (False, "italy", "lay")


def test_every_pair_is_allied_bound_or_at_war() -> None:
    def statuses(g: Realpolitik) -> dict[str, str]:
        return {f"{pair['one']} {pair['other']}": pair["status"] for pair in g.see(0)["pairs"]}

    allied = statuses(table("ally austria prussia", "Turn"))
    assert (allied.pop("austria prussia"), set(allied.values())) == ("alliance", {"war"})
    bound = opening(OFFERS, players=3)
    found = statuses(bound)
    assert found[f"{bound.see(0)['controller']} italy"] == "controls"
    assert sorted(found.values()).count("controls") == 1


@pytest.mark.parametrize(
    ("position", "where", "by"),
    [
        ("", "paris", "home"),
        ("garrison france savoy", "savoy", "garrison"),
        ("garrison france savoy\nfortress savoy", "savoy", "fortress"),
    ],
)
def test_a_territory_is_held_by_something(position: str, where: str, by: str) -> None:
    board = table(position, "Turn").see(0)
    assert board["held"][where] == by
    assert set(board["held"]) == set(board["control"])


# --- secret choices ---

OFFERS = "austria: entreat italy\nfrance: entreat prussia\nprussia: entreat france"


def choices(g: Realpolitik, seat: int) -> dict[str, str]:
    """What each power is seen to do: `own taxation`, `hidden`, `choosing`."""
    found = {id: power["choice"] for id, power in g.see(seat)["powers"].items()}
    return {
        id: f"{one['state']} {one['picked']}".removesuffix(" none") if one else "nothing" for id, one in found.items()
    }


def test_who_has_laid_a_card_is_seen_and_what_by_its_owner_alone() -> None:
    g = opening("austria: lay taxation")
    rest = {"france": "choosing", "prussia": "choosing", "italy": "choosing"}
    assert choices(g, 0) == {"austria": "own taxation", **rest}
    assert choices(g, 1) == {"austria": "hidden", **rest}
    assert choices(g, -1) == {"austria": "hidden", **rest}


def test_whoever_controls_italy_lays_a_card_for_it() -> None:
    g = opening(f"{OFFERS}\naustria: lay-italy movement", players=3)
    assert choices(g, 0) == {
        "austria": "choosing",
        "france": "choosing",
        "prussia": "choosing",
        "italy": "own movement",
    }
    assert choices(g, 1)["italy"] == "choosing"


def test_offers_and_talk_are_seen_without_what_they_are() -> None:
    offers = table("", "DiplomacyPhase", "france: entreat prussia")
    assert choices(offers, 1)["france"] == "own prussia"
    assert choices(offers, 0)["france"] == "hidden"
    talk = table("talk", "DiplomacyPhase", "france: ready")
    assert [choices(talk, 1)[id] for id in ("france", "austria")] == ["hidden", "choosing"]


def test_only_suitors_bid_for_italy() -> None:
    """11.2: those who courted it are known to all, and whoever has bid too."""
    bids = "austria: entreat italy\nfrance: entreat italy\nprussia: entreat austria\naustria: bid 1"
    g = opening(bids, players=3)
    assert choices(g, 0) == {"austria": "own 1", "france": "choosing", "prussia": "nothing", "italy": "nothing"}
    assert choices(g, 1)["austria"] == "hidden"


# --- the general that moves ---


def test_the_general_that_has_to_make_room_is_the_one_that_moves() -> None:
    """R46: one that rides to another's place stays; neither has marched yet, so nothing else tells them apart."""
    g = table(
        "general prussia_1 hesse 1\ngeneral prussia_2 magdeburg 3",
        "Move power=prussia",
        "prussia: envoy italy\nprussia: ride hesse\nprussia: go magdeburg",
    )
    assert g.see(2)["move"] == {"general": "prussia_2", "path": []}
    assert g.see(0)["move"] is None
    assert g.see(-1)["move"] is None


def test_the_whole_way_of_a_plan_is_told_to_whoever_plans_it() -> None:
    plan = "prussia: envoy italy\nprussia: march berlin\nprussia: go magdeburg"
    g = table("general prussia_1 berlin 1", "Move power=prussia", plan)
    assert g.see(2)["move"] == {"general": "prussia_1", "path": ["magdeburg"]}
    assert g.see(1)["move"] is None


# --- the legend ---


def test_the_legend_names_what_can_be_done_with_a_battle_card() -> None:
    """9.3.3: a 1 may discard and a 3 reveal."""
    plays = LEGEND.values["plays"]
    assert plays["1"] == ["play 1", "discard 1", "play-to-discard"]
    assert plays["3"] == ["play 3", "discard 3", "play-to-reveal"]
    assert plays["5"] == ["play 5", "discard 5"]
    assert {name for names in plays.values() for name in names} <= set(ACTIONS.names)
