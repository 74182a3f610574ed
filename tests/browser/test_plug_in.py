"""A game of another package, installed beside Chancellery: its page and pictures, and what damaged ones come to."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chancellery.cli.app import run
from tests.browser.conftest import Watch
from tests.browser.playing import PATIENCE_MS, call, ply, table, wait_for_turn
from tests.web.serving import Server
from tools.bundle import bundle

NewPage = Callable[..., Page]
# One is sound, one has a page that cannot be read, one has texts that cannot, and one rules that cannot be loaded.
SOUND, UNREADABLE = "congress-of-vienna", "congress-of-berlin"
WORDLESS, DAMAGED = "congress-of-verona", "congress-of-paris"
ALL = (SOUND, UNREADABLE, WORDLESS, DAMAGED)


class PlugInServer(Server):
    """A server in an interpreter of its own, which looks for what is installed when it starts."""

    def __init__(self, site: Path, folder: Path, client: Path | None) -> None:
        super().__init__(f"sqlite:///{folder / 'test.sqlite'}", folder, "--bot-seconds", "1", client=client)
        self.site = site

    def start(self) -> Server:
        where = {} if self.client is None else {"CHANCELLERY_CLIENT": str(self.client)}
        environment = {**os.environ, **where, "PYTHONPATH": str(self.site), "XDG_DATA_HOME": str(self.folder)}
        command = [sys.executable, "-m", "chancellery.cli", "serve", "--port", str(self.port), "--db", self.db]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(  # type: ignore[assignment]  # it is used like a server of the nursery
                [*command, "--rates", "0", *self.more],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.wait_until_ready()
        return self


def install(site: Path) -> None:
    """Lay down games in a folder of packages, and name them as an installer does."""
    for id in ALL:
        assert run(["new-game", id, "--folder", str(site)]) == 0
    names = {id: id.replace("-", "_") for id in ALL}
    (site / names[UNREADABLE] / "page" / "index.js").write_text('import { nothing } from "nowhere";\n', "utf-8")
    (site / names[WORDLESS] / "text" / "en" / "names.ftl").write_bytes(b"game-title = V\xe9rone\n")
    (site / names[DAMAGED] / "board.py").write_text("raise RuntimeError('the deck is gone')\n", "utf-8")
    told = site / "congresses-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: congresses\nVersion: 1.0\n", "utf-8")
    points = [f"{id} = {name}.game:{name.upper()}" for id, name in names.items()]
    (told / "entry_points.txt").write_text("\n".join(["[chancellery.games]", *points, ""]), "utf-8")


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("site")
    install(site)
    client = None if request.config.getoption("--client-source") else bundle()
    server = PlugInServer(site, tmp_path_factory.mktemp("plugged"), client).start()
    yield server
    server.stop()


@pytest.fixture
def page(new_page: NewPage, plugged: Server) -> Page:
    return new_page(base_url=plugged.url)


def sit_down(page: Page, game: str) -> None:
    seats = {"north": {"kind": "me"}, "south": {"kind": "bot"}}
    match = call(page, "/matches", {"game": game, "seats": seats})["id"]
    page.goto(f"/table/{match}")


def play_a_card(page: Page, card: str = "") -> None:
    """Press a card of the board that can be played."""
    before = ply(page)
    page.locator(f'.laid-card.legal[data-thing^="card:{card}"]').first.click()
    page.locator(f"main.table:not([data-ply='{before}'])").wait_for(timeout=PATIENCE_MS)


def test_a_plug_in_is_in_the_lobby_with_its_picture_and_played_on_its_own_board(page: Page) -> None:
    page.goto("/")
    tile = page.locator(f'.vig[data-game="{SOUND}"]')
    expect(tile.locator("svg text")).to_have_text(["3", "7", "5"])
    sit_down(page, SOUND)
    expect(page.locator(".laid-title")).to_have_text(["North", "South", "Your hand"])
    while wait_for_turn(page):
        play_a_card(page)
    expect(table(page)).to_have_attribute("data-status", "finished")


def test_its_guided_first_match_leads_to_its_end(new_page: NewPage, plugged: Server) -> None:
    page = new_page(base_url=plugged.url, locale="fr-FR")
    page.goto("/")
    page.get_by_role("button", name=re.compile("apprendre en jouant.*Congress Of Vienna")).click()
    mark = page.locator("aside.coach")
    for step, card in enumerate(("", "four", "", "six", "", "")):
        expect(mark.locator(".n").first).to_contain_text(str(step + 1))
        if card:
            wait_for_turn(page)
            play_a_card(page, card)
        elif step < 5:
            mark.locator("button.do").click()


def test_its_files_are_served_like_our_own(plugged: Server) -> None:
    person = plugged.person()
    found = re.search(r'data-client="([^"]+)"', person.http.get("/").text)
    assert found is not None
    style = person.http.get(f"{found[1]}games/{SOUND}/style.css")
    assert style.status_code == 200
    assert "immutable" in style.headers["cache-control"]
    looks = {game["id"]: game["looks"] for game in person.get("/games")}
    assert list(looks[SOUND]) == ["north", "south"]
    assert style.headers["content-type"].startswith("text/css")
    for address in (f"{SOUND}/../game.py", f"{SOUND}/%2e%2e/game.py", f"{SOUND}/none.js", f"{DAMAGED}/index.js"):
        assert person.http.get(f"/client/games/{address}").status_code == 404, address


def test_a_page_that_cannot_be_read_leaves_a_plain_table(page: Page, watch: Watch) -> None:
    watch.allow("nowhere", "Failed to resolve module specifier")
    sit_down(page, UNREADABLE)
    expect(page.locator(".textview caption").first).to_have_text("The board")
    expect(page.locator(".prompt .a button").first).to_be_visible()


def test_a_plain_table_is_whole_in_french(new_page: NewPage, plugged: Server, watch: Watch) -> None:
    """What fields are called is among the game's own words."""
    watch.allow("nowhere", "Failed to resolve module specifier")
    page = new_page(base_url=plugged.url, locale="fr-FR")
    sit_down(page, UNREADABLE)
    shown = page.locator(".textview")
    expect(shown.locator("caption")).to_have_text(["Le plateau", "Joueurs"])
    expect(shown.locator("thead th")).to_have_text(
        ["Élément", "Valeur", "", "Cartes en main", "Cartes jouées", "Points"]
    )
    expect(shown.locator("tbody th")).to_have_text(["Votre main", "Cartes dans la pioche", "Nord", "Sud"])
    expect(shown.locator("tbody td").first).to_contain_text("le ")
    head, asked = shown.locator("thead").first.bounding_box(), page.locator(".prompt").bounding_box()
    assert head is not None
    assert asked is not None
    assert head["y"] >= asked["y"] + asked["height"] or head["y"] + head["height"] <= asked["y"], "it is covered"


def test_whatever_is_damaged_is_one_sentence_in_the_log(page: Page, plugged: Server) -> None:
    page.goto("/")
    for _ in range(2):
        ids = {game["id"] for game in call(page, "/games")}
    assert {SOUND, UNREADABLE, "realpolitik", "versailles-1919"} <= ids
    assert not {WORDLESS, DAMAGED} & ids
    log = plugged.log.read_text("utf-8")
    assert log.count(f"the plug-in '{DAMAGED}' is left out: ") == 1
    assert "the deck is gone" in log
    assert log.count(f"the game '{WORDLESS}' is left out of the list: ") == 1
    assert "raceback" not in log
