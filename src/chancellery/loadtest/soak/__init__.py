"""The soak: people and bots play while things break, and every acknowledgement is held against the store."""
