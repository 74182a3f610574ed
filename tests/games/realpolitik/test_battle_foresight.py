"""What each battle card would come to, as far as its player knows (9.3, 9.4)."""

from __future__ import annotations

import random

import pytest

from chancellery.engine.outlook import outlook
from chancellery.engine.rng import Rng, key_from
from chancellery.games import find_game
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.rules.battle_cards import PlayCard
from chancellery.games.realpolitik.rules.battle_sides import SIDE_IDS
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battles import battle

DUEL = """
    general prussia_1 bohemia 3
    general austria_1 bohemia {austria}
    attack prussia_1
"""


def told(g: Realpolitik, luck: str = "cards") -> dict[str, tuple[str, int, int, int]]:
    """What each answer of whoever is asked would come to: outcome, own and other strength, hidden cards."""
    seen = outlook(g, g.waiting[0], Rng(key_from(luck)))
    found = {name: change["cards"] for name, change in seen.items()}
    return {name: (one["outcome"], one["own"], one["other"], one["hidden"]) for name, one in found.items()}


@pytest.mark.parametrize("hidden", [2, 5])
def test_a_card_that_beats_any_hidden_one_wins(hidden: int) -> None:
    """Austria has 2 and one card of 5 at most; whatever it is, the same is told."""
    position = DUEL.format(austria=1) + f"hand prussia 5 2 1\nhand austria {hidden}"
    g = battle(position, f"prussia: play 2\naustria: play {hidden}")
    assert told(g) == {
        "pass": ("open", 6, 2, 1),
        "play 1": ("open", 7, 2, 1),
        "play 5": ("won", 11, 2, 1),
        # The only card that is against it would be struck off (9.3.3).
        "play-to-discard": ("won", 7, 2, 1),
    }


def test_whoever_cannot_catch_up_any_more_has_lost() -> None:
    g = battle(
        "general prussia_1 bohemia 1\ngeneral austria_1 bohemia 3\nattack prussia_1\n"
        "fortress bohemia\nhand prussia 1\nhand austria 4 4"
    )
    assert told(g)["pass"][0] == told(g)["play 1"][0] == "lost"


def test_no_outcome_is_told_of_what_the_other_side_can_still_change() -> None:
    g = battle(DUEL.format(austria=3) + "hand prussia 5 2 1\nhand austria 5 4")
    assert {name: one[0] for name, one in told(g).items()} == {
        "pass": "open",
        "play 1": "open",
        "play 2": "open",
        "play 5": "open",
    }


def test_a_card_costs_its_morale() -> None:
    g = battle(DUEL.format(austria=1) + "hand prussia 5\nhand austria 2")
    seen = outlook(g, g.waiting[0], Rng(key_from("cards")))
    assert seen["play 5"]["morale"] == {"prussia": {"old": 5, "new": 4}}
    assert seen["pass"]["morale"] == {}


@pytest.mark.parametrize("matches", [8, pytest.param(40, marks=pytest.mark.nightly)])
def test_battles_end_as_they_were_told_to(matches: int) -> None:
    """Whatever anybody plays afterwards: in matches played at random nobody was told anything untrue."""
    kept = {
        outcome: sum(told for seed in range(matches) for told in kept_in(seed, outcome)) for outcome in ("won", "lost")
    }
    assert min(kept.values()) >= matches // 2, kept


def kept_in(seed: int, outcome: str) -> list[int]:
    """How often a match told an outcome, battle by battle; each is held against how the battle ends."""
    game = find_game("realpolitik")
    luck = random.Random(seed)
    g = game.new(game.options(), key_from(f"battles {seed}"), record=True)
    promised: list[tuple[str, str]] = []
    kept = []
    while g.waiting and g.ply < 3000:
        assert isinstance(g, Realpolitik)
        assert g.log is not None
        seat, top = luck.choice(g.waiting), g.stack[-1]
        action = luck.choice(g.legal(seat))
        name = g.describe(action)
        # Who may strike off one of several cards wins only by the right one.
        if isinstance(top, PlayCard) and (name, outcome) != ("play-to-discard", "won"):
            cards = outlook(g, seat, Rng(key_from("cards"))).get(name, {}).get("cards")
            if cards and cards["outcome"] == outcome:
                promised.append((SIDE_IDS[g.side[top.general]], name))
        seen = len(g.log.entries)
        g.play(seat, action)
        for decided in (entry.event for entry in g.log.entries[seen:]):
            if isinstance(decided, events.BattleDecided):
                for side, name in promised:
                    wins = decided.outcome == side
                    assert wins if outcome == "won" else not wins, (seed, g.ply, side, name)
                kept.append(len(promised))
                promised.clear()
    return kept
