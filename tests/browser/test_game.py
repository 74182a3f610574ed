"""A game in the browser against the bot: legal targets are clicked until somebody has won."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.browser.playing import FORMALITY, answer, call, fork, over, ply, sit, start, wait_for_turn
from tests.matches.fixtures import folder

# Random play against a bot that knows what it does never lasts as long.
MOST = 400
# Plies of both sides at the end of a match.
LAST = 34


def last_turns(page: Page) -> str:
    """The end of a kept match, to be played differently; opened."""
    kept = json.loads((folder(EUROPE_IN_TURMOIL) / "2-players.json").read_text("utf-8"))
    match = fork(page, kept, len(kept["actions"]) - LAST, "liberal")
    sit(page, match)
    return match


@pytest.mark.parametrize("begin", [last_turns, pytest.param(start, marks=pytest.mark.nightly)])
def test_a_game_against_the_bot_comes_to_its_end(page: Page, begin: Callable[[Page], str]) -> None:
    match = begin(page)
    luck = random.Random("a whole game")
    clicked = set()
    for _ in range(MOST):
        if not wait_for_turn(page):
            break
        clicked.add(answer(page, luck)[0])
    assert over(page)
    assert clicked - {FORMALITY[0]} == {"button", "mark", "card"}
    card = call(page, f"/matches/{match}")
    plies = ply(page)
    assert card["ply"] == plies

    result = page.get_by_role("dialog")
    names = {"liberal": "Liberal", "authoritarian": "Authoritarian"}
    winners = [names[seat] for seat in card["result"]["winners"]]
    crowned = result.get_by_role("columnheader").filter(has_text="wins")
    # Nobody is crowned where both have won, or neither.
    expect(crowned).to_have_text([re.compile(name) for name in winners if len(winners) == 1])
    own = card["result"]["winners"] == card["yours"]
    said = "You win" if own else f"{winners[0]} wins" if len(winners) == 1 else "."
    expect(result.get_by_role("heading")).to_have_text(re.compile(said, re.IGNORECASE))
    expect(result.get_by_role("link", name="Front page")).to_be_focused()

    with page.expect_download() as download:
        result.get_by_role("link", name="Save as a file").click()
    file = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert EUROPE_IN_TURMOIL.id == file["game"]
    assert len(file["actions"]) == plies

    result.get_by_role("link", name="Fairness check").click()
    proof = page.locator("details.proof[open]")
    expect(proof.locator("code")).to_have_text([card["commitment"], card["seed"]])
    proof.get_by_role("button", name="Verify").click()
    expect(proof.get_by_role("status")).to_contain_text(
        f"Confirmed: {plies} actions replayed, no die or card was changed."
    )
    page.go_back()

    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: match not in url)
    expect(page.get_by_role("dialog")).to_have_count(0)
    again = call(page, f"/matches/{page.url.rpartition('/')[2]}")
    assert again["yours"] == ["authoritarian"]
    assert [seat["kind"] for seat in again["seats"]] == [seat["kind"] for seat in reversed(card["seats"])]
    assert wait_for_turn(page)
    answer(page, luck)
    page.go_back()
    expect(page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_visible()
