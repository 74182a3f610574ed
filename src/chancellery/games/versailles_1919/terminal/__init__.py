"""The board as text."""
