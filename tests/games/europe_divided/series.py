"""`python -m tests.games.europe_divided.series GAMES SEED`: what games between two heuristic bots come to.

Wins, prestige by its sources, how often each headline that came up was awarded, and in how many of the games in which
a side held a card it used it.
"""

from __future__ import annotations

import sys
from collections import Counter

from chancellery.bots.advised import SecretaryBot
from chancellery.bots.bot import ask
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import ADVANTAGE_IDS, CARD_IDS, HEADLINE_IDS, SIDE_IDS
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.rules.victory import headline_prestige
from chancellery.games.europe_divided.state import EuropeDivided


class Series:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.prestige: Counter[tuple[int, str]] = Counter()
        self.first: Counter[int] = Counter()
        self.checked: Counter[int] = Counter()
        self.awarded: Counter[int] = Counter()
        self.cards: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.advantages: tuple[Counter[int], Counter[int]] = (Counter(), Counter())

    def play(self, seed: str) -> None:
        """One game more."""
        g = EUROPE_DIVIDED.new(seed=seed, record=True)
        assert isinstance(g, EuropeDivided)
        rng = Rng(key_from(f"bots {seed}"))
        bots = [SecretaryBot(EUROPE_DIVIDED, rng.fork()) for _ in SIDE_IDS]
        while g.outcome is None:
            seat = g.waiting[0]
            g.advance(seat, ask(bots[seat], g, seat, rng))
        self.count(g)

    def count(self, g: EuropeDivided) -> None:
        assert g.outcome is not None
        self.games += 1
        self.wins[g.outcome.winners[0]] += 1
        self.endings[g.outcome.reason] += 1
        for seat in range(2):
            self.prestige[seat, "headlines"] += headline_prestige(g, seat)
            self.prestige[seat, "dominance"] += g.dominance[seat]
            self.prestige[seat, "advantage cards"] += len(g.banked[seat])
        won = [headline for pile in g.awarded for headline in pile]
        self.awarded.update(won)
        self.checked.update([*won, *g.failed])
        self.count_cards(g)

    def count_cards(self, g: EuropeDivided) -> None:
        assert g.log is not None
        held: set[int] = set()
        used: set[int] = set()
        drawn: set[int] = set()
        played: set[int] = set()
        for entry in g.log.entries:
            match entry.event:
                case events.CardsDrawn(cards=cards):
                    held.update(cards)
                case events.ActionTaken(card=card) | events.SpecialTaken(card=card):
                    used.add(card)
                case events.AdvantagesDrawn(advantages=cards):
                    drawn.update(cards)
                case events.AdvantagePlayed(advantage=card):
                    played.add(card)
                case events.OrderSet(seat=seat):
                    self.first[seat] += 1
        self.cards[0].update(held)
        self.cards[1].update(used)
        self.advantages[0].update(drawn)
        self.advantages[1].update(played)

    def report(self) -> None:
        print(f"{self.games} games, endings {dict(self.endings)}")
        for seat, side in enumerate(SIDE_IDS):
            sources = {name: count / self.games for (of, name), count in self.prestige.items() if of == seat}
            share = self.wins[seat] / self.games
            print(f"{side}: wins {share:.1%}, acts first {self.first[seat] / sum(self.first.values()):.0%}, {sources}")
        print_shares("headline awarded / checked", HEADLINE_IDS, self.checked, self.awarded)
        print_shares("action card used / held", CARD_IDS, *self.cards)
        print_shares("advantage card played / drawn", ADVANTAGE_IDS, *self.advantages)


def print_shares(heading: str, ids: tuple[str, ...], of: Counter[int], part: Counter[int]) -> None:
    """A line for each thing, the rarest first."""
    print(f"\n{heading}")
    for thing in sorted(of, key=lambda thing: part[thing] / of[thing]):
        print(f"  {part[thing] / of[thing]:6.1%}  {part[thing]:4} / {of[thing]:4}  {ids[thing]}")


def main(games: int, seed: str) -> None:
    series = Series()
    for number in range(games):
        series.play(f"{seed} {number}")
    series.report()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
