"""The page and what it is made of: one shell, our own files, words in both languages, small enough."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from chancellery.web.games import catalog
from chancellery.web.http.client_files import CLIENT
from chancellery.web.pages import IMPORT_MAP, MAP_HASH, POLICY, SHARED, shell
from tests.web.serving import Person, Server

LANGUAGES = ("en", "fr")
BUDGET = 320_000
KINDS = (".js", ".mjs", ".css", ".ftl")
CLIENT_FILES = sorted(p for p in CLIENT.rglob("*") if p.suffix in KINDS or p.name == "icons.svg")
ADDRESSES = ["/", "/table/abc", "/rules/europe-in-turmoil", "/account", "/replays", "/workshop", "/operator"]


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a file with the names of its values."""
    text = path.read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_an_address_that_leads_nowhere_is_a_page_for_a_browser_alone(person: Person) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml"}
    answer = person.http.get("/nowhere", headers=browser)
    assert (answer.status_code, answer.text) == (404, shell())
    assert answer.headers["content-security-policy"] == POLICY
    for address, accept in (("/nowhere", {}), ("/api/nowhere", browser)):
        refused = person.http.get(address, headers=accept)
        assert (refused.status_code, refused.json()["error"]) == (404, "Not Found")


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_gives_the_shell(person: Person, address: str) -> None:
    answer = person.http.get(address)
    assert answer.status_code == 200
    assert answer.text == shell()
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["cache-control"] == "no-cache"


def test_the_policy_names_the_import_map_and_nothing_else_inline() -> None:
    assert shell().count("<script") == 3
    assert f'<script type="importmap">{IMPORT_MAP}</script>' in shell()
    assert f"'sha256-{MAP_HASH}'" in POLICY
    assert "unsafe" not in POLICY
    assert "style=" not in shell()


def test_all_that_the_shell_names_is_there(person: Person) -> None:
    named = re.findall(r'(?:href|src)="([^"]+)"', shell())
    assert len(named) > 20
    for address in [*named, *re.findall(r'"(/client/vendor/[^"]+)"', IMPORT_MAP)]:
        answer = person.http.get(address)
        assert answer.status_code == 200, address
        assert "no-cache" in answer.headers["cache-control"]
        if address.endswith((".js", ".mjs")):
            assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript")), address


def test_the_shell_asks_at_once_for_what_every_page_needs() -> None:
    """In every room, or else a browser finds out about one module after the other."""
    needed = {path.relative_to(CLIENT).as_posix() for folder in SHARED for path in (CLIENT / folder).rglob("*.js")}
    assert len(needed) > 100
    assert needed <= set(re.findall(r'rel="modulepreload" href="/client/([^"]+)"', shell()))


