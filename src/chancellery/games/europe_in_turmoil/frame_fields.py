"""What the fields of frames mean, for programs that learn; those called like a kind of nouns mean such a noun."""

from __future__ import annotations

from typing import Final

from chancellery.engine.fields import Field, Line, Number, Pile, Word
from chancellery.games.europe_in_turmoil.rules.follow_up import FOLLOW_UPS

FRAME_FIELDS: Final[dict[str, Field]] = {
    "number": Number(most=12),
    "points": Number(most=40),
    "spaces": Pile(of="space"),
    "area": Pile(of="space"),
    "used": Pile(of="space", most=20),
    "most": Number(most=99),
    "test": Number(most=9),
    "stop": Number(most=1),
    "key": Word(sorted(FOLLOW_UPS)),
    "owner": Number(of="seat"),
    "active": Number(of="seat"),
    "least": Number(most=40),
    "cards": Pile(of="card"),
    "ChooseStabilityCard.cards": Pile(of="stability"),
    "regions": Pile(of="region"),
    "authoritarian": Line(3, of="stability"),
    "liberal": Line(3, of="stability"),
    "ChooseStability.authoritarian": Number(most=9),
    "ChooseStability.liberal": Number(most=9),
    "ExecuteMobilization.authoritarian": Line(8, of="mobilization"),
    "ExecuteMobilization.liberal": Line(8, of="mobilization"),
    "count": Number(most=20),
    "ops": Number(least=-9, most=20),
    "bonus": Number(least=-9, most=20),
    "discarded": Number(most=20),
    "origin": Number(of="space"),
    "target": Number(of="space"),
    "grey": Number(most=1),
    "naval": Number(most=1),
    "distinct": Number(most=1),
    "lenient": Number(most=1),
    "modifier": Number(least=-9, most=9),
    "owed": Number(most=9),
    "priority": Number(most=9),
    "cancelled": Line(8, of="mobilization"),
    "PlayMobilization.card": Number(of="mobilization"),
    "value": Number(least=-1, most=999),
}
