"""A bot of one's own: it tries every answer and takes the one with the best prospects, by the game's own judgement.

chancellery arena europe-divided --bots examples.greedy_bot:Greedy,random --games 200
"""

from chancellery import Game, Rng, State


class Greedy:
    """Looks to the end of its turn: what it will be asked on the way is answered by chance."""

    def __init__(self, game: Game, rng: Rng) -> None:
        assert game.evaluate is not None
        self.evaluate, self.rng = game.evaluate, rng

    def choose(self, g: State, seat: int) -> int:
        def prospects(action: int) -> float:
            after = g.clone()
            after.advance(seat, action)
            for _ in range(40):
                if after.waiting == (seat,):
                    after.advance(seat, self.rng.pick(after.legal(seat)))
            return self.evaluate(after, seat)

        return max(g.legal(seat), key=prospects)
