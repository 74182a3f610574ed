"""What a seat sees and what a position is saved as, in JSON."""

from __future__ import annotations

from typing import Any

# What `State.view` gives, and what of it a game draws; the board in it has the shape that the game declares.
PositionData = dict[str, Any]
# A saved position, or a part of one; other versions may have written it.
SaveData = dict[str, Any]
