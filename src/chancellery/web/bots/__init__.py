"""What bots do at the tables of a server: play, hint and review."""
