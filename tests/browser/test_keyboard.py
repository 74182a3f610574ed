"""A table without a mouse: the keys of the help, and whole decisions with them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import asks, checks, places, plays_card, ply
from tests.web.serving import Server

HERE = "document.activeElement?.dataset.thing ?? ''"


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def at(page: Page, moment: int) -> Locator:
    return page.locator(f"main.table[data-ply='{moment}'][data-mine=true]")


def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        press(page, key)
    raise AssertionError(f"the Tab key does not come to {wanted}")


def test_support_is_placed_and_taken_back(page: Page, server: Server) -> None:
    asks(server, page, places)
    before = ply(page)
    legal = page.locator(".board [data-thing].legal").evaluate_all("all => all.map((one) => one.dataset.thing)")
    press(page, "l")
    assert page.evaluate(HERE) == legal[0]
    expect(page.locator(".spottip")).to_be_visible()
    press(page, "l")
    assert page.evaluate(HERE) == legal[1]
    press(page, "Escape")
    expect(page.locator(".spottip")).to_have_count(0)
    press(page, "Enter")
    expect(at(page, before + 1)).to_be_visible()
    # Whoever placed one point there may go on from there.
    assert page.evaluate(HERE) == legal[1]
    press(page, "u")
    expect(at(page, before)).to_be_visible()


def test_arrows_walk_to_the_nearest_space_that_way(page: Page, server: Server) -> None:
    asks(server, page, places)
    press(page, "l")
    middle = """() => { const box = document.activeElement.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 } }"""
    ways = {"ArrowRight": ("x", 1), "ArrowDown": ("y", 1), "ArrowLeft": ("x", -1), "ArrowUp": ("y", -1)}
    seen = set()
    for key, (axis, sign) in ways.items():
        before = page.evaluate(middle)
        press(page, key)
        after = page.evaluate(middle)
        assert (after[axis] - before[axis]) * sign > 0, key
        seen.add(page.evaluate(HERE))
    assert len(seen) > 2
    # One mark at a time is on the way of the Tab key, and it leaves the board.
    expect(page.locator(".board [data-thing][tabindex='0']")).to_have_count(1)
    press(page, "Escape", "Tab")
    assert page.evaluate("document.activeElement.closest('.board') === null")


def test_a_card_is_played(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    before = ply(page)
    heads = page.locator("#hand .slot > [data-thing]")
    press(page, "h")
    expect(heads.first).to_be_focused()
    for n in range(heads.count()):
        press(page, str(n + 1))
        expect(heads.nth(n)).to_be_focused()
        expect(page.locator("#hand .raised > [data-thing]")).to_have_count(1)
        operations = page.locator("#hand .raised").get_by_role("button", name="Operations:")
        if operations.count():
            break
    press(page, "Enter")
    expect(page.locator("#hand .raised button").first).to_be_focused()
    press(page, "Escape")
    expect(page.locator("#hand .raised")).to_have_count(0)
    expect(heads.nth(n)).to_be_focused()
    press(page, "Enter")
    expect(page.locator("#hand .raised")).to_have_count(1)
    press(page, "Enter")
    tab_to(page, operations)
    press(page, "Enter")
    expect(at(page, before + 1)).to_be_visible()
    # What is asked next has buttons in the prompt.
    button = page.locator(".prompt .a button:not(.quiet)").first
    tab_to(page, button)
    press(page, "Enter")
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_have_count(0)


def test_dice_are_rolled(page: Page, server: Server) -> None:
    asks(server, page, checks)
    before = ply(page)
    prompt = page.get_by_role("region", name="Your decision")
    roll = prompt.get_by_role("button", name="Roll")
    press(page, "l", "Enter")
    expect(roll).to_be_visible()
    expect(prompt.locator(".odds[role=img]")).to_be_visible()
    press(page, "Escape")
    expect(roll).to_have_count(0)
    assert ply(page) == before
    press(page, "Enter")
    expect(roll).to_be_visible()
    press(page, "Enter")
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    expect(page.locator(".log .d").last).to_have_text(re.compile("^[1-6]$"))


def test_the_board_as_text_is_played(page: Page, server: Server) -> None:
    asks(server, page, places)
    before = ply(page)
    targets = page.locator(".board [data-thing].legal")
    marked = sorted(targets.evaluate_all("all => all.map((one) => one.dataset.thing)"))
    press(page, "Tab")
    expect(page.get_by_role("link", name="The board as text")).to_be_focused()
    press(page, "Enter")
    text = page.get_by_role("region", name="The board as text")
    expect(text).to_be_focused()
    rows = text.locator("tr:has(button)")
    assert sorted(rows.evaluate_all("all => all.map((one) => one.dataset.row)")) == marked
    row = rows.first.get_attribute("data-row")
    tab_to(page, rows.first.get_by_role("button"))
    press(page, "Enter")
    expect(at(page, before + 1)).to_be_visible()
    expect(page.locator(".log p").last).to_be_visible()
    tab_to(page, text.get_by_role("button", name="Back to the board"), "Shift+Tab")
    press(page, "Enter")
    expect(page.locator(f'.board [data-thing="{row}"]')).to_have_attribute("aria-label", re.compile("last move"))


def test_keys_for_the_eye(page: Page, server: Server) -> None:
    """Rule, log, zoom, the whole board and the help."""
    asks(server, page, places)
    rule = page.locator(".prompt .rule-chip").inner_text()
    press(page, "r")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_contain_text(rule)
    press(page, "Escape")
    expect(sheet).to_have_count(0)

    press(page, "g")
    expect(page.get_by_role("log", name="Log")).to_be_focused()

    board = page.locator("svg.board")
    whole = board.get_attribute("viewBox") or ""
    press(page, "l", "+")
    expect(board).not_to_have_attribute("viewBox", whole)
    press(page, "f")
    expect(board).to_have_attribute("viewBox", whole)

    press(page, "?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.locator("kbd")).to_have_text(
        ["← ↑ → ↓", "L", "Enter", "Esc", "U", "H", "G", "R", "1-9", "F", "+ −", "?", "/", "B", "C"]
    )
    # While a dialog is open, the keys are its own.
    press(page, "h", "l")
    expect(keys).to_be_visible()
    assert page.evaluate(HERE) == ""
    press(page, "Escape")
    expect(keys).to_have_count(0)


def test_letters_that_are_written_are_no_keys(page: Page, server: Server) -> None:
    asks(server, page, places)
    before = ply(page)
    page.get_by_role("tab", name="Chat").focus()
    press(page, "Enter")
    box = page.get_by_role("textbox", name="Write a message")
    tab_to(page, box)
    page.keyboard.type("ulhgrf?1")
    expect(box).to_have_value("ulhgrf?1")
    expect(box).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ply(page) == before


def test_letters_can_be_switched_off(page: Page, server: Server) -> None:
    """Whoever speaks to the computer, or has a cat on the keyboard; keys that are no letters stay."""
    asks(server, page, places)
    press(page, "l")
    expect(page.locator(".spottip")).to_be_visible()
    press(page, "Escape")
    expect(page.locator(".spottip")).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("group", name="Letter keys").get_by_role("radio", name="Off").check()
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".board [data-thing].legal").first.focus()
    here = page.evaluate(HERE)
    press(page, "l", "u", "1", "?", "/", "w")
    assert page.evaluate(HERE) == here
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "ArrowDown")
    assert page.evaluate(HERE) != here


def test_arrows_go_from_tab_to_tab(page: Page, server: Server) -> None:
    asks(server, page, places)
    tabs = page.get_by_role("tablist").get_by_role("tab")
    tab_to(page, page.get_by_role("tab", name="Log"))
    press(page, "ArrowRight")
    expect(page.get_by_role("tab", name="Chat", selected=True)).to_be_focused()
    press(page, "End")
    expect(tabs.last).to_be_focused()
    press(page, "ArrowRight")
    expect(page.get_by_role("tab", name="Log", selected=True)).to_be_focused()
    # One of them is on the way of the Tab key.
    assert tabs.evaluate_all("all => all.filter((one) => one.tabIndex === 0).length") == 1
