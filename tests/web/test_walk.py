"""The way of a click through the code is the one that docs/architecture.md describes, and short enough to be read."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import chancellery
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil.rules.operations import PlaceSupport
from chancellery.store.people import User
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.web.fixed_luck import MODULES, FixedLuck
from tests.web.inside import Asker, Inside

ROOT = Path(chancellery.__file__).parent
DOCS = Path(__file__).parents[2] / "docs/architecture.md"
MOST_STATIONS = 25
MOST_MOVES = 200


class Walk:
    """The files of ours that a request comes through, in order, and which of them hand it on to which."""

    def __init__(self) -> None:
        self.files: dict[str, None] = {}
        self.steps: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        here = ours(frame) if event == "call" else None
        if here is None:
            return
        self.files.setdefault(here)
        caller = frame.f_back
        while caller is not None and ours(caller) is None:
            caller = caller.f_back
        before = None if caller is None else ours(caller)
        if before not in (None, here):
            self.steps.add((str(before), here))


def ours(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else None


def described() -> list[str]:
    """The stations that the docs name, in order."""
    _, _, chapter = DOCS.read_text("utf-8").partition("## The way of a click\n")
    return re.findall(r"^\d+\. `([\w/]+\.py)`", chapter.partition("\n## ")[0], re.MULTILINE)


def placed(inside: Inside, who: User, token: str) -> Walk:
    """The walk of a point of support that is placed with Operations Points, of which more are left."""
    game = find_game("europe-in-turmoil")
    ids = game.seats(game.options({}))
    match = inside.services.creating.create(who, NewMatch(game.id, {}, {id: NewSeat("me") for id in ids})).id
    walk = Walk()

    async def play(asker: Asker) -> None:
        for _ in range(MOST_MOVES):
            with inside.services.live.cache.lease(match) as lease:
                state = lease.table.state
                seat = state.waiting[0]
                names = [state.describe(action) for action in state.legal(seat)]
                asked = state.stack[-1]
            name = next((name for name in names if name.startswith(("place", "ops"))), names[0])
            body = {"action": name, "ply": state.ply, "seat": ids[seat], "with_view": True}
            if isinstance(asked, PlaceSupport) and asked.ops > 2:
                # Threads that are there already are not looked at.
                threading.setprofile(walk)
                asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
                sys.setprofile(walk)
            try:
                status, _, answer = await asker.ask(token, f"/api/matches/{match}/actions", body)
            finally:
                sys.setprofile(None)
                threading.setprofile(None)
            assert status == 200, answer
            if walk.files:
                return

    inside.run(play)
    return walk


def test_a_click_goes_the_way_that_is_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        monkeypatch.setattr(f"{module}.secrets", FixedLuck())
    inside = Inside(tmp_path)
    walk = placed(inside, *inside.person())
    inside.close()
    stations = described()
    assert 0 < len(stations) <= MOST_STATIONS
    assert [file for file in walk.files if file in stations] == stations
    # Whatever is not named is looked something up in: it answers, and leads nowhere else.
    assert {step for step in walk.steps if step[0] not in stations and step[1] in stations} == set()
