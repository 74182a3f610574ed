"""Content overlays: named figures and nothing else, each with a sentence about what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chancellery.engine.content import Content, Record
from chancellery.engine.errors import BadContent, BadJournal, BadOption, BadSave
from chancellery.engine.journal import Journal, read_journal
from chancellery.engine.overlays import ENVIRONMENT, change_content, changes_of, read_overlay, use_overlay
from chancellery.engine.rng import key_from
from chancellery.engine.saves import load, save
from tests.tiny import TINY


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does."""

    kind: str
    value: int = 0


class Card(Record, frozen=True):
    """A card with a figure, with deeds, and with something that the file may leave out."""

    value: int
    deeds: tuple[Deed, ...] = ()
    price: int | None = None


CARDS = """[[card]]
id = "fair"
source = "rulebook"
value = 2
deeds = [{ kind = "march", value = 1 }, { kind = "rest" }]

[[card]]
id = "foul"
source = "rulebook"
value = 3
"""


def read(folder: Path, changes: dict[str, Any]) -> tuple[Content, dict[str, Card]]:
    (folder / "cards.toml").write_text(CARDS, "utf-8")
    content = Content(folder, changes)
    cards = content.load("cards.toml", "card", Card)
    content.report_unfound_changes()
    return content, cards


def test_named_figures_are_changed_and_nothing_else(tmp_path: Path) -> None:
    content, cards = read(tmp_path, {"card": {"fair": {"value": 5, "deeds": {"2": {"value": 4}}, "price": 1}}})
    assert content.problems == []
    assert cards["fair"] == Card(
        id="fair", source="rulebook", value=5, deeds=(Deed("march", 1), Deed("rest", 4)), price=1
    )
    assert cards["foul"].value == 3
    assert [change.told() for change in content.changed] == [
        "card 'fair': value 2 → 5",
        "card 'fair': deeds.2.value none → 4",
        "card 'fair': price none → 1",
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"card": {"fairy": {"value": 1}}}, "the overlay names a card 'fairy' that there is not"),
        (
            {"cards": {"fair": {"value": 1}}},
            "the overlay names a table 'cards' that there is not; did you mean 'card'?",
        ),
        (
            {"card": {"fair": {"valu": 1}}},
            "'valu' of card 'fair', which is not there to be changed; did you mean 'value'?",
        ),
        ({"card": {"fair": {"id": "x"}}}, "the field 'id' of card 'fair', which is not there to be changed"),
        ({"card": {"fair": {"value": "two"}}}, "cards.toml: card 'fair': field 'value': Expected `int`, got `str`"),
        ({"card": {"fair": {"deeds": {"3": {"value": 1}}}}}, "names part 3 of 'deeds' of card 'fair', which has 2"),
        ({"card": {"fair": {"deeds": {"1": {"worth": 1}}}}}, "Object contains unknown field `worth`"),
    ],
)
def test_what_there_is_not_cannot_be_changed(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    content, _ = read(tmp_path, changes)
    assert len(content.problems) == 1
    assert sentence in content.problems[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the overlay names no figure"),
        ("[card.fair]\n", "the overlay names no figure"),
        ("value = 3\n", "'value' is not a table of records"),
        ("[card]\nfair = 3\n", "'card' is not a table of records"),
        ("[card.fair\n", "not a TOML file"),
        ("[card.fair]\nvalue = 2026-01-01\n", "dates and times are not figures"),
    ],
)
def test_a_file_that_changes_nothing_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "o.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadContent) as error:
        read_overlay(file)
    assert str(error.value).startswith(f"{file}: ")
    assert sentence in str(error.value)
    with pytest.raises(BadContent, match="the overlay cannot be read"):
        read_overlay(tmp_path / "absent.toml")


def test_a_game_that_is_loaded_keeps_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from chancellery.games import find_game

    find_game("europe-divided")
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    file = tmp_path / "o.toml"
    file.write_text("[figure.hand]\nvalue = 4\n", "utf-8")
    with pytest.raises(BadOption, match="europe-divided is loaded with its own figures already"):
        change_content("europe-divided", file)
    assert changes_of("europe-divided") == {}


def test_journals_and_saves_name_the_figures_that_they_were_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this process had loaded Courtyard with an overlay: what is made in it is read by no other."""
    import json

    own = Journal(TINY, TINY.options(), key_from("overlay"))
    plain = json.dumps(own.export())
    kept = save(own.replay())
    monkeypatch.setenv(ENVIRONMENT, "")
    changes = {"card": {"feast_one": {"value": 9}}}
    use_overlay(TINY.id, changes)
    made = own.export()
    assert (made["format"], made["content"]) == (6, changes)
    assert read_journal(json.dumps(made), lambda _: TINY).verify().ply == 0
    mine = save(own.replay())
    assert load(TINY, mine).ply == 0
    with pytest.raises(BadJournal, match="with the figures of Courtyard, and not with those of the overlay"):
        read_journal(plain, lambda _: TINY)
    with pytest.raises(BadSave, match="other figures"):
        load(TINY, kept)
    monkeypatch.setenv(ENVIRONMENT, "")
    with pytest.raises(BadJournal, match="with other figures than those of Courtyard"):
        read_journal(json.dumps(made), lambda _: TINY)
    with pytest.raises(BadSave, match="other figures"):
        load(TINY, mine)
    assert json.loads(plain)["format"] == 1


def test_what_is_in_the_environment_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("o.toml", "[]", '{"game": 1, "changes": {}}'):
        monkeypatch.setenv(ENVIRONMENT, text)
        with pytest.raises(BadContent, match="CHANCELLERY_CONTENT is not an overlay"):
            changes_of("courtyard")
