"""Players without a face: one protocol, no game knowledge inside."""
