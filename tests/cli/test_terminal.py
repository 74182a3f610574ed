"""`chancellery play` in a real terminal: choosing a game, passing the keyboard, leaving with Ctrl-C."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from chancellery.cli import exit_codes
from chancellery.cli.keyboard import Keyboard
from tests.cli.conftest import ROOT

pty = pytest.importorskip("pty")


class Terminal:
    """A person at a terminal: types, and reads until something appears."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chancellery.cli", *arguments],
            cwd=ROOT,
            env={**os.environ, **environment, "CHANCELLERY_GAMES": "tests.tiny:TINY", "LC_ALL": "C.UTF-8"},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def read_until(self, wanted: str) -> str:
        """What appears up to the words that are wanted."""
        deadline = time.monotonic() + 30
        while wanted not in self.seen:
            assert time.monotonic() < deadline, self.seen
            self.read()
        before, _, self.seen = self.seen.partition(wanted)
        return before

    def read(self) -> None:
        """What has appeared by now."""
        if select.select([self.master], [], [], 0.1)[0]:
            with contextlib.suppress(OSError):
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C, and again after a while: one that comes just before the reading begins goes unheard."""
        for _ in range(30):
            self.process.send_signal(signal.SIGINT)
            patience = time.monotonic() + 1
            while self.process.poll() is None and time.monotonic() < patience:
                self.read()
            if self.process.poll() is not None:
                break
        return self.close()

    def close(self) -> int:
        """Watch the process end; a terminal that nobody reads would hold it up."""
        deadline = time.monotonic() + 30
        while (code := self.process.poll()) is None:
            assert time.monotonic() < deadline, self.seen
            self.read()
        os.close(self.master)
        return code


@pytest.fixture
def terminals(bytecode: dict[str, str]) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.close()


def test_choose_a_game_and_leave_with_ctrl_c(terminals: list[Terminal], bytecode: dict[str, str]) -> None:
    terminal = Terminal(bytecode, "play")
    terminals.append(terminal)
    assert "courtyard" in terminal.read_until("> ")
    terminal.type("no-such-game\n")
    terminal.read_until("Type a number from 1 to")
    terminal.read_until("> ")
    terminal.type("courtyard\n")
    terminal.read_until("Pick a card.")
    terminal.read_until("> ")
    assert terminal.interrupt() == exit_codes.INTERRUPTED
    assert "Traceback" not in terminal.seen


def test_nothing_stays_on_the_screen_for_the_next_person(terminals: list[Terminal], bytecode: dict[str, str]) -> None:
    terminal = Terminal({**bytecode, "TERM": "xterm"}, "play", "courtyard", "--seat", "all")
    terminals.append(terminal)
    terminal.read_until("Pass the keyboard to Red.")
    terminal.read_until("Then press Enter:")
    terminal.type("\n")
    terminal.read_until("Pick a card.")
    terminal.read_until("> ")
    terminal.type("1\n")
    assert "\x1b[3J\x1b[2J\x1b[H" in terminal.read_until("Pass the keyboard to Blue.")
    terminal.read_until("Then press Enter:")
    assert "Pick a card." not in terminal.seen
    terminal.type("\n")
    terminal.read_until("Pick a card.")
    terminal.read_until("> ")
    terminal.type("quit\n")
    terminal.read_until("Goodbye.")
    assert terminal.close() == exit_codes.OK


def test_tab_completes_the_words_of_the_moment() -> None:
    keyboard = Keyboard()
    keyboard.words = ["place north", "place garden", "undo"]
    assert [keyboard.complete("place", number) for number in range(3)] == ["place north", "place garden", None]
