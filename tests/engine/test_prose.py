"""Prose: sentences in English and French, and never a blank."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest

from chancellery.engine.actions import ActionTable
from chancellery.engine.errors import MissingMessage
from chancellery.engine.events import Event, PickRetracted, PickSealed
from chancellery.engine.languages import KERNEL_TEXT, text_files
from chancellery.engine.prose import Prose, Text
from tests.engine.courtyard import sentence
from tests.tiny import TINY
from tests.tiny.board import ACTIONS, NOUNS
from tests.tiny.events import AmbushRolled, CardsRevealed

TINY_TEXT = TINY.folder / "text"


def prose(language: str = "en", strict: bool = True) -> Prose:
    return Prose(language, [TINY_TEXT], NOUNS, strict)


@dataclass(frozen=True)
class CourtVisited(Event):
    """For words that are bent by what they stand beside."""

    seat: Annotated[int, "seat"]
    court: Annotated[int, "court"]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A `text` folder of our own: French lacks what English has."""
    for language, lines in {
        "en": (
            "court-north = the north court\n    .loc = in the north court\n    .short = north",
            "court-east = the east court",
            "prompt-where = Where? Perhaps { $court_loc }, or { $court }.",
            "prompt-cost = It costs { $points }.",
            "prompt-behind = Look { $court_behind }.",
            "prompt-only-here = Only in English, { $points } times.",
            "prompt-labelled =\n    .hint = a hint and no text",
            "event-court-visited = { $seat } is { $court_loc }.",
            "action-bid = Bid { $number }",
        ),
        "fr": (
            "court-north = la cour nord\n    .loc = dans la cour nord",
            "prompt-cost = Cela coûte { $points }.",
        ),
    }.items():
        folder = tmp_path / language
        folder.mkdir()
        for number, line in enumerate(lines):
            (folder / f"{number}.ftl").write_text(line + "\n", "utf-8")
    return tmp_path


# --- what is said ---


def test_prompt_with_numbers_in_the_plural_of_its_language() -> None:
    texts = [Text("pick-cards", cards=1), Text("pick-cards", cards=2)]
    assert [prose().prompt(text) for text in texts] == ["Pick a card.", "Pick 2 cards."]
    assert [prose("fr").prompt(text) for text in texts] == ["Choisissez une carte.", "Choisissez 2 cartes."]


def test_prompt_with_a_thing_by_its_name() -> None:
    text = Text("use-card", card=("card", 3))
    assert prose().prompt(text) == "Use Ambush I for its points or its event."
    assert prose("fr").prompt(text) == "Jouez Embuscade I pour ses points ou son événement."


def test_event() -> None:
    assert prose().event(AmbushRolled(0, 5, 6)) == "Red strikes the tower and rolls 6."
    assert prose("fr").event(AmbushRolled(0, 5, 6)) == "Rouge frappe la tour : dé 6."


def test_events_of_the_kernel() -> None:
    assert prose().event(PickSealed(2)) == "Green has chosen."
    assert prose("fr").event(PickRetracted(1)) == "Bleu\u202f: le choix est annulé, un autre est en cours."


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [
        ((), "Red shows nothing.", "Rouge révèle rien."),
        ((0,), "Red shows Feast I.", "Rouge révèle Festin I."),
        ((0, 3), "Red shows Feast I and Ambush I.", "Rouge révèle Festin I et Embuscade I."),
        ((0, 3, 6), "Red shows Feast I, Ambush I and Spy I.", "Rouge révèle Festin I, Embuscade I et Espion I."),
    ],
)
def test_several_things_in_one_phrase(cards: tuple[int, ...], english: str, french: str) -> None:
    assert prose().event(CardsRevealed(0, cards)) == english
    assert prose("fr").event(CardsRevealed(0, cards)) == french


def test_nobody_is_nothing() -> None:
    assert prose().name("seat", -1) == "nothing"
    assert prose("fr").event(PickSealed(-1)) == "rien\u202f: le choix est fait."


def test_actions_as_on_a_button() -> None:
    english = [
        prose().action(ACTIONS, ACTIONS.parse(name)) for name in ("retract", "done", "place tower", "spy-on red")
    ]
    assert english == ["Change my choice", "Done", "Place a point in the tower", "Spy on Red"]
    assert prose("fr").action(ACTIONS, ACTIONS.parse("strike garden")) == "Frapper : le jardin"


def test_action_with_a_number(written: Path) -> None:
    table = ActionTable(NOUNS)
    bid = table.number("bid", 5)
    assert Prose("en", [written], NOUNS, strict=True).action(table, bid + 4) == "Bid 4"


