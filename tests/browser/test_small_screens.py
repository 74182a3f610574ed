"""Phone and tablet: nothing needs a mouse, nothing hangs over the edge; and pan and zoom by mouse and finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hits import expect_on_top, faults
from tests.browser.overlaps import overlaps
from tests.browser.playing import asked, asks, call, checks, lay, places, plays_card, ply, sit
from tests.browser.prompts import question
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
# Legal targets that a finger can reach now.
REACHABLE = """() => {
  const window = document.querySelector(".viewport").getBoundingClientRect();
  return [...document.querySelectorAll(".board [data-thing].legal")].filter((mark) => {
    const box = mark.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = x > window.left && x < window.right && y > window.top && y < window.bottom;
    return inside && document.elementFromPoint(x, y)?.closest("[data-thing]") === mark;
  }).map((mark) => mark.dataset.thing);
}"""

# A step that is told in more words than a line has.
LONG_STEP = """(box) => box.insertAdjacentHTML("beforeend",
  `<li class="now"><span class="text">${"Europe gains 2 prestige. ".repeat(9)}</span></li>`)"""


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def expect_no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.scrollingElement.scrollLeft") == 0


def reachable(page: Page) -> Locator:
    things = page.evaluate(REACHABLE)
    assert things
    return page.locator(f'.board [data-thing="{things[0]}"]')


def confirm_if_asked(phone: Page, wanted: int) -> None:
    """What ends one's turn is asked once more on a phone."""
    moved, sure = phone.locator(f"main.table[data-ply='{wanted}']"), phone.get_by_role("button", name="Confirm")
    moved.or_(sure).first.wait_for()
    if sure.count():
        sure.tap()
    expect(moved).to_be_visible()


def test_the_first_tap_looks_and_the_second_acts(phone: Page, server: Server) -> None:
    asks(server, phone, places)
    before = ply(phone)
    mark = reachable(phone)
    mark.tap()
    card = phone.locator(".spottip")
    expect(card).to_be_visible()
    expect(phone.locator(".walker button.do")).to_be_in_viewport()
    assert ply(phone) == before
    mark.tap()
    confirm_if_asked(phone, before + 1)
    # Or by the button at the thumb.
    mark = reachable(phone)
    mark.tap()
    phone.locator(".walker button.do").tap()
    confirm_if_asked(phone, before + 2)


