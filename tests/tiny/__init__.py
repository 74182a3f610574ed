"""Courtyard: the tests' tiny game, for two or three. Not shipped.

It has hidden hands, dice, a sealed choice, nested effects, and something of every mechanism of the kernel.

1  Each seat has 3 points of support to win over six courts and a hand of three cards.
2  Every round each seat secretly picks a card (two in the double game); all are revealed at once.
3  From the highest card down each seat uses its card: points of support, or the card's event.
3.1  One point at a time; no court holds more than 4 points of a seat.
3.2  Events: feast, ambush, spy, echo.
3.3  While the others are asked, or itself, a seat may raise or lower its flag, which means nothing; not in an ambush.
4  Hands are filled to three; when the draw pile is short the game ends and every court goes to whoever has most there.
"""

from tests.tiny.game import TINY

__all__ = ["TINY"]