def test_a_file_that_has_not_changed_is_not_sent_again(person: Person) -> None:
    first = person.http.get("/client/app.js")
    again = person.http.get("/client/app.js", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_files_are_sent_packed_to_whoever_can_unpack_them(person: Person) -> None:
    packed = person.http.get("/client/app.js", headers={"Accept-Encoding": "gzip"})
    plain = person.http.get("/client/app.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == (CLIENT / "app.js").read_bytes()


@pytest.mark.parametrize("address", ["/client/no.js", "/client/", "/client/../app.py", "/client/%2e%2e/%2e%2e/app.py"])
def test_nothing_but_the_clients_files_is_sent(person: Person, address: str) -> None:
    assert person.http.get(address).status_code == 404


def test_no_file_names_an_outside_host() -> None:
    """Namespaces and licences apart, nothing is fetched from anywhere but here."""
    for path in CLIENT_FILES:
        if "vendor" in path.parts:
            continue
        addresses = set(re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8")))
        assert addresses <= {"http://www.w3.org/2000/svg"}, path


@pytest.mark.parametrize("file", sorted(p.name for p in (CLIENT / "text" / "en").glob("*.ftl")))
def test_both_languages_say_the_same(file: str) -> None:
    english, french = (messages(CLIENT / "text" / language / file) for language in LANGUAGES)
    # The server's own sentence is an English one.
    assert {id: values - {"sentence"} for id, values in english.items()} == french
    assert english


def test_every_message_that_the_client_asks_for_exists() -> None:
    known = {id for path in (CLIENT / "text" / "en").glob("*.ftl") for id in messages(path)}
    for path in CLIENT.rglob("*.js"):
        if "vendor" in path.parts:
            continue
        for id in re.findall(r'\bt\("([a-z0-9-]+)"', path.read_text("utf-8")):
            assert id in known, f"{path.name}: {id}"


@pytest.mark.parametrize("game", [path.name for path in sorted((CLIENT / "games").iterdir()) if path.is_dir()])
def test_all_that_a_table_loads_is_small(game: str) -> None:
    """320 kB gzipped, fonts and grounds apart: the client and the folder of one game, since no page loads another's."""
    others = [path for path in (CLIENT / "games").iterdir() if path.is_dir() and path.name != game]
    loaded = [path for path in CLIENT_FILES if not any(path.is_relative_to(other) for other in others)]
    assert any(path.is_relative_to(CLIENT / "games" / game) for path in loaded)
    size = sum(len(gzip.compress(path.read_bytes())) for path in loaded if "fonts" not in path.parts)
    assert size < BUDGET


# --- what the client asks for about a game ---


def test_facts_tell_what_is_printed_and_what_actions_are_about(person: Person) -> None:
    facts = person.http.get("/api/games/europe-in-turmoil/facts").json()
    assert len(facts["content"]["spaces"]["space"]) == 73
    assert len(facts["content"]["cards"]["card"]) == 110
    assert facts["actions"]["place vienna"] == ["place", "space", "vienna"]
    assert facts["actions"]["done"] == ["done", None, None]
    assert facts["actions"]["amount 3"] == ["amount", "number", "3"]
    assert facts["events"]["support-added"] == {"seat": "seat", "space": "space"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_game_are_sent_in_fluent(person: Person, language: str) -> None:
    answer = person.http.get(f"/api/games/europe-in-turmoil/text?lang={language}")
    assert answer.headers["content-type"].startswith("text/plain")
    body = FluentParser().parse(answer.text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert {"nothing", "list", "seat-liberal", "space-vienna", "card-modernism", "event-pick-sealed"} <= set(ids)
    assert answer.text == catalog.messages("europe-in-turmoil", language)


def test_there_are_no_facts_of_an_unknown_game(person: Person) -> None:
    assert person.http.get("/api/games/chess/facts").status_code == 404
    assert person.http.get("/api/games/chess/text").status_code == 404


def test_odds_are_for_the_seat_that_decides(server: Server) -> None:
    """Over HTTP: whoever does not decide, or only watches, is told nothing."""
    liberal, watcher = server.person(), server.person()
    match = liberal.http.post(
        "/api/matches",
        json={"game": "europe-in-turmoil", "seats": {"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}}},
    ).json()["id"]
    view = liberal.http.get(f"/api/matches/{match}/view").json()
    for _ in range(200):
        seat = view["position"]["waiting"][0]
        view = liberal.http.get(f"/api/matches/{match}/view?seat={seat}").json()
        odds = liberal.http.get(f"/api/matches/{match}/odds?seat={seat}").json()
        assert set(odds) <= set(view["position"]["legal"])
        if odds:
            break
        action = view["position"]["legal"][0]
        body = {"action": action, "ply": view["ply"], "seat": seat}
        assert liberal.http.post(f"/api/matches/{match}/actions", json=body).status_code == 200
        view = liberal.http.get(f"/api/matches/{match}/view").json()
    assert all(len(die["faces"]) in (0, 6) and set(die) == {"rolls", "counts", "faces"} for die in odds.values())
    assert odds
    other = {"liberal": "authoritarian", "authoritarian": "liberal"}[seat]
    assert liberal.http.get(f"/api/matches/{match}/odds?seat={other}").json() == {}
    assert watcher.http.get(f"/api/matches/{match}/odds").json() == {}
    assert watcher.http.get(f"/api/matches/{match}/odds?seat={seat}").status_code == 403