def test_attributes_of_a_name_are_values_of_their_own(written: Path) -> None:
    say = Prose("en", [written], NOUNS, strict=True)
    assert say.prompt(Text("where", court=("court", 0))) == "Where? Perhaps in the north court, or the north court."
    assert say.name("court", 0, "short") == "north"


def test_name_without_a_form_takes_the_one_that_any_name_has(written: Path) -> None:
    say = Prose("en", [written, TINY_TEXT], NOUNS, strict=True)
    assert say.event(CourtVisited(0, 1)) == "Red is in the east court."
    assert say.form("court-north", "loc") == "in the north court"
    assert say.form("court-east", "to") == "to the east court"


def test_name_without_the_form_that_a_sentence_asks_for(written: Path) -> None:
    say = Prose("en", [written, TINY_TEXT], NOUNS, strict=True)
    assert sentence(MissingMessage, lambda: say.prompt(Text("behind", court=("court", 1)))) == (
        "the message 'prompt-behind' in 'en' cannot be written: Unknown external: court_behind"
    )


@pytest.mark.parametrize(("change", "expected"), [(2, "+2 VP"), (-12, "−12 VP"), (0, "0 VP")])
def test_number_with_its_sign(tmp_path: Path, change: int, expected: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("prompt-vp = { SIGNED($change) } VP\n", "utf-8")
    assert Prose("en", [tmp_path], NOUNS, strict=True).prompt(Text("vp", change=change)) == expected


@pytest.mark.parametrize(("total", "expected"), [(7, "Total 7."), (-4, "Total −4."), (0, "Total 0.")])
def test_number_that_may_fall_below_nothing(tmp_path: Path, total: int, expected: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("prompt-sum = Total { PLAIN($total) }.\n", "utf-8")
    assert Prose("en", [tmp_path], NOUNS, strict=True).prompt(Text("sum", total=total)) == expected


def test_several_things_have_a_count(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("prompt-count = { $seats } are { $seats_count }.\n", "utf-8")
    say = Prose("en", [TINY_TEXT, tmp_path], NOUNS, strict=True)
    assert say.prompt(Text("count", seats=("seat", (0, 1)))) == "Red and Blue are 2."


def test_several_titles_are_quoted_one_by_one(tmp_path: Path) -> None:
    """Without quotes nobody could tell whether “Spain and Portugal and Denmark” are two cards or three."""
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text("prompt-drawn = { $cards_quoted }.\n", "utf-8")
    drawn = Text("drawn", cards=("card", (0, 3, 6)))
    english, french = (Prose(language, [TINY_TEXT, tmp_path], NOUNS, strict=True) for language in ("en", "fr"))
    assert english.prompt(drawn) == "“Feast I”, “Ambush I” and “Spy I”."
    assert french.prompt(drawn) == "«\u202fFestin I\u202f», «\u202fEmbuscade I\u202f» et «\u202fEspion I\u202f»."
    assert english.prompt(Text("drawn", cards=("card", ()))) == "nothing."


# --- what a client gets that says it by itself ---


def test_text_as_json() -> None:
    text = Text("deal", points=3, mood="glum", court=("court", 1), giver=("seat", -1), cards=("card", (0, 3)))
    assert text.json(NOUNS) == {
        "key": "deal",
        "args": {
            "points": 3,
            "mood": "glum",
            "court": {"kind": "court", "id": "east"},
            "giver": {"kind": "seat", "id": "none"},
            "cards": {"kind": "card", "ids": ["feast_one", "ambush_one"]},
        },
    }
    assert repr(Text("deal", points=3)) == "Text('deal', {'points': 3})"


# --- what is missing ---


def test_has_knows_messages_and_attributes(written: Path) -> None:
    say = Prose("en", [written], NOUNS)
    assert say.has("court-north")
    assert say.has("court-north", "loc")
    assert not say.has("court-north", "gen")
    assert not say.has("court-tower")
    assert not say.has("prompt-labelled")
    assert say.has("prompt-labelled", "hint")


@pytest.mark.parametrize(
    ("id", "attribute", "expected"),
    [
        ("prompt-nowhere", "", "the language 'fr' has no message 'prompt-nowhere'"),
        ("prompt-nowhere", "hint", "the language 'fr' has no message 'prompt-nowhere.hint'"),
        ("court-north", "short", "the language 'fr' has no message 'court-north.short'"),
        ("prompt-cost", "", "the message 'prompt-cost' in 'fr' cannot be written: Unknown external: points"),
    ],
)
def test_strict_prose_raises(written: Path, id: str, attribute: str, expected: str) -> None:
    say = Prose("fr", [written], NOUNS, strict=True)
    assert sentence(MissingMessage, lambda: say.text(id, attribute)) == expected


def test_message_that_has_only_attributes_is_missing(written: Path) -> None:
    say = Prose("en", [written], NOUNS, strict=True)
    assert sentence(MissingMessage, lambda: say.prompt(Text("labelled"))) == (
        "the language 'en' has no message 'prompt-labelled'"
    )


def test_lenient_prose_falls_back_on_english(written: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "chancellery.prose"):
        assert Prose("fr", [written], NOUNS).prompt(Text("only-here", points=2)) == "Only in English, 2 times."
    assert caplog.messages == ["the language 'fr' has no message 'prompt-only-here'"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lenient_prose_falls_back_on_words(written: Path, language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = Prose(language, [written], NOUNS)
    assert say.prompt(Text("not-written_yet", points=2, court=("court", 0))).startswith("not written yet 2 ")
    assert say.name("court", 5) == "tower"
    assert caplog.messages == [
        f"the language '{language}' has no message 'prompt-not-written_yet'",
        f"the language '{language}' has no message 'court-tower'",
    ]


def test_language_that_nobody_wrote_falls_back_on_english(caplog: pytest.LogCaptureFixture) -> None:
    assert prose("de", strict=False).event(AmbushRolled(0, 5, 6)) == "Red strikes the tower and rolls 6."
    assert "the language 'de' has no message 'event-ambush-rolled'" in caplog.messages


# --- files ---


def test_files_of_a_language_are_read_in_the_order_of_their_names(written: Path) -> None:
    assert [file.name for file in text_files(written, "fr")] == ["0.ftl", "1.ftl"]
    assert text_files(written, "de") == []


def test_kernel_says_the_same_in_both_languages() -> None:
    english, french = (
        {
            id
            for file in text_files(KERNEL_TEXT, language)
            for id in re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
        }
        for language in ("en", "fr")
    )
    refusals = {"why-over", "why-wait", "why-may", "why-outside", "why-other-kind"}
    words = {"any-name", "nothing", "list", "action-retract", "event-pick-sealed", "event-pick-retracted"}
    hints = {"hint-best", "hint-only", "hint-ahead", "hint-line", "hint-step", "hint-decided"}
    causes = {
        "cause-end",
        "hint-why",
        "hint-no-cause",
        "hint-same",
        *(f"hint-why-not{end}" for end in ("", "-same", "-other", "-best")),
    }
    mended = {"rules-unchanged", "rules-carried", "rules-back", "rules-mended"}
    seats = {"seat-left", "seat-resigned", "seat-late", "seat-back"}
    levels = {"bot-level-random", "bot-level-attache", "bot-level-heuristic", "bot-level-search"}
    assert english == french
    # Those of the server and the command line are looked at in tests/languages/test_refusals.py.
    said = words | refusals | hints | causes | mended | seats | levels
    assert {id for id in english if not id.startswith("refusal-")} == said


def test_a_reason_is_what_asks_what_limits_and_which_of_how_many(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    message = "prompt-place = Place\n    .why = { $limit } at most\n    .count = { $done } of 3\nprompt-bare = Go on\n"
    (tmp_path / "en" / "x.ftl").write_text(f"court-north = North\n{message}", encoding="utf-8")
    say = Prose("en", [tmp_path], NOUNS, strict=True)
    assert say.reason(Text("place", limit=2, done=1)) == "2 at most · 1 of 3"
    assert say.reason(Text("place", limit=2, done=1, source=("court", 0))) == "North · 2 at most · 1 of 3"
    assert say.reason(Text("bare")) == ""


def test_a_question_may_have_labels_of_its_own_for_its_answers(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text(
        "prompt-ambush = Strike a court, or not.\n"
        "    .done = Let them be ({ $left } left)\n"
        "    .strike = Hit { $court }\n"
        "action-done = Done\naction-points = Points\ncourt-north = the north court\n",
        "utf-8",
    )
    words = Prose("en", [tmp_path], NOUNS, strict=True)
    asked = Text("ambush", left=2)
    labels = [words.answer(ACTIONS, ACTIONS.parse(name), asked) for name in ("done", "strike north", "points")]
    assert labels == ["Let them be (2 left)", "Hit the north court", "Points"]
    assert words.answer(ACTIONS, ACTIONS.parse("done"), None) == "Done"
