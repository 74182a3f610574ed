"""The command line."""

from chancellery.cli.app import main

__all__ = ["main"]
