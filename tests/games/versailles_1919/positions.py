"""Positions to test from: a quiet board with the United Kingdom, France, the USA and Italy in this order of turns."""

from __future__ import annotations

from typing import Any, cast

from chancellery.engine.frames import Frame
from chancellery.engine.rng import ScriptedRng, key_from
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, NATION_IDS, NATIONS, NOUNS, PLAYED, UK, USA
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.promises import encode
from chancellery.games.versailles_1919.rules.turn import GoOn, Turn
from chancellery.games.versailles_1919.state import Versailles

__all__ = ["GoOn", "Turn"]


def index(kind: str, id: str) -> int:
    return NOUNS.index(kind, id)


def issue(id: str) -> int:
    return NOUNS.index("issue", id)


def space(id: str) -> int:
    return NOUNS.index("space", id)


def card(id: str) -> int:
    return NOUNS.index("event_card", id)


def option(id: str) -> int:
    return NOUNS.index("issue_option", id)


def quiet(players: int = 3, active: int = FRANCE, dice: tuple[int, ...] = (), **options: object) -> Versailles:
    """A match just begun, with nothing under way; the solo player leads the last faction."""
    given = {"players": players, "nations": "seated", **options}
    rng = ScriptedRng(key_from("quiet"))
    g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options(given), rng))
    g.order = tuple(PLAYED[players])
    g.human = g.order[-1] if players == 1 else -1
    g.active = g.acting = active
    g.turn = g.order.index(active) + 1
    g.table = [issue("smyrna"), issue("byelorus")]
    g.waiting_room = [issue("rheinland"), issue("togo"), issue("korea")][: len(g.waiting_room)]
    pool = [i for i in range(52) if i not in g.table + g.waiting_room]
    g.issue_discard = [pool.pop()]
    below = [pool.pop() for _ in range(20)]
    g.issue_deck = [*below, 52, *pool]
    rng.dice = list(dice)
    return g


def ask(g: Versailles, *frames: Frame[Any]) -> Versailles:
    """Let these frames be carried out, and then the rest of the turn."""
    g.stack = []
    g._legal = None
    g.push(*frames, GoOn(), Turn())
    g.run()
    return g


def act(g: Versailles, nation: int = FRANCE) -> Versailles:
    """It is a nation's turn."""
    g.active = g.acting = nation
    g.turn = g.order.index(nation) + 1
    g.political = g.military = 0
    return ask(g)


def do(g: Versailles, *actions: str) -> Versailles:
    """Whoever is asked plays these actions."""
    for action in actions:
        g.play(g.waiting[0], ACTIONS.parse(action))
    return g


def can(g: Versailles) -> list[str]:
    """What whoever is asked may do."""
    return [ACTIONS.name(action) for action in g.legal(g.waiting[0])]


def aside(g: Versailles, nation: int, *actions: str) -> Versailles:
    """A nation takes asides."""
    for action in actions:
        g.play(g.seat_of[nation], ACTIONS.parse(action))
    return g


def asides(g: Versailles, nation: int) -> list[str]:
    return [ACTIONS.name(action) for action in g.asides(g.seat_of[nation])]


def put(g: Versailles, id: str, *cubes: int) -> None:
    """So many cubes of each nation on an issue, from available."""
    for nation, count in enumerate(cubes):
        g.cubes[issue(id) * NATIONS + nation] = count
        g.available[nation] -= count


def lay(g: Versailles, **rows: dict[int, int]) -> None:
    """Values at some places of rows, as in lay(g, units={UK: 2}, keg={EUROPE: 1})."""
    for name, places in rows.items():
        row = list(getattr(g, name))
        for place, value in places.items():
            row[place] = value
        g.schema[name].keep(g, name, row)


def on(g: Versailles, id: str, nation: int = UK) -> int:
    """The cubes of a nation on an issue."""
    return g.cubes[issue(id) * NATIONS + nation]


def give(g: Versailles, nation: int, *ids: str) -> None:
    """Issues, by their options, that a nation controls; they leave the decks."""
    for id in ids:
        number = issue(id.split("-", maxsplit=1)[0])
        for pile in (g.issue_deck, g.issue_discard, g.table, g.waiting_room):
            if number in pile:
                pile.remove(number)
        lay(g, owner={number: nation}, chosen={number: option(id)})


def exhaust(g: Versailles, nation: int, cubes: int) -> None:
    """So many cubes of a nation are exhausted."""
    g.available[nation] -= cubes
    g.exhausted[nation] += cubes


def deploy(g: Versailles, nation: int, id: str) -> None:
    """A unit of a nation stands in a space."""
    lay(g, units={nation: g.units[nation] - 1}, unit={space(id): nation})


def settling() -> Versailles:
    """France may settle Smyrna, which it leads, or Byelorus, which the UK leads."""
    g = quiet()
    put(g, "smyrna", 1, 3)
    put(g, "byelorus", 2, 0)
    exhaust(g, FRANCE, 6)
    return act(g)


def deal(g: Versailles, author: int, partner: int, *parts: str) -> Versailles:
    """A deal that is offered and accepted."""
    aside(g, author, f"offer {NATION_IDS[partner]}", *parts, "propose")
    return aside(g, partner, f"accept-deal {NATION_IDS[author]}")


def bind(g: Versailles, nation: int, action: str, refrain: bool = False) -> list[str]:
    """What is left to choose after a promise."""
    g.bound = (*g.bound, encode(ACTIONS.parse(action), int(refrain), nation, UK if nation != UK else USA))
    g._legal = None
    return can(g)


def two_to_settle(event: str = "spartacist_rising") -> Versailles:
    """France leads on Smyrna, the UK on Byelorus, and this event lies on the table."""
    g = quiet()
    g.event = card(event)
    g.callers = (card("queen_marie"), card("bela_kun"))
    put(g, "smyrna", 1, 3)
    put(g, "byelorus", 2, 0)
    exhaust(g, FRANCE, 3)
    return act(g)


def political(g: Versailles) -> list[str]:
    return [name for name in can(g) if name.startswith(("settle", "place", "reclaim"))]


def demanded(g: Versailles, nation: int, topic: str, buyer: int = UK, refrain: bool = False) -> list[str]:
    """What somebody may demand of a nation about a topic."""
    twin = g.clone()
    aside(twin, buyer, f"offer {('uk', 'france', 'usa')[nation]}", "demand", *(["refrain"] if refrain else []))
    if f"about {topic}" not in asides(twin, buyer):
        return []
    aside(twin, buyer, f"about {topic}")
    return [name.removeprefix("term-") for name in asides(twin, buyer) if name != "back"]
