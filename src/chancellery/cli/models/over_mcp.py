"""A program that speaks the Model Context Protocol as the model: it asks tools, match after match of a series.

The tools are those of any seat (`chancellery mcp`), and one more that begins the next match. Whatever is told and
answered goes into the transcripts, from which a match goes on after a stop.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import Lock
from typing import Any, Final, cast

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from chancellery import __version__
from chancellery.cli.mcp.brief import brief
from chancellery.cli.mcp.data import Data
from chancellery.cli.mcp.tools import SeatTools
from chancellery.cli.models.endpoint import Messages, ModelReply, estimated_tokens
from chancellery.cli.models.player import MOST_ANSWERS, ModelMatch, illegal
from chancellery.cli.models.report import report
from chancellery.cli.models.series import MatchPlace, ModelFolder, ModelSeries, begun, keep
from chancellery.cli.models.transcript import Exchange
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.help import ParagraphData, paragraphs_as_data, read_help
from chancellery.lab.series import Row
from chancellery.table.match import StalePly
from chancellery.web.games.explaining import explain
from chancellery.web.games.wording import question

INSTRUCTIONS: Final = (
    "You play a series of {matches} matches of {game} against bots, to be measured; play each of them to win. Ask"
    " `next_match` first: it says which seat is yours. `look` at the board; `act` with one of the `answers` by its"
    " name: it says what happened and what you are asked next. Go on until the match is over, then ask `next_match`"
    " again, until it says that the series is over. `explain` tells what a card, a place or a word is, `rules` a"
    " paragraph."
)

# What a model says that is counted; the rest is looking around.
CHOICES: Final = ("act", "explain")


class NotLegal(ChancelleryError):
    """What a model named may not be played."""


class Nobody:
    """Takes a model's place where nothing is left to ask it: the program at the other end asks by itself."""

    def reply(self, messages: Messages) -> ModelReply:
        raise NotImplementedError("a program that speaks the protocol is not asked")


class MatchSeat:
    """The seat of the model in one match, as the tools know it."""

    def __init__(self, match: ModelMatch) -> None:
        self.match = match
        self.game = match.game.id
        self.seat = match.g.seat_id(match.seat)

    def view(self) -> Data:
        g, seat = self.match.g, self.match.seat
        return {
            "ply": g.ply,
            "status": "running" if g.outcome is None else "finished",
            "position": cast(Data, g.view(seat)),
            "text": question(g, seat, self.match.prose),
        }

    def act(self, action: str, ply: int) -> None:
        match = self.match
        if ply != match.g.ply:
            raise StalePly(match.g.ply)
        if not match.take(action):
            raise NotLegal(illegal(action))
        match.settle()

    def log(self, after: int) -> list[Data]:
        match = self.match
        return [
            {"seq": seq, "ply": entry.ply, "text": [match.prose.event(entry.event)]}
            for seq, entry in enumerate(match.g.record().entries, 1)
            if seq > after and entry.visible_to(match.seat)
        ]

    def chapters(self) -> list[ParagraphData]:
        return paragraphs_as_data(read_help(self.match.game, self.match.language))

    def explain(self, thing: str) -> list[Data]:
        things: list[Data] = msgspec.to_builtins(explain(self.match.game, thing, self.match.language))
        return things

    def brief(self, position: Data) -> Any:
        return brief(self.match.game, position, self.match.language)

    def answers_itself(self, view: Data) -> bool:
        """Questions with one answer are answered before the model is asked."""
        return False

    def messages(self) -> list[Data]:
        return []

    def talk(self, text: str, to: str | None) -> None:
        raise ChancelleryError("there is nobody to talk to: everybody else here is a bot, and bots do not talk")


