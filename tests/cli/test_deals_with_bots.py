"""A deal with a bot in the terminal: it answers at once, and the log says so."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Cli

VERSAILLES = "chancellery.games.versailles_1919.game:VERSAILLES_1919"
SEATED = ("versailles-1919", "--players", "3", "nations=seated", "--seed", "3")
# A promise that changes nothing is worth nothing.
OFFER = "offer france\npromise\nabout uprising\nterm-plus-one\npropose\n"


def test_a_bot_answers_the_offer_of_a_person_at_once(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", VERSAILLES)
    out = cli("play", *SEATED, typed=OFFER).out
    assert "United Kingdom offers France a deal:" in " ".join(out.split())
    assert "France refuses the deal" in out


def test_a_person_at_the_keyboard_is_not_answered_for(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", VERSAILLES)
    out = cli("play", *SEATED, "--seat", "one,two", typed=OFFER).out
    assert "refuses the deal" not in out
