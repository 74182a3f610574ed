"""What the wheel builder runs: with CHANCELLERY_COMPILED=1 the fast build's extension modules go into the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources, and says that the wheel is for this platform alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("CHANCELLERY_COMPILED") != "1":
            return
        sys.path.insert(0, self.root)
        from tools.compile import FAST, build

        if build() != 0:
            raise SystemExit("the compiled wheel was not built")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        modules = [*(FAST / "chancellery").rglob("*.so"), *FAST.glob("*.so")]
        build_data["force_include"] = {str(path): str(Path(path).relative_to(FAST)) for path in modules}
