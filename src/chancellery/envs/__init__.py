"""The games as environments for research: PettingZoo (extra `rl`) and OpenSpiel (extra `openspiel`)."""
