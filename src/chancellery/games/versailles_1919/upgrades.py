"""From one version of the rules to the next (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.upgrades import Upgrade, with_fields
from chancellery.engine.views import SaveData


def one_length_alone(options: SaveData) -> SaveData:
    """Alone there has always been one length (R89), but another could be chosen and was ignored."""
    return {**options, "length": "standard"} if options["players"] == 1 else dict(options)


UPGRADES: Final = (
    # Since then the log tells which rule decided for an automated faction, and the dice that it rolled between regions.
    Upgrade(2, retold=("bot-decided", "region-rolled")),
    # An offer whose subject is over lapses, and the log says so. Before, it lay there until the turn was over: whoever
    # accepted it did what is illegal now, and whatever lapsed by these rules does so by all later ones.
    Upgrade(3, retold=("deal-lapsed",)),
    Upgrade(
        4,
        options=one_length_alone,
        frames={"ResolveUprisings": with_fields("ResolveUprisings", bid=0)},
        retold=("deal-lapsed",),
    ),
)
