"""HTTP: connections, guard, identity, refusals, files and cached answers; nothing of matches."""
