"""A bot of one's own: it tries every answer and takes the one with the best prospects, by the game's own judgement.

chancellery arena europe-divided --bots examples.greedy_bot:Greedy,random --games 200
"""

from chancellery import Game, Rng, State


class Greedy:
    """One move ahead."""

    def __init__(self, game: Game, rng: Rng) -> None:
        assert game.evaluate is not None
        self.evaluate = game.evaluate

    def choose(self, g: State, seat: int) -> int:
        def prospects(action: int) -> float:
            after = g.clone()
            after.advance(seat, action)
            return self.evaluate(after, seat)

        return max(g.legal(seat), key=prospects)
