"""The Game descriptor: all that the outside needs to know of a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Any

from chancellery.engine.actions import ActionTable
from chancellery.engine.asides import Asides
from chancellery.engine.errors import BadOption
from chancellery.engine.events import KERNEL_EVENTS, Event, event_key
from chancellery.engine.fields import Fact, Field
from chancellery.engine.frames import Frame
from chancellery.engine.legend import Legend
from chancellery.engine.nouns import Nouns
from chancellery.engine.odds import NO_ODDS, Odds
from chancellery.engine.options import Option, Options, choose_options
from chancellery.engine.outlook import Outlook
from chancellery.engine.prose import Text
from chancellery.engine.rng import KEY_BYTES, Rng, key_from
from chancellery.engine.stakes import Stakes
from chancellery.engine.state import State
from chancellery.engine.tally import Tally
from chancellery.engine.upgrades import Upgrade
from chancellery.engine.usage import Usage
from chancellery.engine.views import PositionData, SaveData


class Credits:
    """Whose game it is: title, designers, publisher and year of the published game, None if nobody states it."""

    def __init__(self, title: str, designers: tuple[str, ...], publisher: str, year: int | None = None) -> None:
        self.title = title
        self.designers = designers
        self.publisher = publisher
        self.year = year


def do_nothing(g: Any, seat: int, action: int) -> None:
    """Whatever a game does around an answer, most do nothing."""


class Game:
    """A game: what it is called, who plays, what can be chosen, and how a match begins.

    rules      version of the rules; a change by which old matches replay otherwise raises it
    upgrades   the steps to this version of the rules: how positions of the versions before are read
    folder     where `content/`, `text/` and `help/` are
    state      the class of its states
    board      the shape of what `see` returns: a TypedDict, made into types of the client too
    see        the board as a seat may see it, built from nothing, as JSON: (state, seat) -> board
    redeal_hidden   replaces whatever the seat cannot know by a random assignment that fits what it knows:
               (state, seat, rng)
    set_up     fills the board of a new state and pushes the first frames
    frames     every frame class of the game
    frame_fields   what fields of frames mean to programs that learn, by their name or as `Frame.name`; one that is
               called like a kind of nouns need not be named, nor one that holds any number
    events     every event class of the game
    before_answer   what a state with an `advance` of its own asks of the rules before an answer: (state, seat, action)
    after_answer    and once all that follows from it is done
    source     what asks the open question, a card in play or the like, which all know: (state) -> ("card", 3) or None
    talk_open  whether the rules let seats talk to each other now, from nothing hidden: (state) -> bool; None if always
    asides     what seats may do besides answering, None if nothing
    facts      values that can be read off a position besides its fields, for golden scripts
    check      looks a content folder through and returns its problems as sentences
    advise     how good each legal action looks to a seat, for bots: (state, seat, legal) -> scores; higher is better
    advise_beginner   the same as a beginner sees it, scaled so that differences up to 1 go unnoticed
    advise_quickly    the same at a glance, for the depths of a search; None if `advise` is cheap enough
    evaluate   a seat's chance to win from a position, roughly and quickly, for bots: (state, seat) -> 0 to 1
    terms      the numbers that an evaluation weighs, by name, to fit their weights: (state, seat) -> numbers
    signs      what a learned estimate looks at, a row of numbers for every seat, all alike: (state) -> rows
    stakes     what that estimate is made of, so that a hint can say why: (state, seat) -> stakes and their shares
    advise_aside   the aside that a bot should take now, or None: (state, seat, asides, what
                   the seat has done so far as far as the bot knows, oldest first) -> action
    draw       the board as text for a terminal, from a view: (view, language) -> Rich markup
    odds       which events tell what a die did, so that the odds of a roll can be shown before it is made
    conceal    the fields of which a seat knows nothing or a part, with what it knows: (state, seat) -> values by field
    outlook    what an answer would change, so that it can be shown before it is given
    legend     what the page shows of the rules that no position changes, and which paragraph explains what
    tally      the points and dice of a match, so that it can be told once it is over
    usage      what a balance report counts: who draws, plays or holds what
    least_plies   before so many actions a match has not really begun: whoever gives it up changes nobody's strength
    played_as  what a seat plays where that is decided in play, from nothing hidden: (state, seat) -> ("nation", 2) or
               None; the attribute `seat` of its name is what the seat is called then
    headline   where a match stands, in a line that anybody may read: (state) -> the key of a message `board-…` and its
               values
    """

    def __init__(
        self,
        *,
        id: str,
        credits: Credits,
        rules: int,
        folder: Path,
        seats: Mapping[int, tuple[str, ...]],
        options: tuple[Option, ...] = (),
        nouns: Nouns,
        actions: ActionTable,
        state: type[State],
        see: Callable[[Any, int], Mapping[str, Any]],
        redeal_hidden: Callable[[Any, int, Rng], None],
        set_up: Callable[[Any], None],
        frames: tuple[type[Frame[Any]], ...],
        events: tuple[type[Event], ...] = (),
        board: type | None = None,
        before_answer: Callable[[Any, int, int], None] = do_nothing,
        after_answer: Callable[[Any, int, int], None] = do_nothing,
        source: Callable[[Any], tuple[str, int] | None] | None = None,
        talk_open: Callable[[Any], bool] | None = None,
        asides: Asides | None = None,
        facts: Mapping[str, Fact] | None = None,
        check: Callable[[Path], list[str]] | None = None,
        advise: Callable[[Any, int, list[int]], list[float]] | None = None,
        advise_beginner: Callable[[Any, int, list[int]], list[float]] | None = None,
        advise_quickly: Callable[[Any, int, list[int]], list[float]] | None = None,
        evaluate: Callable[[Any, int], float] | None = None,
        terms: Callable[[Any, int], dict[str, float]] | None = None,
        signs: Callable[[Any], list[list[float]]] | None = None,
        stakes: Callable[[Any, int], Stakes] | None = None,
        advise_aside: Callable[[Any, int, list[int], Sequence[int]], int | None] | None = None,
        draw: Callable[[PositionData, str], str] | None = None,
        odds: Odds = NO_ODDS,
        conceal: Callable[[Any, int], SaveData] | None = None,
        outlook: Outlook | None = None,
        legend: Legend | None = None,
        tally: Tally | None = None,
        usage: Usage | None = None,
        least_plies: int = 1,
        headline: Callable[[Any], Text] | None = None,
        played_as: Callable[[Any, int], tuple[str, int] | None] | None = None,
        upgrades: tuple[Upgrade, ...] = (),
        frame_fields: Mapping[str, Field] | None = None,
    ) -> None:
        self.id = id
        self.credits = credits
        self.rules = rules
        self.folder = folder
        self.seats_by_count = dict(seats)
        self.option_list = options
        self.nouns = nouns
        self.actions = actions
        self.state = state
        self.board = board
        self.see = see
        self.redeal_hidden = redeal_hidden
        self.before_answer = before_answer
        self.after_answer = after_answer
        self.source = source
        self.talk_open = talk_open
        self.asides = asides
        self.set_up = set_up
        self.frames = {frame.__name__: frame for frame in frames}
        self.events = {event_key(event): event for event in (*KERNEL_EVENTS, *events)}
        self.facts = dict(facts or {})
        self.check = check
        self.advise = advise
        self.advise_beginner = advise_beginner
        self.advise_quickly = advise_quickly
        self.evaluate = evaluate
        self.terms = terms
        self.signs = signs
        self.stakes = stakes
        self.advise_aside = advise_aside
        self.draw = draw
        self.odds = odds
        self.conceal = conceal
        self.outlook = outlook
        self.legend = legend or Legend()
        self.tally = tally
        self.usage = usage
        self.least_plies = least_plies
        self.headline = headline
        self.played_as = played_as
        self.upgrades = upgrades
        self.frame_fields = dict(frame_fields or {})
        self._nouns = {count: nouns.with_seats(ids) for count, ids in seats.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        return game_at, place_of(self)

    def __copy__(self) -> Game:
        """Another game that begins as this one: for a version of it that is changed."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def __deepcopy__(self, memo: object) -> Game:
        """A game never changes, so that nobody needs two in a position that is copied."""
        return self

    @property
    def title(self) -> str:
        return self.credits.title

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play; the first count is the usual one."""
        return tuple(self.seats_by_count)

    def seats(self, options: Options) -> tuple[str, ...]:
        """The ids of the seats of a match."""
        return self.seats_by_count[options.players]

    def nouns_for(self, options: Options) -> Nouns:
        """The names of things, seats included, in a match with these options."""
        return self._nouns[options.players]

    def options(self, given: Mapping[str, object] | None = None, company: bool = False) -> Options:
        """Options for a match: what was given, checked, and defaults for the rest; several people are company."""
        return choose_options(self.title, self.players, self.option_list, {} if given is None else given, company)

    def admit_people(self, options: Options) -> None:
        """Refuse options that are for bots alone, because a person wants to play with them."""
        for option in self.option_list:
            if option.bots_only and options[option.id] != option.default:
                raise BadOption(
                    f"option '{option.id}' is only for matches between bots",
                    "option-for-bots",
                    option=option.id,
                )

    def shell(self, options: Options, rng: Rng) -> State:
        """A state with an empty board and nothing to do."""
        g = self.state()
        g.game = self
        g.options = options
        g.seats = len(self.seats(options))
        g.stack = []
        g.waiting = ()
        g.picks = [()] * g.seats
        g.ply = 0
        g.floor = 0
        g.rng = rng
        g.outcome = None
        g.log = None
        g._legal = None
        return g

    def empty(self, options: Options) -> State:
        """An empty board, before anything is laid out or dealt: what everybody sees of a match that has not begun."""
        g = self.shell(options, Rng(bytes(KEY_BYTES)))
        for name, field in g.schema.items():
            field.keep(g, name, field.blank(g))
        g.settle()
        return g

    def new(self, options: Options | None = None, seed: int | str | bytes | Rng = 0, record: bool = False) -> State:
        """A match at its first choice; a live match passes 32 secret bytes as its seed."""
        if isinstance(seed, Rng):
            rng = seed
        elif isinstance(seed, bytes):
            if len(seed) != KEY_BYTES:
                raise ValueError(f"a secret seed has {KEY_BYTES} bytes, not {len(seed)}")
            rng = Rng(seed)
        else:
            rng = Rng(key_from(seed))
        g = self.shell(options or self.options(), rng)
        if record:
            g.record()
        self.set_up(g)
        g.run()
        return g


def place_of(game: Game) -> tuple[str, str]:
    """The module in which a game stands, and its name there, for `pickle`; its own package is looked through first."""
    package = game.state.__module__.rpartition(".")[0]
    for name, module in sorted(sys.modules.items(), key=lambda item: not item[0].startswith(package)):
        for attribute, thing in list(getattr(module, "__dict__", {}).items()):
            if thing is game:
                return name, attribute
    raise PicklingError(f"the game '{game.id}' stands in no module, so it cannot be pickled")


def game_at(module: str, name: str) -> Game:
    """The game that stands in a module under a name."""
    game = getattr(import_module(module), name)
    assert isinstance(game, Game)
    return game
