"""Guided first matches: every coach mark of every game, on the real page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from chancellery.games import find_game
from tests.browser.hits import ON_TOP, expect_on_top
from tests.browser.playing import PATIENCE_MS, call, try_act
from tests.waiting import moments

MARK = "aside.coach"
OFFERED = ".prompt.offered"
BUTTONS = "#hand .raised .acts button"
# What a learner reads who begins.
LABELS = {"en": "Learn by playing", "fr": "Apprendre en jouant"}
LARGER = {"en": re.compile(r"^Why\?$"), "fr": re.compile(r"^Pourquoi\s\?$")}
LOG = {"en": ["log"], "fr": ["journal"]}
# Names that are no things on a table: the game itself, its options, its endings, ways of saying something.
NO_THINGS = ("game", "option", "ending", "mode", "condition", "act", "permission", "grant")
LAPTOP, UPRIGHT, ON_ITS_SIDE, PHONE = (1440, 900), (768, 1024), (1024, 768), (390, 844)
# Every guide is walked, by day each in one language and one window, all of them together in all; at night all in all.
BY_DAY = [
    ("europe-in-turmoil", "en", LAPTOP),
    ("realpolitik", "fr", ON_ITS_SIDE),
    ("europe-divided", "fr", UPRIGHT),
    ("versailles-1919", "en", PHONE),
]
EVERY = product([game for game, *_ in BY_DAY], LABELS, [window for *_, window in BY_DAY])
AT_NIGHT = [walk for walk in EVERY if walk not in BY_DAY]
WALKS = [*BY_DAY, *(pytest.param(*walk, marks=pytest.mark.nightly) for walk in AT_NIGHT)]
# What a learner has, by the board of a view: it is more when the guide leaves than when it came.
POINTS: dict[str, Callable[[Any], int]] = {
    "europe-in-turmoil": lambda board: int(board["vp"]),
    "realpolitik": lambda board: int(board["powers"]["france"]["influence"]),
    "europe-divided": lambda board: int(board["sides"]["europe"]["prestige"]),
    "versailles-1919": lambda board: int(board["powers"]["uk"]["stars"]),
}

# What the guide says and cannot be read anywhere else on the page now: whatever stands in quotation marks, every name
# of a thing of the game, and the log, where it speaks of that; a term of the glossary says itself what it means.
UNREAD = """({ names, terms, log, narrow }) => {
  const guide = document.querySelector("aside.coach");
  const plain = (text) => text.replace(/[\\u200b\\u00ad*]/g, "").replace(/\\s+/g, " ").trim();
  // How far the first points are is no part of what a step says: the first one says what they are.
  const said = plain(guide.innerText).replace(plain(guide.querySelector(".ahead")?.innerText ?? ""), "");
  const found = (words) => {
    const any = words.map((word) => word.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")).join("|");
    return said.match(new RegExp(`(?<![\\\\p{L}-])(?:${any})(?![\\\\p{L}-])`, "gu")) ?? [];
  };
  const quoted = [...said.matchAll(/“([^”]+)”|«\\s?([^»]+?)\\s?»/g)].map(([, en, fr]) => en ?? fr);

  // What is in sight of a text: all boxes that it is scrolled in leave some of it, and the guide is not on its middle.
  const windows = new Map([[document.documentElement, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }]]);
  const seenOf = (box, one) => {
    const room = windowOf(one.parentElement);
    const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
    const [right, bottom] = [Math.min(box.right, room.right), Math.min(box.bottom, room.bottom)];
    return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
  };
  const windowOf = (one) => {
    if (!windows.has(one)) {
      const all = windowOf(one.parentElement);
      const open = one instanceof SVGElement || getComputedStyle(one).overflow === "visible";
      windows.set(one, open ? all : seenOf(one.getBoundingClientRect(), one));
    }
    return windows.get(one);
  };
  const own = guide.getBoundingClientRect();
  const isSeen = (one) => {
    if (guide.contains(one) || one.closest(".unseen, title")) return false;
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, right, bottom } = seenOf(one.getBoundingClientRect(), one);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return right > left && bottom > top && !(x > own.left && x < own.right && y > own.top && y < own.bottom);
  };
  const texts = new Set();
  const walker = document.createTreeWalker(document.querySelector("main.table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim()) texts.add(node.parentElement.closest("text") ?? node.parentElement);
  const labels = [...texts].filter(isSeen).map((one) => plain(one.textContent).toLowerCase());
  const isRead = (name) => labels.some((label) => label.includes(name.toLowerCase()));

  // A region is no place that is pressed, a side may sit out of sight, and a phone shows a part of the board: what they
  // are, the guide says itself.
  const signs = `.termname, .side-name:has(.seatmark), ${narrow ? ".livename" : '[data-shows^="region:"]'}`;
  const article = /^[dl]’/i;
  const explained = new Set(
    [...guide.querySelectorAll(signs)].map((one) => one.lastChild.textContent.replace(article, "")),
  );
  const silent = terms.filter((words) => found(words).length > 0 && !words.some((one) => explained.has(one)));
  const named = [...quoted, ...found(names)].filter((name) => !explained.has(name));
  const spoken = new Set([...named, ...silent.map(([word]) => word)]);
  const unread = [...spoken].filter((name) => !isRead(name));
  const unlogged = found(log).length > 0 && !document.querySelector("#tab-panel .log, #tab-log, .phone.watch");
  return [...unread, ...(unlogged ? log : [])];
}"""
# Whether the guide hides something that it speaks of.
COVERS = """() => {
  const AIR = 10;
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector("aside.coach"));
  const meets = ({ left, right, top, bottom }) =>
    left + AIR < guide.right && right - AIR > guide.left && top + AIR < guide.bottom && bottom - AIR > guide.top;
  return [...document.querySelectorAll(".coach-rings i")].some((one) => meets(box(one)));
}"""


def begin(page: Page, game: str, language: str = "en") -> str:
    """Press the button of the lobby; returns the match."""
    label = LABELS[language]
    page.goto("/")
    title = next(one["title"] for one in call(page, f"/games?lang={language}") if one["id"] == game)
    page.get_by_role("button", name=re.compile(f"{label}.*{title}", re.IGNORECASE)).click()
    page.locator("main.table[data-ply]").wait_for(timeout=PATIENCE_MS)
    return page.url.rpartition("/")[2]


def act(page: Page, match: str, seat: str, wanted: str | None, ply: int) -> bool:
    """Answer what is asked at a ply: as suggested if that is possible, else in the first way there is."""
    view = call(page, f"/matches/{match}/view")
    legal = view["position"]["legal"]
    if not legal or view["ply"] != ply:
        return False
    action = wanted if wanted in legal else legal[0]
    try_act(page, match, action, view["ply"], seat)
    page.locator(f"main.table:not([data-ply='{view['ply']}'])").wait_for(timeout=PATIENCE_MS)
    return True


def shown_ply(page: Page) -> int:
    """The ply of the position that the page shows."""
    return int(page.locator("main.table").get_attribute("data-ply") or 0)


def on_table(page: Page, thing: str) -> bool:
    """Whether a thing of the game is seen on the page."""
    return page.locator(f'main.table [data-thing="{thing}"]').count() > 0


@cache
def nouns(game: str, language: str) -> dict[str, Any]:
    """What a guide may speak of: the game's own things by name, the terms of its glossary by spelling, and the log."""
    folder = find_game(game).folder / "text" / language
    names = re.findall(r"^([a-z_]+)-[a-z0-9_-]+ = (.+)$", (folder / "names.ftl").read_text("utf-8"), re.M)
    things = {name.strip() for kind, name in names if kind not in NO_THINGS}
    # Within a sentence a name of several words may begin with a small letter.
    things |= {name[0].lower() + name[1:] for name in things if " " in name}
    spelled = re.findall(r"^term-[a-z-]+ = (.+)$", (folder / "intro.ftl").read_text("utf-8"), re.M)
    return {
        "names": sorted(things, key=len, reverse=True),
        "terms": [spellings.strip().split("|") for spellings in spelled],
        "log": LOG[language],
    }


