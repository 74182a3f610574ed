"""What stands on the cards, as operations."""
