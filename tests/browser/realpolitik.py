"""Realpolitik in the browser: positions to open, and a person who looks for allies and battles and clicks."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, Response, expect

from chancellery.engine.journal import Journal
from chancellery.engine.prose import Prose, Text, TextData
from chancellery.engine.views import PositionData
from chancellery.games.realpolitik.board import ACTIONS, CONTENT, FOLDER, NOUNS
from chancellery.games.realpolitik.bot.advise import advise
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.state import Realpolitik
from tests.browser.playing import PATIENCE_MS, call, ply, sit

POWERS = tuple(CONTENT.powers)
# What is clicked elsewhere than in the prompt.
CARD_VERBS = ("lay", "lay-italy", "play", "discard", "play-to-discard", "play-to-reveal")
ABILITY_VALUE = {"play-to-discard": "1", "play-to-reveal": "3"}
WISHES = ("movement", "mobilisation", "dispatch", "gain_influence", "taxation")

Test = Callable[[Realpolitik], bool]


@cache
def prose(language: str = "en") -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def label(action: str, prompt: TextData | None = None) -> str:
    """What the button of an action says, in answer to a question as the page gets it."""
    asked = prompt and Text(prompt["key"], **{name: value_of(value) for name, value in prompt["args"].items()})
    return prose("en").answer(ACTIONS, ACTIONS.parse(action), asked or None)


def value_of(value: Any) -> Any:
    """A value of a question, with things by number."""
    if not isinstance(value, dict):
        return value
    if "ids" in value:
        return value["kind"], tuple(NOUNS.index(value["kind"], id) for id in value["ids"])
    return value["kind"], NOUNS.index(value["kind"], value["id"])


# --- positions ---


class Position:
    """A position that seasoned players with some whims come to, and what the seat sees that has to decide."""

    def __init__(self, wanted: Test, players: int) -> None:
        g = next(found for seed in range(100) if (found := self.play(wanted, players, seed)) is not None)
        self.seat = g.waiting[0]
        self.view = g.view(self.seat)
        self.board: Any = self.view["board"]
        self.legal: list[str] = self.view["legal"]

    def play(self, wanted: Test, players: int, seed: int) -> Realpolitik | None:
        luck = random.Random(seed)
        options = REALPOLITIK.options({"players": players})
        self.journal = Journal(REALPOLITIK, options, seed.to_bytes(32))
        g = REALPOLITIK.new(options, self.journal.seed)
        assert isinstance(g, Realpolitik)
        while not wanted(g):
            seat = g.waiting[0]
            legal = g.legal(seat)
            scores = advise(g, seat, legal)
            best = [action for action, score in zip(legal, scores, strict=True) if score == max(scores)]
            action = luck.choice(best if luck.random() < 0.9 else legal)
            self.journal.actions.append((seat, action))
            g.play(seat, action)
            if g.outcome is not None or g.ply > 3000:
                return None
        return g

    def open(self, page: Page) -> None:
        sit(page, str(call(page, "/matches/import", self.journal.export())["id"]))
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)

    def with_bots(self, page: Page) -> str:
        """A match of the person behind the page, who has to decide now, against bots."""
        before = call(page, "/matches/import", self.journal.export())["id"]
        call(page, f"/matches/{before}/abandon", {})
        wish = {"ply": len(self.journal.actions), "seat": self.view["seat"]}
        return str(call(page, f"/matches/{before}/fork", wish)["id"])

    def things(self, kind: str) -> set[str]:
        """The things of a kind that something can be done with."""
        found = {name.partition(" ")[2] for name in self.legal}
        return found & set(NOUNS.ids[kind])


@cache
def reached(wanted: Test, players: int = 4) -> Position:
    return Position(wanted, players)


def asked(g: Realpolitik) -> str:
    """The key of the question that is open."""
    prompt = g.prompt(g.waiting[0])
    return "" if prompt is None else prompt.key


# --- one person's play ---


def foes(board: Any, me: str) -> set[str]:
    """Where there is somebody to fight."""
    friends = (me, board["powers"][me]["ally"])
    armies = {one["territory"] for one in board["generals"] if one["power"] not in friends}
    return armies | {where for where, power in board["garrisons"].items() if power not in friends}


def distances(goals: Iterable[str]) -> dict[str, int]:
    """How many borders each territory is away from the nearest goal."""
    found = dict.fromkeys(goals, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for near in CONTENT.territories[here].adjacent:
            if near not in found:
                found[near] = found[here] + 1
                queue.append(near)
    return found


def choose(position: Any, offers: int) -> str:
    """March at the nearest foe, offer alliances in turn, fight with what there is, and agree to everything."""
    legal: list[str] = position["legal"]
    far = distances(foes(position["board"], position["seat"]))
    verbs: dict[str, list[str]] = {}
    for action in legal:
        verbs.setdefault(action.split()[0], []).append(action)
    if "lay" in verbs:
        return next(action for wish in WISHES if (action := f"lay {wish}") in legal)
    if "entreat" in verbs:
        return verbs["entreat"][offers % len(verbs["entreat"])]
    for verb in ("march", "go"):
        if verb in verbs:
            return min(verbs[verb], key=lambda action: far.get(action.split()[1], len(far)))
    order = ("lay-italy", "halt", "yes", "unit", "place", "play", "play-to-reveal", "ask-round", "done")
    return next((verbs[verb][0] for verb in order if verb in verbs), legal[0])


# --- clicking ---


def territory(page: Page, id: str) -> Locator:
    return page.locator(f'.board [data-thing="territory:{id}"]')


def press(page: Page, id: str) -> None:
    """Click a territory where its name stands; what the mouse was told about before is out of the way."""
    page.mouse.move(4, 4)
    expect(page.locator(".spottip")).to_have_count(0)
    box = page.locator(f'.rp-title[data-name="{id}"] .name').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def click(page: Page, action: str, position: PositionData | None = None) -> None:
    """Answer with an action as a person does who sees it on the page."""
    verb, _, what = action.partition(" ")
    before = ply(page)
    if verb in CARD_VERBS:
        kind = verb if verb.startswith("lay") else "battle"
        thing = f"{kind}:{what or ABILITY_VALUE[verb]}"
        page.locator(f'#hand .slot > [data-thing="{thing}"]').hover()
        page.locator(f'#hand .raised > [data-thing="{thing}"]').get_by_role("button", name=label(action)).click()
    elif verb == "train":
        page.locator(f'.board [data-thing="border:{what}"]').click()
    elif verb in ("target", "card", "bid"):
        page.locator(".rp-panel").get_by_role("button", name=label(action)).click()
    elif what in CONTENT.territories:
        press(page, what)
        if sum(other.partition(" ")[2] == what for other in (position["legal"] if position else ())) > 1:
            page.locator(".spottip.asks").get_by_role("button", name=label(action), exact=True).click()
    else:
        button = page.locator(f'.prompt .a button[data-action="{action}"]')
        expect(button).to_contain_text(label(action, position and position["prompt"]))
        button.click()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible(timeout=PATIENCE_MS)


def seen(page: Page, match: str, seat: str) -> Any:
    """What the seat sees, as the API tells the person behind the page."""
    return call(page, f"/matches/{match}/view?seat={seat}")["position"]


# --- what a page is told ---


class Traffic:
    """Every word that a page is told about its match: answers, and the stream of news."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        self.news: list[str] = []
        page.on("response", lambda answer: self.answers.append(answer) if "/api/matches" in answer.url else None)
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Network.eventSourceMessageReceived", lambda told: self.news.append(told["data"]))
        self.session.send("Network.enable")

    def told(self) -> str:
        texts = [answer.text() for answer in self.answers if "/events" not in answer.url]
        return "\n".join([*texts, *self.news])
