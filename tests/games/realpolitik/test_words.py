"""What players read says what the rules do, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancellery.contract.sentences import unquoted_titles
from chancellery.engine.prose import Prose, Text, Thing
from chancellery.games.realpolitik.board import ACTIONS, DONE, FOLDER, NOUNS, OFF_MAP, territory
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.pieces import draw_cards
from tests.games.papers import LANGUAGES, Papers, plain
from tests.games.realpolitik.battles import battle
from tests.games.realpolitik.positions import opening

SAVOY = territory("savoy")


def prose(language: str) -> Prose:
    return Prose(language, (FOLDER / "text",), NOUNS, strict=True)


def texts(language: str, file: str = "*") -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(Path(FOLDER / "text" / language).glob(f"{file}.ftl")))


# --- buttons say what they end ---


@pytest.mark.parametrize(
    ("key", "english", "french", "args"),
    [
        ("move-generals", "End round 2", "Finir la série 2", {"power": ("power", 0), "round": 2, "phase": 0}),
        (
            "ask-for-round",
            "End movement",
            "Finir le mouvement",
            {"power": ("power", 0), "envoy": ("power", 1), "round": 2},
        ),
        ("end-movement", "End movement", "Finir le mouvement", {"power": ("power", 0)}),
        (
            "purchase",
            "End mobilisation (lose 3 money)",
            "Finir la mobilisation (perdre 3\u00a0pièces)",
            {"power": ("power", 0), "money": 3},
        ),
        ("place-generals", "Continue to purchases", "Passer aux achats", {"power": ("power", 0)}),
        (
            "garrison-conquest",
            "Leave no garrison",
            "Ne pas laisser de garnison",
            {"power": ("power", 0), "territory": ("territory", 0), "units": 1},
        ),
    ],
)
def test_done_is_called_by_what_it_ends(
    key: str, english: str, french: str, args: dict[str, int | str | tuple[str, int]]
) -> None:
    asked = Text(key, **args)
    assert prose("en").answer(ACTIONS, DONE, asked) == english
    assert prose("fr").answer(ACTIONS, DONE, asked) == french


def test_units_are_lost_only_off_the_map() -> None:
    asked = Text("retreat", power=("power", 0), territory=("territory", SAVOY), units=2)
    assert prose("en").reason(asked).endswith("its 2 units are lost only if it leaves the map")
    assert prose("en").answer(ACTIONS, OFF_MAP, asked) == "Leave the map (2 units are lost)"
    assert "ne sont perdues que s’il sort de la carte" in prose("fr").reason(asked)


# --- French: where a general is, and where it goes ---


@pytest.mark.parametrize("verb", ["march", "withdraw", "send", "ride", "disband"])
def test_in_french_a_general_leaves_from_where_it_is(verb: str) -> None:
    said = prose("fr").action(ACTIONS, ACTIONS.parse(f"{verb} savoy"))
    assert "de Savoie" in said
    assert "en Savoie" not in said


def test_in_french_requests_name_origin_and_goal_apart() -> None:
    route, goal = ("territory", (0,)), ("territory", 0)
    common: dict[str, Thing] = {"other": ("power", 0), "origin": ("territory", SAVOY)}
    for asked in (
        Text("allow-move", **common, territories=route),
        Text("allow-sail", **common, territories=route),
        Text("allow-ride", **common, territory=goal),
    ):
        assert "son général de Savoie" in prose("fr").reason(asked)


def test_in_french_nothing_is_taken_up_again_instead_of_undone() -> None:
    assert prose("fr").action(ACTIONS, ACTIONS.parse("take-back")) == "Annuler ce déplacement"
    assert not re.search(r"= .*[Rr]eprendre", texts("fr", "actions"))


# --- one word for one thing ---


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            r"\b(court|suitor|strike|struck off|uncover|beaten off|falls? back|sealed|legal target|shake hands)\b",
        ),
        ("fr", r"\b(ouverture|scell\w+|découvr\w+|tient|tenu|pions|robots?|bandes?|cartes d’action|voie maritime)\b"),
    ],
)
def test_no_word_stands_for_a_thing_that_has_another(language: str, words: str) -> None:
    said = re.sub(r"^[a-z][\w-]* =|\$\w+|\[\w+\]", "", texts(language), flags=re.MULTILINE)
    assert re.findall(words, said, flags=re.IGNORECASE) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            r"(?<=[a-z,] )(?:Powers?|Generals?|Units?|Garrisons?|Homes?|Trains?|Envoys?|At War)\b|\b(?:beaten|lays?)\b",
        ),
        ("fr", r"\bOuvertures?\b|\bcourtis\w+|\d.de moral\b|\bexécut\w+"),
    ],
)
def test_the_help_speaks_like_the_screens(language: str, words: str) -> None:
    assert re.findall(words, (FOLDER / "help" / f"{language}.md").read_text("utf-8")) == []


def test_endings_say_who_wins_and_why() -> None:
    assert prose("en").text("ending-influence") == "most influence in the turn in which 25 was reached"
    for language in ("en", "fr"):
        assert {prose(language).has(f"ending-{reason}") for reason in ("resignation", "time-out")} == {True}


# --- the log ---


def test_secret_choices_and_support_that_is_not_given_do_not_flood_the_log() -> None:
    g = opening("austria: lay taxation\nfrance: lay taxation\nprussia: lay taxation")
    assert g.log is not None
    assert "PickSealed" not in {type(entry.event).__name__ for entry in g.log.entries}
    assert "support-withheld" not in REALPOLITIK.events


def test_a_battle_that_is_decided_says_so() -> None:
    g = battle(
        """
        general prussia_1 bohemia 3
        general austria_1 bohemia 1
        hand prussia 5 5
        hand austria 1
        attack prussia_1
        """,
        "prussia: play 5\naustria: pass",
    )
    asked = g.prompt(g.waiting[0])
    assert asked is not None
    assert asked.args["decided"] == "won"
    assert "your side wins whatever is played" in prose("en").reason(asked)


def test_a_card_of_value_4_is_not_four_cards() -> None:
    g = opening()
    assert g.log is not None
    draw_cards(g, 3, 1)
    drawn = g.log.entries[-1].event
    value = vars(drawn)["values"]
    assert value.isdigit()
    assert prose("en").event(drawn) == f"New battle cards for Italy, by value: {value} (hidden from the others)."
    assert plain(prose("fr").event(drawn)) == f"L’Italie pioche, par valeur : {value} (caché aux autres)."


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_action_cards_are_quoted(language: str) -> None:
    assert unquoted_titles(REALPOLITIK, language, {"action_card"}) == []


# --- one way to count the diplomacy track ---


@pytest.mark.parametrize("rule", ["3.3", "6", "7", "8.4", "R29", "R30"])
def test_the_french_help_calls_the_boxes_as_the_screen_does(rule: str) -> None:
    told = Papers(REALPOLITIK).paragraphs("fr")[rule]
    ends = {prose("fr").text("board-box", values={"box": box}) for box in (0, 3)}
    assert any(f"case {end}" in told or f"{end}" in told for end in ends)
    assert not re.search(r"\ben haut\b|case du (?:haut|bas)|tout en bas|4 cases|troisième case", told)


def test_the_french_page_of_the_game_counts_dispatches() -> None:
    assert "la case Diplomatie (la troisième dépêche)" in prose("fr").text("intro-alliance")
