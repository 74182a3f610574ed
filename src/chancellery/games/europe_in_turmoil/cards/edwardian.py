"""The events of the Edwardian Era."""

from __future__ import annotations
