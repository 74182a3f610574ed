"""The parts of the board that a terminal shows."""
