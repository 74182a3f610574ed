"""The descriptor of Template."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.outlook import Outlook
from chancellery.template import events, rules
from chancellery.template.board import ACTIONS, FOLDER, NOUNS, SEATS
from chancellery.template.bot.advise import advise
from chancellery.template.bot.beginner import advise_beginner
from chancellery.template.bot.evaluate import evaluate
from chancellery.template.content import check
from chancellery.template.outlook import Changes, changes
from chancellery.template.redeal import conceal, redeal_hidden
from chancellery.template.rules.ending import points
from chancellery.template.rules.set_up import set_up
from chancellery.template.state import TemplateState
from chancellery.template.tally import TALLY
from chancellery.template.terminal.draw import draw
from chancellery.template.usage import USAGE
from chancellery.template.view import TemplateBoard, see


def cards(g: TemplateState) -> int:
    """How many cards there are, wherever they lie."""
    return sum(map(len, (g.deck, *g.hand, *g.played)))


TEMPLATE: Final = Game(
    id="template",
    credits=Credits("Template", ("The Chancellery contributors",), "none"),
    rules=1,
    folder=FOLDER,
    seats=SEATS,
    nouns=NOUNS,
    actions=ACTIONS,
    state=TemplateState,
    board=TemplateBoard,
    see=see,
    redeal_hidden=redeal_hidden,
    set_up=set_up,
    frames=frames_in(rules),
    events=events_in(events),
    facts={
        "points": Fact(points, by=("seat",), about="what the cards in front of each seat are worth"),
        "conserved_cards": Fact(cards, about="cards, wherever they lie"),
    },
    check=check,
    advise=advise,
    advise_beginner=advise_beginner,
    evaluate=evaluate,
    draw=draw,
    conceal=conceal,
    tally=TALLY,
    usage=USAGE,
    outlook=Outlook(Changes, changes),
)