def unread_now(page: Page, told: dict[str, Any], before: set[str] | None) -> set[str]:
    """What the guide has spoken of in this step and was never seen elsewhere while it stood."""
    now = set(page.evaluate(UNREAD, told)) if page.locator(f"{MARK} .said").count() else (before or set())
    return now if before is None else now & before


def number(page: Page) -> int:
    """Which step the guide is at, from 1 on; 0 if there is no guide any more."""
    head = page.locator(f"{MARK} .n")
    found = re.search(r"\d+", head.first.inner_text()) if head.count() else None
    return int(found[0]) if found else 0


# Whether what leads on is there to be pressed, and all of the guide in the window; its words may be scrolled.
OUT_OF_REACH = f"""() => {{
  const box = document.querySelector("aside.coach").getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  const buttons = [...document.querySelectorAll("aside.coach button:not(.said *, .try *)")];
  return !inside || buttons.some((one) => !({ON_TOP})(one));
}}"""


class Learner:
    """Somebody who does what the guide suggests, and what is wrong with what they read."""

    def __init__(self, page: Page, game: str, language: str) -> None:
        self.page = page
        self.match = begin(page, game, language)
        self.game = game
        self.lesson: dict[str, Any] = call(page, f"/games/{game}/tutorial")
        self.steps = self.lesson["steps"]
        self.nouns = {**nouns(game, language), "narrow": page.viewport_size == {"width": 390, "height": 844}}
        self.seen: list[int] = []
        self.unread: dict[str, set[str]] = {}
        self.silent: list[str] = []
        self.larger = page.locator(MARK).get_by_role("button", name=LARGER[language])
        self.tried: dict[int, int] = {}

    def view(self) -> Any:
        return call(self.page, f"/matches/{self.match}/view")

    def read(self, at: int) -> bool:
        """What a step says is in sight, and so is what it speaks of; False if somebody's offer has come meanwhile."""
        step, page = self.steps[at - 1], self.page
        if at not in self.seen:
            # A card that the bot's play took out of the hand cannot be pointed at.
            if any(not one.startswith("card:") or on_table(page, one) for one in step["show"]):
                expect(page.locator(f".coach-rings i, {OFFERED}").first).to_be_visible()
            # On a phone the words stand behind a touch.
            expect(page.locator(f"{MARK} h2, {OFFERED}").or_(self.larger).first).to_be_visible()
            # As it stands by itself; whoever asks why on a phone has more of it for as long.
            page.wait_for_function(f"() => !document.querySelector('{MARK}') || !({COVERS})()")
            if self.larger.count():
                self.larger.click()
                page.wait_for_function(f"() => !document.querySelector('{MARK}') || !({COVERS})()")
            if page.locator(OFFERED).count():
                return False
            expect(page.locator(f"{MARK} h2, {OFFERED}").first).not_to_be_empty()
            # A line of what others just did may lie over it until it has been read.
            page.wait_for_function(f"() => !document.querySelector('{MARK}') || !({OUT_OF_REACH})()")
            if not page.locator(MARK).count():
                return False
            self.seen.append(at)
        # Of several answers that a step suggests one after the other, each is there when it is asked for.
        self.unread[step["id"]] = unread_now(page, self.nouns, self.unread.get(step["id"]))
        return True

    def go_on(self, at: int, ply: int) -> None:
        """Read a step and go on, or answer as it suggests."""
        step, page = self.steps[at - 1], self.page
        if not step["on"] or at == len(self.steps):
            # Somebody's offer may come at any moment, and has to be answered before.
            with suppress(PlaywrightTimeout):
                page.locator(f"{MARK} button.do").click(timeout=5_000)
            if page.locator(OFFERED).count():
                return
            expect(
                page.locator(f"{MARK} .n").filter(has_text=re.compile(rf"\b{at}\b.*{len(self.steps)}$"))
            ).to_have_count(0)
            return
        index = self.tried.get(at, 0)
        wanted = step["tries"][index] if index < len(step["tries"]) else None
        if self.open_group(wanted):
            self.unread[step["id"]] = unread_now(page, self.nouns, self.unread[step["id"]])
        self.tried[at] = index + act(page, self.match, self.lesson["seat"], wanted, ply)

    def open_group(self, wanted: str | None) -> bool:
        """Press the group of answers that one stands in, as the ring says; False if it stands by itself."""
        group = self.page.locator(f"main.table [data-leads*={json.dumps(wanted)}]:not(:disabled)") if wanted else None
        if group is None or not group.count():
            return False
        group.first.click()
        # Of many answers the guide scrolls to the one that it means.
        expect(self.page.locator(f'main.table [data-action="{wanted}"]').first).to_be_in_viewport()
        return True

    def answer_freely(self, ply: int) -> None:
        """Answer between the steps, where the guide says what kind of question it is."""
        view = self.view()
        legal, prompt = view["position"]["legal"], view["position"]["prompt"]
        asked = view["ply"] == ply and len(legal) > 1
        if asked and prompt["key"] not in find_game(self.game).legend.formalities:
            # The page may have gone on meanwhile.
            unsaid = not self.page.locator(f"{MARK} .title").count() and shown_ply(self.page) == ply
            self.silent += [prompt["key"]] if unsaid else []
        act(self.page, self.match, self.lesson["seat"], None, ply)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "window"), WALKS)
