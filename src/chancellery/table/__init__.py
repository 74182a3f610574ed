"""A match with people at it: seats, clocks, undo, talk. Knows nothing of disks and networks."""
