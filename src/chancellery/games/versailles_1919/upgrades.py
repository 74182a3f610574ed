"""From one version of the rules to the next (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.upgrades import Upgrade, with_fields
from chancellery.engine.views import SaveData


def one_length_alone(options: SaveData) -> SaveData:
    """Alone there has always been one length (R89), but another could be chosen and was ignored."""
    return {**options, "length": "standard"} if options["players"] == 1 else dict(options)


UPGRADES: Final = (
    # Since then the log tells which rule decided for an automated faction.
    Upgrade(2, retold=("bot-decided",)),
    # An offer whose subject is over lapses, and the log says so: nobody could have made anything of it.
    Upgrade(3, retold=("deal-lapsed",)),
    Upgrade(
        4,
        options=one_length_alone,
        frames={"ResolveUprisings": with_fields("ResolveUprisings", bid=0)},
        retold=("deal-lapsed",),
    ),
)
