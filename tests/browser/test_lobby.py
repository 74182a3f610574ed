"""The pages around the tables: lobby, library, replays, workshop and account, used as people use them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, ViewportSize, expect

from chancellery.web.http.client_files import CLIENT
from tests.browser.axe import serious
from tests.browser.conftest import Watch
from tests.browser.pages import WIDE
from tests.nightly import at_night
from tests.web.serving import Person, Server

TURMOIL = "Europe in Turmoil"
PAGES = ("/", "/rules", "/rules/europe-in-turmoil", "/replays", "/workshop", "/account")
PHONE: ViewportSize = {"width": 390, "height": 844}
# How wide the page is, once it has been drawn for the window as it is now.
DRAWN_WIDTH = """new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() =>
  told(document.documentElement.scrollWidth))))"""
NewPage = Callable[..., Page]

expect.set_options(timeout=20_000)


def open_lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=f"Play against a bot: {TURMOIL}")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "one", "several"),
    [at_night("en-GB", "Play against a bot", "Play against bots"), ("fr-FR", "Contre un bot", "Contre des bots")],
)
def test_a_game_says_against_how_many_bots_one_plays(
    new_page: Callable[..., Page], locale: str, one: str, several: str
) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    for game, bots in ((TURMOIL, one), ("Versailles 1919", several)):
        tile = page.get_by_role("article", name=game)
        expect(tile.get_by_role("button", name=bots)).to_have_text(bots)


def ask(page: Page, game: str) -> Locator:
    """Open the dialog of a new match, and choose a game in it."""
    page.get_by_role("button", name="New match").click()
    dialog = page.get_by_role("dialog", name="New match")
    pick(dialog, game)
    return dialog.get_by_role("form", name=f"New match of {game}")


def pick(form: Locator, choice: str) -> None:
    """Choose one of a few that are all in sight."""
    form.locator(".segments label").filter(has_text=re.compile(rf"(^|\s){re.escape(choice)}\s*$")).first.click()


def arrive(page: Page) -> str:
    """The id of the match at whose table the page has arrived."""
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    return page.url.rpartition("/")[2]


def summary_of(page: Page, match: str) -> Any:
    """A match as the person behind the page may know it."""
    return page.evaluate("async (id) => (await fetch(`/api/matches/${id}`)).json()", match)


def sit_down(page: Page) -> Any:
    page.get_by_role("button", name="Create match", exact=True).click()
    return summary_of(page, arrive(page))


def seats(match: Any) -> dict[str, tuple[str, str | None, bool]]:
    return {seat["id"]: (seat["kind"], seat["bot"], seat["yours"]) for seat in match["seats"]}


def named(server: Server, name: str) -> Person:
    person = server.person()
    person.post("/me/claim", {"name": name, "password": "a good long password"})
    return person


def lay(person: Person, **more: Any) -> str:
    return str(person.post("/matches", {"game": "europe-in-turmoil", **more})["id"])


# --- a match against a bot ---


def test_one_click_starts_a_match_against_the_bot(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    match = summary_of(page, arrive(page))
    assert match["status"] == "running"
    assert seats(match) == {"liberal": ("person", None, True), "authoritarian": ("bot", "heuristic", False)}
    assert match["pace"]["kind"] == "none"


def test_the_form_makes_the_match_that_it_says(page: Page) -> None:
    open_lobby(page)
    form = ask(page, TURMOIL)
    pick(form, "Authoritarian")
    form.get_by_role("combobox", name="Liberal", exact=True).select_option(label="Random bot")
    pick(form, "Turn-based, days per move")
    form.get_by_label("Days per move").last.fill("5")
    pick(form, "That player loses, the others win")
    form.get_by_label("War Mobilization", exact=True).check()
    form.get_by_label("Liberal SP in Switzerland", exact=True).select_option("3")
    match = sit_down(page)
    assert seats(match) == {"liberal": ("bot", "random", False), "authoritarian": ("person", None, True)}
    assert match["options"] | {"mobilization": True, "switzerland_liberal": 3} == match["options"]
    assert match["options"]["french_monarchy"] is False
    assert (match["pace"]["kind"], match["pace"]["days"], match["timeout"]) == ("days", 5, "forfeit")


def test_the_form_follows_the_number_of_players(page: Page, watch: Watch) -> None:
    # Courtyard has no board in the browser: its table can be laid, but not shown.
    watch.allow("404", "dynamically imported module")
    open_lobby(page)
    form = ask(page, "Courtyard")
    pick(form, "3")
    pick(form, "Blue")
    form.get_by_role("combobox", name="Red").select_option("me")
    form.get_by_role("combobox", name="Green").select_option("anyone")
    pick(form, "one point each")
    match = sit_down(page)
    kinds = {"red": ("person", None, True), "blue": ("person", None, True), "green": ("open", None, False)}
    assert seats(match) == kinds
    assert match["options"] == {"players": 3, "double": False, "start": "garrisoned"}
    assert (match["status"], match["visibility"]) == ("waiting", "public")


def test_the_form_offers_no_length_to_whoever_plays_alone(page: Page) -> None:
    open_lobby(page)
    form = ask(page, "Versailles 1919")
    pick(form, "3")
    form.get_by_role("group", name="Length").get_by_text(re.compile("^long ")).click()
    pick(form, "1")
    expect(form.get_by_label("Victory points to win alone")).to_be_visible()
    expect(form.get_by_role("group", name="Length")).to_have_count(0)
    assert sit_down(page)["options"]["length"] == "standard"


def test_people_are_offered_what_is_for_people(page: Page) -> None:
    open_lobby(page)
    form = ask(page, "Realpolitik")
    talk = form.get_by_label("Time to negotiate", exact=True)
    expect(talk).not_to_be_checked()
    expect(form.get_by_label("Stop after 60 turns")).to_have_count(0)
    form.get_by_role("combobox", name="Prussia").select_option("friend")
    expect(talk).to_be_checked()
    assert sit_down(page)["options"]["talk"] is True


def test_options_explain_themselves(page: Page) -> None:
    """By a sentence that is in sight, not by the number of a rule."""
    open_lobby(page)
    form = ask(page, TURMOIL)
    expect(form.get_by_text("secretly picks a mobilization card")).to_be_visible()
    expect(form.get_by_label("War Mobilization", exact=True)).to_have_accessible_description(re.compile("mobilization"))
    expect(form.locator(".rule-chip")).to_have_count(0)


def test_a_newcomer_has_one_filled_button_and_later_it_is_ones_move(page: Page) -> None:
    open_lobby(page)
    filled = page.locator("main .do:visible")
    expect(filled).to_have_count(1)
    expect(filled).to_have_accessible_name(re.compile(r"^Tutorial: learn by playing \d+ steps, .*: Europe Divided$"))
    for poster in page.locator(".games .vig img").all():
        assert poster.evaluate("(one) => one.decode().then(() => one.naturalWidth)") >= 320
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    arrive(page)
    page.goto("/")
    expect(filled).to_have_accessible_name(re.compile("^Your move: "))


# --- with others ---


def test_a_friend_joins_by_the_link(page: Page, new_page: NewPage) -> None:
    open_lobby(page)
    form = ask(page, TURMOIL)
    form.get_by_role("combobox", name="Authoritarian", exact=True).select_option(label="Invite a friend (link)")
    match = sit_down(page)
    assert (match["status"], match["visibility"]) == ("waiting", "link")
    friend = new_page()
    open_lobby(friend)
    friend.get_by_role("button", name="Join by link").click()
    friend.get_by_label("Link or id of a match").fill(page.url)
    friend.get_by_role("button", name="Open match").click()
    dialog = friend.get_by_role("dialog", name=TURMOIL)
    expect(dialog.get_by_role("button", name="Take this seat: Liberal")).to_have_count(0)
    dialog.get_by_role("button", name="Take this seat: Authoritarian").click()
    assert arrive(friend) == match["id"]
    expect(friend.locator("main.table[data-status=running]")).to_be_visible()
    assert summary_of(friend, match["id"])["yours"] == ["authoritarian"]
    assert summary_of(page, match["id"])["status"] == "running"


def test_a_wrong_link_is_refused_in_words(page: Page, watch: Watch) -> None:
    watch.allow("404")
    open_lobby(page)
    page.get_by_role("button", name="Join by link").click()
    page.get_by_label("Link or id of a match").fill("no-such-table")
    page.get_by_role("button", name="Open match").click()
    expect(page.get_by_role("alert").filter(has_text="There is no such match.")).to_be_visible()


def test_open_tables_appear_by_themselves_and_can_be_joined(page: Page, server: Server) -> None:
    page.clock.install()
    open_lobby(page)
    marek = named(server, "Marek")
    table = page.get_by_role("row").filter(has_text="Marek")
    expect(table).to_have_count(0)
    match = lay(marek, visibility="public", pace={"kind": "days", "days": 3}, options={"mobilization": True})
    page.clock.fast_forward(15_000)
    expect(table).to_contain_text("Liberal is free · 3 days per move · War Mobilization")
    marek.post(f"/matches/{match}/abandon")
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(table).to_have_count(0)

    match = lay(marek, visibility="public")
    page.evaluate("dispatchEvent(new Event('focus'))")
    table.get_by_role("button", name=f"Join: {TURMOIL}").click()
    page.get_by_role("button", name="Take this seat: Liberal").click()
    assert arrive(page) == match
    assert marek.get(f"/matches/{match}")["status"] == "running"


def test_my_matches_are_a_timetable(page: Page, server: Server) -> None:
    open_lobby(page)
    expect(page.get_by_text("No matches yet. Play against bots: you are at the table in one click.")).to_be_visible()
    form = ask(page, TURMOIL)
    form.get_by_role("combobox", name="Authoritarian", exact=True).select_option(label="Invite a friend (link)")
    pick(form, "Turn-based, days per move")
    match = sit_down(page)["id"]
    page.goto("/")
    row = page.locator(".mine").get_by_role("row").filter(has_text=TURMOIL)
    expect(row).to_contain_text("1 of 2")
    expect(row).to_contain_text("Waiting for 1 more player.")
    kris = named(server, "Kris")
    kris.post(f"/matches/{match}/join", {})
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(row).to_contain_text("Kris")
    expect(row).to_contain_text("Turn 1")
    expect(row).to_contain_text("2 d 23 h")
    expect(row.get_by_role("link", name=f"Your move: {TURMOIL}")).to_be_visible()
    # What is asked first depends on the hand.
    expect(row).to_contain_text(re.compile(r"The hands are dealt|Show your \d scoring cards"))
    expect(page).to_have_title("(1) Lobby · Chancellery")
    seen = page.evaluate("async (id) => (await fetch(`/api/matches/${id}/view`)).json()", match)
    action = seen["position"]["legal"][0]
    send = """async ([id, body]) => (await fetch(`/api/matches/${id}/actions`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).status"""
    assert page.evaluate(send, [match, {"action": action, "ply": seen["ply"]}]) == 200
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(row).to_contain_text("Waiting for Kris.")
    row.get_by_role("link", name=f"Watch: {TURMOIL}").click()
    assert arrive(page) == match


def test_a_server_that_is_away_leaves_what_was_known(page: Page, watch: Watch) -> None:
    watch.allow("ERR_FAILED")
    open_lobby(page)
    expect(page.get_by_text("No matches yet.")).to_be_visible()
    page.route("**/api/matches?*", lambda route: route.abort())
    page.evaluate("dispatchEvent(new Event('focus'))")
    stale = page.get_by_text("The server is not responding; this list may be out of date.")
    expect(stale).to_have_count(2)
    expect(page.get_by_text("No matches yet.")).to_be_visible()
    page.unroute("**/api/matches?*")
    page.get_by_role("button", name="Try again").first.click()
    expect(stale).to_have_count(1)


# --- language, theme, width, keys ---


def test_french_and_english_are_switched_at_once(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", name="Vos parties")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("window.same = true")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate("window.same")
    page.reload()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


def test_dark_comes_from_the_system_and_can_be_changed(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    open_lobby(page)
    assert page.evaluate(ground) == "rgb(16, 25, 26)"
    page.get_by_role("button", name="Light").click()
    assert page.evaluate(ground) == "rgb(233, 237, 234)"
    page.reload()
    open_lobby(page)
    assert page.evaluate(ground) == "rgb(233, 237, 234)"


@pytest.mark.parametrize("locale", [at_night("en-GB"), "fr-FR"])
def test_every_page_fits(new_page: NewPage, locale: str) -> None:
    page = new_page(viewport=PHONE, locale=locale)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        for width in (1024, 390):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(DRAWN_WIDTH) <= width, path


def test_targets_are_big_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_lobby(page)
    page.wait_for_load_state("networkidle")
    small = page.evaluate("""() => [...document.querySelectorAll("main button, main select, main a.button, nav a")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 32).map((one) => one.outerHTML)""")
    assert small == []
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").tap()
    assert summary_of(page, arrive(page))["status"] == "running"


def test_a_new_match_fits_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_lobby(page)
    for game in (TURMOIL, "Versailles 1919", "Realpolitik"):
        form = ask(page, game)
        # The button that makes it is in sight, and nothing is cut.
        expect(form.get_by_role("button", name="Create match")).to_be_in_viewport()
        cut = form.evaluate(
            """(one) => [...one.querySelectorAll("label, legend, small, p")]
            .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
            .map((part) => part.textContent)"""
        )
        assert cut == []
        assert form.evaluate("(one) => one.scrollWidth <= innerWidth")
        form.get_by_role("button", name="Cancel").click()


def test_a_match_is_laid_with_the_keyboard_alone(page: Page) -> None:
    open_lobby(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    opener = page.get_by_role("button", name="New match")
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Europe Divided")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=TURMOIL)).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Authoritarian")).to_be_checked()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Create match", exact=True)
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("(one) => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    match = summary_of(page, arrive(page))
    assert match["yours"] == ["authoritarian"]


@pytest.mark.parametrize("each", [2, at_night(1)])
def test_axe_finds_nothing_serious(page: Page, server: Server, each: int) -> None:
    """At a desk in the light, and on a phone in the dark; while everybody waits, each page in one way or the other."""
    lay(named(server, f"Host of axe {each}"), visibility="public")
    open_lobby(page)
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    arrive(page)
    for number, path in enumerate(PAGES):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        if number % each == 0:
            assert serious(page) == [], path
        if (number + 1) % each == 0:
            page.emulate_media(color_scheme="dark")
            page.set_viewport_size(PHONE)
            page.evaluate(DRAWN_WIDTH)
            assert serious(page) == [], path
            page.emulate_media(color_scheme="light")
            page.set_viewport_size(WIDE)
    page.goto("/")
    page.get_by_role("button", name="New match").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Europe in Turmoil")
    assert serious(page) == []


# --- rules ---


def test_the_library_leads_to_the_rules(page: Page) -> None:
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    expect(page.get_by_text("Kris Van Beurden; Compass Games, 2018", exact=True)).to_be_visible()
    expect(page.get_by_text("Andrew Rourke, Valdemar Gumienny; Phalanx", exact=True)).to_be_visible()
    page.get_by_role("link", name=f"Rules: {TURMOIL}").click()
    expect(page).to_have_url(re.compile("/rules/europe-in-turmoil$"))
    expect(page.get_by_role("heading", name=TURMOIL, level=1)).to_be_visible()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Operations").click()
    expect(page.get_by_role("heading", name="6 Operations")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#6$"))
    contents.get_by_text("3 sections").first.click()
    contents.get_by_role("link", name="Naval Arms Race").click()
    expect(page.get_by_role("heading", name="6.3 Naval Arms Race")).to_be_in_viewport()


def test_a_paragraph_has_an_address_in_both_languages(page: Page) -> None:
    page.goto("/rules/europe-in-turmoil#6.3.2")
    expect(page.locator("section:target")).to_have_attribute("id", "6.3.2")
    expect(page.locator("section:target h4")).to_be_in_viewport()
    # Without the mouse's way to the top of the page: what was being read stays in sight.
    page.get_by_role("button", name="Français").dispatch_event("click")
    expect(page.get_by_role("navigation", name="Sommaire")).to_be_visible()
    expect(page.locator("[id='6.3.2'] h4")).to_be_in_viewport()
    page.locator("[id='6.2.4']").get_by_role("link", name="2.1.1").click()
    expect(page.locator("[id='2.1.1'] h4")).to_be_in_viewport()


def test_paragraphs_are_found_by_number_and_by_word(page: Page) -> None:
    page.goto("/rules/europe-in-turmoil")
    search = page.get_by_role("searchbox")
    found = page.get_by_role("navigation", name="Paragraphs found")
    search.fill("6.3")
    expect(found.get_by_role("link").first).to_contain_text("6.3")
    assert all(link.startswith("6.3") for link in found.get_by_role("link").all_inner_texts())
    search.fill("helgoland")
    assert found.get_by_role("link").count() > 1
    search.fill("6.2.4")
    search.press("Enter")
    expect(page).to_have_url(re.compile(r"#6\.2\.4$"))
    expect(page.locator("[id='6.2.4'] h4")).to_be_in_viewport()
    search.fill("no such word")
    expect(page.get_by_text("No results.")).to_be_visible()


def test_rules_of_an_unknown_game_say_so(page: Page, watch: Watch) -> None:
    watch.allow("404")
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", name="This game has no rules page")).to_be_visible()


# --- account, tokens, files ---


def test_a_guest_takes_a_name_logs_out_and_in_again(page: Page, watch: Watch) -> None:
    open_lobby(page)
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    match = arrive(page)
    page.goto("/account")
    expect(page.get_by_text("You play as Guest")).to_be_visible()
    claim = page.get_by_role("form", name="Create an account")
    claim.get_by_label("Name").fill("Tâm Đặng")
    claim.get_by_label("Password").fill("a good long password")
    claim.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("You are Tâm Đặng.")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Tâm Đặng")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    log_in = page.get_by_role("form", name="Log in")
    expect(page.get_by_text("You are not logged in.")).to_be_visible()

    watch.allow("401")
    log_in.get_by_label("Name").fill("Tâm Đặng")
    log_in.get_by_label("Password").fill("not the password")
    log_in.get_by_role("button", name="Log in").click()
    expect(log_in.get_by_role("alert")).to_have_text("× Wrong name or password.")
    log_in.get_by_label("Password").fill("a good long password")
    log_in.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("You are Tâm Đặng.")).to_be_visible()
    assert summary_of(page, match)["yours"] == ["liberal"]


def test_a_name_is_given_once(page: Page, server: Server, watch: Watch) -> None:
    named(server, "Only one")
    watch.allow("409")
    page.goto("/account")
    claim = page.get_by_role("form", name="Create an account")
    claim.get_by_label("Name").fill("only ONE")
    claim.get_by_label("Password").fill("a good long password")
    claim.get_by_role("button", name="Create account").click()
    expect(claim.get_by_role("alert")).to_contain_text("The name “only ONE” is taken.")


def test_sessions_notices_language_and_data(page: Page, server: Server) -> None:
    other = named(server, "Of two browsers")
    page.goto("/account")
    log_in = page.get_by_role("form", name="Log in")
    log_in.get_by_label("Name").fill("Of two browsers")
    log_in.get_by_label("Password").fill("a good long password")
    log_in.get_by_role("button", name="Log in").click()
    sessions = page.get_by_role("region", name="Where you are logged in").or_(page.locator("ul.sessions"))
    expect(sessions.get_by_text("this browser")).to_be_visible()
    notices = page.get_by_role("form", name="Notifications")
    notices.get_by_label("E-mail").fill("two@example.org")
    notices.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert other.get("/me")["email"] == "two@example.org"
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Compte", level=1)).to_be_visible()
    expect(page.get_by_label("E-mail")).to_have_value("two@example.org")
    assert other.get("/me")["language"] == "fr"
    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger mes données").click()
    assert "two@example.org" in Path(download.value.path()).read_text("utf-8")
    page.get_by_role("button", name="Déconnecter : ").click()
    expect(page.get_by_role("button", name="Déconnecter : ")).to_have_count(0)
    assert other.get("/me")["id"] is None


def test_an_account_is_deleted_only_after_a_question(page: Page, server: Server, watch: Watch) -> None:
    named(server, "Soon gone")
    page.goto("/account")
    log_in = page.get_by_role("form", name="Log in")
    log_in.get_by_label("Name").fill("Soon gone")
    log_in.get_by_label("Password").fill("a good long password")
    log_in.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Delete account").click()
    dialog = page.get_by_role("dialog", name="Delete this account permanently?")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Delete account").click()
    watch.allow("403", "401")
    dialog.get_by_label("Password").fill("not the password")
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Wrong password.")
    dialog.get_by_label("Password").fill("a good long password")
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_text("The account has been deleted.")).to_be_visible()
    server.person().post("/login", {"name": "Soon gone", "password": "a good long password"}, 401)


def test_a_token_works_until_it_is_taken_back(page: Page, server: Server) -> None:
    page.goto("/workshop")
    form = page.get_by_role("form", name="Tokens")
    form.get_by_label("What it is for").fill("my first bot")
    form.get_by_role("button", name="Create a token").click()
    token = page.locator(".token code").inner_text()
    program = Person(server.url, token)
    assert program.get("/me")["guest"] is True
    expect(page.locator(".sessions li")).to_contain_text("my first bot")
    page.get_by_role("button", name="Revoke: my first bot").click()
    expect(page.get_by_text("No tokens yet.")).to_be_visible()
    program.get("/me", 401)
    page.reload()
    expect(page.locator(".token")).to_have_count(0)


def test_a_match_goes_out_as_a_file_and_comes_in_again(page: Page, server: Server, watch: Watch) -> None:
    open_lobby(page)
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    match = arrive(page)
    # From elsewhere: the table may still be on its way.
    open_lobby(page)
    abandon = """async (id) => (await fetch(`/api/matches/${id}/abandon`, { method: "POST",
      headers: { "Content-Type": "application/json" }, body: "{}" })).status"""
    assert page.evaluate(abandon, match) == 200
    page.goto("/")
    page.get_by_role("link", name="1 finished match: see replays").click()
    row = page.get_by_role("row").filter(has_text=TURMOIL)
    expect(row).to_contain_text("abandoned, without a result")
    with page.expect_download() as download:
        row.get_by_role("link", name=f"Download: {TURMOIL}").click()
    file = Path(download.value.path()).read_bytes()
    assert json.loads(file)

    page.goto("/workshop")
    chosen = page.get_by_label("Match file")
    chosen.set_input_files(FilePayload(name="no.json", mimeType="application/json", buffer=b"no match"))
    expect(page.get_by_role("alert").filter(has_text="This file is not a match.")).to_be_visible()
    chosen.set_input_files(FilePayload(name="match.json", mimeType="application/json", buffer=file))
    imported = summary_of(page, arrive(page))
    assert imported["imported"]
    assert imported["id"] != match
    expect(page.locator("main.table[data-status=abandoned]")).to_be_visible()


def test_posters_are_real_boards_and_light() -> None:
    """Made by tools/posters.py, for both lights."""
    found = sorted(CLIENT.glob("games/*/poster*.webp"))
    assert len(found) == 8
    for path in found:
        assert path.stat().st_size < 16_000, path
        assert path.read_bytes()[8:12] == b"WEBP"


# Who won, and what that is called.
ENDINGS: list[tuple[list[str], str, str]] = [
    (["authoritarian", "liberal"], "Draw", "Partie nulle"),
    ([], "No winner: all sides lose", "Pas de vainqueur\u202f: tous les camps perdent"),
    (["authoritarian"], "Authoritarian won", "Victoire\u202f: Autoritaire"),
]


def test_a_draw_is_no_shared_victory_and_a_common_defeat_no_draw(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("button", name=f"Play against a bot: {TURMOIL}").click()
    played = summary_of(page, arrive(page)) | {"status": "finished"}
    matches = [
        {
            **played,
            "id": f"{played['id']}{number}",
            "result": {"winners": winners, "reason": "final-scoring", "scores": [0, 0]},
        }
        for number, (winners, _, _) in enumerate(ENDINGS)
    ]
    page.route("**/api/matches?which=mine", lambda route: route.fulfill(json=matches))
    page.goto("/replays")
    rows = page.locator("tbody tr")
    expect(rows).to_contain_text([english for _, english, _ in ENDINGS])
    page.get_by_role("button", name="Français").click()
    expect(rows).to_contain_text([french for _, _, french in ENDINGS])
