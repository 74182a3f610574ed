"""A digital table for four board games of European statecraft."""

__version__ = "0.2.0"
