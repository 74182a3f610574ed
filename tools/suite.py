"""`make test` and `make nightly`: check, tests on pure Python, and the compiled build, which is made meanwhile.

The compiler starts at once, at a low priority: it takes what the tests, which often wait for something, leave of the
machine. What a stage prints is shown as it comes, or, where it ran beside another, when it has ended. At the end one
line says how many tests passed, failed and were left out; the time of each file and folder is in build/tests/times.txt.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parent.parent
FAST: Final = ROOT / "build" / "fast"
RESULTS: Final = ROOT / "build" / "tests"
TIMES: Final = RESULTS / "times.txt"
FAILURES: Final = ROOT / "build" / "failures"

# A file of tests stays in one process, and files are begun in the order of tests/conftest.py.
BY_FILE: Final = ("--dist", "loadfile", "--no-loadscope-reorder")
# One more than there are cores, because many tests mostly wait.
WORKERS: Final = str((os.cpu_count() or 1) + 1)
# What hangs is given up after three minutes, of which no test needs one; at night some need twenty.
BY_DAY: Final = ("-o", "faulthandler_timeout=180")
BY_NIGHT: Final = ("-o", "faulthandler_timeout=1800")
# How much others notice of a flood is no question for a machine that is busy already.
ALONE: Final = "tests/cli/test_bench_floods.py"
COVERED: Final = ("tests/engine", "--cov", "--cov-fail-under=95")
NOT_PURE: Final = tuple(f"--ignore=tests/{name}" for name in ("fast", "cluster"))
# Rules are tested whole on pure Python. The compiled build is compared with it, and what depends on how it is made is
# asked of it, too; at night everything that can be.
COMPARED: Final = (
    *("tests/fast", "tests/engine", "tests/golden", "tests/matches", "tests/contract"),
    *("tests/envs/test_copies.py", "tests/envs/test_vector.py", "tests/lab/test_dataset.py"),
)
ON_FAST: Final = (*COMPARED, "tests/games", "tests/bots", "tests/envs", "tests/lab")

# Databases of tests are written and thrown away by the hundred: they lie in memory where there is room for them.
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 * 2**30

# `pytest` ends with this if there was nothing to run.
NOTHING: Final = 5


@dataclass
class Tally:
    """What came of all tests so far."""

    passed: int = 0
    failed: int = 0
    left_out: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def read(self, report: Path) -> None:
        """Add what one run of pytest wrote down."""
        for case in ElementTree.parse(report).iter("testcase"):
            skipped = case.find("skipped")
            if skipped is not None:
                self.leave_out(1, skipped.get("message", ""))
            elif case.find("failure") is not None or case.find("error") is not None:
                self.failed += 1
            else:
                self.passed += 1
            self.seconds[f"{report.stem} {file_of(case)}"] += float(case.get("time", 0))

    def leave_out(self, count: int, reason: str) -> None:
        self.left_out += count
        self.reasons[reason] += count

    def line(self, minutes: float) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.left_out} left out, {minutes:.1f} minutes"


def place_for_files() -> Path | None:
    """Where tests put their files: in memory if much of it is free, else where this machine is told to put them."""
    with suppress(OSError):
        if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM:
            return MEMORY
    return None


def file_of(case: ElementTree.Element) -> str:
    """`tests.web.test_forks.TestX` is in `tests/web/test_forks.py`."""
    parts = case.get("classname", "").split(".")
    file = next((number for number, part in enumerate(parts) if part.startswith("test_")), len(parts) - 1)
    return "/".join(parts[: file + 1]) + ".py"


class Suite:
    """One run of everything: its stages one after the other, with what failed and what came of it."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.tally = Tally()
        self.wrong: list[str] = []
        shutil.rmtree(RESULTS, ignore_errors=True)
        shutil.rmtree(FAILURES, ignore_errors=True)
        RESULTS.mkdir(parents=True)
        self.temporary = tempfile.TemporaryDirectory(prefix="suite-", dir=place_for_files(), ignore_cleanup_errors=True)

    def say(self, sentence: str) -> None:
        print(f"[{(time.monotonic() - self.began) / 60:4.1f} min] {sentence}", flush=True)

    def check(self) -> None:
        if subprocess.run(["make", "--no-print-directory", "check"], cwd=ROOT, check=False).returncode:
            self.wrong.append("check")

    def pytest(self, name: str, *arguments: str, fast: bool = False, profile: str = "ci") -> None:
        """A stage of tests, on the pure or on the compiled build."""
        report = RESULTS / f"{name.replace(' ', '-')}.xml"
        environment = {**os.environ, "HYPOTHESIS_PROFILE": profile, "TMPDIR": self.temporary.name}
        if fast:
            environment["PYTHONPATH"] = str(FAST)
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *arguments]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code not in (0, NOTHING):
            self.wrong.append(name)
        if report.exists():
            self.tally.read(report)

    def on_compiled(self, compiling: Compiling, *arguments: str, profile: str = "ci") -> None:
        """A stage of tests on the compiled build, once it is there."""
        match compiling.wait():
            case 0:
                self.say("The compiled build.")
                self.pytest("compiled", "-n", "2", *BY_FILE, *arguments, fast=True, profile=profile)
            case 2:
                self.tally.leave_out(
                    self.count(*arguments), "no C compiler with Python's headers, so no compiled build"
                )
            case _:
                self.wrong.append("the compiled build")

    def count(self, *arguments: str) -> int:
        """How many tests a stage would have."""
        command = [sys.executable, "-m", "pytest", "-q", "--collect-only", *arguments]
        out = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
        return sum("::" in line for line in out.splitlines())

    def end(self) -> int:
        TIMES.write_text("\n".join(times(self.tally.seconds)) + "\n", "utf-8")
        for reason, count in self.tally.reasons.most_common():
            print(f"Left out, {count}: {reason}")
        if self.wrong:
            print(f"Not as it should be: {', '.join(self.wrong)}.")
        self.temporary.cleanup()
        if FAILURES.exists():
            print(f"What failing tests saw is in {FAILURES.relative_to(ROOT)}.")
        print(self.tally.line((time.monotonic() - self.began) / 60))
        return int(bool(self.wrong))


