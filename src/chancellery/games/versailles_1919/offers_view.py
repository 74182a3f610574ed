"""The ready-made offers of a seat, as its page shows them."""

from __future__ import annotations

from chancellery.engine.asides import ReadyMade
from chancellery.games.versailles_1919.board import NATION_IDS, NOUNS
from chancellery.games.versailles_1919.bot.ready_offers import ReadyOffer, ready_offers
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view import promise_view
from chancellery.games.versailles_1919.view_types import ReadyOfferView, ReasonView


def ready_made(g: Versailles, seat: int) -> list[ReadyMade]:
    """What a seat could offer now, each with the asides that do it."""
    return [ReadyMade(offer.actions, shown(offer)) for offer in ready_offers(g, seat)]


def shown(offer: ReadyOffer) -> ReadyOfferView:
    why = offer.why.json(NOUNS)
    return {
        "partner": NATION_IDS[offer.deal.partner],
        "cubes": offer.deal.cubes,
        "promises": [promise_view(term) for term in offer.deal.terms],
        "why": ReasonView(key=why["key"], args=why["args"]),
        "fair": offer.fair,
    }
