"""The board as text, for the terminal."""
