"""Matches as the server keeps them: commands, cache, what seats see, and who is told."""