def test_a_learner_is_led_to_the_first_points(
    new_page: Callable[..., Page], game: str, language: str, window: tuple[int, int]
) -> None:
    width, height = window
    touch = {} if window == LAPTOP else {"has_touch": True}
    page = new_page(locale=language, viewport={"width": width, "height": height}, **touch)
    learner = Learner(page, game, language)
    before = POINTS[game](learner.view()["position"]["board"])
    page.locator(MARK).wait_for(timeout=PATIENCE_MS)
    waiting, stood = moments(), (-1, 0)
    while True:
        # Whoever answers has seen this ply: the guide of a later one may say something else.
        ply = shown_ply(page)
        at = number(page)
        if at == 0:
            break
        if stood != (stood := (ply, at)):
            waiting = moments()
        next(waiting)
        if page.locator(OFFERED).count():
            # An offer comes first, and the guide says so; the question is back after it.
            expect(page.locator(f"{MARK}.small")).to_be_visible()
            page.locator(f"{OFFERED} button.quiet").last.click()
        elif page.locator(".coach-rings").count():
            if learner.read(at):
                learner.go_on(at, ply)
        elif page.locator(f"{MARK}.small").count():
            # A small mark says that this question is not explained, or that others play.
            learner.answer_freely(ply)
    seen, steps = learner.seen, learner.steps
    assert number(page) == 0, f"the guide stands still at step {number(page)}"
    assert seen[0] == 1
    assert seen[-1] == len(steps)
    assert {id: names for id, names in learner.unread.items() if names} == {}
    assert learner.silent == []
    # Bots play as they like, and may spare a learner a question; most steps come up all the same.
    assert len(seen) >= len(steps) - 2
    assert call(page, f"/matches/{learner.match}")["status"] == "running"
    assert POINTS[game](learner.view()["position"]["board"]) > before