def test_a_card_is_played_and_dice_are_rolled_with_a_finger(phone: Page, server: Server) -> None:
    match, me, _ = asks(server, phone, plays_card)
    _, card, *_ = asked(me.view(match), "operate")[0].split()
    before = ply(phone)
    expect(phone.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    # A tap brings the card up whole, its deeds at the thumb.
    phone.locator(f'#hand .slot > [data-thing="card:{card}"]').tap()
    phone.get_by_role("dialog", name="The card").get_by_role("button", name="Operations:").tap()
    expect(phone.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()


def test_dice_on_a_phone(phone: Page, server: Server) -> None:
    asks(server, phone, checks)
    before = ply(phone)
    # The six faces have their place before anything is chosen, and so has the button that rolls.
    faces = phone.locator(".prompt .odds")
    expect(faces).to_be_in_viewport()
    board = phone.locator(".viewport").bounding_box()
    reachable(phone).tap()
    roll = phone.locator(".walker button.do")
    expect(roll).to_have_text(re.compile("Support check.* cannot be undone"))
    expect(roll).to_be_in_viewport()
    expect(phone.get_by_role("img", name=re.compile("success . in 6"))).to_be_in_viewport()
    assert phone.locator(".viewport").bounding_box() == board
    expect_no_sideways_scrolling(phone)
    roll.tap()
    expect(phone.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()


@pytest.mark.parametrize("size", [at_night((390, 844)), (844, 390)])
def test_a_deed_that_is_asked_once_more_makes_room_for_the_question(
    new_page: NewPage, server: Server, size: tuple[int, int]
) -> None:
    """The open card would lie on the odds and on the button that commits it; the way back opens it again."""
    phone = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    match, me, _ = asks(server, phone, lambda seen: bool(asked(seen, "naval")))
    _, card, *_ = asked(me.view(match), "naval")[0].split()
    opened = phone.get_by_role("dialog", name="The card")
    phone.locator(f'#hand .slot > [data-thing="card:{card}"]').tap()
    opened.locator("[data-action^=naval]").tap()
    sure = phone.locator(".prompt .a button.do")
    expect(sure).to_be_visible()
    expect(opened).to_have_count(0)
    for asking in (sure, phone.locator(".prompt .q strong")):
        expect_on_top(asking)
    phone.get_by_role("button", name="Back").tap()
    expect(opened).to_be_visible()


@pytest.mark.parametrize("size", [(683, 325)])
@pytest.mark.parametrize("game", ["europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919"])
def test_a_phone_on_its_side_has_board_question_and_answers_on_one_screen(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True, locale="fr-FR")
    page.goto("/workshop")
    key = {"europe-in-turmoil": "play-card", "realpolitik": "move-generals", "europe-divided": "commit-cards"}.get(
        game, "act"
    )
    match = call(page, "/matches/import", question(game, key))["id"]
    page.goto(f"/table/{match}")
    expect(page.locator("main.table.flat[data-mine=true]")).to_be_visible()
    board = page.locator(".viewport").bounding_box()
    assert board is not None
    assert board["height"] > 0.6 * size[1]
    assert board["width"] > 0.5 * size[0]
    expect(page.locator(".prompt .q strong")).to_be_in_viewport(ratio=1)
    # Neither what is asked nor where the match stands is cut.
    uncut = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 8"
    for whole in (".phonetop h1", ".prompt .q strong"):
        assert page.locator(whole).evaluate(uncut), whole
    assert faults(page, match) == []


@pytest.mark.parametrize(
    ("game", "key", "size"),
    [
        # The stars of an issue stood beside its card.
        ("versailles-1919", "keep-issue", (360, 740)),
        # The third line of a title shone through the words below it.
        ("europe-in-turmoil", "bernhard_von_bulow", (1024, 768)),
        # Two reasons why a card cannot be chosen were written over each other.
        ("europe-in-turmoil", "control_of_the_channel", (768, 1024)),
        # Names ran into who sits there.
        ("realpolitik", "lay-card", (1024, 768)),
        # So did a bot's name, and into its stars; buttons were narrower than their words.
        ("versailles-1919", "choose-winner", (1024, 768)),
        ("versailles-1919", "place-cubes", (1366, 650)),
        ("realpolitik", "choose-target", (1024, 768)),
        # Whether a headline in hand is met ended behind the edge of its card.
        ("europe-divided", "change-order", (1024, 768)),
    ],
)
def test_no_text_lies_on_another_or_over_its_edge(
    new_page: NewPage, game: str, key: str, size: tuple[int, int]
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    page.goto("/workshop")
    sit(page, call(page, "/matches/import", question(game, key))["id"])
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    if (rows := page.locator(".picker .row")).count():
        rows.last.scroll_into_view_if_needed()
    assert overlaps(page) == []


@pytest.mark.parametrize("locale", [at_night("en-GB"), "fr-FR"])
def test_odds_keep_to_their_cells(new_page: NewPage, server: Server, locale: str) -> None:
    phone = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale=locale)
    asks(server, phone, checks)
    reachable(phone).tap()
    expect(phone.locator(".prompt .odds[role=img]")).to_be_visible()
    spilt = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert phone.locator(".odds > span:visible").evaluate_all(spilt) == []
    assert overlaps(phone) == []
    # The faces that bring something were written in the colour of what lies below them.
    colours = "all => [...new Set(all.map((one) => getComputedStyle(one).color))]"
    assert phone.locator(".odds .y i").count() > 0
    assert len(phone.locator(".odds i").evaluate_all(colours)) == 1


@pytest.mark.parametrize("locale", [at_night("en-GB"), "fr-FR"])
def test_every_tab_of_the_sheet_fits(new_page: NewPage, server: Server, locale: str) -> None:
    phone = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale)
    asks(server, phone, plays_card)
    tabs = phone.get_by_role("tab")
    assert tabs.count() >= 5
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(phone.get_by_role("tabpanel")).not_to_be_empty()
        expect_no_sideways_scrolling(phone)
    grip = phone.locator(".grip")
    # What is read has more room than a row of cards, until the hand is asked for.
    log = tabs.filter(has_text=re.compile("Log|Journal"))
    log.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    expect(phone.locator(".log p").nth(2)).to_be_in_viewport()
    tabs.first.tap()
    expect(grip).to_have_attribute("aria-expanded", "false")
    low = phone.locator(".phone").bounding_box()
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    high = phone.locator(".phone").bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"] * 2
    assert high["y"] + high["height"] <= PHONE["height"] + 1


def test_the_sheet_follows_the_finger_to_three_heights(phone: Page, server: Server) -> None:
    asks(server, phone, plays_card)
    sheet, grip = phone.locator(".phone"), phone.locator(".grip")

    def drag(down: int) -> None:
        box = grip.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        phone.mouse.move(x, y)
        phone.mouse.down()
        phone.mouse.move(x, y + down / 2)
        phone.mouse.move(x, y + down)
        phone.mouse.up()

    drag(-200)
    expect(sheet).to_have_class(re.compile("half"))
    drag(-350)
    expect(sheet).to_have_class(re.compile("full"))
    # Question and tabs stay where they are.
    for one in (phone.locator(".prompt .q strong"), phone.get_by_role("tab").first):
        expect_on_top(one)
    expect_no_sideways_scrolling(phone)
    drag(600)
    expect(sheet).to_have_class(re.compile("low"))


def test_the_top_of_a_phone_says_what_decides_the_match(phone: Page, server: Server) -> None:
    asks(server, phone, plays_card)
    expect(phone.locator(".phonetop h1")).to_contain_text(re.compile(r"Turn \d+ · round \d+"))
    expect(phone.locator(".gauges")).to_contain_text(re.compile(r"Tension\s*\d"))
    phone.locator(".phonetop .stands").tap()
    expect(phone.get_by_role("tab", name="Tracks")).to_have_attribute("aria-selected", "true")
    phone.get_by_role("button", name="Table menu").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Options").tap()
    expect(phone.get_by_role("dialog", name="Options")).to_be_visible()


def test_what_a_finger_presses_is_44_pixels_high(phone: Page, server: Server) -> None:
    asks(server, phone, places)
    missed = """all => all.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const hit = (dy) => one.contains(document.elementFromPoint(x + width / 2, y + height / 2 + dy));
      return one.checkVisibility() && !(hit(-21) && hit(21));
    }).map((one) => one.outerHTML)"""
    # A word of the question that explains itself is as high as its line, like a link in a sentence.
    answers = ".prompt button:not(.termname), [role=tab]:nth-child(-n + 4)"
    assert phone.locator(answers).evaluate_all(missed) == []
    heights = "all => all.map((one) => one.getBoundingClientRect().height)"
    assert min(phone.locator(".board [data-thing].legal").evaluate_all(heights)) >= 44


@pytest.mark.parametrize("size", [(1024, 768), at_night((1440, 900)), (700, 900)])
def test_wider_tables_fit(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    asks(server, page, plays_card)
    expect(page.locator(".log .fresh, .stage .offer").first).to_be_visible()
    expect_no_sideways_scrolling(page)
    wide = page.locator(".prompt, .pls, .tracks, .tabs, .tabpanel, .scrub, .scrub .b, .boardw, #hand").evaluate_all(
        """all => all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.className)"""
    )
    assert wide == []
    board = page.locator(".viewport").bounding_box()
    assert board is not None
    assert board["width"] >= 0.65 * size[0]


def test_a_picker_has_eight_cards_in_sight(new_page: NewPage) -> None:
    phone = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR")
    phone.goto("/workshop")
    match = call(phone, "/matches/import", question("europe-in-turmoil", "control_of_the_channel"))["id"]
    phone.goto(f"/table/{match}")
    phone.locator(".picker .row").first.wait_for()
    seen = """rows => rows.filter((row) => {
      const [box, room] = [row, row.parentElement].map((one) => one.getBoundingClientRect());
      return box.top >= room.top && box.bottom <= room.bottom + 1;
    }).length"""
    assert phone.locator(".picker .row").count() > 8
    assert phone.locator(".picker .row").evaluate_all(seen) >= 8


def test_nothing_comes_up_where_a_finger_was(phone: Page, server: Server) -> None:
    """After a tap a browser says that a mouse is over whatever lies below the finger now."""
    phone.clock.install()
    asks(server, phone, places)
    mark = reachable(phone)
    mark.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    phone.clock.run_for(1000)
    expect(phone.locator(".spottip")).to_have_count(0)
    mark.tap()
    expect(phone.locator(".spottip")).to_be_visible()


def rest_on(page: Page, one: Locator) -> Callable[[], object]:
    """A finger comes down on something and stays; what lifts it again."""
    session = page.context.new_cdp_session(page)
    box = one.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    return lambda: session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_rests_reads_what_a_mouse_sees(phone: Page, server: Server) -> None:
    asks(server, phone, places)
    before = ply(phone)
    read = phone.locator(".explained")
    # A sign has its words, and a place says what it is before the finger is lifted; nothing is chosen by that.
    lift = rest_on(phone, phone.locator(".eit-vp"))
    expect(read).to_contain_text("VP")
    lift()
    phone.keyboard.press("Escape")
    lift = rest_on(phone, reachable(phone))
    expect(phone.locator(".spottip")).to_be_visible()
    lift()
    expect(phone.locator(".spottip")).to_be_visible()
    assert ply(phone) == before


@pytest.mark.parametrize("size", [(390, 844), at_night((1024, 768)), at_night((1440, 900))])
def test_a_long_reason_is_read_whole(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    asks(server, page, places)
    asked, reason = page.locator(".prompt .q"), page.locator(".prompt .q small")
    # So long a reason comes up now and then; the bar looks at it as soon as it is drawn.
    reason.evaluate("(one) => one.append(` ${'The card says where support may be placed. '.repeat(9)}`)")
    page.evaluate("dispatchEvent(new Event('resize'))")
    uncut = "(one) => one.scrollHeight <= one.clientHeight + 1"
    assert not reason.evaluate(uncut)
    asked.tap(position={"x": 4, "y": 4})
    expect(page.locator(".prompt.whole")).to_be_visible()
    assert reason.evaluate(uncut)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_nothing_is_pressed_where_the_edge_of_the_screen_is_kept(
    new_page: NewPage, server: Server, size: tuple[int, int]
) -> None:
    """A phone without buttons keeps its lower edge for a swipe, and on its side the one with the notch."""
    phone = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    upright = size[1] > size[0]
    kept = {"top": 47 if upright else 0, "bottom": 34 if upright else 21, "left": 0 if upright else 47}
    session = phone.context.new_cdp_session(phone)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {**kept, "right": kept["left"]}})
    asks(server, phone, plays_card)
    outside = """({ top, right, bottom, left }) => {
      const pressed = [...document.querySelectorAll("main.table button, dialog[open] *")];
      return pressed.filter((one) => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && (box.bottom > innerHeight - bottom + 1 || box.top < top - 1);
      }).map((one) => one.outerHTML.slice(0, 80));
    }"""
    sides = {**kept, "right": kept["left"]}
    assert phone.evaluate(outside, sides) == []
    assert phone.evaluate("document.documentElement.scrollHeight") == size[1]
    table = phone.locator("main.table").bounding_box()
    assert table is not None
    assert table["x"] == kept["left"]
    assert table["width"] == size[0] - 2 * kept["left"]
    phone.locator("#hand .slot").first.tap()
    expect(phone.get_by_role("dialog", name="The card")).to_be_visible()
    assert phone.evaluate(outside, sides) == []


def test_a_waiting_table_fits_on_a_phone(phone: Page) -> None:
    sit(phone, lay(phone))
    expect(phone.get_by_role("button", name="Copy the link")).to_be_in_viewport()
    expect_no_sideways_scrolling(phone)


# --- pan and zoom ---

# The part of the board that is shown once it rests: x, y, width, height.
SHOWN = """async () => {
  const picture = document.querySelector("svg.board");
  const seen = () => {
    const board = picture.getScreenCTM().inverse();
    const { left, top, right, bottom } = document.querySelector(".viewport").getBoundingClientRect();
    const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((one) => one.matrixTransform(board));
    return [from.x, from.y, to.x - from.x, to.y - from.y];
  };
  // It rests when it has stood still for so many frames.
  const STILL = 20;
  let now = seen();
  for (let still = 0; still < STILL; ) {
    await new Promise(requestAnimationFrame);
    const before = now;
    now = seen();
    still = String(now) === String(before) ? still + 1 : 0;
  }
  return now;
}"""


# Two taps in a moment, where no space is.
DOUBLE_TAP = """() => {
  const { left, top, right, bottom } = document.querySelector(".viewport").getBoundingClientRect();
  for (let x = left + 20; x < right; x += 12)
    for (let y = top + 20; y < bottom - 20; y += 12) {
      const ground = document.elementFromPoint(x, y);
      if (ground.closest("[data-thing], button, .spottip") || !ground.closest(".viewport")) continue;
      const touch = { pointerType: "touch", pointerId: 9, clientX: x, clientY: y, bubbles: true };
      for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
        ground.dispatchEvent(new PointerEvent(kind, touch));
      return;
    }
}"""


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".viewport").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_zooms_and_a_drag_pans_without_playing(page: Page, server: Server) -> None:
    asks(server, page, places)
    before, whole = ply(page), page.evaluate(SHOWN)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -600)
    near = page.evaluate(SHOWN)
    assert near[2] < 0.7 * whole[2]
    # The drag begins and ends on a target, and is no click.
    mark = page.locator(f'.board [data-thing="{page.evaluate(REACHABLE)[0]}"]').bounding_box()
    assert mark
    x, y = mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    panned = page.evaluate(SHOWN)
    assert (panned[0], panned[1]) != pytest.approx((near[0], near[1]))
    assert panned[2] == pytest.approx(near[2])
    page.get_by_role("button", name="Fit to screen").click()
    assert page.evaluate(SHOWN) == pytest.approx(whole)
    assert ply(page) == before


