"""What the bill of materials is made of: every package that is pinned, with its hashes."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from tools.locked import PYTHON_SHIPPED, PYTHON_TOOLS, ROOT, all_packages, node_packages, python_packages

LENGTHS = {"SHA-256": 64, "SHA-512": 128}


def test_everything_that_is_pinned_is_in_the_bill() -> None:
    packages = all_packages()
    for lock in (PYTHON_SHIPPED, *PYTHON_TOOLS):
        for line in (ROOT / lock).read_text("utf-8").splitlines():
            if re.match(r"\w", line):
                name, _, version = line.split()[0].partition("==")
                assert ("pypi", name, version) in {package[:3] for package in packages}
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(node_packages(ROOT / "package-lock.json")) == len(locked) - 1
    # Each once, and each from a file whose hash is known or with its own files.
    assert len({package[:3] for package in packages}) == len(packages)
    for package in packages:
        assert package.hashes or package.files, package
        assert all(len(digest) == LENGTHS[algorithm] for algorithm, digest in package.hashes)


def test_what_players_get_is_told_from_what_developers_need() -> None:
    shipped = {package.name for package in all_packages() if package.shipped}
    assert {"litestar", "msgspec", "sqlalchemy", "preact", "@fluent/bundle", "swagger-ui-dist"} <= shipped
    assert not {"pytest", "mypy", "cyclonedx-python-lib", "typescript", "shapely"} & shipped


def test_every_group_of_packages_is_locked_and_in_the_bill() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    assert {f"requirements-{group}.lock" for group in groups} == set(PYTHON_TOOLS)


def test_vendored_files_are_those_that_are_there() -> None:
    files = [file for package in all_packages() for file in package.files]
    assert len(files) > 40
    assert all((ROOT / name).is_file() and re.fullmatch("[0-9a-f]{64}", digest) for name, digest in files)


def test_a_line_of_a_lock_file(tmp_path: Path) -> None:
    lock = tmp_path / "x.lock"
    hashes = [letter * 64 for letter in "abc"]
    text = f"one==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:{hashes[0]} \\\n    --hash=sha256:{hashes[1]}\n"
    lock.write_text(f"{text}two==2.0.post1 \\\n    --hash=sha256:{hashes[2]}\n", "utf-8")
    one, two = python_packages(lock, shipped=True)
    assert (one.name, one.version, [digest for _, digest in one.hashes]) == ("one", "1.0", hashes[:2])
    assert (two.name, two.version, [digest for _, digest in two.hashes]) == ("two", "2.0.post1", hashes[2:])
