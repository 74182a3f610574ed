"""What the wheel builder runs: the browser client goes in joined, where there is what joins it; with
CHANCELLERY_COMPILED=1 the fast build's extension modules go in, too."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = "chancellery/web/static/client"
AS_WRITTEN: Final = (
    "There is no esbuild here (make wheel gets it): this wheel has the files of the browser client as they are "
    "written, which work as well and take longer to load."
)

# Of what developers have, what compiling takes.
COMPILING: Final = ("mypy==", "setuptools")


def is_compiled() -> bool:
    """Whether a compiled wheel was asked for."""
    return os.environ.get("CHANCELLERY_COMPILED") == "1"


class WheelParts(BuildHookInterface[Any]):
    """Puts into a wheel what is made for it and not in the sources."""

    def dependencies(self) -> list[str]:
        """What a builder needs that works in an environment of its own, as `pip wheel` does: for a compiled wheel the
        compiler, and what the code that it looks at imports.
        """
        if not is_compiled():
            return []
        developing: list[str] = self.metadata.config["dependency-groups"]["dev"]
        compiling = [one for one in developing if one.startswith(COMPILING)]
        return [*self.metadata.core.dependencies, *compiling]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        self.add_client(build_data)
        if is_compiled():
            self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """The client in few files, in the place of its sources."""
        try:
            from tools.bundle import bundle

            joined = bundle()
        except ImportError:
            # What the builder runs in may have neither our tools nor what the server needs.
            joined = None
        if joined is None:
            self.app.display_warning(AS_WRITTEN)
            return
        self.build_config.target_config.setdefault("exclude", []).append(f"/src/{CLIENT}")
        build_data["force_include"][str(joined)] = CLIENT

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules beside their sources; the wheel is for this platform alone then."""
        from tools.compile import FAST, build

        if build() != 0:
            raise SystemExit("the compiled wheel was not built")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        modules = [*(FAST / "chancellery").rglob("*.so"), *FAST.glob("*.so")]
        build_data["force_include"] |= {str(path): str(Path(path).relative_to(FAST)) for path in modules}
