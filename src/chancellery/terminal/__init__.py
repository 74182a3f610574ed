"""Layout of text for terminals: what the drawings of all games share, with no game in it."""
