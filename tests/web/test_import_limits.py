"""Imports: one at a time, and not too many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.engine.errors import BadJournal
from chancellery.web import match_service
from chancellery.web.limits import Limits, TooOften
from tests.web.inside import Inside


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    app = Inside(tmp_path)
    yield app
    app.close()


def test_a_second_import_at_the_same_time_is_sent_away(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    who, _ = inside.person()
    refused: list[TooOften] = []

    running = False

    def slow(*_: object) -> None:
        nonlocal running
        assert not running, "two matches are imported at the same time"
        running = True
        with pytest.raises(TooOften) as meanwhile:
            inside.service.take_in(who, "{}")
        refused.append(meanwhile.value)
        running = False
        raise BadJournal("this is not a journal of Chancellery")

    monkeypatch.setattr(match_service, "import_match", slow)
    for _ in range(2):
        with pytest.raises(BadJournal):
            inside.service.take_in(who, "{}")
    assert len(refused) == 2


def test_a_person_and_an_address_import_only_so_many() -> None:
    limits = Limits(1.0)
    for kind, most in (("import", 5), ("import-address", 15)):
        for _ in range(most):
            limits.take(kind, "somebody", now=0.0)
        with pytest.raises(TooOften):
            limits.take(kind, "somebody", now=0.0)