def times(seconds: dict[str, float]) -> Iterator[str]:
    """Seconds by folder, then by file, the longest first; of several files at a time each takes its own."""
    folders: dict[str, float] = defaultdict(float)
    for file, took in seconds.items():
        folders[file.rsplit("/", 1)[0]] += took
    yield from rows(folders.items())
    yield ""
    yield from rows(seconds.items())


def rows(items: Iterable[tuple[str, float]]) -> Iterator[str]:
    return (f"{took:8.1f} s  {name}" for name, took in sorted(items, key=lambda item: -item[1]))


class Compiling:
    """The compiled build, made beside the tests."""

    def __init__(self) -> None:
        self.log = RESULTS / "compile.txt"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.compile"],
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=lambda: os.nice(5),
            )

    def wait(self) -> int:
        code = self.process.wait()
        print(self.log.read_text("utf-8"), end="", flush=True)
        return code


def read_tests() -> subprocess.Popen[bytes]:
    """Begin to read every test: what Python and pytest make of them lies ready then for all that run them."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", *NOT_PURE]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def test() -> int:
    """What every change waits for."""
    suite = Suite()
    compiling, reading = Compiling(), read_tests()
    suite.say("Checking formatting, lint, types and the direction of imports; the compiled build is made meanwhile.")
    suite.check()
    reading.wait()
    if suite.wrong:
        compiling.process.kill()
        return suite.end()
    suite.say("Tests of the engine, with its branches covered.")
    suite.pytest("engine", "-n", "2", *COVERED)
    suite.say("All other tests, on pure Python.")
    suite.pytest("pure", "-n", WORKERS, *BY_FILE, *NOT_PURE, "--ignore=tests/engine", *BY_DAY)
    # The pure build was asked with all examples, and at night this one is.
    suite.on_compiled(compiling, "-m", "not pure", *COMPARED, *BY_DAY, profile="again")
    return suite.end()


def nightly() -> int:
    """What is long by nature, the page from files as they are written, and all rules on the compiled build."""
    suite = Suite()
    compiling = Compiling()
    suite.say("Long tests, on pure Python; the compiled build is made meanwhile.")
    others = f"--ignore={ALONE}"
    suite.pytest("pure", "-n", WORKERS, *BY_FILE, *NOT_PURE, others, "--nightly", "-m", "nightly", *BY_NIGHT)
    compiling.process.wait()
    suite.say("What is measured, with nothing beside it.")
    suite.pytest("measured", "--nightly", "-m", "nightly", ALONE, *BY_NIGHT)
    suite.say("Tests of the page, with the client's files as they are written.")
    suite.pytest("source", "-n", WORKERS, *BY_FILE, "--client-source", "tests/browser", *BY_NIGHT)
    suite.on_compiled(compiling, "--nightly", "-m", "not pure", *ON_FAST, *BY_NIGHT)
    return suite.end()


if __name__ == "__main__":
    sys.exit({"test": test, "nightly": nightly}[sys.argv[1]]())
