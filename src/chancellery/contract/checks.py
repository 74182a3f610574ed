"""Every check of the contract: a function of a game, the options of a match and a seed that raises AssertionError."""

from __future__ import annotations

from typing import Final, Protocol

from chancellery.contract.copy_checks import (
    check_clones_are_exact,
    check_clones_share_nothing,
    check_damaged_saves_are_refused,
    check_journals_replay,
    check_saves_are_exact,
    check_tampered_journals_are_refused,
)
from chancellery.contract.paper_checks import (
    check_actions_name_the_seats_they_mean,
    check_all_that_exists_has_words,
    check_all_that_happens_has_words,
    check_content_names_its_sources,
    check_every_choice_names_a_rule,
    check_every_frame_says_what_it_is,
    check_languages_match,
    check_sentences_bear_every_name,
    check_the_legend_is_true,
    check_the_tutorial_can_be_walked,
)
from chancellery.contract.play_checks import (
    check_asides_change_nothing_that_is_asked,
    check_every_legal_action_applies,
    check_everybody_asked_can_answer,
    check_frames_are_data,
    check_games_end,
    check_games_repeat_exactly,
    check_illegal_actions_change_nothing,
    check_things_are_conserved,
)
from chancellery.contract.secret_checks import (
    check_events_tell_no_more_than_views,
    check_hand_order_decides_nothing,
    check_observations_tell_what_is_known,
    check_outlooks_are_of_the_declared_shape,
    check_outlooks_tell_what_is_known,
    check_redeals_forget,
    check_redeals_look_the_same,
    check_redeals_of_redeals_are_as_good,
    check_redeals_play_on,
    check_retracting_brings_everything_back,
    check_sealed_picks_are_secret,
    check_stages_tell_what_is_known,
    check_the_empty_board_can_be_seen,
    check_undo_stops_at_news,
    check_views_are_small_json,
    check_views_have_the_declared_shape,
)
from chancellery.engine.game import Game
from chancellery.engine.options import Options


class Check(Protocol):
    """Raises AssertionError with a sentence when the game breaks this part of the contract."""

    __name__: str

    def __call__(self, game: Game, options: Options, seed: int) -> None: ...


# Made of the files of a game, so once for each game is enough.
OF_A_GAME: Final[tuple[Check, ...]] = (
    check_all_that_exists_has_words,
    check_languages_match,
    check_sentences_bear_every_name,
    check_content_names_its_sources,
    check_every_frame_says_what_it_is,
    check_the_tutorial_can_be_walked,
    check_the_legend_is_true,
)

# Quick enough to be tried with many seeds.
QUICK: Final[tuple[Check, ...]] = (
    check_everybody_asked_can_answer,
    check_games_end,
    check_games_repeat_exactly,
    check_things_are_conserved,
    check_frames_are_data,
    check_redeals_look_the_same,
)

OF_A_MATCH: Final[tuple[Check, ...]] = (
    *QUICK,
    check_every_legal_action_applies,
    check_asides_change_nothing_that_is_asked,
    check_illegal_actions_change_nothing,
    check_clones_are_exact,
    check_clones_share_nothing,
    check_saves_are_exact,
    check_damaged_saves_are_refused,
    check_journals_replay,
    check_tampered_journals_are_refused,
    check_views_are_small_json,
    check_the_empty_board_can_be_seen,
    check_views_have_the_declared_shape,
    check_outlooks_tell_what_is_known,
    check_outlooks_are_of_the_declared_shape,
    check_redeals_of_redeals_are_as_good,
    check_observations_tell_what_is_known,
    check_redeals_play_on,
    check_redeals_forget,
    check_events_tell_no_more_than_views,
    check_hand_order_decides_nothing,
    check_undo_stops_at_news,
    check_sealed_picks_are_secret,
    check_stages_tell_what_is_known,
    check_retracting_brings_everything_back,
    check_all_that_happens_has_words,
    check_every_choice_names_a_rule,
    check_actions_name_the_seats_they_mean,
)

ALL: Final = (*OF_A_GAME, *OF_A_MATCH)

# What cannot be checked on the compiled build, and why.
PURE: Final[dict[Check, str]] = {
    check_the_legend_is_true: "a compiled TypedDict does not know the types of its fields",
    check_every_frame_says_what_it_is: "compiled classes have no docstrings",
    check_views_have_the_declared_shape: "a compiled TypedDict does not know the types of its fields",
    check_outlooks_are_of_the_declared_shape: "a compiled TypedDict does not know the types of its fields",
}

# What says every sentence of a game, too long for the inner loop.
WORDY: Final = (check_sentences_bear_every_name, check_all_that_happens_has_words)


def check_name(check: Check) -> str:
    """`check_games_end` is `games-end`."""
    return check.__name__.removeprefix("check_").replace("_", "-")
