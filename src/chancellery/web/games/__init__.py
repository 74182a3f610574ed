"""What the games say to a client: catalogue, facts, help and words."""
