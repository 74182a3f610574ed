"""The page and what it is made of: one shell, our own files, words in both languages, small enough."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chancellery
from chancellery.web.games import catalog
from chancellery.web.http.client_files import CLIENT
from chancellery.web.http.client_route import base
from chancellery.web.http.client_version import ClientVersion, client_version
from chancellery.web.pages import SHARED, import_map, policy, shell
from tests.web.serving import Person, Server

LANGUAGES = ("en", "fr")
KINDS = (".js", ".mjs", ".css", ".ftl")
CLIENT_FILES = sorted(p for p in CLIENT.rglob("*") if p.suffix in KINDS or p.name == "icons.svg")
ADDRESSES = [
    "/",
    "/table/abc",
    "/rules/realpolitik",
    "/cards/realpolitik",
    "/people/ann",
    "/account",
    "/replays",
    "/workshop",
    "/operator",
]


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a file with the names of its values."""
    text = path.read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_no_message_has_two_texts() -> None:
    """Of two with one name the first is read: a card said "Turn {$turn}", meant for the top row of a phone."""
    root = Path(chancellery.__file__).parent
    for folder in sorted({path.parent for path in root.rglob("*.ftl")}):
        parsed = [FluentParser().parse(path.read_text("utf-8")).body for path in sorted(folder.glob("*.ftl"))]
        names = Counter(one.id.name for body in parsed for one in body if isinstance(one, ast.Message | ast.Term))
        assert [name for name, often in names.items() if often > 1] == [], folder


def plain(text: str) -> str:
    """A shell without the editions of games: the server of these tests has some more."""
    return re.sub(r'data-editions="[^"]*"', "", text)


def test_an_address_that_leads_nowhere_is_a_page_for_a_browser_alone(person: Person) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml"}
    answer = person.http.get("/nowhere", headers=browser)
    assert (answer.status_code, plain(answer.text)) == (404, plain(shell().text))
    assert answer.headers["content-security-policy"] == shell().policy
    for address, accept in (("/nowhere", {}), ("/api/nowhere", browser)):
        refused = person.http.get(address, headers=accept)
        assert (refused.status_code, refused.json()["error"]) == (404, "Not Found")


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_gives_the_shell(person: Person, address: str) -> None:
    answer = person.http.get(address)
    assert answer.status_code == 200
    assert plain(answer.text) == plain(shell(address.split("/")[1]).text)
    assert answer.headers["content-security-policy"] == shell().policy
    assert answer.headers["cache-control"] == "no-cache"
    again = person.http.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == shell().policy


def test_the_list_of_people_is_another_page_than_one_of_them(person: Person) -> None:
    assert plain(person.http.get("/people").text) == plain(shell("players").text)


