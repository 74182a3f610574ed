"""The files under deploy: they parse, and name options, commands, variables and ports that there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from chancellery.cli.commands import load_command
from tests.web.serving import ROOT

DEPLOY = ROOT / "deploy"
SIZES = ("club", "league")
VARIABLE = re.compile(r"\$\{(\w+)[^}]*\}")
# What uvicorn and the container's Python read.
FOREIGN = {"FORWARDED_ALLOW_IPS", "XDG_DATA_HOME"}
# What one process opens at most (docs/operating.md).
CONNECTIONS = 21


def filled_in(text: str) -> str:
    """A line with its variables replaced by something of their kind."""
    return VARIABLE.sub(lambda found: "https://play.example.org" if found[1] == "ORIGIN" else "play.example.org", text)


def parsed(arguments: list[str]) -> dict[str, Any]:
    """What `chancellery` understands by arguments; it raises on an option or a value that it does not know."""
    name, *rest = map(filled_in, arguments)
    command = load_command(name)
    if hasattr(command, "commands"):
        name, *rest = rest
        command = command.commands[name]
    return dict(command.make_context(name, rest).params)


def compose(size: str) -> Any:
    return yaml.safe_load((DEPLOY / size / "compose.yaml").read_text("utf-8"))


def servers(size: str) -> dict[str, Any]:
    return {name: service for name, service in compose(size)["services"].items() if "build" in service}


def unit(path: Path) -> dict[str, list[str]]:
    """The lines of a systemd unit, by section and name."""
    found: dict[str, list[str]] = {}
    section = ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            name, sign, value = line.partition("=")
            assert sign, line
            assert re.fullmatch(r"[A-Z][A-Za-z]+", name), line
            found.setdefault(f"{section}.{name}", []).append(value)
    return found


def units() -> list[Path]:
    return sorted(path for size in SIZES for path in (DEPLOY / size).iterdir() if path.suffix in (".service", ".timer"))


def settings(path: Path) -> set[str]:
    lines = path.read_text("utf-8").splitlines()
    return {line.partition("=")[0] for line in lines if line and not line.startswith("#")}


def known_variables() -> set[str]:
    """The variables that the program reads."""
    sources = (ROOT / "src/chancellery").rglob("*.py")
    return {name for path in sources for name in re.findall(r"CHANCELLERY_[A-Z]+", path.read_text("utf-8"))}


@pytest.mark.parametrize("size", SIZES)
def test_containers_start_a_server_that_there_is(size: str) -> None:
    for service in servers(size).values():
        given = parsed(service["command"])
        assert given["host"] == "0.0.0.0"
        assert given["port"] == 8000
        assert given["origin"] == "https://play.example.org"
        assert service["environment"].keys() - FOREIGN <= known_variables()
        db = given["db"] or service["environment"]["CHANCELLERY_DB"]
        assert db.startswith("sqlite:////data/" if size == "club" else "postgresql://")
        assert "/healthz" in service["healthcheck"]["test"][-1]
        context = (DEPLOY / size / service["build"]["context"]).resolve()
        assert (context / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("size", SIZES)
def test_what_compose_asks_for_is_in_the_example(size: str) -> None:
    text = (DEPLOY / size / "compose.yaml").read_text("utf-8")
    assert {found[1] for found in VARIABLE.finditer(text)} == settings(DEPLOY / size / ".env.example")
    # No secret is given away: whoever forgets to fill it in is told so.
    assert all(":?" in found[0] for found in VARIABLE.finditer(text))


@pytest.mark.parametrize("size", SIZES)
def test_names_within_compose_are_there(size: str) -> None:
    found = compose(size)
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / size / source).is_file()
        assert set(service["networks"]) <= found["networks"].keys()
        assert set(service.get("depends_on", [])) <= found["services"].keys()
        # Whatever is not the proxy cannot be reached from outside.
        assert "ports" not in service or service["image"].startswith("caddy")
    upstreams = found["services"]["proxy"]["environment"]["UPSTREAMS"].split()
    assert upstreams == [f"{name}:8000" for name in servers(size)]
    assert len(servers(size)) == {"club": 1, "league": 4}[size]


def test_the_database_takes_as_many_connections_as_there_may_be() -> None:
    most = next(word for word in compose("league")["services"]["database"]["command"] if "max_connections" in word)
    assert int(most.partition("=")[2]) >= len(servers("league")) * CONNECTIONS + 10


def commands() -> list[tuple[Path, str]]:
    return [(path, line) for path in units() for line in unit(path).get("Service.ExecStart", [])]


@pytest.mark.parametrize(("path", "line"), commands(), ids=lambda value: str(getattr(value, "name", "")))
def test_units_start_commands_that_there_are(path: Path, line: str) -> None:
    words = shlex.split(line)
    if words[0] == "/bin/sh":
        words = shlex.split(words[2].removeprefix("exec ").replace("$(date +%%Y-%%m-%%d)", "today"))
    program, *arguments = words
    assert program == "/srv/chancellery/.venv/bin/chancellery"
    given = parsed([word.replace("%i", "8001") for word in arguments])
    if "port" in given:
        assert given["host"] == "127.0.0.1"
        file = path.parent / "chancellery.env.example"
        assert {found[1] for found in VARIABLE.finditer(line)} <= settings(file)
        assert settings(file) - {"ORIGIN"} <= known_variables()
        assert (given["db"] is None) == ("CHANCELLERY_DB" in settings(file))


def test_all_units_are_services_or_timers_of_one() -> None:
    assert [path.name for path in units()] == [
        *("chancellery-backup.service", "chancellery-backup.timer", "chancellery.service", "chancellery@.service"),
    ]
    assert all(("Service.ExecStart" in unit(path)) == (path.suffix == ".service") for path in units())


def test_the_proxy_of_a_league_leads_to_every_process_that_is_started() -> None:
    told = re.search(r"chancellery@\{(\d+)\.\.(\d+)\}", (DEPLOY / "README.md").read_text("utf-8"))
    assert told is not None
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", (DEPLOY / "league/nginx.conf").read_text("utf-8"))
    assert ports == [str(port) for port in range(int(told[1]), int(told[2]) + 1)]


@pytest.mark.parametrize("size", SIZES)
def test_proxies_let_streams_and_imports_through(size: str) -> None:
    text = (DEPLOY / size / "nginx.conf").read_text("utf-8")
    assert text.count("{") == text.count("}")
    for line in (
        "proxy_buffering off;",
        "client_max_body_size 4m;",
        "proxy_set_header Host $host;",
        "limit_conn address 250;",
    ):
        assert line in text
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "flush_interval -1" in caddy
    assert "max_size 4MB" in caddy
    assert caddy.count("{") == caddy.count("}")


@pytest.mark.parametrize("size", SIZES)
def test_proxies_speak_http_2_and_3(size: str) -> None:
    """By HTTP/1.1 a browser has six connections to a server, and each table wants one that stays open."""
    text = (DEPLOY / size / "nginx.conf").read_text("utf-8")
    for line in (
        "http2 on;",
        "listen 443 quic reuseport;",
        "listen [::]:443 quic reuseport;",
        "add_header Alt-Svc 'h3=",
    ):
        assert line in text
    # Caddy speaks all of them by itself, where the port is open by UDP too.
    assert compose(size)["services"]["proxy"]["ports"] == ["80:80", "443:443", "443:443/udp"]
    assert "protocols" not in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_the_sample_in_the_docs_does_too() -> None:
    text = (ROOT / "docs/operating.md").read_text("utf-8")
    assert "http2 on;" in text
    assert "quic" in text


def test_the_image_is_built_from_files_that_are_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [
        word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]
    ]
    admitted = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert set(copied) == admitted
    assert all((ROOT / name).exists() for name in copied)
