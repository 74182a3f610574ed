"""The server with a language from outside: it is listed, chosen, served and written in."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.engine.languages import VARIABLE
from chancellery.web.http.client_files import CLIENT
from chancellery.web.http.client_version import client_version
from chancellery.web.people.notices import TEXT, words
from tests.languages import pseudo
from tests.tiny import TINY
from tests.web.inside import Asker, Inside

Asking = Callable[[Asker], Coroutine[Any, Any, None]]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Asking], None]]:
    monkeypatch.setenv(VARIABLE, str(pseudo.write(tmp_path / "languages", [TINY])))
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    client_version.forget()
    inside = Inside(tmp_path)
    yield inside.run
    inside.close()
    client_version.forget()


def test_it_is_listed_and_its_texts_are_served(ask: Callable[[Asking], None], tmp_path: Path) -> None:
    async def asking(asker: Asker) -> None:
        listed = json.loads((await asker.ask(None, "/api/languages"))[2])
        assert [language["id"] for language in listed] == ["en", "fr", "en-XA"]
        assert listed[-1] == {"id": "en-XA", "name": "Ëñĝļîšĥ", "locale": "en-GB"}
        page = (await asker.ask(None, "/"))[2].decode()
        assert "Ëñĝļîšĥ" in page
        for file in (CLIENT / "text" / "en").glob("*.ftl"):
            status, _, body = await asker.ask(None, f"/client/text/en-XA/{file.name}")
            assert (status, body.decode()) == (200, pseudo.pseudo_fluent(file.read_text("utf-8")))
        (tmp_path / "languages" / "en-XA" / "client" / "lobby.ftl").unlink()
        english = (CLIENT / "text" / "en" / "lobby.ftl").read_text("utf-8")
        gap = (await asker.ask(None, "/client/text/en-XA/lobby.ftl"))[2].decode()
        assert gap.strip().endswith(english.strip().splitlines()[-1])
        assert (await asker.ask(None, "/client/text/en-XA/secret.ftl"))[0] == 404
        assert (await asker.ask(None, "/client/text/xx/shared.ftl"))[0] == 404
        help = json.loads((await asker.ask(None, "/api/games/courtyard/help?lang=en-XA"))[2])
        assert help[0]["title"] == "1 " + pseudo.pseudo("Courtyard")

    ask(asking)


def test_people_choose_among_the_languages_there_are(ask: Callable[[Asking], None]) -> None:
    async def asking(asker: Asker) -> None:
        asker.http.headers["Accept-Language"] = "de, en-XA;q=0.8, fr;q=0.5"
        assert json.loads((await asker.ask(None, "/api/me"))[2])["language"] == "en-XA"
        status, _, body = await asker.ask(None, "/api/games?lang=de")
        assert status == 400
        assert json.loads(body)["error"] == "there is no language 'de'; there are en, fr, en-XA"
        said = json.loads(body)["message"]
        assert pseudo.english_in(said, ["en, fr, en-XA"]) == []

    ask(asking)


def test_an_account_keeps_a_language_that_there_is(ask: Callable[[Asking], None], tmp_path: Path) -> None:
    inside = Inside(tmp_path)
    _, token = inside.person()

    async def asking(asker: Asker) -> None:
        assert json.loads((await asker.ask(token, "/api/me", {"language": "en-XA"}))[2])["language"] == "en-XA"
        assert (await asker.ask(token, "/api/me", {"language": "de"}))[0] == 400
        assert json.loads((await asker.ask(token, "/api/me"))[2])["language"] == "en-XA"

    inside.run(asking)
    inside.close()


def test_notices_are_written_in_it(ask: Callable[[Asking], None]) -> None:
    for file in (TEXT / "en").glob("*.ftl"):
        assert pseudo.english_in(file.read_text("utf-8"))
    said = words("en-XA").text("notice-running", values={"title": "X"})
    assert said == pseudo.pseudo("X: it is your turn").replace(pseudo.pseudo("X"), "X")