def test_the_policy_names_the_import_map_and_nothing_else_inline() -> None:
    names = import_map(base(client_version.now()))
    assert shell().text.count("<script") == 3
    assert f'<script type="importmap">{names}</script>' in shell().text
    assert shell().policy == policy(names)
    hashed = base64.b64encode(hashlib.sha256(names.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{hashed}';" in shell().policy
    assert "unsafe" not in shell().policy
    assert "style=" not in shell().text


@pytest.mark.parametrize("game", [None, "europe-in-turmoil", "versailles-1919"])
def test_all_that_the_shell_names_is_there_and_kept_for_good(person: Person, game: str | None) -> None:
    text = shell("table", game).text
    # The manifest and the icons of an app that is installed have addresses that stay (test_installed.py).
    named = [one for one in re.findall(r'(?:href|src)="([^"]+)"', text) if one.startswith(("/client/", "/api/"))]
    assert len(named) > 20
    assert (f"games/{game}/index.js" in text) == (game is not None)
    for address in [*named, *re.findall(r'"(/client/[^"]+/vendor/[^"]+)"', import_map(base(client_version.now())))]:
        answer = person.http.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        if address.endswith((".js", ".mjs")):
            assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript")), address


def test_the_shell_asks_at_once_for_what_every_page_needs() -> None:
    """In every room, or else a browser finds out about one module after the other."""
    needed = {path.relative_to(CLIENT).as_posix() for folder in SHARED for path in (CLIENT / folder).rglob("*.js")}
    assert len(needed) > 100
    assert needed <= set(re.findall(r'rel="modulepreload" href="/client/v-[0-9a-f]+/([^"]+)"', shell().text))


def test_a_table_is_told_of_its_game_before_it_asks(person: Person) -> None:
    """With the modules, the board and the edition of what is printed in it; one that is not there is none's."""
    match = person.table(game="realpolitik", options={"players": 3})["id"]
    for page in ("table", "result"):
        text = person.http.get(f"/{page}/{match}").text
        assert plain(text) == plain(shell(page, "realpolitik").text)
        for file in ("index.js", "ground.svg", "layout.json", "style.css"):
            assert f"/games/realpolitik/{file}" in text
    assert plain(person.http.get("/table/nobody").text) == plain(shell("table").text)


def test_a_file_of_another_version_is_not_mixed_with_this_one(person: Person) -> None:
    """The very content, or an answer that says that there is a newer version; never another content."""
    here = person.http.get(f"{base(client_version.now())}app.js")
    assert here.content == (CLIENT / "app.js").read_bytes()
    gone = person.http.get(f"{base('0123456789abcdef')}app.js", headers={"Accept-Language": "fr"})
    assert (gone.status_code, gone.json()["code"]) == (410, "other-version")
    assert "plus récente" in gone.json()["message"]
    assert "immutable" not in gone.headers.get("cache-control", "")


def edition_of(person: Person, game: str) -> str:
    """The edition of a game that the server's shell names."""
    named = re.search(rf"&quot;{game}&quot;: &quot;(\w+)&quot;", person.http.get("/").text)
    assert named is not None
    return named[1]


def test_the_server_says_which_version_of_the_page_it_has(person: Person) -> None:
    assert person.http.get("/api/me").headers["chancellery-client"] == client_version.now()
    kept = person.http.get(f"/api/games/realpolitik/facts?v={edition_of(person, 'realpolitik')}")
    assert "chancellery-client" not in kept.headers


def test_the_version_changes_with_any_file_and_only_with_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a checkout it is looked at again every two seconds; what is installed stays as it is."""
    (tmp_path / "core").mkdir()
    file = tmp_path / "core" / "a.js"
    file.write_text("1", "utf-8")
    monkeypatch.setattr("chancellery.web.http.client_version.folders", lambda: {"": tmp_path})
    version = ClientVersion()
    first = version.now()
    file.write_text("22", "utf-8")
    assert version.now() == first
    assert version.of(file, file.stat().st_mtime_ns) != first
    second = version.now()
    (tmp_path / "README.md").write_text("not served", "utf-8")
    version.looked = -9.0
    assert version.now() == second
    file.write_text("1", "utf-8")
    version.looked = -9.0
    assert version.now() == first
    monkeypatch.setattr("chancellery.web.http.client_version.installed", lambda folder: True)
    installed = ClientVersion()
    assert installed.now() == first
    file.write_text("22", "utf-8")
    installed.looked = -9.0
    assert installed.now() == first


def test_a_file_that_has_not_changed_is_not_sent_again(person: Person) -> None:
    first = person.http.get("/client/app.js")
    again = person.http.get("/client/app.js", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_files_are_sent_packed_to_whoever_can_unpack_them(person: Person) -> None:
    plain = person.http.get("/client/app.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (CLIENT / "app.js").read_bytes()
    for wish, encoding in (("gzip", "gzip"), ("gzip, deflate, br, zstd", "br"), ("br;q=0, gzip", "gzip")):
        packed = person.http.get("/client/app.js", headers={"Accept-Encoding": wish})
        assert packed.headers["content-encoding"] == encoding
        assert packed.content == plain.content


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


def test_what_depends_on_the_edition_alone_is_kept_for_good(person: Person) -> None:
    """Under an address with the present edition; with another one, or none, it is asked for each time."""
    edition = edition_of(person, "europe-in-turmoil")
    for path in ("facts", "text?lang=fr", "help?lang=en"):
        joint = "&" if "?" in path else "?"
        address = f"/api/games/europe-in-turmoil/{path}"
        kept = person.http.get(f"{address}{joint}v={edition}")
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        for other in (address, f"{address}{joint}v=0123"):
            asked = person.http.get(other)
            assert (asked.headers["cache-control"], asked.content) == ("no-cache", kept.content)
            again = person.http.get(other, headers={"If-None-Match": asked.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("encoding", ["gzip", "br"])
def test_answers_are_packed_and_tagged(person: Person, encoding: str) -> None:
    """Whatever is answered whole and is worth it; nothing is sent that somebody has."""
    match = person.table(game="europe-in-turmoil")["id"]
    for path in ("/games?lang=en", f"/matches/{match}/view", f"/matches/{match}/table", "/games/realpolitik/facts"):
        wish = {"Accept-Encoding": encoding}
        packed = person.http.get(f"/api{path}", headers=wish)
        plain = person.http.get(f"/api{path}", headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == encoding, path
        assert packed.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
    known = person.http.get("/api/games?lang=en").headers["etag"]
    again = person.http.get("/api/games?lang=en", headers={"If-None-Match": f'"other", {known}'})
    assert (again.status_code, again.content) == (304, b"")
    small = person.http.get("/healthz", headers={"Accept-Encoding": encoding})
    assert "content-encoding" not in small.headers
    assert person.http.get("/api/matches/nobody", headers={"If-None-Match": "*"}).status_code == 404


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
