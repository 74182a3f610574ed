"""Things by kind and id."""

from __future__ import annotations

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.nouns import NOBODY, Nouns, nearest
from tests.engine.courtyard import sentence

NOUNS = Nouns({"seat": ("red", "blue"), "court": (name for name in ("north", "east"))})


def test_ids_and_indexes_are_each_others_inverse() -> None:
    assert NOUNS.ids == {"seat": ("red", "blue"), "court": ("north", "east")}
    assert [NOUNS.index("court", NOUNS.id("court", i)) for i in range(2)] == [0, 1]
    assert (NOUNS.id("court", 1), NOUNS.index("seat", "blue"), NOUNS.count("court")) == ("east", 1, 2)


def test_none_is_nobody() -> None:
    assert NOUNS.id("seat", NOBODY) == "none"
    assert NOUNS.value("seat", "none") == NOBODY == -1
    assert NOUNS.value("seat", "blue") == 1
    assert sentence(ChancelleryError, lambda: NOUNS.index("seat", "none")) == "there is no seat 'none'"


def test_misspelt_id_gets_a_hint() -> None:
    assert sentence(ChancelleryError, lambda: NOUNS.index("court", "noth")) == (
        "there is no court 'noth'; did you mean 'north'?"
    )


def test_unlike_id_gets_none() -> None:
    assert sentence(ChancelleryError, lambda: NOUNS.index("seat", "xyzzy")) == "there is no seat 'xyzzy'"


def test_nearest_is_the_one_closest_word() -> None:
    assert nearest("gren", ["red", "green", "greens"]) == "; did you mean 'green'?"
    assert nearest("gren", []) == ""


def test_with_seats_changes_the_seats_alone() -> None:
    other = NOUNS.with_seats(("north", "south", "west"))
    assert other.ids == {"seat": ("north", "south", "west"), "court": ("north", "east")}
    assert NOUNS.ids["seat"] == ("red", "blue")


def test_aliases_are_understood_and_never_shown() -> None:
    nouns = Nouns({"seat": ("red",), "path": ("a-b", "b-c")}, aliases={"path": {"b-a": "a-b", "c-b": "b-c"}})
    assert [nouns.index("path", name) for name in ("a-b", "b-a", "b-c", "c-b")] == [0, 0, 1, 1]
    assert nouns.ids["path"] == ("a-b", "b-c")
    assert nouns.with_seats(("red", "blue")).index("path", "c-b") == 1
