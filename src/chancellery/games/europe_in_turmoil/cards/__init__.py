"""What the cards do: one short function each.

Importing this package fills the registries of the rules.
"""

from chancellery.games.europe_in_turmoil.cards import (
    edwardian,
    georgian,
    mobilization_cards,
    stability_cards,
    victorian,
)

__all__ = ["edwardian", "georgian", "mobilization_cards", "stability_cards", "victorian"]
