"""A seat at a match against bots in this process."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Any, cast

import msgspec

from chancellery.cli.files import write_match
from chancellery.cli.local_table import LocalTable
from chancellery.cli.mcp.brief import brief
from chancellery.cli.mcp.data import Data
from chancellery.cli.wording import game_prose
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.help import ParagraphData, paragraphs_as_data, read_help
from chancellery.table.match import StalePly
from chancellery.web.games.explaining import explain
from chancellery.web.games.wording import lines, question


class LocalSeat:
    """All that the tools can reach of a local match: what `State.view` and the log have for this one seat."""

    def __init__(self, match: LocalTable, language: str, save: Path | None = None) -> None:
        self._match = match
        self._save = save
        self._index = match.people[0]
        self._prose = game_prose(match.game, match.journal.options, language)
        self._language = language
        # Tools run in threads.
        self._lock = Lock()
        self.game = match.game.id
        self.seat = match.g.seat_id(self._index)
        match.let_bots_act()

    def view(self) -> Data:
        """What the seat sees, shaped as a server's answer."""
        with self._lock:
            g = self._match.g
            return {
                "ply": g.ply,
                "status": "running" if g.outcome is None else "finished",
                "position": cast(Data, g.view(self._index)),
                "text": question(g, self._index, self._prose),
            }

    def act(self, action: str, ply: int) -> None:
        """Play an action of this seat, then let the bots act."""
        with self._lock:
            match = self._match
            if ply != match.g.ply:
                raise StalePly(match.g.ply)
            match.act(self._index, match.g.game.actions.parse(action))
            match.let_bots_act()
            if self._save is not None:
                write_match(self._save, match.journal)

    def log(self, after: int) -> list[Data]:
        """What happened, as this seat may know it."""
        with self._lock:
            events = enumerate(self._match.events_for(self._index), 1)
            return [
                {"seq": seq, "ply": ply, "text": lines(self._match.game, [event], self._prose)}
                for seq, (ply, event) in events
                if seq > after
            ]

    def chapters(self) -> list[ParagraphData]:
        return paragraphs_as_data(read_help(self._match.game, self._language))

    def explain(self, thing: str) -> list[Data]:
        things: list[Data] = msgspec.to_builtins(explain(self._match.game, thing, self._language))
        return things

    def brief(self, position: Data) -> Any:
        return brief(self._match.game, position, self._language)

    def answers_itself(self, view: Data) -> bool:
        """Nobody but bots would learn from it that there was one answer."""
        return True

    def messages(self) -> list[Data]:
        return []

    def talk(self, text: str, to: str | None) -> None:
        raise ChancelleryError("there is nobody to talk to: everybody else here is a bot, and bots do not talk")
