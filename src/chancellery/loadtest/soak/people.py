"""People of a soak: they play match after match over HTTP, and send again with the same key what got no answer."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from typing import Any, Final, Literal

from chancellery.engine.game import Game
from chancellery.loadtest.http_client import HttpClient, HttpClientError
from chancellery.loadtest.soak.followers import SoakFollower
from chancellery.loadtest.soak.ledger import Ledger

# What an answer may take, and how long somebody waits before asking again.
ANSWER_SECONDS: Final = 30.0
AGAIN_SECONDS: Final = 1.0
# How often somebody looks who waits for others and hears nothing.
LOOK_SECONDS: Final = 1.0
# So many seconds lie between two messages of one person, at least.
TALK_SECONDS: Final = 8.0
GONE: Final = (OSError, EOFError, TimeoutError, HttpClientError, ValueError)

Company = Literal["people", "mixed", "bots"]


class Stopped(Exception):
    """The soak is over before an answer came."""


class Soak:
    """What everybody in a soak shares."""

    def __init__(self, port: int, ledger: Ledger, pause: float, patience: float) -> None:
        self.port = port
        self.ledger = ledger
        self.pause = pause
        self.patience = patience
        self.over = False
        self.followers: set[SoakFollower] = set()
        self.matches: dict[str, str] = {}


class SoakTable:
    """One match after another of a game: of people alone, of one person among bots, or of bots alone."""

    def __init__(self, soak: Soak, game: Game, company: Company, number: int) -> None:
        self.soak = soak
        self.game = game
        self.company = company
        self.luck = random.Random(f"{game.id} {company}")
        # Limits hold for an address: everybody at a table has a line of their own, as at home.
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.http = HttpClient(soak.port, self.address)
        self.tokens: list[str] = []
        self.match = ""
        self.seats: dict[str, str] = {}
        self.news = asyncio.Event()
        self.talked = 0.0
        self.keys = itertools.count()
        self.following: list[SoakFollower] = []
        # Whether the server was killed since the log was compared last.
        self.doubtful = False

    # --- asking ---

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, Any]:
        """Ask until an answer comes that says something about the question; a request that changes something too."""
        while True:
            since = time.monotonic()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    status, answer = await self.http.ask(method, path, token, body)
                if status != 503:
                    return status, answer
                self.soak.ledger.refuse(f"{method} {path}", f"503 {answer}", since)
            except GONE as error:
                self.http.drop()
                self.soak.ledger.refuse(f"{method} {path}", f"no answer: {error!r}", since)
            if self.soak.over:
                raise Stopped
            self.soak.ledger.resent += method == "POST"
            await asyncio.sleep(AGAIN_SECONDS)

    async def must(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """Ask for something that is granted; a refusal has no reason."""
        while True:
            since = time.monotonic()
            status, answer = await self.ask(method, path, token, body)
            if status < 400:
                return answer
            self.soak.ledger.refuse(f"{method} {path}", f"{status} {answer}", since)
            if self.soak.over:
                raise Stopped
            await asyncio.sleep(AGAIN_SECONDS)

    # --- matches ---

    async def run(self) -> None:
        """Play until the soak is over."""
        try:
            options = {"players": max(self.game.players)} if self.company == "people" else {}
            ids = self.game.seats(self.game.options(options))
            for _ in range(len(ids) if self.company == "people" else 1):
                made = await self.must("POST", "/api/me/tokens", body={"label": "soak"})
                self.tokens.append(made["token"])
            while not self.soak.over:
                await self.clear()
                await self.lay(options, ids)
                await self.play()
        except Stopped:
            pass

    async def lay(self, options: dict[str, int], ids: tuple[str, ...]) -> None:
        """A new match with everybody seated, and somebody following it for each of them."""
        bots = {"people": 0, "mixed": len(ids) - 1, "bots": len(ids)}[self.company]
        mine = {ids[0]: {"kind": "me"}} if bots < len(ids) else {}
        seats = {**mine, **{id: {"kind": "bot"} for id in ids[len(ids) - bots :]}}
        body = {"game": self.game.id, "options": options, "seats": seats}
        self.match = (await self.must("POST", "/api/matches", self.tokens[0], body))["id"]
        self.soak.matches[self.match] = self.game.id
        self.soak.ledger.matches[self.game.id] += 1
        self.seats = dict(zip(ids[: len(ids) - bots], self.tokens, strict=False))
        for seat, token in list(self.seats.items())[1:]:
            await self.join(seat, token)
        self.following = [SoakFollower(self.soak, self, seat, token) for seat, token in self.seats.items()]
        self.following.append(SoakFollower(self.soak, self, "spectator", None))
        for follower in self.following:
            follower.start()

    async def join(self, seat: str, token: str) -> None:
        """Sit down; who was not told so finds that they sit already."""
        since = time.monotonic()
        status, answer = await self.ask("POST", f"/api/matches/{self.match}/join", token, {"seat": seat})
        if status < 400:
            return
        seated = (await self.must("GET", f"/api/matches/{self.match}", token))["yours"] == [seat]
        excuse = "sat down already" if seated else None
        self.soak.ledger.refuse(f"join {self.match}", f"{status} {answer}", since, excuse)

    async def play(self) -> None:
        """Random legal actions of all people at the table until the match or the soak is over."""
        seats = list(self.seats.items())
        while not self.soak.over:
            self.news.clear()
            if self.doubtful:
                await self.compare()
            acted = over = False
            for seat, token in seats or [("spectator", self.tokens[0])]:
                view = await self.must("GET", f"/api/matches/{self.match}/view?seat={seat}", token)
                over = view["status"] != "running"
                # Taking back what was picked in secret is limited, and leads nowhere.
                legal = [] if over else [name for name in view["position"]["legal"] if name != "retract"]
                if seats and legal:
                    await self.act(seat, token, self.luck.choice(legal), view["ply"])
                    await self.talk(seat, token, view)
                    await asyncio.sleep(self.luck.uniform(0, 2 * self.soak.pause))
                    acted = True
            if over:
                await self.look_back()
                return
            if not acted:
                await self.wait()

    async def act(self, seat: str, token: str, action: str, ply: int) -> None:
        since = time.monotonic()
        key = f"{seat}-{next(self.keys)}"
        body = {"action": action, "ply": ply, "seat": seat, "key": key}
        status, answer = await self.ask("POST", f"/api/matches/{self.match}/actions", token, body)
        ledger = self.soak.ledger
        if status == 200:
            ledger.acknowledge(self.game.id, self.match, answer["ply"], seat, action)
            return
        # Somebody else was faster, or the match is over by now: nobody promised anything.
        stale = status == 409 and (answer.get("ply", ply) != ply or await self.is_over())
        ledger.refuse(f"act {self.match} {body}", f"{status} {answer}", since, "somebody was faster" if stale else None)

    async def is_over(self) -> bool:
        summary = await self.must("GET", f"/api/matches/{self.match}", self.tokens[0])
        return bool(summary["status"] != "running")

    async def talk(self, seat: str, token: str, view: Any) -> None:
        """Say something now and then, where the rules allow it."""
        now = time.monotonic()
        if not view["position"]["talk"] or now - self.talked < TALK_SECONDS:
            return
        self.talked = now
        text = f"{seat} at {view['ply']}, {next(self.keys)}"
        status, answer = await self.ask(
            "POST", f"/api/matches/{self.match}/messages", token, {"seat": seat, "text": text}
        )
        if status == 201:
            self.soak.ledger.said[self.match].append(text)
        else:
            # The rules may forbid talk after the last action.
            excuse = "no time for talk" if status == 409 else None
            self.soak.ledger.refuse(f"message {self.match}", f"{status} {answer}", now, excuse)

    async def wait(self) -> None:
        """Until something happens at the table."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self.news.wait()
        except TimeoutError:
            pass

    # --- afterwards ---

    async def look_back(self) -> None:
        """A match that is over verifies, holds what was acknowledged, and was told to everybody to the end."""
        self.soak.ledger.finished[self.game.id] += 1
        proof = await self.must("GET", f"/api/matches/{self.match}/verify", self.tokens[0])
        if not proof["holds"]:
            self.soak.ledger.lost.append(f"{self.match}: it does not verify: {proof['problem']}")
        await self.compare()

    async def compare(self) -> None:
        """Hold the log, as each seat may read it, against what was acknowledged to it; and the streams against both."""
        self.doubtful = False
        summary = await self.must("GET", f"/api/matches/{self.match}", self.tokens[0])
        for seat, token in self.seats.items():
            actions = {
                entry["ply"]: (seat, entry["data"]["action"])
                for entry in await self.log(seat, token)
                if entry["kind"] == "action" and entry["data"]["seat"] == seat
            }
            self.soak.ledger.compare_actions(self.match, actions, frozenset([seat]))
        for follower in self.following:
            await follower.catch_up(summary["ply"], self.soak.patience)

    async def log(self, seat: str, token: str) -> list[Any]:
        entries: list[Any] = []
        after = 0
        while page := await self.must("GET", f"/api/matches/{self.match}/log?seat={seat}&after={after}", token):
            entries += page
            if after == page[-1]["seq"]:
                break
            after = page[-1]["seq"]
        return entries

    async def leave(self) -> None:
        """Look at the log a last time and close everything."""
        try:
            if self.following:
                await self.compare()
        except Stopped:
            self.soak.ledger.unnoticed.append(f"{self.match} could not be read at the end")
        await self.clear()
        self.http.close()

    async def clear(self) -> None:
        for follower in self.following:
            await follower.stop()
        self.following = []
