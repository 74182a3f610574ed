"""Languages are data: found by their folders, chosen by wishes, and told apart from damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.engine.errors import BadContent
from chancellery.engine.languages import VARIABLE, choose_language, help_file, languages, messages, text_files
from chancellery.engine.prose import Prose
from tests.languages import pseudo
from tests.tiny import TINY
from tests.tiny.board import NOUNS

TINY_TEXT = TINY.folder / "text"


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the pseudo-language in it, and the kernel told of it."""
    pseudo.write(tmp_path, [TINY])
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def entry(folder: Path, id: str, text: str) -> None:
    (folder / id).mkdir()
    (folder / id / "language.toml").write_text(text, "utf-8")


def test_the_shipped_languages_are_those_with_an_entry() -> None:
    assert {id: language.name for id, language in languages().items()} == {"en": "English", "fr": "Français"}
    assert next(iter(languages())) == "en"


def test_a_language_from_outside_is_found_with_its_texts(outside: Path) -> None:
    assert list(languages()) == ["en", "fr", "en-XA"]
    assert languages()["en-XA"].name == "Ëñĝļîšĥ"
    assert [file.name for file in text_files(TINY_TEXT, "en-XA")] == ["learn.ftl", "tiny.ftl"]
    assert help_file(TINY.folder, "en-XA") == outside / "en-XA" / "tiny" / "help.md"


def test_its_words_are_read_and_nothing_is_missing(outside: Path) -> None:
    english, other = (Prose(language, [TINY_TEXT], NOUNS, strict=True) for language in ("en", "en-XA"))
    assert other.name("court", 0) == pseudo.pseudo(english.name("court", 0)) != english.name("court", 0)
    assert other.names("court", (0, 1)) != english.names("court", (0, 1))


def test_english_messages_fill_the_gaps_of_a_language(outside: Path) -> None:
    (outside / "en-XA" / "tiny" / "tiny.ftl").write_text(
        "game-title = Ĝâɱë\nseat-red =\n    Ŕëđ\n    .short = Ŕ\n", "utf-8"
    )
    text = messages(TINY_TEXT, "en-XA")
    assert "game-title = Courtyard" not in text
    assert "game-title = Ĝâɱë" in text
    assert "seat-blue = Blue" in text
    assert text.count("seat-red =") == 1
    assert "    [one] Pick a card.\n   *[other] Pick { $cards } cards.\n}" in text
    assert messages(TINY_TEXT, "fr") == "\n".join(file.read_text("utf-8") for file in text_files(TINY_TEXT, "fr"))
    assert messages(TINY_TEXT, "en", "nothing.ftl") == ""


def test_help_falls_back_to_english() -> None:
    assert help_file(TINY.folder, "fr") == TINY.folder / "help" / "fr.md"
    assert help_file(TINY.folder, "xx") == TINY.folder / "help" / "en.md"
    assert help_file(TINY.folder / "text", "en") is None


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (["fr"], "fr"),
        (["fr_CA.UTF-8"], "fr"),
        (["de-DE", "fr;q=0.8", "en;q=0.5"], "fr"),
        (["en-US"], "en"),
        (["EN-xa"], "en-XA"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_can_be_met(outside: Path, wishes: list[str], chosen: str) -> None:
    assert choose_language(wishes) == chosen


def test_a_wish_for_a_family_is_met_by_a_member(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry(tmp_path, "pt-BR", 'name = "Português"\nlocale = "pt-BR"\n')
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert choose_language(["pt"]) == choose_language(["pt-PT"]) == "pt-BR"


@pytest.mark.parametrize(
    ("id", "text", "problem"),
    [
        ("deutsch", 'name = "Deutsch"\nlocale = "de"\n', "is not a language tag"),
        ("de", 'locale = "de"\n', "'name' is missing"),
        ("de", 'name = "Deutsch"\nlocale = 3\n', "'locale' is missing, or no text"),
        ("de", 'name = "Deutsch"\nlocale = "de_"\n', "'de_' is no locale, such as 'de' or 'pt-BR'"),
        ("de", "name =", "language.toml"),
    ],
)
def test_a_damaged_entry_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, text: str, problem: str
) -> None:
    entry(tmp_path, id, text)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(BadContent, match=problem):
        languages()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "gone"))
    with pytest.raises(BadContent, match="there is no such folder"):
        languages()
