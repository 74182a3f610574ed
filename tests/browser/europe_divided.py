"""Europe Divided for the tests of its page: positions that seasoned players with some whims come to."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.outlook import outlook
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_divided.bot.advise import advise
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.state import EuropeDivided
from tests.browser.playing import PATIENCE_MS, call, sit

# What a seat sees of the position, and whether that is what is looked for.
Test = Callable[[Any], bool]
SEEDS = 100


class Position:
    """A position, and what the seat sees that has to decide; whoever opens it sits at both seats."""

    def __init__(self, wanted: Test) -> None:
        g = next(found for seed in range(SEEDS) if (found := self.play(wanted, seed)) is not None)
        self.seat = g.waiting[0]
        self.view = seen_by(g, self.seat)
        self.board: Any = self.view["board"]
        self.legal: list[str] = self.view["legal"]
        self.side: str = self.view["seat"]
        self.other = "russia" if self.side == "europe" else "europe"

    def play(self, wanted: Test, seed: int) -> EuropeDivided | None:
        luck = random.Random(seed)
        self.journal = Journal(EUROPE_DIVIDED, EUROPE_DIVIDED.options(), seed.to_bytes(32))
        g = EUROPE_DIVIDED.new(self.journal.options, self.journal.seed)
        assert isinstance(g, EuropeDivided)
        while not wanted(seen_by(g, g.waiting[0])):
            seat = g.waiting[0]
            legal = g.legal(seat)
            scores = advise(g, seat, legal)
            best = [action for action, score in zip(legal, scores, strict=True) if score == max(scores)]
            action = luck.choice(best if luck.random() < 0.9 else legal)
            self.journal.actions.append((seat, action))
            g.play(seat, action)
            if g.outcome is not None:
                return None
        return g

    def open(self, page: Page) -> None:
        sit(page, str(call(page, "/matches/import", self.journal.export())["id"]))
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)

    def starting(self, verb: str) -> list[str]:
        """The things that can be chosen with a verb."""
        return [name.partition(" ")[2] for name in self.legal if name.split()[0] == verb]


def seen_by(g: EuropeDivided, seat: int) -> dict[str, Any]:
    """A view with what each answer would change, as the server sends it."""
    return {**g.view(seat), "outlook": outlook(g, seat, Rng(key_from("outlook")))}


@cache
def reached(wanted: Test) -> Position:
    return Position(wanted)


def key(seen: Any) -> str:
    """The key of the question that is open."""
    return str((seen["prompt"] or {}).get("key"))


# --- what is looked for ---


def commits(seen: Any) -> bool:
    """The first card of a turn is chosen, once decks have been used up."""
    return key(seen) == "commit-cards" and seen["board"]["turn"] > 6 and not seen["picks"]


def lacks_money(seen: Any) -> bool:
    return lacks(seen, "money")


def lacks_a_die(seen: Any) -> bool:
    return lacks(seen, "die")


def lacks(seen: Any, why: str) -> bool:
    """A card is used, one of whose actions is impossible for a reason."""
    lines = seen["board"]["lines"].get(seen["board"]["card"], [])
    return key(seen) == "use-card" and any(line["why"] == why for line in lines)


def tips_a_headline(seen: Any) -> bool:
    """A die can be raised on the map so that a current headline begins or ceases to be met."""
    return bool(tipping(seen))


def tipping(seen: Any) -> list[str]:
    current = {one["headline"] for one in seen["board"]["current"]}
    found = seen["outlook"]
    return [name for name in seen["legal"] if name.startswith("raise ") and set(found[name]["headlines"]) & current]


def gains_money(seen: Any) -> bool:
    return "gain-money" in seen["legal"]


def acts_second(seen: Any) -> bool:
    """The other side has used both its cards, and one's own actions come now."""
    other = "russia" if seen["seat"] == "europe" else "europe"
    return key(seen) == "segment" and len(seen["board"]["sides"][other]["shown"]) == 2


def moves(seen: Any) -> bool:
    """An army can go somewhere for money."""
    return key(seen) == "choose-destination" and max(seen["board"]["costs"].values()) > 0


def places_headlines(seen: Any) -> bool:
    return key(seen) == "place-headlines" and not seen["picks"]
