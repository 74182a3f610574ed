"""`chancellery play`: whole games by piped input, undo, help, save and load, several people, two languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chancellery.cli.local_table import seat_match
from chancellery.engine.errors import BadOption
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Rng, key_from
from chancellery.games.realpolitik.game import REALPOLITIK
from tests.cli.conftest import Cli, change, played
from tests.tiny import TINY

SEED = ("--seed", "3")


def test_a_whole_game(cli: Cli) -> None:
    outcome = cli("play", "courtyard", *SEED, typed="1\n" * 100)
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Red  you" in outcome.out
    assert "Blue  medium bot (secretary)" in outcome.out
    assert "[2] Pick a card." in outcome.out
    assert "[3.1] Place support: 3 to go." in outcome.out
    assert "Blue shows" in outcome.out
    assert re.search(r"(wins|Draw): (most courts|shared victory)\.", outcome.out)
    assert "You may still type" in outcome.out
    assert outcome.out.endswith("Goodbye.\n")


def test_a_whole_game_in_a_process_of_its_own(process: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    outcome = process("play", "courtyard", "--seat", "blue", "double=yes", typed="1\n" * 120 + f"save {path}\nquit\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Pick 2 cards." in outcome.out
    data = json.loads(path.read_text("utf-8"))
    assert data["result"] is not None
    assert data["options"] == {"players": 2, "double": True, "start": "empty"}
    assert process("verify", path).code == 0


def test_the_same_seed_is_the_same_game(cli: Cli) -> None:
    first, again = (cli("play", "courtyard", *SEED, typed="1\n" * 100).out for _ in range(2))
    assert first == again
    assert cli("play", "courtyard", "--seed", "4", typed="1\n" * 100).out != first


def test_the_chancellor_is_asked_why_not(cli: Cli) -> None:
    outcome = cli("play", "courtyard", *SEED, "--seconds", "0.05", typed="hint 2\nhint 99\n1\n")
    said = " ".join(outcome.out.split())
    assert "Why not " in said or "that is what the chancellor would choose" in said
    assert "Type a number from 1" in outcome.out


def test_the_chancellor_is_asked_for_a_hint(cli: Cli) -> None:
    outcome = cli("play", "courtyard", *SEED, "--seconds", "0.05", typed="hint\n1\n")
    assert "The chancellor’s choice: " in outcome.out
    assert "% to win" in outcome.out
    without = cli("play", "courtyard", *SEED, "--seconds", "0.05", typed="1\n")
    assert outcome.out.endswith(without.out[-200:]), "bots play as they would have"
    french = cli("play", "courtyard", *SEED, "--lang", "fr", "--seconds", "0.05", typed="conseil\n")
    assert "Le choix du chancelier" in french.out


def test_without_a_seed_every_game_is_another(cli: Cli) -> None:
    games = {cli("play", "courtyard", typed="").out for _ in range(4)}
    assert len(games) > 1


def test_the_end_of_input_ends_politely(cli: Cli) -> None:
    outcome = cli("play", "courtyard", typed="")
    assert outcome.code == 0
    assert outcome.out.endswith("Goodbye.\n")


def test_actions_by_name(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="pick plain_one\nPOINTS\nplace  garden\n").out
    assert "Red shows Plain card I." in out
    assert "Red places a point in the garden." in out


def test_an_empty_line_takes_the_only_action_or_asks_again(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="\npick plain_one\n\n").out
    assert out.count("[2] Pick a card.") == 2
    assert "[3.1] Place support: 3 to go." in out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("7", "Type a number from 1 to 3."),
        ("0", "Type a number from 1 to 3."),
        ("place north", "red may not 'place north' now (rule 2)"),
        ("plaice north", "there is no action 'plaice north'; did you mean 'place north'?"),
        ("save", "Give a file name: save courtyard.json"),
        ("load", "Give a file name: load FILE"),
        ("load /nowhere", "/nowhere: the file cannot be read"),
        ("save /nowhere/x", "/nowhere/x: the file cannot be written"),
        ("help 9.9", "There is no rule 9.9."),
        ("undo", "Cannot undo"),
    ],
)
def test_what_is_wrong_is_said_and_the_game_goes_on(cli: Cli, line: str, sentence: str) -> None:
    outcome = cli("play", "courtyard", *SEED, typed=f"{line}\npick plain_one\n")
    assert outcome.code == 0
    assert sentence in outcome.out
    assert "Red shows Plain card I." in outcome.out


def test_undo(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="pick plain_one\npoints\nplace north\nundo\nplace east\n").out
    assert out.count("[3.1] Place support: 3 to go.") == 2
    assert out.count("[3.1] Place support: 2 to go.") == 2
    assert "red: 0 1 0 0 0 0" in out
    assert "red: 1 1 0 0 0 0" not in out


def test_undo_over_a_barrier_is_refused(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="pick plain_one\nundo\n").out
    assert "new cards, a die roll or another player’s turn came in between" in out
    assert out.count("[2] Pick a card.") == 1


def test_undo_before_the_first_action(cli: Cli) -> None:
    assert "There is nothing to undo yet." in cli("play", "courtyard", "--seat", "all", typed="undo\n").out


def test_a_sealed_pick_can_be_taken_back(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, "double=yes", typed="1\nretract\n1\nundo\n").out
    assert out.count("Pick 2 cards.") == 3
    assert out.count("Pick a card.") == 2


def test_help(cli: Cli) -> None:
    out = cli("play", "courtyard", typed="help\nhelp 3\n? [3.1]\nhelp 3.1.7\n").out
    for part in ("undo", "help 3.1", "board", "log", "save FILE", "load FILE", "quit"):
        assert part in out
    assert "4 End" in out
    assert out.count("3.1 Points") == 3


def test_help_shows_what_a_paragraph_says(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "help").mkdir()
    (tmp_path / "help" / "en.md").write_text("# Title\n\n## 3 Use {#3}\n\nUse *one* card.\n\n## 4 End {#4}\n", "utf-8")
    monkeypatch.setattr(TINY, "folder", tmp_path)
    out = cli("play", "courtyard", "--lang", "fr", typed="help 3\n").out
    assert "Use one card." in out
    assert "4 End" not in out


def test_a_game_without_help_still_lists_the_commands(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(TINY, "folder", tmp_path)
    out = cli("play", "courtyard", typed="help\n").out
    assert "save FILE" in out
    assert "Courtyard has no help yet" in out


def test_the_log_has_all_that_the_seat_may_know(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="pick plain_one\nlog\n").out.split("> log")[1]
    assert "0 Red draws Plain card I, Ambush I and Feast II." in out
    assert "2 Red shows Plain card I." in out
    assert "Blue draws" not in out


def test_the_board_is_shown_again(cli: Cli) -> None:
    assert cli("play", "courtyard", typed="board\n").out.count("blue: 0 0 0 0 0 0") == 2


def test_a_game_that_draws_no_board_gets_tables(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "draw", None)
    out = cli("play", "courtyard", *SEED, typed="").out
    assert re.search(r"support +north +east +south", out)
    assert re.search(r"hand +feast two, ambush one, plain one", out)
    assert re.search(r"discard +–", out)


def test_save_load_continue_verify(cli: Cli, tmp_path: Path) -> None:
    early, late = tmp_path / "early.json", tmp_path / "late.json"
    first = cli("play", "courtyard", *SEED, typed=f"pick plain_one\nsave {early}\npoints\nquit\n")
    assert f"The match is saved in {early}." in first.out.replace("\n", "")
    outcome = cli("play", "--load", early, typed="points\n" + "1\n" * 100 + f"save {late}\n")
    assert outcome.code == 0
    assert "Use Plain card I for its points or its event." in outcome.out
    assert cli("verify", late).code == 0
    before, after = (json.loads(path.read_text("utf-8")) for path in (early, late))
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert before["result"] is None
    assert after["result"] is not None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["early.json", "late.json"]


def test_load_in_the_middle_of_another_game(cli: Cli, match_file: Path) -> None:
    match_file.write_text(json.dumps(played(5).export()), "utf-8")
    out = cli("play", "courtyard", "players=3", typed=f"load {match_file}\nlog\n").out
    assert out.count("Green") > 0
    assert "Green" not in out.split("load")[1]


def test_a_match_that_does_not_hold_leaves_the_game_as_it_is(cli: Cli, match_file: Path) -> None:
    change(match_file, digest="0" * 64)
    out = cli("play", "courtyard", *SEED, typed=f"load {match_file}\npick plain_one\n").out
    assert "the match replays to another final position" in out
    assert "Red shows Plain card I." in out


def test_saving_overwrites_matches_and_nothing_else(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Do not lose me.", "utf-8")
    out = cli("play", "courtyard", typed=f"save {path}\n").out
    assert "exists already and is not a match" in " ".join(out.split())
    assert path.read_text("utf-8") == "Do not lose me."
    match = tmp_path / "match.json"
    cli("play", "courtyard", *SEED, typed=f"save {match}\n1\nsave {match}\n")
    assert len(json.loads(match.read_text("utf-8"))["actions"]) > 1


def test_several_people_pass_the_keyboard(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, "players=3", "--seat", "red,blue", typed="1\n1\n").out
    assert "Green  medium bot (secretary)" in out
    assert "Pass the keyboard to Red." in out
    assert "Pass the keyboard to Blue." in out
    red, blue = out.split("Pass the keyboard to Blue.")[:2]
    assert "Red draws" in red
    assert "Red draws" not in blue
    assert "Blue draws" in blue


def test_one_person_alone_is_not_told_to_pass_the_keyboard(cli: Cli) -> None:
    assert "Pass the keyboard" not in cli("play", "courtyard", typed="1\n1\n").out


def test_nobody_at_the_keyboard_watches_the_bots(cli: Cli) -> None:
    out = cli("play", "courtyard", "--seat", "none", "--bots", "random,heuristic").out
    assert "Red  random bot" in out
    assert "Blue  medium bot (secretary)" in out
    assert "What everyone saw · the game is over" in out
    assert "draws" not in out


def test_after_the_end_only_some_things_can_be_typed(cli: Cli, match_file: Path) -> None:
    out = cli("play", "--load", match_file, typed="1\nlog\n\n").out
    assert out.count("You may still type") == 2
    assert out.rstrip().endswith("Goodbye.")


def test_whoever_resigns_has_lost(cli: Cli) -> None:
    outcome = cli("play", "courtyard", *SEED, typed="1\nresign\nno\nresign\nyes\n1\nlog\n\n")
    assert outcome.code == 0
    assert outcome.err == ""
    for part in (
        "If you resign, you lose and the match ends.",
        "You play on.",
        "Red resigns.",
        "the game is over",
        "Blue wins: ",
    ):
        assert part in outcome.out
    # What is typed then is no answer any more.
    assert outcome.out.index("Red resigns.") < outcome.out.index("You may still type")
    assert outcome.out.endswith("Goodbye.\n")


def test_before_anything_was_played_there_is_nothing_to_resign(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, "--seat", "all", typed="resign\n1\n").out
    assert "There is nothing to resign yet" in out
    assert "resigns" not in out
    assert "Pass the keyboard to Blue." in out


def test_a_bot_plays_on_for_the_others_at_the_keyboard(cli: Cli) -> None:
    three = ("play", "courtyard", *SEED, "players=3", "--seat", "all", "--lang", "fr")
    out = cli(*three, typed="1\nabandonner\noui\n1\n1\n").out
    assert "un bot joue à votre place jusqu’au bout" in " ".join(out.split())
    after = out.replace("\N{NARROW NO-BREAK SPACE}", " ").split(
        "Un joueur (Bleu) abandonne ; un bot (moyen) joue à sa place."
    )[1]
    assert "Passez le clavier. À jouer : Bleu." not in after
    assert "Passez le clavier. À jouer : Vert." in after
    # The last of those who are left has won.
    out = cli(*three, typed="1\nabandonner\noui\nabandonner\noui\n").out
    assert "Victoire : Rouge" in out.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")


def test_without_a_game_they_are_listed(cli: Cli) -> None:
    outcome = cli("play")
    assert outcome.code == 0
    assert "Courtyard  courtyard" in outcome.out
    assert "chancellery play courtyard" in outcome.out


def test_in_french(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, "--lang", "fr", typed="aide\nannuler\npick plain_one\n" + "1\n" * 100).out
    for part in (
        *("La Cour", "Rouge  vous", "bot moyen (secrétaire)", "[2] Choisissez une carte.", "Choisir Carte simple I"),
        *(
            "enregistrer FICHIER",
            "Annulation impossible",
            "Rouge révèle Carte simple I.",
            "la partie est finie",
        ),
    ):
        assert part in out
    for english in ("Pick a card", "help", "Goodbye", "action-", "cli-"):
        assert english not in out


@pytest.mark.parametrize(("variable", "value"), [("LANG", "fr_FR.UTF-8"), ("LC_ALL", "fr"), ("LC_MESSAGES", "fr_CA")])
def test_the_language_is_the_locales(cli: Cli, monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    assert "Choisissez une carte." in cli("play", "courtyard").out


def test_a_locale_without_a_translation_is_english(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Pick a card." in cli("play", "courtyard").out


def test_a_game_without_advice_is_played_by_random_bots(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "advise", None)
    assert "random bot" in cli("play", "courtyard").out


def test_a_long_list_of_actions_goes_into_columns(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chancellery.cli.screen.LONG_LIST", 4)
    out = cli("play", "courtyard", *SEED, typed="pick plain_one\npoints\n").out
    assert re.search(r"1 Place a point in the north court +\d Place", out)


def test_what_a_button_says_can_be_typed(cli: Cli) -> None:
    typed = "choisir carte simple i\n" + "1\n" * 100
    assert "Rouge révèle Carte simple I." in cli("play", "courtyard", *SEED, "--lang", "fr", typed=typed).out


def test_people_do_not_play_with_what_is_for_bots_alone() -> None:
    journal = Journal(REALPOLITIK, REALPOLITIK.options({"limit": True}), key_from(1))
    with pytest.raises(BadOption, match="option 'limit' is only for matches between bots"):
        seat_match(journal, [0], [], Rng(key_from(1)))
    assert seat_match(journal, [], [], Rng(key_from(1))).people == ()
