"""Processes beside the server: bots that think, and work that takes long."""
