"""Positions outside battles: the language of tests.games.realpolitik.battles, and a few lines more.

    money france 3                  (0 for everybody who is not named)
    influence france 24
    train dalmatia-venezia          one more than at set-up; `bare` takes those away
    box 2                           where the diplomacy marker is
    limit                           the match has the option that ends it after so many turns
    talk                            the match has the option of a time for talk

A position begins with what the rules are in the middle of, such as `Move power=austria`; the turn ends after it.
The log holds what has happened since.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

from chancellery.engine.events import event_json
from chancellery.engine.script import Script
from chancellery.games import find_game
from chancellery.games.realpolitik.board import BORDER_IDS, FORTRESSES, NOUNS, POWER_IDS, START_TRAINS, TRAINS
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battles import Position, options, require_conserved


class Table(Position):
    """What the lines of a position say."""

    def __init__(self, text: str) -> None:
        self.options: list[str] = []
        self.money = dict.fromkeys(POWER_IDS, 0)
        self.trains = [BORDER_IDS[border] for border in START_TRAINS]
        self.fortresses = 0
        super().__init__(text)

    def read_money(self, power: str, money: str) -> None:
        self.money[power] = int(money)

    def read_influence(self, power: str, influence: str) -> None:
        self.statements.append(f"set influence {power}: {influence}")

    def read_fortress(self, where: str) -> None:
        super().read_fortress(where)
        self.fortresses += 1

    def read_train(self, border: str) -> None:
        self.trains.append(border)

    def read_bare(self) -> None:
        self.trains.clear()

    def read_box(self, box: str) -> None:
        self.statements.append(f"set box: {box}")

    def read_limit(self) -> None:
        self.options.append("option limit yes")

    def read_talk(self) -> None:
        self.options.append("option talk yes")

    def board(self) -> Iterator[str]:
        game, players, *rest = super().board()
        yield from (game, players, *self.options, *rest, "clear train")
        yield from (f"set train {border}: yes" for border in self.trains)
        yield from (f"set money {power}: {money}" for power, money in self.money.items())
        yield f"set trains_left: {TRAINS - len(self.trains)}"
        yield f"set fortresses_left: {FORTRESSES - self.fortresses}"


def table(position: str, begin: str, actions: str = "") -> Realpolitik:
    """Play the statements of a golden script on a position; no piece is lost or doubled."""
    script = Script(find_game)
    state = script.run("\n".join(Table(position).board()))
    assert isinstance(state, Realpolitik)
    assert state.log is not None
    state.log.entries.clear()
    state.turn = 0
    last = "" if begin.endswith("Turn") else " then EndTurn"
    script.run("\n".join([f"stack {begin}{last}", dedent(actions)]))
    require_all_there(state)
    return state


def moving(power: str, position: str, actions: str = "", envoy: str = "") -> list[str]:
    """Begin a power's movement and play; what the one who is asked may do then."""
    other = envoy or ("austria" if power != "austria" else "france")
    return options(table(position, f"Move power={power}", f"{power}: envoy {other}\n{actions}"))


def opening(actions: str = "", players: int = 4) -> Realpolitik:
    """A match from its very beginning."""
    state = Script(find_game).run("\n".join(["game realpolitik", f"players {players}", dedent(actions)]))
    assert isinstance(state, Realpolitik)
    require_all_there(state)
    return state


def require_all_there(g: Realpolitik) -> None:
    require_conserved(g)
    assert g.trains_left + sum(g.train) == TRAINS
    assert g.fortresses_left + sum(g.fortress) == FORTRESSES


# --- what a test looks at ---


def turn_of(**cards: str) -> str:
    """The lines with which everybody lays a card; Italy's is laid by whoever decides for it."""
    return "\n".join(f"{power}: lay {card}" for power, card in cards.items())


def told(g: Realpolitik, *keys: str) -> list[str]:
    """What has happened since the script began, of these keys, in words as a script writes them."""
    assert g.log is not None
    found = [event_json(entry.event, NOUNS) for entry in g.log.entries]
    return [" ".join(str(value) for value in event.values()) for event in found if event["event"] in keys]