class SeriesTools(SeatTools):
    """The tools of the match that is played, and the one that begins the next.

    told     what was said to and by the model since it chose last
    spoke    when it was told something last
    wrong    answers to the open question that may not be played
    """

    def __init__(self, series: ModelSeries, folder: Path) -> None:
        self.series = series
        self.kept = ModelFolder(folder, series)
        self.missing = [place for place in series.places() if self.kept.row(place.number) is None]
        self.current: tuple[MatchPlace, ModelMatch] | None = None
        self.told: Messages = []
        self.spoke = time.perf_counter()
        self.wrong = 0
        # Tools run in threads.
        self.lock = Lock()

    def begin(self) -> None:
        """The next match that is missing, as far as it was played before."""
        place = self.missing.pop(0)
        match = begun(self.series, Nobody(), self.kept, place)
        match.resume()
        self.current = (place, match)
        super().__init__(MatchSeat(match))
        self.wrong = 0

    def finish(self) -> None:
        """Keep the match that is over, if there is one."""
        if self.current is not None and self.current[1].g.outcome is not None:
            place, match = self.current
            keep(self.series, self.kept, place, match)
            self.current = None

    def next_match(self) -> Data:
        """Begin the next match of the series: which seat is yours, against whom. After the last: how you did."""
        self.finish()
        if self.current is not None:
            raise ToolError("this match is not over yet: continue it")
        while self.missing:
            self.begin()
            assert self.current is not None
            place, match = self.current
            if match.g.outcome is None:
                return {
                    "match": place.number + 1,
                    "of": len(self.series.places()),
                    "seat": match.g.seat_id(place.seat),
                    "against": place.rival,
                    **self.news(self.see()),
                }
            # Its transcript goes to the end already.
            self.finish()
        return {"series": "over", "report": dict(report(self.series, self.rows(), None))}

    def rows(self) -> list[Row]:
        """All matches that are over."""
        found = (self.kept.row(place.number) for place in self.series.places())
        return [row for row in found if row is not None]

    # --- what is noted ---

    def noted(self, tool: Callable[..., Data]) -> Callable[..., Data]:
        """A tool whose questions and answers go into the transcript."""

        @wraps(tool)
        def call(*args: Any, **given: Any) -> Data:
            with self.lock:
                asked, took = said(tool.__name__, args, given), time.perf_counter() - self.spoke
                ply = None if self.current is None else self.current[1].g.ply
                answer: Data = {}
                failed: ToolError | None = None
                try:
                    if ply is None and tool.__name__ != "next_match":
                        raise ToolError("no match is being played: ask next_match")
                    answer = tool(*args, **given)
                except ToolError as error:
                    failed = error
                told = json.dumps(answer, ensure_ascii=False) if failed is None else str(failed)
                if ply is not None and tool.__name__ in CHOICES:
                    name = str(given.get("action", "")) if tool.__name__ == "act" and failed is None else None
                    told = self.note(ply, asked, took, name, why(tool.__name__, failed), told)
                else:
                    self.told += [{"role": "assistant", "content": asked}, {"role": "user", "content": told}]
                self.spoke = time.perf_counter()
                if failed is not None:
                    raise ToolError(told) from None
                return answer

        return call

    def note(self, ply: int, asked: str, took: float, played: str | None, why: str | None, told: str) -> str:
        """A choice, or a question, of the model in the transcript; what it is told to that."""
        read, wrote = self.tokens("user"), self.tokens("assistant") + estimated_tokens(asked)
        exchange = Exchange(ply, self.told, asked, round(took, 3), read, wrote, True, action=played, why=why)
        self.wrong = 0 if played is not None else self.wrong + (why == "illegal")
        assert self.current is not None
        match = self.current[1]
        if self.wrong >= MOST_ANSWERS:
            exchange.action, exchange.given_up = match.chance(), True
        match.transcript.add(exchange)
        if exchange.given_up:
            self.wrong = 0
            match.take(str(exchange.action))
            match.settle()
            told = f"{told} That was the last try: '{exchange.action}' was chosen for you by chance; look again."
        self.told = [{"role": "user", "content": told}]
        return told

    def tokens(self, role: str) -> int:
        """What was said by one of the two since the model chose last."""
        return sum(estimated_tokens(one["content"]) for one in self.told if one["role"] == role)


def why(tool: str, failed: ToolError | None) -> str | None:
    """Why a model has to be asked again, as transcripts call it."""
    if tool == "explain":
        return "explain"
    return "illegal" if failed is not None and isinstance(failed.__context__, NotLegal) else None


def said(tool: str, args: tuple[Any, ...], given: Data) -> str:
    """A call of a tool as a transcript has it."""
    return (
        f"{tool} {json.dumps({**{str(number): one for number, one in enumerate(args)}, **given}, ensure_ascii=False)}"
    )


def series_server(tools: SeriesTools) -> MCPServer[Any]:
    """A server of the Model Context Protocol for all matches of a series that are missing."""
    series = tools.series
    instructions = INSTRUCTIONS.format(matches=len(series.places()), game=series.game)
    server: MCPServer[Any] = MCPServer(
        "chancellery", instructions=instructions, version=__version__, log_level="WARNING"
    )
    for tool in (tools.next_match, *tools.all()):
        server.tool()(tools.noted(tool))
    return server


def serve_series(series: ModelSeries, folder: Path) -> tuple[bool, list[Row]]:
    """Let whoever is at standard input and output play what is missing, until they leave: whether anything was, and all
    matches that are over.
    """
    tools = SeriesTools(series, folder)
    served = bool(tools.missing)
    if served:
        series_server(tools).run("stdio")
        tools.finish()
    return served, tools.rows()
