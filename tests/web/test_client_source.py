"""The client's own source: what the formatter cannot break is broken by hand."""

from __future__ import annotations

from typing import Final

import pytest

from chancellery.web.http.client_files import CLIENT

LONGEST: Final = 160
SOURCES: Final = sorted(
    path.relative_to(CLIENT).as_posix()
    for path in CLIENT.rglob("*.js")
    if "vendor" not in path.relative_to(CLIENT).parts
)


@pytest.mark.parametrize("source", SOURCES)
def test_no_line_is_too_long(source: str) -> None:
    lines = (CLIENT / source).read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST] == []


def test_there_is_one_dialog_and_one_place_for_tips() -> None:
    def found_in(part: str) -> list[str]:
        return [source for source in SOURCES if part in (CLIENT / source).read_text("utf-8")]

    assert found_in("showModal") == found_in("<dialog") == ["parts/common/dialog.js"]
    assert found_in(".style.left = `${") == ["parts/common/tips.js"]
    assert found_in('class="curve"') == ["parts/result/axes.js"]
