"""The judge of matches that are over: what was chance, what was decided, and what neither explains."""