def test_the_guide_can_be_paused_and_brought_back(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "europe-in-turmoil")
    page.locator(f"{MARK} button.do").click()
    page.locator(MARK).get_by_role("button", name="Pause the guide").click()
    expect(page.locator(MARK)).to_have_count(0)
    page.reload()
    page.locator("main.table[data-ply]").wait_for(timeout=PATIENCE_MS)
    expect(page.locator(MARK)).to_have_count(0)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Bring the guide back").click()
    expect(page.locator(f"{MARK} .n")).to_have_text("Step 2 of 12")


@pytest.mark.parametrize(
    ("language", "promise"), [("en", "First points in step 8"), ("fr", "Premiers points à l’étape 8")]
)
def test_the_guide_says_where_it_leads(new_page: Callable[..., Page], language: str, promise: str) -> None:
    page = new_page(locale=language, viewport={"width": 1440, "height": 900})
    page.goto("/")
    button = page.get_by_role("button", name=re.compile(f"{LABELS[language]}.*Europe in Turmoil", re.IGNORECASE))
    expect(button.locator("small")).to_contain_text("12")
    begin(page, "europe-in-turmoil", language)
    expect(page.locator(f"{MARK} .ahead p")).to_have_text(promise)
    goal = page.locator(f"{MARK} .dashes i:nth-child(8)")
    expect(goal).to_have_class(re.compile("goal"))


@pytest.mark.parametrize("window", [LAPTOP, ON_ITS_SIDE])
def test_names_above_the_guide_take_one_line(new_page: Callable[..., Page], window: tuple[int, int]) -> None:
    """Every line more is one less for the guide."""
    page = new_page(locale="fr", viewport={"width": window[0], "height": window[1]})
    begin(page, "versailles-1919", "fr")
    lines = "all => all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
    assert all(count < 1.5 for count in page.locator(".pls > div > small").evaluate_all(lines))


def test_whoever_undoes_is_explained_the_question_again(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    match = begin(page, "europe-in-turmoil")
    page.locator(MARK).wait_for(timeout=PATIENCE_MS)
    for step in (1, 2):
        expect(page.locator(f"{MARK} .n")).to_have_text(f"Step {step} of 12")
        page.locator(f"{MARK} button.do").click()
    act(page, match, "liberal", "operate socialist_movements", shown_ply(page))
    expect(page.locator(f"{MARK} .n")).to_have_text("Step 4 of 12")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"{MARK} .n")).to_have_text("Step 3 of 12")


