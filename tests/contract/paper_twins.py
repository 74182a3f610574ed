"""Twins whose papers are not in order."""

from __future__ import annotations

from typing import TypedDict

from chancellery.contract import paper_checks
from chancellery.engine.game import Game
from chancellery.engine.legend import Legend
from tests.contract.bench import Bench, caught_by
from tests.tiny import events, rules
from tests.tiny.board import SPY_ON
from tests.tiny.state import Tiny

ENGLISH = "text/en/tiny.ftl"
FRENCH = "text/fr/tiny.ftl"

# --- words ---


@caught_by(paper_checks.check_all_that_happens_has_words, "'fr' has no message 'prompt-ambush'")
def a_prompt_without_words(bench: Bench) -> Game:
    bench.edit(FRENCH, "prompt-ambush = Choisissez la cour à frapper, ou aucune.\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_happens_has_words, "'event-ambush-rolled' in 'fr' cannot be written")
def an_event_with_a_value_that_is_not_there(bench: Bench) -> Game:
    bench.edit(FRENCH, "dé { $die }", "dé { $dice }")
    return bench.game()


@caught_by(paper_checks.check_all_that_happens_has_words, "'en' has no message 'ending-courts'")
def an_ending_that_nobody_wrote(bench: Bench) -> Game:
    bench.edit(ENGLISH, "ending-courts = most courts\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_happens_has_words, "names a thing that does not exist")
def an_event_about_a_thing_that_is_not(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Reports an action where a card is meant."""

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            if g.log:
                g.log.add(events.CardShown(action - SPY_ON, action))

    bench.frame(Spy)
    return bench.game()


@caught_by(paper_checks.check_all_that_exists_has_words, "'fr' has no message 'court-tower'")
def a_thing_without_a_name(bench: Bench) -> Game:
    bench.edit(FRENCH, "court-tower = la tour\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_exists_has_words, "'en' has no message 'action-spy-on'")
def an_action_without_words(bench: Bench) -> Game:
    bench.edit(ENGLISH, "action-spy-on = Spy on { $seat }\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_exists_has_words, "'fr' has no message 'option-start-garrisoned'")
def an_option_without_words(bench: Bench) -> Game:
    bench.edit(FRENCH, "option-start-garrisoned = un point chacun\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_exists_has_words, "'en' has no message 'game-title'")
def a_game_without_a_title(bench: Bench) -> Game:
    bench.edit(ENGLISH, "game-title = Courtyard\n")
    return bench.game()


@caught_by(paper_checks.check_all_that_exists_has_words, "nothing but blanks")
def a_name_of_blanks(bench: Bench) -> Game:
    bench.edit(ENGLISH, "seat-green = Green\n", 'seat-green = { " " }\n')
    return bench.game()


@caught_by(paper_checks.check_actions_name_the_seats_they_mean, "but actions call them")
def seats_in_another_order(bench: Bench) -> Game:
    return bench.game(seats={2: ("blue", "red"), 3: ("red", "blue", "green")})


# --- languages ---


@caught_by(paper_checks.check_languages_match, "'fr' lacks 'event-card-shown'")
def a_message_that_was_not_translated(bench: Bench) -> Game:
    bench.edit(FRENCH, "event-card-shown = { $seat } doit montrer { $card }.\n")
    return bench.game()


@caught_by(paper_checks.check_languages_match, r"'fr' does not use \$court in 'event-support-placed'")
def a_variable_lost_in_translation(bench: Bench) -> Game:
    bench.edit(FRENCH, "{ $seat } place un point : { $court }.", "{ $seat } place un point.")
    return bench.game()


@caught_by(paper_checks.check_languages_match, "'fr' lacks .loc of 'court-garden'")
def a_form_of_a_name_in_one_language(bench: Bench) -> Game:
    bench.edit(ENGLISH, "court-garden = the garden\n", "court-garden = the garden\n    .loc = in the garden\n")
    return bench.game()


@caught_by(paper_checks.check_languages_match, "fr/tiny.ftl has a line that is no Fluent")
def a_line_that_is_no_fluent(bench: Bench) -> Game:
    bench.edit(FRENCH, "prompt-spy = ", "prompt spy = ")
    return bench.game()


@caught_by(paper_checks.check_languages_match, "has 'seat-red' a second time")
def a_message_twice(bench: Bench) -> Game:
    bench.edit(ENGLISH, "seat-blue = Blue\n", "seat-blue = Blue\nseat-red = Crimson\n")
    return bench.game()


@caught_by(paper_checks.check_languages_match, "has 'nothing' a second time")
def a_message_of_the_kernel_again(bench: Bench) -> Game:
    bench.edit(ENGLISH, "seat-blue = Blue\n", "seat-blue = Blue\nnothing = nobody\n")
    return bench.game()


# --- sentences with names in them ---


@caught_by(paper_checks.check_sentences_bear_every_name, "'prompt-use-card' in 'en' has two spaces in a row")
def a_sentence_with_a_blank(bench: Bench) -> Game:
    bench.edit(ENGLISH, "prompt-use-card = Use { $card }", "prompt-use-card = Use  { $card }")
    return bench.game()


@caught_by(
    paper_checks.check_sentences_bear_every_name,
    "'event-ambush-rolled' in 'fr' does not contract an article: .*à le jardin",
)
def a_sentence_that_does_not_contract(bench: Bench) -> Game:
    bench.edit(FRENCH, "frappe { $court }", "porte un coup à { $court }")
    return bench.game()


@caught_by(
    paper_checks.check_sentences_bear_every_name, "'event-support-placed' in 'en' says “in garden” without an article"
)
def a_sentence_with_a_bare_name(bench: Bench) -> Game:
    bench.edit(ENGLISH, "court-garden = the garden\n", "court-garden = garden\n    .art = the garden\n")
    return bench.game()


@caught_by(paper_checks.check_sentences_bear_every_name, "'action-strike' in 'en' cannot be written")
def an_action_with_a_form_that_no_name_has(bench: Bench) -> Game:
    bench.edit(ENGLISH, "action-strike = Strike { $court }", "action-strike = Strike { $court_loud }")
    return bench.game()


# --- rules ---


@caught_by(paper_checks.check_every_choice_names_a_rule, "Ambush names rule 3.2, which help/fr.md does not have")
def a_rule_that_help_does_not_have(bench: Bench) -> Game:
    bench.edit("help/fr.md", "### 3.2 Events {#3.2}\n")
    return bench.game()


@caught_by(paper_checks.check_every_choice_names_a_rule, "Ambush names no rule")
def a_choice_without_a_rule(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Asks, and does not say why."""

        rule = ""

    bench.frame(Ambush)
    return bench.game()


@caught_by(paper_checks.check_every_choice_names_a_rule, "Ambush against '.*' names rule 3.9")
def a_refusal_by_a_rule_that_is_not(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Refuses by a paragraph of an older edition."""

        def rule_against(self, g: Tiny, action: int) -> str:
            return "3.9"

    bench.frame(Ambush)
    return bench.game()


@caught_by(paper_checks.check_every_frame_says_what_it_is, "Spy has no docstring")
def a_frame_without_a_docstring(bench: Bench) -> Game:
    class Spy(rules.Spy):
        pass

    bench.frame(Spy)
    return bench.game()


# --- content ---


@caught_by(paper_checks.check_content_names_its_sources, "card number 1 names the source None")
def a_figure_from_nowhere(bench: Bench) -> Game:
    bench.edit("content/cards.toml", 'id = "feast_one"\nsource = "designed"\n', 'id = "feast_one"\n')
    return bench.game(check=lambda folder: [])


@caught_by(paper_checks.check_content_names_its_sources, "card number 2 names the source 'hearsay'")
def a_figure_by_hearsay(bench: Bench) -> Game:
    bench.edit(
        "content/cards.toml", 'id = "feast_two"\nsource = "designed"\n', 'id = "feast_two"\nsource = "hearsay"\n'
    )
    return bench.game(check=lambda folder: [])


@caught_by(paper_checks.check_content_names_its_sources, "card number 3 has no id")
def a_record_without_an_id(bench: Bench) -> Game:
    bench.edit("content/cards.toml", 'id = "feast_three"\n')
    return bench.game(check=lambda folder: [])


@caught_by(paper_checks.check_content_names_its_sources, "field 'value': 9 is not from 1 to 4")
def content_that_the_game_refuses(bench: Bench) -> Game:
    bench.edit(
        "content/cards.toml",
        'id = "spy_one"\nsource = "designed"\nvalue = 1\n',
        'id = "spy_one"\nsource = "designed"\nvalue = 9\n',
    )
    return bench.game()


@caught_by(paper_checks.check_content_names_its_sources, "cannot check its content")
def content_that_nobody_checks(bench: Bench) -> Game:
    return bench.game(check=None)


# --- tutorials ---

TUTORIAL = "tutorial.toml"
walked = paper_checks.check_the_tutorial_can_be_walked


@caught_by(walked, "Object missing required field `seat`")
def a_tutorial_without_a_seat(bench: Bench) -> Game:
    bench.edit(TUTORIAL, 'seat = "red"\n')
    return bench.game()


@caught_by(walked, "red may not 'pick spy_one' now")
def a_tutorial_with_an_opening_that_the_rules_forbid(bench: Bench) -> Game:
    bench.edit(TUTORIAL, "red pick feast_three", "red pick spy_one")
    return bench.game()


@caught_by(walked, "there is no seat 'green'")
def a_tutorial_for_a_seat_that_is_not_there(bench: Bench) -> Game:
    bench.edit(TUTORIAL, 'seat = "red"', 'seat = "green"')
    return bench.game()


@caught_by(walked, "step 'courts' points at 'court:moat'")
def a_step_that_points_at_nothing(bench: Bench) -> Game:
    bench.edit(TUTORIAL, 'show = ["board"]', 'show = ["court:moat"]')
    return bench.game()


@caught_by(walked, "step 'again': there is no action 'juggle'")
def a_step_that_suggests_what_no_game_knows(bench: Bench) -> Game:
    bench.edit(TUTORIAL, 'tries = ["event"]', 'tries = ["juggle"]')
    return bench.game()


@caught_by(walked, "step 'pick' suggests 'pick plain_one', which is not possible there")
def a_step_that_suggests_what_is_not_possible(bench: Bench) -> Game:
    bench.edit(TUTORIAL, "pick ambush_two", "pick plain_one")
    return bench.game()


@caught_by(walked, "step 'again' is never seen")
def a_step_about_a_question_that_never_comes(bench: Bench) -> Game:
    bench.edit(TUTORIAL, 'id = "again"\non = ["use-card"]', 'id = "again"\non = ["ambush"]')
    return bench.game()


@caught_by(walked, "the last step, 'reveal', names no question")
def a_tutorial_that_ends_in_nobodys_turn(bench: Bench) -> Game:
    last = '[[step]]\nid = "alone"\non = ["pick-cards"]\n'
    bench.edit(TUTORIAL, '[[step]]\nid = "reveal"\nshow = ["log"]\n\n')
    bench.edit(TUTORIAL, last, last + '\n[[step]]\nid = "reveal"\n')
    return bench.game()


@caught_by(walked, "has 5 steps; a tutorial has 6 to 12")
def a_tutorial_that_is_over_too_soon(bench: Bench) -> Game:
    bench.edit(TUTORIAL, '[[step]]\nid = "courts"\nshow = ["board"]\n')
    bench.edit(TUTORIAL, '[[step]]\nid = "reveal"\nshow = ["log"]\n')
    return bench.game()


@caught_by(walked, "step 'place' lacks .try in 'fr'")
def a_step_without_words(bench: Bench) -> Game:
    bench.edit("text/fr/learn.ftl", "    .try = Choisissez le jardin.\n")
    return bench.game()


# --- the legend ---


class Courts(TypedDict):
    """What no position of Courtyard changes."""

    courts: int


@caught_by(paper_checks.check_the_legend_is_true, "the legend is not of the declared shape")
def a_legend_of_another_shape(bench: Bench) -> Game:
    return bench.game(legend=Legend(Courts, {"courts": "five"}))


@caught_by(paper_checks.check_the_legend_is_true, "the legend names 9.9, which help/en.md does not have")
def a_legend_with_a_paragraph_of_an_older_edition(bench: Bench) -> Game:
    return bench.game(legend=Legend(Courts, {"courts": 5}, {"court": "9.9"}))


@caught_by(paper_checks.check_the_legend_is_true, "questions that nobody puts: pick-a-card")
def a_formality_that_is_no_question(bench: Bench) -> Game:
    return bench.game(legend=Legend(formalities=("pick-a-card",)))
