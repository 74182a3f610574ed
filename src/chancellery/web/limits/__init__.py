"""What anybody may ask, how often and at what cost, and whose turn it is."""
