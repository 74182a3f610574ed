"""The pseudo-language keeps what is not text, and is as much longer as it promises."""

from __future__ import annotations

from chancellery.games import find_game
from tests.languages.pseudo import english_in, pseudo, pseudo_fluent


def test_it_is_about_40_per_cent_longer() -> None:
    help = (find_game("realpolitik").folder / "help" / "en.md").read_text("utf-8")
    assert 1.38 < len(pseudo(help)) / len(help) < 1.42


def test_markup_stays() -> None:
    assert pseudo("## Moves {#3.1}") == "## Ṁôôṽëëš {#3.1}"
    assert pseudo("see [3.1](#3.1), `play`") == "šëëëë [3.1](#3.1), `play`"
    assert pseudo("[bold]no[/]") == "[bold]ññôô[/]"


def test_names_and_values_of_messages_stay() -> None:
    source = "cost = { $points ->\n    [one] one point\n   *[other] { $points } points\n }\n    .hint = a { cost }\n"
    written = pseudo_fluent(source)
    assert "{ $points ->" in written
    assert "*[other] { $points } þôôîîññţš" in written
    assert ".hint = ââ { cost }" in written


def test_plain_words_are_found() -> None:
    assert english_in("Þļââý Courtyard 3.1 no", ["Courtyard"]) == []
    assert english_in("Þļââý the roll") == ["the", "roll"]
