"""Every command but `play`: what it prints for people and for machines, and how it ends."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chancellery import __version__, games
from chancellery.cli import app, bench_games, exit_codes
from chancellery.cli.games import written
from chancellery.engine.errors import BadContent, RulesError
from chancellery.engine.options import Count, Flag, OneOf
from chancellery.lab import engines
from tests.cli.conftest import ROOT, Cli, change, played
from tests.tiny import TINY
from tests.waiting import until

SCRIPT = """\
game courtyard
set hand red: plain_one, feast_one, spy_one
expect hand red: {hand}
red: pick plain_one
"""


def test_version(cli: Cli) -> None:
    outcome = cli("--version")
    assert outcome.code == 0
    assert outcome.out == f"chancellery {__version__} (pure)\n"


def test_without_a_command_help_is_shown(cli: Cli) -> None:
    outcome = cli()
    assert outcome.code == 0
    for command in ("games", "play", "simulate", "bench", "replay", "verify", "script", "content"):
        assert command in outcome.out


def test_games(cli: Cli) -> None:
    outcome = cli("games")
    assert outcome.code == 0
    for part in ("courtyard", "Courtyard", "2, 3", "double=no|yes", "Two cards a round", "start=empty|garrisoned"):
        assert part in outcome.out


def test_options_are_written_as_they_are_typed_with_the_default_first() -> None:
    assert written(Flag("double", default=True)) == "double=yes|no"
    assert written(OneOf("start", ("empty", "full"))) == "start=empty|full"
    assert written(Count("rounds", 3, 1, 9)) == "rounds=3 (1–9)"


def test_games_in_french(cli: Cli) -> None:
    out = cli("games", "--lang", "fr").out
    assert "La Cour" in out
    assert "Deux cartes par manche" in out


def test_games_for_machines(cli: Cli) -> None:
    (game,) = cli("games", "--json").json()
    assert (game["id"], game["title"], game["players"]) == ("courtyard", "Courtyard", [2, 3])
    assert game["options"] == [option.form() for option in TINY.option_list]
    assert game["seats"]["3"] == ["red", "blue", "green"]


@pytest.mark.parametrize("command", [["games"], ["play"], ["content", "check"], ["bench"]])
def test_without_a_game_that_is_said(cli: Cli, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.delenv("CHANCELLERY_GAMES")
    outcome = cli(*command)
    assert outcome.code == 0
    assert "No game is installed yet." in outcome.out


def test_simulate(cli: Cli) -> None:
    outcome = cli(
        "simulate", "courtyard", "--games", "20", "--players", "3", "--bots", "heuristic,random", "double=yes"
    )
    assert outcome.code == 0
    for part in ("Courtyard, 3 players, 20 games", "green", "heuristic", "won alone", "shared"):
        assert part in outcome.out


def test_simulate_for_machines(cli: Cli) -> None:
    report = cli("simulate", "courtyard", "--games", "20", "--seed", "4", "--json", "players=3").json()
    assert (report["game"], report["players"], report["games"], report["errors"]) == ("courtyard", 3, 20, 0)
    again = cli("simulate", "courtyard", "--games", "20", "--seed", "4", "--json", "players=3").json()
    assert again["decisions"] == report["decisions"]
    assert again["winners"] == report["winners"]


def test_simulate_with_errors_does_not_hold(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.lab.broken_game:TRAP")
    outcome = cli("simulate", "trap", "--games", "30")
    assert outcome.code == exit_codes.DOES_NOT_HOLD
    assert "IndexError: the trap" in outcome.out
    assert "--games 1 to see it again" in outcome.out


def test_simulate_says_when_a_worker_dies(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "start_worker", os.abort)
    outcome = cli("simulate", "courtyard", "--games", "20", "--workers", "2")
    assert outcome.code == exit_codes.BAD_INPUT
    assert "a worker process died" in outcome.err


def test_bench(cli: Cli) -> None:
    outcome = cli("bench", "--seconds", "0.05")
    assert outcome.code == 0
    for part in ("calibration", "kernel", "courtyard", "decisions"):
        assert part in outcome.out


def test_bench_fits_into_80_columns(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    many = {"decisions_per_second": 1_234_567, "advise_us": 1_999.4, "search_per_second": 12_345}
    figures = {**dict.fromkeys(bench_games.COLUMNS, 99.94), **many}
    measured = {"calibration": 17_000_000, "kernel": {"decision_us": 1.5, "clone_us": 1.25}, "ratios": []}
    games = {"europe-in-turmoil": figures, "courtyard": {**figures, "advise_us": None}}
    monkeypatch.setattr(bench_games, "measure_games", lambda games_asked, seconds: {**measured, "games": games})
    lines = cli("bench").out.splitlines()
    assert any("1,234,567" in line and line.count("99.9") == 5 and line.count("1,999") == 1 for line in lines)
    assert not any("…" in line for line in lines)


def test_bench_of_memory(cli: Cli) -> None:
    done = cli("bench", "memory", "courtyard", "--games", "20", "--json")
    assert done.code in (0, 1)
    assert done.json()["courtyard"]["games"] == 20
    assert len(done.json()["courtyard"]["megabytes"]) == 10
    assert "MB at" in cli("bench", "memory", "--games", "10").out
    refused = cli("bench", "courtyard", "--games", "10").err
    assert refused.startswith("chancellery: No such option: --games ")
    assert refused.endswith("(see chancellery bench games --help)\n")


def test_what_is_no_command_of_the_bench_is_a_game(cli: Cli) -> None:
    for words in (["courtyard"], ["games", "courtyard"], ["--json", "courtyard"], ["games"], []):
        assert "courtyard" in cli("bench", *words, "--seconds", "0.05").out, words
    outcome = cli("bench", "--help")
    assert outcome.out.startswith("Usage: chancellery bench [OPTIONS] [GAME]... | COMMAND [ARGS]...")
    for name in ("games", "server", "floods", "soak", "envs", "memory"):
        assert f"\n  {name} " in outcome.out
        assert cli("bench", name, "--help").out.startswith(f"Usage: chancellery bench {name} [OPTIONS]")


def test_bench_for_machines(cli: Cli) -> None:
    report = cli("bench", "courtyard", "--seconds", "0.05", "--json").json()
    assert list(report) == ["calibration", "kernel", "games", "ratios"]
    assert report["games"]["courtyard"]["compiled"] is False
    assert report["ratios"] == []


def test_bench_against_recorded_figures(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert cli("bench", "courtyard", "--seconds", "0.05", "--record", file).code == 0
    figures = json.loads(file.read_text("utf-8"))
    recorded = figures["pure"]["games"]["courtyard"]
    for factor, code in ((100.0, exit_codes.OK), (0.01, exit_codes.DOES_NOT_HOLD)):
        figures["pure"]["games"]["courtyard"] = {name: rounds * factor for name, rounds in recorded.items()}
        file.write_text(json.dumps(figures), "utf-8")
        outcome = cli("bench", "courtyard", "--seconds", "0.05", "--against", file)
        assert (outcome.code, "slower" in outcome.out) == (code, code == exit_codes.DOES_NOT_HOLD)


def test_bench_against_a_file_without_figures(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]", "utf-8")
    outcome = cli("bench", "courtyard", "--against", tmp_path / "x.json")
    assert outcome.code == exit_codes.BAD_INPUT
    assert "these are not recorded figures of the bench" in outcome.err


def test_replay(cli: Cli, match_file: Path) -> None:
    outcome = cli("replay", match_file)
    assert outcome.code == 0
    assert "places a point in" in outcome.out
    assert "draws" not in outcome.out
    assert "wins:" in outcome.out or "Draw:" in outcome.out


def test_replay_as_a_seat(cli: Cli, match_file: Path) -> None:
    out = cli("replay", match_file, "--seat", "red").out
    assert "Red draws" in out
    assert "Blue draws" not in out


def test_replay_to_a_ply(cli: Cli, match_file: Path) -> None:
    out = cli("replay", match_file, "--to", "0").out
    assert "[2] Waiting for Red and Blue, at the same time." in out
    assert (
        "[2] À jouer en même temps\u202f: Rouge et Bleu." in cli("replay", match_file, "--to", "0", "--lang", "fr").out
    )


def test_replay_for_machines(cli: Cli, match_file: Path) -> None:
    story = cli("replay", match_file, "--to", "2", "--json").json()
    journal = played()
    assert (story["ply"], story["plies"]) == (2, len(journal.actions))
    assert story["view"] == journal.replay(2).view(-1)
    assert [entry["event"] for entry in story["log"]][:2] == ["pick-sealed", "pick-sealed"]
    assert story["log"][0]["text"].endswith("has chosen.")


def test_verify(cli: Cli, match_file: Path) -> None:
    outcome = cli("verify", match_file)
    assert outcome.code == 0
    assert "The match holds" in outcome.out


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"seed": "00" * 32, "actions": []}, "the seed does not fit the commitment"),
        ({"commitment": "0" * 64}, "the seed does not fit the commitment"),
        ({"result": None}, "the journal claims the result None"),
        ({"digest": "0" * 64}, "another final position"),
    ],
)
def test_verify_a_match_that_does_not_hold(
    cli: Cli, match_file: Path, changed: dict[str, object], problem: str
) -> None:
    change(match_file, **changed)
    outcome = cli("verify", match_file)
    assert outcome.code == exit_codes.DOES_NOT_HOLD
    assert problem in outcome.err
    machine = cli("verify", match_file, "--json")
    assert machine.code == exit_codes.DOES_NOT_HOLD
    assert machine.json()["holds"] is False
    assert problem in machine.json()["problem"]


def test_verify_for_machines(cli: Cli, match_file: Path) -> None:
    outcome = cli("verify", match_file, "--json")
    assert outcome.code == 0
    report = outcome.json()
    assert (report["holds"], report["problem"], report["game"]) == (True, None, "courtyard")


def test_script(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "right.txt"
    path.write_text(SCRIPT.format(hand="plain_one, feast_one, spy_one"), "utf-8")
    outcome = cli("script", path, path)
    assert outcome.code == 0
    assert outcome.out.count(f"✓ {path}  1 check\n") == 2


def test_fields_of_a_game_for_scripts(cli: Cli) -> None:
    told = cli("script", "--fields", "courtyard").out
    assert "support SEAT COURT  number                    points of each seat in each court\n" in told
    assert "leads COURT  seat or none  who has most points in a court alone\n" in told
    assert "court  north, east, south, west, garden, tower\n" in told


def test_a_script_without_a_file(cli: Cli) -> None:
    outcome = cli("script")
    assert outcome.code == exit_codes.BAD_INPUT
    assert outcome.err == "chancellery: name a script to run, or --fields and a game\n"


def test_a_script_that_does_not_hold(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(SCRIPT.format(hand="feast_one"), "utf-8")
    outcome = cli("script", path)
    assert outcome.code == exit_codes.DOES_NOT_HOLD
    assert outcome.err == (
        f"chancellery: {path}: line 3: hand red\n  expected  feast_one\n  found     plain_one, feast_one, spy_one\n"
    )


def test_a_script_that_cannot_be_read_is_worse_than_one_that_does_not_hold(cli: Cli, tmp_path: Path) -> None:
    right, wrong, unreadable = (tmp_path / name for name in ("right", "wrong", "unreadable"))
    right.write_text(SCRIPT.format(hand="plain_one, feast_one, spy_one"), "utf-8")
    wrong.write_text(SCRIPT.format(hand="feast_one"), "utf-8")
    unreadable.write_text("game courtyard\nfrobnicate\n", "utf-8")
    outcome = cli("script", unreadable, wrong, right)
    assert outcome.code == exit_codes.BAD_INPUT
    assert f"{unreadable}: line 2: 'frobnicate' begins no statement" in outcome.err
    assert "line 3: hand red" in outcome.err
    assert f"✓ {right}" in outcome.out


def test_an_illegal_move_in_a_script_is_bad_input(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "illegal.txt"
    path.write_text("game courtyard\nexpect round: 1\nred: done\n", "utf-8")
    outcome = cli("script", path)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "line 3: red may not 'done' now (rule 2)" in outcome.err


def test_content_check(cli: Cli) -> None:
    assert cli("content", "check").out == "✓ courtyard: the content is sound\n"
    assert cli("content", "check", "courtyard").code == 0


def test_content_check_names_every_problem(cli: Cli, tmp_path: Path) -> None:
    card = '[[card]]\nid = "{id}"\nsource = "designed"\nvalue = {value}\nevent = "none"\n'
    file = tmp_path / "cards.toml"
    file.write_text(card.format(id="a", value=9) + card.format(id="b", value=0), "utf-8")
    outcome = cli("content", "check", "courtyard", "--folder", tmp_path)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "courtyard: cards.toml: card 'a': field 'value': 9 is not from 1 to 4" in outcome.err
    assert "courtyard: cards.toml: card 'b': field 'value': 0 is not from 1 to 4" in outcome.err
    file.write_text('[[card]]\nid = "a"\n[[card]]\nid = "b"\n', "utf-8")
    broken = cli("content", "check", "courtyard", "--folder", tmp_path).err
    assert "courtyard: cards.toml: card 'a': " in broken
    assert "courtyard: cards.toml: card 'b': " in broken
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "cards.toml: the file is missing" in cli("content", "check", "courtyard", "--folder", empty).err


def test_content_check_of_a_game_too_broken_to_load(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(place: str, id: str | None = None) -> object:
        raise BadContent("cards.toml: card 'a': first\ncards.toml: card 'b': second")

    monkeypatch.delenv("CHANCELLERY_GAMES")
    monkeypatch.setattr(games, "SHIPPED", {"broken": "broken:GAME"})
    monkeypatch.setattr(games, "_load", load)
    outcome = cli("content", "check")
    assert outcome.code == exit_codes.BAD_INPUT
    assert "broken: cards.toml: card 'a': first" in outcome.err
    assert "broken: cards.toml: card 'b': second" in outcome.err


def test_a_folder_is_for_one_game(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY,tests.lab.broken_game:TRAP")
    assert "say which game the folder is for: courtyard, trap" in cli("content", "check", "--folder", tmp_path).err
    assert cli("content", "check", "courtyard").code == 0


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (RulesError("Trap() has no legal action"), 1, "no fault of yours: Trap() has no legal action"),
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left on device"), 2, "chancellery: the system: No space left on device\n"),
        (PermissionError(13, "Permission denied", "/x"), 2, "chancellery: /x: Permission denied\n"),
    ],
)
def test_what_happens_to_errors(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, sentence: str
) -> None:
    def broken() -> list[object]:
        raise error

    monkeypatch.setattr("chancellery.cli.games.all_games", broken)
    outcome = cli("games")
    assert outcome.code == code
    assert sentence in outcome.err
    assert "Traceback" not in outcome.err


def test_main_lets_plug_ins_lie_in_the_working_folder(
    only_courtyard: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "argv", ["chancellery", "--version"])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as leaving:
        app.main()
    assert leaving.value.code == 0
    assert sys.path[-1] == str(tmp_path)


def wait_for_children(pid: int, count: int) -> None:
    """Wait until a process has started its workers and the tracker that comes with them."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    until(lambda: len(children.read_text().split()) >= count)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to see the processes of others")
