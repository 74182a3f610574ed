"""All cards of a game: the same place in each, searched and sorted, and at a table with what the seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.playing import become, call, drive, sit, two_people
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
# Of which tables of the content files cards are made; battle cards of Realpolitik are alike in all decks.
CARDS = {
    "europe-in-turmoil": ("cards.card", "stability.stability_card", "mobilization.mobilization_card"),
    "realpolitik": ("figures.action_card", "battle_cards.ability"),
    "europe-divided": ("action_cards.card", "advantage_cards.advantage", "headlines.headline", "seas.sea"),
    "versailles-1919": ("issues.issue", "events.event_card", "strategies.strategy"),
}
CASES = [
    ("europe-in-turmoil", "en", "Tirpitz", "Admiral von Tirpitz"),
    at_night("realpolitik", "fr", "ferrées", "Mobilisation"),
    at_night("europe-divided", "fr", "velours", "velours"),
    ("versailles-1919", "en", "saar", "Saar Basin"),
]


def printed(page: Page, game: str) -> int:
    """How many cards the game has, but for what is no card of its own."""
    content = call(page, f"/games/{game}/facts")["content"]
    tables = [content[name.split(".")[0]][name.split(".")[1]] for name in CARDS[game]]
    options = {option["issue"] for option in content.get("issues", {}).get("option", [])}
    return sum("stars" not in card or card["id"] in options for table in tables for card in table)


@pytest.mark.parametrize(("game", "language", "word", "name"), CASES)
def test_every_card_is_in_the_list_and_found(new_page: NewPage, game: str, language: str, word: str, name: str) -> None:
    page = new_page(locale=language, viewport=PHONE)
    page.goto(f"/rules/{game}")
    page.get_by_role("link", name={"en": "All cards", "fr": "Toutes les cartes"}[language]).click()
    cards = page.locator("[data-printed]")
    expect(cards).to_have_count(printed(page, game))
    texts = cards.locator("p").all_inner_texts()
    assert all(text.strip() for text in texts)
    assert not [text for text in page.locator("main").all_inner_texts() if "{" in text or "board-" in text]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious(page) == []
    page.get_by_role("searchbox").fill(word.upper())
    expect(page.get_by_role("heading", level=4).filter(has_text=name)).to_be_visible()
    assert cards.count() < len(texts)
    page.get_by_role("searchbox").fill("no card says this")
    expect(cards).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    group = page.locator(".cardfind select").first
    group.select_option(index=1)
    expect(page.locator(".cardlist section")).to_have_count(1)


def places(page: Page) -> dict[str, str]:
    """Where each card is said to be, by card."""
    found: dict[str, str] = page.locator("[data-printed]:has(footer)").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.printed, one.querySelector('footer').innerText]))"
    )
    return found


def test_at_a_table_it_is_said_where_cards_are_and_no_more_than_the_seat_may_know(
    new_page: NewPage, server: Server
) -> None:
    match, *people = two_people(server)
    drive(match, people, lambda seen: len(seen["position"]["board"]["discard"]) >= 3, random.Random(5))
    person, other = people
    page, onlooker = new_page(), new_page(viewport=PHONE)
    become(page, person)
    sit(page, match)
    page.get_by_role("button", name="Cards", exact=True).click()
    sheet = page.get_by_role("dialog", name="All cards")
    expect(sheet.locator("[data-printed]").first).to_be_visible()
    board: Any = person.view(match)["position"]["board"]
    hidden = {one["card"] for one in other.view(match)["position"]["board"]["hand"]}
    marked = places(page)
    held = {thing for thing, text in marked.items() if "In your hand" in text}
    assert held == {f"card:{one['card']}" for one in board["hand"]}
    for pile, text in (("discard", "Discard pile"), ("removed", "Removed from the game")):
        assert {f"card:{id}" for id in board[pile]} == {thing for thing, told in marked.items() if text in told}
    secret = hidden - set(board["known"]["authoritarian"]) - set(board["known"]["liberal"])
    assert len(secret) >= 3
    assert not {f"card:{id}" for id in secret} & marked.keys()
    assert serious(page) == []
    where = sheet.get_by_label("Where")
    where.select_option("held")
    expect(sheet.locator("[data-printed]")).to_have_count(len(held))
    where.select_option("unseen")
    assert {f"card:{id}" for id in secret} <= set(
        sheet.locator("[data-printed]").evaluate_all("all => all.map((one) => one.dataset.printed)")
    )
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # Whoever only watches is told of no hand, on a phone as well.
    sit(onlooker, match)
    onlooker.get_by_role("button", name="Table menu").click()
    onlooker.get_by_role("button", name="All cards").click()
    expect(onlooker.get_by_role("dialog", name="All cards").locator("[data-printed]").first).to_be_visible()
    watched = places(onlooker)
    assert not [thing for thing, text in watched.items() if "In your hand" in text]
    assert not {f"card:{id}" for id in hidden | {one["card"] for one in board["hand"]}} & (
        watched.keys() - marked.keys()
    )
    assert onlooker.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", CARDS)
def test_every_game_has_it_at_the_table(page: Page, game: str) -> None:
    page.goto("/workshop")
    match = call(page, "/matches/tutorial", {"game": game})["id"]
    sit(page, match)
    page.get_by_role("button", name="Cards", exact=True).click()
    cards = page.get_by_role("dialog", name="All cards").locator("[data-printed]")
    expect(cards).to_have_count(printed(page, game))
    assert places(page), "something of it is known at the beginning"
