"""From one version of the rules to the next (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.upgrades import EMPTY, Upgrade, forgotten, not_asked, with_fields, without_fields
from chancellery.engine.views import SaveData


def place_free_trains(fields: SaveData, board: SaveData) -> tuple[str, SaveData]:
    """Once the free trains that are left were counted, now those that stay in the supply."""
    keep = max(board["trains_left"] - fields["free"], 0)
    return "PlaceFreeTrains", {"seat": fields["seat"], "power": fields["power"], "keep": keep}


UPGRADES: Final = (
    Upgrade(
        2,
        # What an ally has refused in the running round may be asked for once more.
        new={"taken_back": EMPTY, "answered": EMPTY},
        gone={"refused": forgotten},
        frames={
            # It said itself what comes after the answer; that lies below it on the stack now.
            "AllowTrain": not_asked,
            "LiftGarrison": with_fields("LiftGarrison", broken=0),
            "NewStatuses": with_fields("NewStatuses", by=""),
            "PlaceFreeTrains": place_free_trains,
            "Purchase": without_fields("Purchase", "refused"),
            "Withdraw": with_fields("Withdraw", cause=0),
        },
        retold=("pick-sealed", "purchases-began", "consent-given", "train-allowed", "support-withheld"),
    ),
    Upgrade(3),
)
