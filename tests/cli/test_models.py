"""`chancellery models`: an endpoint on loopback that is quick, slow, wrong, silent or cuts off, and a stand-in."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from chancellery.bots.budget import Budget
from chancellery.cli.models.endpoint import Messages, ModelReply
from chancellery.cli.models.judge import losses
from chancellery.cli.models.player import ModelMatch
from chancellery.cli.models.stand_ins import answers_in, first
from chancellery.cli.models.transcript import Transcript
from chancellery.engine.journal import Journal
from chancellery.engine.rng import key_from
from chancellery.games import find_game
from tests.cli.conftest import Cli
from tests.tiny import TINY

KEY = "sk-very-secret-4711"
Behaviour = Callable[["Endpoint", BaseHTTPRequestHandler, list[dict[str, str]]], None]


class Endpoint(ThreadingHTTPServer):
    """An endpoint that speaks as OpenAI's does, and behaves as a test says."""

    daemon_threads = True

    def __init__(self, behave: Behaviour) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behave = behave
        self.asked = 0
        self.keys: set[str | None] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever hangs up is no news."""


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Endpoint)
        server.asked += 1
        server.keys.add(self.headers.get("Authorization"))
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.behave(server, self, body["messages"])

    def log_message(self, format: str, *args: Any) -> None:
        pass


def say(handler: BaseHTTPRequestHandler, text: str, status: int = 200) -> None:
    usage = {"prompt_tokens": 100, "completion_tokens": 10}
    body = json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}], "usage": usage}).encode()
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


@contextmanager
def serving(behave: Behaviour) -> Iterator[Endpoint]:
    server = Endpoint(behave)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def quick(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
    say(handler, f"I think of {KEY}.\n{first(messages)}")


def wrong(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
    """An action that there is not, then none at all, a question, and only then an answer; some decisions never."""
    turn = (len(messages) - 2) // 2
    if server.asked > 40:
        turn = min(turn, 1)
    say(handler, ["ACTION: fly to the moon", "I would rather not.", "EXPLAIN: ambush", first(messages)][min(turn, 3)])


def slow(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
    """Late for the first time that anything is asked."""
    if server.asked == 1:
        time.sleep(1.0)
    say(handler, first(messages))


def cuts_off(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
    """Every third answer ends in the middle, every fifth is an excuse."""
    if server.asked % 3 == 0:
        handler.send_response(200)
        handler.send_header("Content-Length", "500")
        handler.end_headers()
        handler.wfile.write(b'{"choices": [')
        handler.close_connection = True
    elif server.asked % 5 == 0:
        say(handler, "", 503)
    else:
        say(handler, first(messages))


def played(cli: Cli, folder: Path, endpoint: str, *more: str) -> Any:
    return cli(
        *("models", "courtyard", "--endpoint", endpoint, "--model", "tester", "--bots", "random"),
        *("--out", folder, "--judge", "0", "--json", *more),
    )


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setattr("chancellery.cli.models.endpoint.LONGEST_PAUSE", 0.01)


def test_a_quick_endpoint_plays_mirrored_deals_and_its_key_is_written_nowhere(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "quick"
    with serving(quick) as server:
        done = played(cli, folder, server.url, "--deals", "2", "--price", "1,10")
        asked = server.asked
        assert server.keys == {f"Bearer {KEY}"}
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert (report["matches"], report["against"][0]["matches"]) == (4, 4)
    assert report["decisions"] == asked
    assert (report["illegal"], report["unreadable"], report["retries"], report["estimated"]) == (0, 0, 0, False)
    assert (report["tokens_in"], report["tokens_out"]) == (100 * asked, 10 * asked)
    assert report["cost"] == pytest.approx((100 * asked + 100 * asked) / 1e6, abs=1e-4)
    assert report["low"] < report["rating"] < report["high"]
    kept = [json.loads(file.read_text("utf-8")) for file in sorted((folder / "matches").iterdir())]
    assert [(one["row"]["deal"], one["row"]["seat"]) for one in kept] == [
        (0, "red"),
        (0, "blue"),
        (1, "red"),
        (1, "blue"),
    ]
    assert kept[0]["journal"]["commitment"] == kept[1]["journal"]["commitment"] != kept[2]["journal"]["commitment"]
    written = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert len(written) == 2 * 4 + 2
    assert [file for file in written if KEY.encode() in file.read_bytes()] == []
    assert KEY not in done.out + done.err
    lines = (folder / "transcripts/00000.jsonl").read_text("utf-8").splitlines()
    assert all("[key]" in json.loads(line)["answer"] and json.loads(line)["prompt"] for line in lines)


def test_wrong_answers_are_asked_again_and_counted(cli: Cli, tmp_path: Path) -> None:
    with serving(wrong) as server:
        done = played(cli, tmp_path / "wrong", server.url)
    report = json.loads(done.out)
    assert done.code == 0, done.err
    assert min(report["illegal"], report["unreadable"], report["explained"], report["given_up"]) > 0
    exchanges = [
        json.loads(line) for line in (tmp_path / "wrong/transcripts/00000.jsonl").read_text("utf-8").splitlines()
    ]
    assert exchanges[0]["why"] == "illegal"
    assert "'fly to the moon' may not be played now" in exchanges[1]["prompt"][-1]["content"]


@pytest.mark.parametrize("behave", [slow, cuts_off])
def test_an_endpoint_that_stumbles_is_asked_again(cli: Cli, tmp_path: Path, behave: Behaviour) -> None:
    with serving(behave) as server:
        done = played(cli, tmp_path / "stumbles", server.url, "--timeout", "0.5")
    assert done.code == 0, done.err
    assert json.loads(done.out)["retries"] > 0


def silent(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
    time.sleep(0.4)


def test_silence_is_one_sentence_and_what_was_played_goes_on(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "silent"

    def falls_silent(server: Endpoint, handler: BaseHTTPRequestHandler, messages: list[dict[str, str]]) -> None:
        (silent if server.asked > 6 else quick)(server, handler, messages)

    with serving(falls_silent) as server:
        stopped = played(cli, folder, server.url, "--timeout", "0.2", "--retries", "1")
        url = server.url
    assert (stopped.code, stopped.out, stopped.err.count("\n")) == (2, "", 1), stopped.err
    assert f"{url} gives no answer: " in stopped.err
    before = (folder / "transcripts/00000.jsonl").read_bytes()
    assert before.count(b"\n") == 6
    # Its manifest names the endpoint: the same port has to be there again.
    again = Endpoint.__new__(Endpoint)
    ThreadingHTTPServer.__init__(again, ("127.0.0.1", server.server_port), Handler)
    again.behave, again.asked, again.keys = quick, 0, set()
    thread = threading.Thread(target=again.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        done = played(cli, folder, url)
    finally:
        again.shutdown()
        thread.join()
        again.server_close()
    assert done.code == 0, done.err
    assert (folder / "transcripts/00000.jsonl").read_bytes().startswith(before), "nothing is asked twice"
    assert json.loads(done.out)["decisions"] == again.asked + 6
    assert cli("models", "courtyard", "--stand-in", "first", "--out", folder).code == 2


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "name what is to play"),
        (["--endpoint", "http://127.0.0.1:9/v1"], "--endpoint needs --model"),
        (["--endpoint", "127.0.0.1:9", "--model", "m"], "begins with http:// or https://"),
        (["--endpoint", "http://me:secret@127.0.0.1:9/v1", "--model", "m"], "may not hold a key"),
        (["--endpoint", "http://127.0.0.1:9/v1", "--model", "m", "--retries", "0"], "127.0.0.1:9/v1 gives no answer"),
        (["--endpoint", "http://127.0.0.1:9/v1", "--model", "m", "--extra", "7"], "--extra takes a JSON object"),
        (["--stand-in", "first", "--price", "1"], "--price takes two numbers"),
        (["--stand-in", "nobody"], "there is no stand-in 'nobody'"),
        (["--stand-in", "nowhere:to_be_found"], "cannot be loaded: No module named 'nowhere'"),
        (["--stand-in", "first", "--bots", "grandmaster"], "there is no bot 'grandmaster'"),
    ],
)
def test_bad_arguments(cli: Cli, tmp_path: Path, arguments: list[str], expected: str) -> None:
    done = cli("models", "courtyard", "--out", tmp_path / "series", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert expected in done.err
    assert "secret" not in done.err


@pytest.mark.slow
def test_a_stand_in_is_judged_and_the_same_command_reads_what_there_is(cli: Cli, tmp_path: Path) -> None:
    command = ("models", "courtyard", "--stand-in", "random", "--bots", "heuristic", "--out", tmp_path / "s")
    done = cli(*command, "--judge", "2")
    assert done.code == 0, done.err
    report = json.loads((tmp_path / "s/report.json").read_text("utf-8"))
    assert report["estimated"]
    assert -1 < report["loss"] < 1
    assert report["loss_within"] > 0
    began = time.perf_counter()
    again = cli(*command, "--judge", "2")
    assert again.out == done.out
    assert time.perf_counter() - began < 5


def test_the_judge_looks_at_real_decisions_alone() -> None:
    g = TINY.new(seed=5)
    actions: list[tuple[int, int]] = []
    decided = 0
    while g.waiting:
        seat = g.waiting[0]
        decided += seat == 0 and len(g.legal(0)) > 1
        actions.append((seat, g.legal(seat)[0]))
        g.play(*actions[-1])
    journal = Journal(TINY, TINY.options(), key_from(5), actions)
    assert len(losses(journal, 0, 1)) == decided > 0


class Dealer:
    """Drafts an offer step by step, once, and answers the first that is listed otherwise."""

    steps = ("propose", "term-", "about ", "promise", "offer ")

    def __init__(self) -> None:
        self.proposed = False

    def reply(self, messages: Messages) -> ModelReply:
        listed = messages[1]["content"].partition("you may:\n")[2].splitlines()
        asides = [line.removeprefix("- ").partition(":")[0] for line in listed]
        wanted = [aside for step in self.steps for aside in asides if aside.startswith(step)]
        if self.proposed or not wanted:
            return ModelReply(first(messages), 1, 1)
        self.proposed = wanted[0] == "propose"
        return ModelReply(f"ACTION: {wanted[0]}", 1, 1)


def test_a_model_offers_a_deal_and_what_becomes_of_it_is_counted(tmp_path: Path) -> None:
    game = find_game("versailles-1919")
    transcript = Transcript(tmp_path / "deal.jsonl")
    dealer = Dealer()
    match = ModelMatch(game, game.options({"players": 3}), "deal", 0, "heuristic", Budget(), "en", dealer, transcript)
    for _ in range(60):
        assert match.settle()
        match.go_on()
        deals = match.deals()
        if deals["offered"] and sum(deals.values()) > 1:
            break
    assert dealer.proposed
    assert deals["offered"] == 1 == deals["struck"] + deals["refused"] + deals["lapsed"]


def test_prompts_list_the_answers_by_name() -> None:
    prompt = "\nQuestion: which?\n\nAnswers:\n- place north: Place: north\n- done: Done\n\nBesides:\n- no: No"
    assert answers_in([{"content": ""}, {"content": prompt}]) == ["place north", "done"]
