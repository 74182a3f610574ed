"""Deals between people and bots at a real server: bots answer at once, and what they offer can be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.games.versailles_1919.board import ACTIONS, NATIONS, UK, USA
from chancellery.games.versailles_1919.state import Versailles
from chancellery.store.people import User
from chancellery.web.matches import queries, why_not
from chancellery.web.matches.seat_log import log
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.games.versailles_1919.test_bot_deals import led_by_the_usa
from tests.waiting import until
from tests.web.inside import Inside
from tests.web.serving import Person

OPTIONS: dict[str, bool | int | str] = {"players": 3, "nations": "seated"}


def test_a_bot_answers_the_offer_of_a_person_over_http(person: Person) -> None:
    seats = {"one": {"kind": "me"}, "two": {"kind": "bot"}, "three": {"kind": "bot"}}
    match = person.post("/matches", {"game": "versailles-1919", "options": OPTIONS, "seats": seats})["id"]
    until(lambda: person.view(match)["position"]["legal"])
    for action in ("offer france", "promise", "about uprising", "term-plus-one", "propose"):
        person.act(match, action, person.view(match)["ply"])

    def events() -> list[str]:
        entries = person.get(f"/matches/{match}/log", after=0)
        return [event["event"] for entry in entries for event in entry["data"].get("events", [])]

    until(lambda: "deal-refused" in events())
    view = person.view(match)

    def reasons(language: str) -> list[list[str]]:
        entries = person.get(f"/matches/{match}/log", after=0, lang=language)
        return [entry["text"] for entry in entries if entry["kind"] == "explained"]

    until(lambda: reasons("en"))
    # Chance has a part in what an uprising would bring, and so in the reason; some are said in the bot's own voice.
    [[english]], [[french]] = reasons("en"), reasons("fr")
    assert english.startswith(("By its own estimate, France would ", "France: “"))
    assert french.startswith(("La France estime ", "La France\u202f: «"))
    assert "offer france" in view["position"]["asides"]
    assert view["position"]["legal"]


class AtTable:
    """A person as the UK, whose turn it is, with two bots; the USA has a reason to offer something."""

    def __init__(self, inside: Inside, level: str = "heuristic") -> None:
        self.services = inside.services
        self.person: User = inside.person()[0]
        seats = {"one": NewSeat("me"), "two": NewSeat("bot", level), "three": NewSeat("bot", level)}
        self.id = self.services.creating.create(self.person, NewMatch("versailles-1919", OPTIONS, seats)).id
        with self.services.live.cache.lease(self.id) as lease:
            wanted = led_by_the_usa()
            wanted.rng = lease.table.state.rng
            wanted.record()
            lease.table.state = wanted
            lease.match.waiting = [0]

    def state(self) -> Versailles:
        with self.services.live.cache.lease(self.id) as lease:
            return cast(Versailles, lease.table.state)

    def let_bots_act(self) -> None:
        async def act() -> None:
            bots = self.services.bots
            await bots.act_while_asked(self.id)
            await bots.close()

        asyncio.run(act())


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    inside = Inside(tmp_path)
    yield AtTable(inside)
    inside.close()


def test_what_a_bot_offers_is_shown_to_a_person_and_can_be_accepted(table: AtTable) -> None:
    table.let_bots_act()
    view = queries.view(table.services.live, table.id, table.person, None, "en", None)
    assert view.position is not None
    assert {"accept-deal usa", "refuse-deal usa"} <= set(view.position["asides"])
    assert view.position["legal"], "the person is asked as before"
    # Why it asks stands in the log, for everybody.
    said = [
        entry.text
        for entry in log(table.services.live, table.id, table.person, None, "en", 0)
        if entry.kind == "explained"
    ]
    assert len(said) == 1
    assert "United States" in str(said[0])
    ply = table.state().ply
    before = table.state().available[UK]
    table.services.playing.act(table.id, table.person, None, "accept-deal usa", ply, None)
    assert table.state().available[UK] > before
    assert table.state().bound


@pytest.mark.parametrize(
    ("level", "english", "french"),
    [
        ("attache", "We lead there; we counted twice!”", "nous avons compté deux fois\u202f!\u202f»"),
        ("heuristic", "The terms are in the draft.”", "Les termes sont dans le projet.\u202f»"),
        ("search", "we shall remember by whose hand.”", "nous saurons nous en souvenir.\u202f»"),
    ],
)
def test_every_level_says_in_its_own_voice_why_it_asks(tmp_path: Path, level: str, english: str, french: str) -> None:
    inside = Inside(tmp_path)
    table = AtTable(inside, level)
    table.let_bots_act()
    for language, ending in (("en", english), ("fr", french)):
        told = log(table.services.live, table.id, table.person, None, language, 0)
        said = [str(entry.text and entry.text[0]) for entry in told if entry.kind == "explained"]
        assert len(said) == 1
        assert said[0].endswith(ending)
    inside.close()


def test_a_ready_offer_is_made_at_once_and_answered(table: AtTable) -> None:
    ready = why_not.ready_made(table.services.live, table.id, table.person, None)
    assert ready
    offer = ready[0]
    assert {"partner", "cubes", "promises", "why", "fair"} == set(offer.says)
    ply = table.state().ply
    first, *then = offer.actions
    done = table.services.playing.act(table.id, table.person, None, first, ply, "once", then)
    assert done.ply == ply + len(offer.actions)
    assert table.state().deal_sent[UK]
    again = table.services.playing.act(table.id, table.person, None, first, ply, "once", then)
    assert again.ply >= ply, "a key counts once"
    assert table.state().ply == ply + len(offer.actions)


def test_of_several_asides_all_are_taken_or_none(table: AtTable) -> None:
    ply = table.state().ply
    with pytest.raises(IllegalAction):
        table.services.playing.act(table.id, table.person, None, "offer usa", ply, None, ["give 1", "withdraw"])
    assert table.state().ply == ply
    assert "offer usa" in [ACTIONS.name(action) for action in table.state().asides(0)]
    with pytest.raises(IllegalAction):
        table.services.playing.act(table.id, table.person, None, "reclaim", ply, None, ["offer usa"])
    assert table.state().ply == ply


def test_a_bot_does_not_repeat_what_a_person_has_refused(table: AtTable) -> None:
    """Every offer of a bot to a person in the same position is another one, or none."""
    offered = []
    for _ in range(4):
        table.let_bots_act()
        g = table.state()
        if not g.deal_sent[USA]:
            break
        offered.append((tuple(g.deal_terms[USA]), g.deal_cubes[USA]))
        table.services.playing.act(table.id, table.person, None, "refuse-deal usa", g.ply, None)
        with table.services.live.cache.lease(table.id) as lease:
            # The same turn again, as if the next one brought nothing new.
            cast(Versailles, lease.table.state).offers = (0,) * NATIONS
    assert offered
    assert len({terms for terms, _ in offered}) == len(offered)


def test_a_bot_offers_once_and_an_answer_that_was_on_its_way_counts(table: AtTable) -> None:
    ply = table.state().ply
    table.let_bots_act()
    made = table.state().ply
    assert made > ply
    table.let_bots_act()
    assert (table.state().ply, table.state().offers[USA]) == (made, 1)
    table.services.playing.act(table.id, table.person, None, "settle palestine", ply, None)
    assert table.state().ply == made + 1
