"""What `chancellery serve` says before it listens, and that it does so once it says where."""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path

import pytest

from chancellery.loadtest.server_process import ServerProcess
from chancellery.store.store import open_store
from chancellery.web.server.single_server import hold_alone
from tests.cli.conftest import Cli
from tests.waiting import until


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
    monkeypatch.setattr("chancellery.cli.serve.run", lambda *_: None)
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
    monkeypatch.setattr("chancellery.cli.serve.listen", lambda *_: listened.append(True))
    monkeypatch.setenv("CHANCELLERY_GAMES", "nowhere:GAME")
    done = cli("serve", "--db", f"sqlite:///{tmp_path / 'one.sqlite'}")
    assert (done.code, listened) == (2, [])
    assert "the game at 'nowhere:GAME' cannot be loaded" in done.err


def test_whoever_comes_as_soon_as_it_says_where_it_is_gets_an_answer(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'one.sqlite'}")
    server.start()
    try:
        until(lambda: b"Chancellery is at" in server.log.read_bytes())
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/healthz", timeout=60) as answer:
            assert answer.status == 200
    finally:
        server.kill()


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_port_that_is_taken_is_told_in_a_sentence(cli: Cli, tmp_path: Path, host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as other:
        port = other.getsockname()[1]
        done = cli("serve", "--host", host, "--port", str(port), "--db", f"sqlite:///{tmp_path / 'one.sqlite'}")
    where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    assert (done.code, done.out) == (2, "")
    assert f"another program already listens at {where}; choose another port with --port" in " ".join(done.err.split())


def test_an_address_of_another_machine_is_told_in_a_sentence(cli: Cli, tmp_path: Path) -> None:
    # Kept for documentation (RFC 5737): no machine has it.
    done = cli("serve", "--host", "192.0.2.1", "--db", f"sqlite:///{tmp_path / 'one.sqlite'}")
    assert (done.code, done.out) == (2, "")
    assert "the server cannot listen at 192.0.2.1:8000: " in " ".join(done.err.split())
