"""Advice for the heuristic bot."""
