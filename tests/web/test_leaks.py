"""No byte of an answer depends on what the seat that asks cannot know.

Fifty random games; at points of each game everything that a seat can ask for is asked twice: as the match stands, and
with all that the seat cannot know replaced: the position redealt, hidden events altered. Status, headers and body must
be the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.store.matches import Matches, News
from chancellery.table import table as tables
from chancellery.table.table import Table
from tests.tiny.board import CARDS, SEATS
from tests.web.inside import Answer, Asker, Inside

GAMES = 50
POINTS = 3


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


@pytest.mark.slow
def test_fifty_games_with_everything_unknown_permuted(inside: Inside) -> None:
    luck = random.Random("leaks")
    compared = changed = 0
    people = [inside.person() for _ in range(3)]

    async def compare(asker: Asker) -> None:
        nonlocal compared, changed
        for number in range(GAMES):
            seats = list(SEATS[2 + number % 2])
            match = inside.match([user for user, _ in people][: len(seats)], seats, double=number % 3 == 0)
            for _ in range(POINTS):
                play(inside, match, luck, luck.randrange(1, 12))
                for seat in range(SPECTATOR, len(seats)):
                    token = None if seat == SPECTATOR else people[seat][1]
                    honest = await everything(asker, token, match, seat, inside)
                    with permuted(inside, match, seat, luck) as others_changed:
                        changed += others_changed
                        twin = await everything(asker, token, match, seat, inside)
                    assert honest == twin
                    compared += len(honest)

    inside.run(compare)
    assert compared > GAMES * POINTS * 3 * 6
    assert changed > GAMES * POINTS


def play(inside: Inside, match: str, luck: random.Random, plies: int) -> None:
    for _ in range(plies):
        with inside.hall.tables.hold(match) as held:
            state = held.table.state
            if not state.waiting:
                return
            seat = luck.choice(state.waiting)
            inside.hall.play(held, seat, luck.choice(state.legal(seat)), state.ply, None)


async def everything(asker: Asker, token: str | None, match: str, seat: int, inside: Inside) -> list[Answer]:
    """All that a seat can ask for, refusals included."""
    base = f"/api/matches/{match}"
    with inside.hall.tables.hold(match) as held:
        ply, actions = held.table.state.ply, held.table.game.actions
        legal = [] if seat == SPECTATOR else held.table.state.legal(seat)
    paths = (base, f"{base}/view?lang=en", f"{base}/view?lang=fr", f"{base}/log?lang=en", f"{base}/messages")
    answers = [await asker.ask(token, path) for path in paths]
    refused = [actions.name(action) for action in range(1, len(actions), 7) if action not in legal]
    for action in refused if seat != SPECTATOR else []:
        answers.append(await asker.ask(token, f"{base}/actions", {"action": action, "ply": ply}))
        assert answers[-1][0] in (409, 422)
    return answers


@contextmanager
def permuted(inside: Inside, match: str, seat: int, luck: random.Random) -> Iterator[bool]:
    """The same match with all that a seat cannot know replaced; whether somebody else would notice."""
    with inside.hall.tables.hold(match) as held:
        honest = held.table
        redealt = honest.state.redeal(seat, Rng(key_from(luck.random().hex())))
    over = honest.match.over()
    if not over:
        held.place.table = Table(honest.game, honest.match, redealt)
    with pytest.MonkeyPatch.context() as patch:
        true_news, true_told = Matches.news, tables.Table.told
        patch.setattr(Matches, "news", lambda *args: [altered(news, seat) for news in true_news(*args)])
        patch.setattr(tables.Table, "told", lambda table: [hide(event, seat) for event in true_told(table)])
        others = [other for other in range(redealt.seats) if other != seat]
        yield not over and any(redealt.view(other) != honest.state.view(other) for other in others)
    held.place.table = honest


def altered(news: News, seat: int) -> News:
    """News with every event that the seat may not know changed, and a pick of another seat too."""
    if news.kind != "action":
        return news
    data = {**news.data, "events": [hide(event, seat) for event in news.data["events"]]}
    if news.data["seat"] != seat:
        data["action"] = "something else entirely"
    return News(news.seq, news.kind, news.ply, data, news.at)


def hide(event: Any, seat: int) -> Any:
    seats, said = event
    if seats is None or seat in seats:
        return event
    cards = [card.id for card in CARDS]
    return seats, {**said, "cards": [cards[(cards.index(card) + 5) % len(cards)] for card in said["cards"]]}


def test_an_export_before_the_end_holds_no_secret_of_another_seat(inside: Inside) -> None:
    people = [inside.person() for _ in range(2)]
    match = inside.match([user for user, _ in people], ["red", "blue"])
    play(inside, match, random.Random(4), 9)

    async def compare(asker: Asker) -> None:
        status, _, body = await asker.ask(people[0][1], f"/api/matches/{match}/export")
        assert status == 200
        with inside.hall.tables.hold(match) as held:
            seed, hidden = held.table.match.seed.hex(), held.table.state.view(1)["board"]["hand"]
            shown = held.table.state.view(0)["board"]
        assert seed.encode() not in body
        for card in hidden:
            if card not in shown["shown"]["blue"]:
                assert card.encode() not in body

    inside.run(compare)
