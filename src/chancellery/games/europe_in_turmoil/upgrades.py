"""From one version of the rules to the next (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.upgrades import Upgrade, with_fields

UPGRADES: Final = (
    Upgrade(
        2,
        frames={
            "AttemptResult": with_fields("AttemptResult", owed=0),
            "PlaceSupport": with_fields("PlaceSupport", bonus=0),
        },
        # Since then it is also kept what a card in a hand is known not to be, which helps bots alone.
        reckoned=("known",),
    ),
    Upgrade(3),
)
