"""The board in a terminal."""
