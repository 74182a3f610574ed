"""The descriptor of Europe Divided."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.outlook import Outlook
from chancellery.games.europe_divided import events, rules
from chancellery.games.europe_divided.board import ACTIONS, ADVANTAGE_SEAT, ARMIES, FOLDER, NOUNS, REGIONS, SEATS
from chancellery.games.europe_divided.bot.advise import advise
from chancellery.games.europe_divided.bot.beginner import advise_beginner
from chancellery.games.europe_divided.bot.evaluate import evaluate
from chancellery.games.europe_divided.bot.stakes import stakes
from chancellery.games.europe_divided.content import check
from chancellery.games.europe_divided.frame_fields import FRAME_FIELDS
from chancellery.games.europe_divided.legend import LEGEND
from chancellery.games.europe_divided.outlook import Changes, changes
from chancellery.games.europe_divided.redeal import conceal, redeal_hidden
from chancellery.games.europe_divided.rules import armies, headlines, set_up, turn, victory
from chancellery.games.europe_divided.state import EuropeDivided
from chancellery.games.europe_divided.tally import TALLY
from chancellery.games.europe_divided.terminal.draw import draw
from chancellery.games.europe_divided.usage import USAGE
from chancellery.games.europe_divided.view import EuropeDividedBoard, headline, see

# --- facts for golden scripts, and what never changes ---


def supply(g: EuropeDivided, seat: int) -> int:
    """The armies that a side has left."""
    return ARMIES - armies.on_map(g, seat)


def met(g: EuropeDivided, headline: int) -> int:
    """Whether a headline would be awarded now."""
    return int(headlines.is_met(g, headline))


def conserved_cards(g: EuropeDivided, seat: int) -> int:
    """All action cards of a side, wherever they are; the contested ones that it has not taken lie beside the board."""
    piles = (g.hand[seat], g.committed[seat], g.shown[seat], g.discard[seat], g.deck(seat))
    return sum(len(pile) for pile in piles) + REGIONS - victory.contested_cards(g, seat)


def conserved_advantages(g: EuropeDivided, seat: int) -> int:
    """All advantage cards of a side."""
    spent = sum(ADVANTAGE_SEAT[card] == seat for card in g.spent)
    return len(g.advantages[seat]) + len(g.advantage_deck(seat)) + len(g.banked[seat]) + spent


def conserved_headlines(g: EuropeDivided) -> int:
    """All headlines."""
    piles = (g.current, g.forthcoming, g.headline_deck, g.failed, g.removed, *g.headlines, *g.awarded, *g.thrown)
    return sum(len(pile) for pile in piles)


EUROPE_DIVIDED: Final = Game(
    id="europe-divided",
    credits=Credits("Europe Divided", ("David Thompson", "Chris Marling"), "Phalanx"),
    rules=1,
    folder=FOLDER,
    seats=SEATS,
    nouns=NOUNS,
    actions=ACTIONS,
    state=EuropeDivided,
    board=EuropeDividedBoard,
    see=see,
    headline=headline,
    redeal_hidden=redeal_hidden,
    set_up=set_up.set_up,
    frame_fields=FRAME_FIELDS,
    frames=frames_in(rules),
    events=events_in(events),
    facts={
        "supply": Fact(supply, by=("seat",), about="the armies that a side has left"),
        "total": Fact(turn.total, by=("seat",), about="the initiative of the two cards of a side"),
        "prestige": Fact(victory.prestige, by=("seat",), about="headlines, dominance and advantage cards put aside"),
        "contested_cards": Fact(
            victory.contested_cards, by=("seat",), about="how many contested cards a side has taken"
        ),
        "is_met": Fact(met, by=("headline",), about="1 if a headline would be awarded now"),
        "conserved_cards": Fact(conserved_cards, by=("seat",), about="all action cards of a side"),
        "conserved_advantages": Fact(conserved_advantages, by=("seat",), about="all advantage cards of a side"),
        "conserved_headlines": Fact(conserved_headlines, about="all headlines"),
    },
    check=check,
    advise=advise,
    advise_beginner=advise_beginner,
    evaluate=evaluate,
    stakes=stakes,
    draw=draw,
    conceal=conceal,
    outlook=Outlook(Changes, changes),
    legend=LEGEND,
    tally=TALLY,
    usage=USAGE,
    least_plies=20,
)
