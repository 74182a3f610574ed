"""What `chancellery serve` says before it listens."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.store.store import open_store
from chancellery.web.server.single_server import hold_alone
from tests.cli.conftest import Cli


@pytest.mark.parametrize(
    ("arguments", "warned"),
    [
        (["--host", "0.0.0.0"], True),
        (["--host", "::"], True),
        (["--host", "0.0.0.0", "--origin", "https://play.example"], False),
        (["--host", "127.0.0.1"], False),
    ],
)
def test_whoever_opens_a_server_to_all_without_an_origin_is_warned(
    cli: Cli, tmp_path: Path, arguments: list[str], warned: bool
) -> None:
    # Several workers on SQLite are refused just before the server would listen.
    done = cli("serve", *arguments, "--workers", "2", "--db", f"sqlite:///{tmp_path / 'one.sqlite'}")
    assert done.code == 2
    assert "several workers need PostgreSQL" in done.err
    assert ("passwords and cookies travel without TLS" in " ".join(done.err.split())) is warned


def test_a_second_server_on_a_file_does_not_start(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    file = tmp_path / "one.sqlite"
    open_store(f"sqlite:///{file}").close()
    held = hold_alone(file)
    done = cli("serve", "--db", f"sqlite:///{file}")
    assert done.code != 0
    assert "another server already runs on" in done.err
    held.release()


def test_a_game_that_is_named_and_cannot_be_loaded_is_told_before_it_listens(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listened = []
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: listened.append(True))
    monkeypatch.setenv("CHANCELLERY_GAMES", "nowhere:GAME")
    done = cli("serve", "--db", f"sqlite:///{tmp_path / 'one.sqlite'}")
    assert (done.code, listened) == (2, [])
    assert "the game at 'nowhere:GAME' cannot be loaded" in done.err
