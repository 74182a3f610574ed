"""What a seat sees of the rules, so that the page works nothing out itself."""

from __future__ import annotations

import hashlib
from typing import get_args

import pytest

from chancellery.games.realpolitik.board import ACTIONS, RENOWN, TERRITORY_IDS
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
