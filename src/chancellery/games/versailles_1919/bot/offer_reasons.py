"""Why a bot offers a deal: the idea behind it, as it has weighed that in the position (11)."""

from __future__ import annotations

from chancellery.engine.prose import Text
from chancellery.games.versailles_1919.bot.judgement import Judge, deal_of
from chancellery.games.versailles_1919.bot.ready_offers import political_ideas
from chancellery.games.versailles_1919.rules import turn as turn_rules
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.state import Versailles


def reason_to_offer(g: Versailles, seat: int) -> Text | None:
    """What a bot hopes for from the deal that it offers whoever has the turn; None without such an idea."""
    author = nation_at(g, seat)
    deal = deal_of(g, author)
    if author == g.active or deal.partner != g.active or g.political or not isinstance(g.stack[-1], turn_rules.Act):
        return None
    expected = Judge(g, near=True).without[0]
    for idea in political_ideas(g, author, expected):
        if idea.partner == deal.partner and sorted(idea.terms) == sorted(deal.terms):
            return Text(idea.why.key.replace("ready-", "offer-"), author=("nation", author), **idea.why.args)
    return None
