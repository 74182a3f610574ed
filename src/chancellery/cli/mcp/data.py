"""What a server answers, and a seat on this machine in the same shape."""

from __future__ import annotations

from typing import Any

# An answer of the API as JSON: it may come from a server of another version.
Data = dict[str, Any]
