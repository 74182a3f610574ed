"""What the fields of frames mean, for programs that learn; those called like a kind of nouns mean such a noun."""

from __future__ import annotations

from typing import Final

from chancellery.engine.fields import Field, Line, Number, Pile

FRAME_FIELDS: Final[dict[str, Field]] = {
    "op": Number(most=99),
    "ops": Line(4, most=99),
    "left": Number(most=20),
    "chosen": Pile(of="region", most=9),
    "may": Number(most=1),
    "spaces": Pile(of="space"),
    "cost": Number(most=20),
    "arrived": Pile(of="space", most=9),
    "origin": Number(of="space"),
    "most": Number(most=20),
    "bonus": Number(least=-9, most=9),
}
