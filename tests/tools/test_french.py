"""The narrow spaces of French."""

from __future__ import annotations

import pytest

from tools.french import french_files, is_wrong, mended


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("seat = Place : libre", "seat = Place\u202f: libre"),
        ("why = « Paris » est pris ; et après ?", "why = «\u202fParis\u202f» est pris\u202f; et après\u202f?"),
        ("ratio = 67 %", "ratio = 67\u202f%"),
    ],
)
def test_ordinary_spaces_are_found_and_narrowed(line: str, right: str) -> None:
    assert is_wrong(line)
    assert mended(line) == right
    assert not is_wrong(right)


@pytest.mark.parametrize("line", ["why = Paris: pris", "why = l'armée"])
def test_what_a_person_has_to_mend_is_found(line: str) -> None:
    assert is_wrong(line)


@pytest.mark.parametrize("line", ["# À faire: rien", "voir `make: x`", "https://example.org", "count = { $n ->"])
def test_comments_code_and_addresses_are_left_alone(line: str) -> None:
    assert not is_wrong(line)


def test_all_french_is_looked_at() -> None:
    names = {file.name for file in french_files()}
    assert {"cli.ftl", "kernel.ftl", "table.ftl", "prompts.ftl", "fr.md"} <= names
