"""Golden scripts: a position, actions by their names, and what must be true after each.

The format is described in docs/golden-scripts.md. A script is read line by line; every error names the line.
"""

from chancellery.engine.script.expectations import EXPECTATIONS
from chancellery.engine.script.listing import list_fields
from chancellery.engine.script.runner import STATEMENTS, Script, run_script

__all__ = ["EXPECTATIONS", "STATEMENTS", "Script", "list_fields", "run_script"]
