"""`make test` says at its end what passed, what failed and what was left out, and where the time went."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import failures
from tools import suite
from tools.suite import Tally, times

REPORT = """<testsuites><testsuite>
  <testcase classname="tests.web.test_forks" name="test_a" time="1.5"/>
  <testcase classname="tests.web.test_forks.TestGroup" name="test_b" time="0.5"><failure/></testcase>
  <testcase classname="tests.store.test_undo" name="test_c" time="0.25"><error message="no">why</error></testcase>
  <testcase classname="tests.browser.test_lobby" name="test_d" time="0"><skipped message="no Chromium"/></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def tally(tmp_path: Path) -> Tally:
    report = tmp_path / "pure.xml"
    report.write_text(REPORT, "utf-8")
    found = Tally()
    found.read(report)
    return found


def test_everything_is_counted_once(tally: Tally) -> None:
    assert tally.line(11.96) == "1 passed, 2 failed, 1 left out, 12.0 minutes"
    assert tally.reasons == {"no Chromium": 1}
    tally.leave_out(30, "no C compiler")
    assert tally.line(0.5) == "1 passed, 2 failed, 31 left out, 0.5 minutes"


def test_time_is_told_by_folder_and_by_file(tally: Tally) -> None:
    lines = [line.split("s  ") for line in times(tally.seconds) if line]
    assert [(name, float(took)) for took, name in lines] == [
        ("pure tests/web", 2.0),
        ("pure tests/store", 0.2),
        ("pure tests/browser", 0.0),
        ("pure tests/web/test_forks.py", 2.0),
        ("pure tests/store/test_undo.py", 0.2),
        ("pure tests/browser/test_lobby.py", 0.0),
    ]


def test_a_failure_keeps_what_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "FOLDER", tmp_path)
    nodeid = "tests/browser/test_lobby.py::test_a[fr-FR/1]"
    report = pytest.TestReport(nodeid, ("", 0, ""), {}, "failed", "it broke", "call", [("Captured log", "a line")])

    def tell(folder: Path) -> None:
        (folder / "page-0.txt").write_text("what was on the page", "utf-8")

    def fall_silent(folder: Path) -> None:
        raise RuntimeError("the page is gone")

    with failures.telling(tell), failures.telling(fall_silent):
        failures.keep(report)
    (folder,) = tmp_path.iterdir()
    assert folder.name == "browser-test_lobby.py-test_a-fr-FR-1"
    assert (folder / "call.txt").read_text("utf-8") == "it broke\n\nCaptured log\na line"
    assert (folder / "page-0.txt").read_text("utf-8") == "what was on the page"
    assert any("the page is gone" in file.read_text("utf-8") for file in folder.glob("witness-*.txt"))
    assert tell not in failures.witnesses


def test_files_of_tests_lie_in_memory_where_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TMPDIR", raising=False)
    monkeypatch.setattr(suite, "MEMORY", tmp_path)
    monkeypatch.setattr(suite, "ROOM", 0)
    assert suite.place_for_files() == tmp_path
    monkeypatch.setattr(suite, "ROOM", 2**63)
    assert suite.place_for_files() is None
    monkeypatch.setattr(suite, "ROOM", 0)
    monkeypatch.setattr(suite, "MEMORY", tmp_path / "absent")
    assert suite.place_for_files() is None
    monkeypatch.setattr(suite, "MEMORY", tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    assert suite.place_for_files() is None
