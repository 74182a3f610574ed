"""Resigning, leaving and coming back as people see them, and matches that are taken off one's list."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.playing import act_by_chance, become, call, drive, lay, sit, two_people
from tests.waiting import moments
from tests.web.serving import Person, Server


def test_somebody_leaves_and_the_other_reads_it_by_name(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server)
    name = f"Nadia {random.randrange(10**6)}"
    authoritarian.post("/me/claim", {"name": name, "password": "long enough"})
    authoritarian.post(f"/matches/{match}/messages", {"text": "bonne chance"})
    become(page, liberal)
    sit(page, match)
    expect(page.locator(".pls .away")).to_have_text("away")
    assert page.locator(".dot:not(.here)").count() == 0
    page.get_by_role("tab", name="Chat").click()
    said = page.locator(".chat .said p")
    expect(said.locator("b")).to_have_text(f"Authoritarian – {name}")
    expect(said.locator("time")).not_to_be_empty()
    page.get_by_role("tab", name="Log").click()
    authoritarian.post(f"/matches/{match}/leave", {})
    line = f"{name} (Authoritarian) has left; a bot (medium) plays on."
    note = page.locator(".seatnote")
    expect(note).to_contain_text(line)
    expect(page.locator(".log")).to_contain_text(line)
    expect(page.locator(".pls")).to_contain_text(f"for {name}, who has left")
    assert serious(page) == []
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator(".log")).to_contain_text(line)
    expect(note).to_have_count(0)


def named(person: Person) -> str:
    """Somebody gets an account, and the name of it."""
    name = f"Nadia {random.randrange(10**6)}"
    person.post("/me/claim", {"name": name, "password": "long enough"})
    return name


def test_whoever_loses_by_leaving_is_named(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server, timeout="forfeit")
    name = named(authoritarian)
    become(page, liberal)
    sit(page, match)
    drive(match, [liberal, authoritarian], lambda seen: seen["ply"] > 2, random.Random(1))
    authoritarian.post(f"/matches/{match}/leave", {})
    expect(page.locator("main.table[data-status=finished]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text(f"{name} (Authoritarian) has left the match and loses.")
    expect(page.get_by_role("dialog")).to_contain_text(name)


def test_whoever_comes_back_is_named(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server, pace={"kind": "live", "seconds": 3, "increment": 600})
    name = named(authoritarian)
    become(page, liberal)
    sit(page, match)
    note, log = page.locator(".seatnote"), page.locator(".log")
    expect(log).to_contain_text(f"{name} (Authoritarian) is out of time; a bot (medium) plays on.")
    expect(note).to_contain_text(f"{name} (Authoritarian) is out of time")
    expect(page.locator(".pls")).to_contain_text(name)
    for _ in moments():
        # The bot has gained time for whoever comes back.
        if authoritarian.http.post(f"/api/matches/{match}/join", json={}).is_success:
            break
    expect(log).to_contain_text(f"{name} (Authoritarian) is back and plays on.")
    expect(note).to_contain_text(f"{name} (Authoritarian) is back and plays on.")


def test_one_of_several_who_resigns_is_named_and_the_others_play_on(page: Page, server: Server) -> None:
    people = [server.person() for _ in range(3)]
    match = str(people[0].post("/matches", {"game": "versailles-1919", "options": {"players": 3}})["id"])
    for person in people[1:]:
        person.post(f"/matches/{match}/join", {})
    name = named(people[2])
    drive(match, people, lambda seen: seen["ply"] > 2, random.Random(1))
    become(page, people[0])
    sit(page, match)
    people[2].post(f"/matches/{match}/resign", {})
    line = re.compile(rf"{name} \(.+\) resigns; a bot \(medium\) plays on\.")
    expect(page.locator(".seatnote")).to_contain_text(line)
    expect(page.locator(".log")).to_contain_text(line)
    expect(page.locator(".pls")).to_contain_text(f"for {name}, who has resigned")


def test_a_match_that_one_has_left_for_good_is_watched_and_taken_off_the_list(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server)
    drive(match, [liberal, authoritarian], lambda seen: seen["ply"] > 2, random.Random(1))
    become(page, liberal)
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    sit(page, match)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=False).first.click()
    page.get_by_role("dialog").locator("button.do").click()
    expect(page.locator("main.desk")).to_be_visible()
    assert authoritarian.get(f"/matches/{match}")["status"] == "running"
    page.goto("/replays")
    row = page.get_by_role("row").filter(has_text="Europe in Turmoil")
    expect(row).to_have_count(1)
    row.get_by_role("link", name="Watch").click()
    expect(page.locator("main.table[data-ply]")).to_be_visible()
    expect(page.get_by_text("You are watching: hands are not shown.")).to_be_visible()
    page.goto("/replays")
    row.get_by_role("button", name="Remove from my lists").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator(".desk2.empty")).to_be_visible()
    assert not [address for address in addresses if "undefined" in address]


def test_resigning_asks_once_and_the_match_can_be_taken_off_the_list(page: Page, new_page: Callable[..., Page]) -> None:
    page.goto("/workshop")
    bots = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot", "bot": "random"}}
    match = lay(page, seats=bots)
    luck = random.Random(1)
    while call(page, f"/matches/{match}")["resigning"] is None:
        act_by_chance(page, match, luck)
    sit(page, match)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The match ends, and you have lost it.")
    assert serious(page) == []
    dialog.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("main.table[data-status=finished]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("resigns.")
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.goto("/replays")
    row = page.get_by_role("row").filter(has_text="Europe in Turmoil")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove from my lists").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Put back").click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove from my lists").click()
    expect(row).to_have_count(0)
    page.goto("/account")
    page.get_by_role("button", name="Put back").click()
    page.goto("/replays")
    expect(row).to_have_count(1)
    page.goto("/")
    expect(page.locator(".mine")).to_be_visible()
    assert not [address for address in addresses if "undefined" in address]
