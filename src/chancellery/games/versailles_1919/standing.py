"""How far off the end is, as far as anybody may know, and how each player stands (12)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import CONTENT, GAME_END, NATION_IDS, NOUNS
from chancellery.games.versailles_1919.rules.scoring import issue_count
from chancellery.games.versailles_1919.rules.set_up import length_of
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view_types import GameEndView, GameEndWhere, PowerView, StandingView


def game_end(g: Versailles) -> GameEndView:
    """Where the game-end card lies; of one that was shuffled into the last cards only these are known (3.3, 12.1)."""
    where = where_it_lies(g)
    above = len(g.issue_deck)
    if where != "deck":
        return {"where": where, "least": above, "most": above}
    length = CONTENT.lengths[length_of(g)]
    if length.shuffled:
        return {"where": where, "least": max(0, above - length.below - 1), "most": above - 1}
    over = above - g.issue_deck.index(GAME_END) - 1
    return {"where": where, "least": over, "most": over}


def where_it_lies(g: Versailles) -> GameEndWhere:
    """In the deck, or open: it waits, lies on the table, or is settled (R13, R52)."""
    if GAME_END in g.issue_deck:
        return "deck"
    if GAME_END in g.waiting_room:
        return "waiting"
    return "table" if GAME_END in g.table else "settled"


def standing(g: Versailles, own: int, powers: dict[str, PowerView]) -> StandingView:
    """The place of a nation if the game ended now, by points, happiness and issues (12.3); 0 for spectators."""
    if g.turn == 0 or g.seats == 1:
        return {"place": 0, "players": len(g.order), "best": NOUNS.id("nation", NOBODY), "points": 0, "ahead": 0}
    worth = {
        nation: (powers[NATION_IDS[nation]]["score"], g.happiness[nation], issue_count(g, nation)) for nation in g.order
    }
    others = [nation for nation in g.order if nation != own]
    best = max(others, key=lambda nation: worth[nation])
    plays = own in worth
    return {
        "place": 1 + sum(worth[nation] > worth[own] for nation in others) if plays else 0,
        "players": len(g.order),
        "best": NATION_IDS[best],
        "points": worth[best][0],
        "ahead": worth[own][0] - worth[best][0] if plays else 0,
    }
