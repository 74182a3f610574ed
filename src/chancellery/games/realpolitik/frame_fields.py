"""What the fields of frames mean, for programs that learn; those called like a kind of nouns mean such a noun."""

from __future__ import annotations

from typing import Final

from chancellery.engine.fields import Field, Line, Number, Pile, Word

FRAME_FIELDS: Final[dict[str, Field]] = {
    "where": Number(of="territory"),
    "path": Line(12, of="territory"),
    "flips": Pile(of="territory"),
    "lane": Number(least=-1, most=9),
    "chain": Line(12, least=-1, most=99),
    "cost": Number(most=99),
    "suitors": Pile(of="seat"),
    "allies": Line(4, of="power"),
    "before": Line(4, of="power"),
    "due": Pile(of="general"),
    "order": Line(16, of="general"),
    "at": Number(most=20),
    "cycle": Number(most=20),
    "side": Number(most=2),
    "reveal": Number(most=1),
    "named": Number(most=9),
    "mover": Number(of="power"),
    "phase": Number(most=9),
    "keep": Number(most=99),
    "done": Number(most=99),
    "number": Number(most=9),
    "attacker": Number(of="general"),
    "winner": Number(most=2),
    "beaten": Number(most=2),
    "broken": Number(most=1),
    "cause": Number(most=9),
    "drawing": Line(4, of="power"),
    "by": Word(("", "offer", "prestige", "bid")),
}
