"""What is measured, by name, as it is printed, kept and compared."""

from __future__ import annotations

from typing import Any

# A report in JSON: figures, and reports within.
Figures = dict[str, Any]
