"""Read what the lock files and the vendored folders pin: names, versions, licences and hashes."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Final, Literal, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PYTHON_SHIPPED: Final = "requirements.lock"
PYTHON_TOOLS: Final = (
    "requirements-dev.lock",
    "requirements-maps.lock",
    "requirements-node.lock",
    "requirements-ray.lock",
    "requirements-sbom.lock",
)
NODE_TOOLS: Final = "package-lock.json"
PINNED: Final = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
VENDORED: Final = re.compile(r"^# (\S+) (\S+)(?: from npm)? \(([^)]+)\)")


class Package(NamedTuple):
    """A package that is pinned; `shipped` if whoever plays has it, and not only whoever develops.

    hashes   of the files that the package may be installed from, as (algorithm, hexadecimal)
    files    of it that lie in the repository, each with its SHA-256
    """

    ecosystem: Literal["pypi", "npm"]
    name: str
    version: str
    shipped: bool
    hashes: tuple[tuple[str, str], ...] = ()
    licence: str | None = None
    files: tuple[tuple[str, str], ...] = ()


# The browser of the tests where a machine has none and cannot get one otherwise (`tools/chromium.py`). Not among the
# packages of npm's lock file, which everybody who checks anything would have to fetch.
CHROMIUM: Final = Package(
    "npm",
    "@sparticuz/chromium",
    "153.0.0",
    False,
    (
        (
            "SHA-512",
            "8e2196a92bcf31dbb8f8ff538a562a011ef21063c41c8371fa50af13f36a34ef"
            "c41d8cc5ff1d615222394fa8a8548b7b744cbb9fcf1bcb24f4be4f9d9ec810c0",
        ),
    ),
    "MIT",
)


def all_packages(root: Path = ROOT) -> list[Package]:
    """Everything that is pinned, each once; what is shipped counts as that."""
    found = [*python_packages(root / PYTHON_SHIPPED, shipped=True), *vendored_packages(root)]
    for name in PYTHON_TOOLS:
        found += python_packages(root / name, shipped=False)
    found += [*node_packages(root / NODE_TOOLS), CHROMIUM]
    known: dict[tuple[str, str, str], Package] = {}
    for package in found:
        known.setdefault((package.ecosystem, package.name.lower(), package.version), package)
    return sorted(known.values())


def python_packages(lock: Path, shipped: bool) -> list[Package]:
    """The packages of a lock file of pip, with the hashes that follow each."""
    found: list[Package] = []
    for line in lock.read_text("utf-8").splitlines():
        if pinned := PINNED.match(line):
            found.append(Package("pypi", pinned[1], pinned[2], shipped))
        found[-1:] = [last._replace(hashes=(*last.hashes, *hashes_in(line))) for last in found[-1:]]
    return found


def hashes_in(line: str) -> list[tuple[str, str]]:
    return [("SHA-256", found) for found in HASH.findall(line)]


def node_packages(lock: Path) -> list[Package]:
    """The packages of npm's lock file: all of them check and none is served."""
    found = []
    for path, entry in json.loads(lock.read_text("utf-8"))["packages"].items():
        if path:
            algorithm, _, digest = entry["integrity"].partition("-")
            hashes = ((algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()),)
            name = path.rpartition("node_modules/")[2]
            found.append(Package("npm", name, entry["version"], False, hashes, entry.get("license")))
    return found


def vendored_packages(root: Path) -> list[Package]:
    """The browser libraries and fonts that lie in the repository, with their files."""
    found: list[Package] = []
    for sums in sorted((root / "src").rglob("SHA256SUMS")):
        for line in sums.read_text("utf-8").splitlines():
            if named := VENDORED.match(line):
                found.append(Package("npm", named[1], named[2], True, licence=named[3]))
            else:
                digest, _, name = line.partition("  ")
                file = (sums.parent / name).relative_to(root).as_posix()
                found[-1] = found[-1]._replace(files=(*found[-1].files, (file, digest)))
    return found
