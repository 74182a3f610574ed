"""The events of the Georgian Era."""

from __future__ import annotations
