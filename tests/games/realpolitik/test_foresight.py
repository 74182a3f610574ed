"""What a player can foresee in Realpolitik, and why something is not possible."""

from __future__ import annotations

from chancellery.engine.outlook import outlook, passing
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from
from chancellery.games.realpolitik.board import FOLDER, NOUNS
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.positions import table

MARCH = """
    general prussia_1 berlin 2
    general austria_1 bohemia 1
    general prussia_2 schlesien 1
"""


def planning() -> Realpolitik:
    """Prussia's general is about to leave Schlesien, with Austria's next door."""
    return table(MARCH, "Move power=prussia", "prussia: envoy austria\nprussia: march schlesien")


def refused(g: Realpolitik, territory: str, language: str = "en") -> tuple[str, str]:
    told, rule = g.why_not(g.waiting[0], "territory", NOUNS.index("territory", territory))
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True).why_not(told), rule


def test_8_5_4_a_step_to_an_enemy_means_a_battle() -> None:
    g = planning()
    seen = outlook(g, g.waiting[0], Rng(key_from("foresight")))
    assert seen["go bohemia"] == {"money": {}, "morale": {}, "battle": True, "cards": None}
    assert "go moravia" not in seen or not seen["go moravia"]["battle"] or g.garrison


def test_8_5_1_the_envoys_morale_is_told_before_it_is_named() -> None:
    g = table(MARCH, "Move power=prussia")
    seen = outlook(g, g.waiting[0], Rng(key_from("foresight")))
    before = g.morale[NOUNS.index("power", "austria")]
    assert seen["envoy austria"]["morale"] == {"austria": {"old": before, "new": before + 1}}


def test_8_5_4_a_place_that_is_not_next_to_the_general_says_so() -> None:
    g = planning()
    assert refused(g, "paris") == ("Paris: no border with Schlesien, and no sea lane leads there.", "8.5.4")
    assert refused(g, "paris", "fr")[0].endswith("pas de frontière avec la Silésie, et aucune route maritime n’y mène.")


def test_8_5_a_place_without_a_general_of_ones_own_says_so() -> None:
    g = table(MARCH, "Move power=prussia", "prussia: envoy austria")
    assert refused(g, "bohemia") == ("You have no general in Bohemia.", "8.5")


def test_answers_that_end_the_turn_are_known() -> None:
    g = table(MARCH, "Move power=prussia", "prussia: envoy austria")
    names = [g.describe(action) for action in passing(g, g.waiting[0], Rng(key_from("foresight")))]
    assert "march schlesien" not in names