def test_ctrl_c_is_quiet_even_with_workers() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "chancellery.cli", "simulate", "courtyard", "--games", "1000000", "--workers", "2"],
        cwd=ROOT,
        env={**os.environ, "CHANCELLERY_GAMES": "tests.tiny:TINY"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_children(running.pid, 3)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert (running.returncode, out, err) == (exit_codes.INTERRUPTED, b"", b"")


def test_a_balance_report(cli: Cli, tmp_path: Path) -> None:
    file, kept = tmp_path / "report.html", tmp_path / "kept"
    words = ("balance", "courtyard", "--games", "10", "--bots", "secretary", "--workers", "1", "double=yes")
    outcome = cli(*words, "--out", file, "--keep", kept)
    assert outcome.code == 0
    assert str(file) in outcome.out.replace("\n", "")
    page = file.read_text("utf-8")
    assert "The balance of Courtyard" in page
    assert "chancellery balance courtyard double=yes --games 10 --bots secretary --seed 0" in page
    assert {"asked-for", "players=3", "double=False"} <= {path.name for path in kept.iterdir()}
    assert cli(*words, "--out", file, "--keep", kept).code == 0
    assert file.read_text("utf-8") == page


# --- tutorial ---


def test_a_tutorial_is_printed_step_by_step(cli: Cli) -> None:
    outcome = cli("tutorial", "courtyard")
    assert outcome.code == 0
    for part in (
        "Step 1 of 7 · courts",
        "Whoever has most courts wins.",
        "Step 3 of 7 · place · court:garden",
        "→ Choose the garden.",
        "→ Place a point in the garden",
        "place garden",
        "Step 7 of 7 · alone",
        "blue: 2 2 0 0 0 0",
    ):
        assert part in outcome.out, part


def test_a_tutorial_in_french_one_step_alone_without_the_board(cli: Cli) -> None:
    out = cli("tutorial", "courtyard", "--lang", "fr", "--step", "place", "--no-boards").out
    assert "Étape 3 sur 7" in out
    assert "→ Choisissez le jardin." in out
    assert "Étape 4 sur 7" not in out
    assert "blue: 2 2" not in out


def test_questions_that_no_step_explains_are_named(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(TINY.folder / "text", tmp_path / "text")
    lesson = (TINY.folder / "tutorial.toml").read_text("utf-8")
    (tmp_path / "tutorial.toml").write_text(lesson.replace('["pick-cards"]', '["ambush"]'), "utf-8")
    monkeypatch.setattr(TINY, "folder", tmp_path)
    assert "No step explains this question" in cli("tutorial", "courtyard", "--no-boards").out


def test_tutorials_that_are_not_there(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    outcome = cli("tutorial", "courtyard", "--step", "cellar")
    assert (outcome.code, outcome.out) == (2, "")
    assert "there is no step 'cellar'; there are courts, card, place" in outcome.err
    monkeypatch.setattr(TINY, "folder", tmp_path)
    assert "courtyard has no guided first match" in cli("tutorial", "courtyard").err