def test_a_phone_shows_what_to_do_and_the_rest_at_a_touch(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="en", viewport={"width": 390, "height": 844}, has_touch=True)
    begin(page, "europe-in-turmoil")
    for _ in range(2):
        page.locator(f"{MARK} button.do").click()
    expect(page.locator(f"{MARK}.small .title")).to_contain_text("for operations")
    page.locator(MARK).get_by_role("button", name="Why?").click()
    expect(page.locator(f"{MARK} h2")).to_have_text("One card, two uses")


def test_the_guide_has_a_place_of_its_own_beside_the_board(page: Page) -> None:
    """A coach that lies on the card it speaks of, or on its button, is a trap."""
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "europe-in-turmoil")
    for _ in range(2):
        page.locator(f"{MARK} button.do").click()
    expect(page.locator(f".side > {MARK}")).to_be_visible()
    expect(page.locator(".side .tabpanel")).to_have_count(0)
    for card in (page.locator("#hand .slot > .legal").first, page.locator("#hand .slot > .legal").last):
        card.hover()
        expect(page.locator(BUTTONS).last).to_be_visible()
        # Asked for each time anew: a card that is drawn again has another button.
        page.wait_for_function(f"() => ({ON_TOP})([...document.querySelectorAll('{BUTTONS}')].at(-1))")
        expect_on_top(card)


def test_the_guide_answers_why_and_shows_again_where(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    match = begin(page, "europe-in-turmoil")
    guide = page.locator(MARK)
    for _ in range(2):
        guide.locator("button.do").click()
    for answer in ("operate socialist_movements", "placement"):
        act(page, match, "liberal", answer, shown_ply(page))
    expect(guide.locator(".n")).to_have_text("Step 5 of 12")
    guide.get_by_role("button", name="Why 2 OP in some spaces?").click()
    expect(guide.locator(".said")).to_contain_text("until yours have broken that control")
    guide.get_by_role("button", name="Back").click()
    expect(guide.locator(".said")).to_contain_text("Paris and Beau-Monde lack one SP each")
    # So near that Paris is out of sight.
    rings, nearer = page.locator(".coach-rings i"), page.get_by_role("button", name="Zoom in")
    for _ in range(4):
        nearer.click()
    expect(rings).to_have_count(0)
    guide.get_by_role("button", name="Show me").click()
    expect(rings.first).to_be_visible()


def test_on_a_phone_the_guide_stands_away_from_what_it_speaks_of(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="en", viewport={"width": 390, "height": 844}, has_touch=True)
    begin(page, "europe-in-turmoil")
    for _ in range(3):
        expect(page.locator(".coach-rings i").first).to_be_visible()
        page.wait_for_function(f"() => !({COVERS})()")
        if page.locator(f"{MARK} button.do").count():
            page.locator(f"{MARK} button.do").click()
    # The hand has moved to the one card that is meant; open, it has one line of the guide and its deed a ring.
    page.locator('#hand [data-thing="card:socialist_movements"]').tap()
    expect(page.locator(".opencard .coach-line")).to_contain_text("Guide 3 of 12")
    expect(page.locator(MARK)).to_have_count(0)
    page.wait_for_function(
        """() => {
      const [ring, deed] = [".coach-rings i", '.opencard [data-action="operate socialist_movements"]']
        .map((one) => document.querySelector(one)?.getBoundingClientRect());
      return ring && deed && Math.abs(ring.top + ring.bottom - deed.top - deed.bottom) < 4;
    }"""
    )


def test_on_a_phone_on_its_side_the_way_on_is_in_sight(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="en", viewport={"width": 844, "height": 390}, has_touch=True)
    begin(page, "europe-divided")
    go = page.locator(f"{MARK} button.do")
    go.tap()
    expect(page.locator(f"{MARK} h2")).to_have_text("One die is missing")
    page.wait_for_function(f"() => !({COVERS})()")
    # Both at one moment: where it stands is decided anew whenever the board moves.
    page.wait_for_function(
        """(mark) => {
      const [guide, button] = [mark, `${mark} button.do`]
        .map((one) => document.querySelector(one).getBoundingClientRect());
      return button.height >= 44 && guide.top <= button.top && button.bottom <= guide.bottom;
    }""",
        arg=MARK,
    )