def test_fingers_pan_and_pinch(phone: Page, server: Server) -> None:
    asks(server, phone, places)
    before, first = ply(phone), phone.evaluate(SHOWN)
    session = phone.context.new_cdp_session(phone)
    x, y = middle(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x - 20 * step, y + 10 * step))
    touch("touchEnd")
    panned = phone.evaluate(SHOWN)
    assert (panned[0], panned[1]) != pytest.approx((first[0], first[1]))
    assert panned[2] == pytest.approx(first[2])
    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 5):
        touch("touchMove", (x - 30 - 15 * step, y), (x + 30 + 15 * step, y))
    touch("touchEnd")
    pinched = phone.evaluate(SHOWN)
    assert pinched[2] < 0.7 * panned[2]
    # A double tap beside all spaces is the way back.
    phone.evaluate(DOUBLE_TAP)
    assert phone.evaluate(SHOWN)[2] == pytest.approx(first[2])
    assert ply(phone) == before


def test_a_tablet_says_what_decides_the_match_and_what_cards_do(new_page: NewPage, server: Server) -> None:
    tablet = new_page(viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True)
    asks(server, tablet, plays_card)
    expect(tablet.locator(".top .gauges")).to_contain_text("Tension")
    # A card in hand says what it does; "Authori…" was all that it said.
    told = "all => all.every((one) => one.checkVisibility() && one.scrollWidth <= one.clientWidth)"
    assert tablet.locator("#hand .slot > .card > .brief").evaluate_all(told)
    # Whoever has played a card sees the board again, without a tap beside it.
    tablet.locator("#hand .slot:has([data-action^=operate])").first.tap()
    tablet.locator("#hand .raised [data-action^=operate]").tap()
    expect(tablet.locator("#hand .raised")).to_have_count(0)
    expect(tablet.locator(".prompt .q")).not_to_contain_text("Play a card")
    # Upright, what is told on the stage has as many lines as it needs.
    tablet.set_viewport_size({"width": 768, "height": 1024})
    tablet.locator(".stations").evaluate(LONG_STEP)
    assert tablet.locator(".stations").evaluate("(box) => box.scrollWidth <= box.clientWidth")
