"""English and French, light and dark: switched at once, and nothing of the other stays behind."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page, expect

from chancellery.games.europe_in_turmoil.board import FOLDER
from chancellery.web.http.client_files import CLIENT
from tests.browser.conftest import Watch
from tests.browser.playing import asks, checks, finished, plays_card, ply
from tests.web.serving import Server

# Every visible text of the page, and what is said about things: (text, where).
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: at } = walker.currentNode;
    const meant = at.checkVisibility() && !at.closest("code, script, [lang]:not(html)");
    if (data.trim() && meant) found.push([data.trim(), at.outerHTML.slice(0, 120)]);
  }
  for (const at of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    if (!at.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
      const said = at.getAttribute(name);
      if (said) found.push([said, name]);
    }
  }
  return found;
}"""


def words(text: str) -> str:
    """A text as its words, each between spaces."""
    return " ".join(["", *re.findall(r"[^\W\d]+", text), ""])


class Pieces(visitor.Visitor):
    """The words between the values of messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.update(words(line) for line in node.value.split("\n"))


@cache
def pieces(language: str) -> frozenset[str]:
    """Every piece of a sentence that the client or the game has in a language."""
    found = Pieces()
    for path in [*CLIENT.glob(f"text/{language}/*.ftl"), *FOLDER.glob(f"text/{language}/*.ftl")]:
        found.visit(FluentParser().parse(path.read_text("utf-8")))
    return frozenset(piece for piece in found.found if len(piece) > 4)


@cache
def only(language: str, other: str) -> frozenset[str]:
    """What can be read in one language and in no sentence of the other."""
    others = "\n".join(pieces(other))
    return frozenset(piece for piece in pieces(language) if piece not in others)


def found_in(text: str, language: str, other: str) -> str | None:
    """A piece of a language in a text: a short one only at the beginning."""
    said = words(text)
    found = (piece for piece in only(language, other) if piece in said)
    return next((piece for piece in found if len(piece) > 7 or said.startswith(piece)), None)


def foreign(page: Page, spoken: str) -> list[str]:
    """What is to be read in the language that is not spoken."""
    other = {"fr": "en", "en": "fr"}[spoken]
    texts = page.evaluate(TEXTS)
    assert len(texts) > 100
    return [f"“{found}” in “{text}”: {where}" for text, where in texts if (found := found_in(text, other, spoken))]


def speak(page: Page, language: str) -> None:
    page.locator(".top").get_by_role("button", name="Options").click()
    page.get_by_role("dialog").get_by_role("radio", name=language).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_two_languages_can_be_told_apart() -> None:
    assert len(only("en", "fr")) > 500
    english = ("Since your last move", "Log", "The Liberal now controls Paris.", "Odds 4 in 6")
    french = ("Depuis votre dernier coup", "Journal", "Paris passe sous contrôle libéral.", "Chances 4 sur 6")
    for text in english:
        assert found_in(text, "en", "fr"), text
        assert not found_in(text, "fr", "en"), text
    for text in french:
        assert not found_in(text, "en", "fr"), text


def test_french_at_once_and_everywhere(page: Page, server: Server) -> None:
    asks(server, page, checks)
    before = ply(page)
    page.evaluate("window.same = true")
    mark = page.locator(".board [data-thing].legal").first
    thing = mark.get_attribute("data-thing")
    mark.click()
    roll = page.locator(".prompt.confirming .a button.do")
    expect(roll).to_contain_text("Roll")
    assert foreign(page, "en") == []
    assert len(foreign(page, "fr")) > 50
    speak(page, "Français")
    # The question stays the same, and what was chosen stays chosen.
    expect(roll).to_contain_text("Lancer")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.same")
    assert ply(page) == before
    assert foreign(page, "fr") == []
    page.locator(".prompt").get_by_role("button", name="Retour", exact=True).click()
    expect(page.locator(f'.board [data-thing="{thing}"].legal')).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert foreign(page, "fr") == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert foreign(page, "fr") == []
    page.keyboard.press("Escape")
    page.locator(".top").get_by_role("button", name="Options").click()
    assert foreign(page, "fr") == []
    page.get_by_role("dialog").get_by_role("button", name="Le plateau en texte").click()
    expect(page.locator(".textview table").first).to_be_visible()
    assert foreign(page, "fr") == []
    page.reload()
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    speak(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert foreign(page, "en") == []


@pytest.mark.nightly
def test_every_card_and_space_explains_itself_in_french(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    speak(page, "Français")
    for card in page.locator("#hand .slot").all():
        card.hover()
        expect(card.locator(".raised")).to_be_visible()
        assert foreign(page, "fr") == []
    page.mouse.move(0, 0)
    expect(page.locator(".raised")).to_have_count(0)
    for space in ("paris", "vienna", "united_kingdom"):
        page.locator(f'.board [data-thing="space:{space}"]').hover()
        expect(page.locator(".spottip")).to_be_visible()
        assert foreign(page, "fr") == []


def test_a_whole_log_and_its_result_are_french(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('language', 'fr')")
    finished(page, 4)
    # Turns that are long over are folded.
    while (folded := page.locator(".log .chapter [aria-expanded=false]")).count():
        folded.first.evaluate("head => head.click()")
    assert page.locator(".log p").count() > 100
    assert foreign(page, "fr") == []


# How light the large surfaces are, from 0 to 255.
SHADES = """() => {
  const grounds = { ".prompt": "backgroundColor", ".tabpanel": "backgroundColor", "#hand .card": "backgroundColor",
    ".viewport": "backgroundColor", ".eit-plate .ground": "fill" };
  return Object.fromEntries(Object.entries(grounds).map(([place, property]) => {
    const colour = getComputedStyle(document.querySelector(place))[property];
    return [place, colour.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3];
  }));
}"""


def test_what_the_server_refuses_is_said_in_french(page: Page, watch: Watch) -> None:
    """Each with its reason, where a page once knew the status alone."""
    watch.allow("400", "404")
    page.goto("/account")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    claim = page.get_by_role("form", name="Créer un compte")
    claim.get_by_label("Nom").fill("Guest-of-honour")
    claim.get_by_label("Mot de passe").fill("a good long password")
    claim.get_by_role("button", name="Créer le compte").click()
    expect(claim.get_by_role("alert")).to_contain_text("sont réservés aux invités.")
    page.goto("/")
    page.get_by_role("button", name="Rejoindre par lien").click()
    page.get_by_label("Lien ou identifiant d’une partie").fill("no-such-table")
    page.get_by_role("button", name="Ouvrir la partie").click()
    expect(page.get_by_role("alert").filter(has_text="Cette partie n’existe pas.")).to_be_visible()


@pytest.mark.parametrize("way", ["system", "choice"])
def test_dark_and_light(page: Page, server: Server, way: str) -> None:
    page.emulate_media(color_scheme="light")
    asks(server, page, checks)
    before = ply(page)
    light = page.evaluate(SHADES)
    if way == "system":
        page.emulate_media(color_scheme="dark")
    else:
        page.locator(".top").get_by_role("button", name="Options").click()
        page.get_by_role("dialog").get_by_role("radio", name="Dark").click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(SHADES)
    for place, shade in light.items():
        assert dark[place] < 0.6 * shade, place
    assert ply(page) == before
    if way == "choice":
        page.reload()
        expect(page.locator("main.table[data-mine=true]")).to_be_visible()
        assert page.evaluate(SHADES) == dark
