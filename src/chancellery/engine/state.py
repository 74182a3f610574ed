"""State: the board, a stack of frames, and the two doors `play` and `advance`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import IllegalAction, RulesError
from chancellery.engine.events import Log, PickRetracted, PickSealed
from chancellery.engine.frames import SEAT_ALONE, Choice, Frame, SealedChoice, Step
from chancellery.engine.results import Result
from chancellery.engine.rng import Rng
from chancellery.engine.views import PositionData

if TYPE_CHECKING:
    from chancellery.engine.fields import Field
    from chancellery.engine.game import Game
    from chancellery.engine.options import Options
    from chancellery.engine.prose import Text

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    A game's state is a subclass with flat lists and ints declared in the class body and named in `schema`; it has no
    `__init__`: it is an empty shell that `Game.new` and `clone` fill.

    ply       number of actions played so far
    floor     the undo barrier: no undo goes to a position before this ply
    waiting   the seats that have to act now
    picks     what each seat has picked in the sealed choice that is open
    outcome   how the game ended, or None while it goes on
    log       the recorder, or None
    """

    schema: ClassVar[dict[str, Field]] = {}

    game: Game
    options: Options
    seats: int
    stack: list[Frame[Any]]
    waiting: tuple[int, ...]
    picks: list[tuple[int, ...]]
    ply: int
    floor: int
    rng: Rng
    outcome: Result | None
    log: Log | None
    _legal: list[int] | None

    # --- what a game's own state provides ---

    def clone(self) -> State:
        """An independent copy that plays on exactly like this one, without a log."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """What the fields of `schema` hold, in their order; a game that writes them out is observed more quickly."""
        return tuple([getattr(self, name) for name in self.schema])

    def settle(self) -> None:
        """Make anything derived from the board afresh, after the board was set from outside."""

    # --- what a game's descriptor provides: functions, since rules, view and redeal need the state, not it them ---

    def see(self, seat: int) -> Mapping[str, Any]:
        """The board as the seat may see it, built from nothing, as JSON of the shape that the game declares."""
        return self.game.see(self, seat)

    def talk_open(self) -> bool:
        """Whether the rules let seats talk to each other now; it does not depend on anything hidden."""
        talk_open = self.game.talk_open
        return talk_open is None or talk_open(self)

    def source(self) -> tuple[str, int] | None:
        """What asks the open question if it is a card in play or the like, which all know: ("card", 3)."""
        source = self.game.source
        return None if source is None else source(self)

    def aside_due(self, seat: int) -> bool:
        """Whether a bot in the seat should look at its asides now: from what everybody knows, and cheap."""
        asides = self.game.asides
        return asides is None or asides.due is None or asides.due(self, seat)

    # --- playing ---

    def legal(self, seat: int) -> list[int]:
        """Every action that the seat may choose now; the list belongs to the state and must not be changed."""
        if seat not in self.waiting:
            return []
        legal = self._legal
        if legal is None:
            top = self.stack[-1]
            if not isinstance(top, Choice):
                assert isinstance(top, SealedChoice)
                return top.legal(self, seat)
            legal = top.legal(self)
            if not legal:
                raise RulesError(f"{top!r} has no legal action")
            self._legal = legal
        return legal

    def play(self, seat: int, action: int) -> None:
        """Play an action, or raise IllegalAction and change nothing."""
        if action == RETRACT and self.may_retract(seat):
            self.advance(seat, action)
            return
        if action in self.legal(seat):
            self.advance(seat, action)
        elif action in self.asides(seat):
            self._step_aside(seat, action)
        else:
            raise self.refusal(seat, action)

    def asides(self, seat: int) -> list[int]:
        """Every action that the seat may take now although it does not answer a question.

        Asides are listed apart from `legal`, so that playouts and search do not wander into them.
        """
        asides = self.game.asides
        return asides.allowed(self, seat) if asides is not None and self.waiting and 0 <= seat < self.seats else []

    def _step_aside(self, seat: int, action: int) -> None:
        """Carry an aside out; it is news to whoever is asked besides the seat itself."""
        counter = self.rng.counter
        self.ply += 1
        if self.log is not None:
            self.log.ply = self.ply
        self._legal = None
        asides = self.game.asides
        assert asides is not None
        asides.take(self, seat, action)
        if self.waiting != (seat,) or self.rng.counter != counter:
            self.floor = self.ply

    def advance(self, seat: int, action: int) -> None:
        """Play an action that just came out of `legal`, without asking again."""
        asked = self.waiting
        counter = self.rng.counter
        self.ply += 1
        if self.log is not None:
            self.log.ply = self.ply
        self._legal = None
        top = self.stack[-1]
        if isinstance(top, SealedChoice):
            self._seal(top, seat, action)
        else:
            self.stack.pop()
            top.apply(self, action)
        self.run()
        if self.rng.counter != counter or (self.waiting is not asked and self.waiting != asked):
            self.floor = self.ply

    def run(self) -> None:
        """Run steps until a choice waits or the game is over."""
        stack, log = self.stack, self.log
        watcher = log if log is not None and log.watches else None
        while self.outcome is None:
            if watcher is not None:
                watcher.look(self)
            if not stack:
                raise RulesError("the game is not over, but nothing is left to do")
            top = stack[-1]
            if isinstance(top, Step):
                stack.pop()
                top.run(self)
            elif isinstance(top, Choice):
                lapses, plain = top.lapses, top.plain
                if lapses or plain:
                    legal = top.legal(self)
                    if not legal and lapses:
                        stack.pop()
                        continue
                    if plain and len(legal) == 1:
                        stack.pop()
                        top.apply(self, legal[0])
                        continue
                    self._legal = legal
                self.waiting = SEAT_ALONE[top.seat]
                return
            else:
                assert isinstance(top, SealedChoice)
                self.waiting = top.actors(self)
                if self.waiting:
                    return
                self._reveal(top)
        self.waiting = ()
        stack.clear()

    def _seal(self, top: SealedChoice[Any], seat: int, action: int) -> None:
        if action == RETRACT:
            self.picks[seat] = ()
            if self.log and not top.quiet:
                self.log.add(PickRetracted(seat))
            return
        self.picks[seat] = (*self.picks[seat], action)
        if self.log and not top.quiet and top.complete(self, seat):
            self.log.add(PickSealed(seat))

    def _reveal(self, top: SealedChoice[Any]) -> None:
        picks = self.picks
        self.picks = [()] * self.seats
        self.stack.pop()
        self.barrier()
        top.reveal(self, picks)

    def may_retract(self, seat: int) -> bool:
        """Whether the seat may still take its sealed picks back."""
        return bool(self.waiting) and self.stack[-1].sealed and 0 <= seat < self.seats and bool(self.picks[seat])

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why the seat may not play this action now, and by which rule."""
        if self.outcome is not None:
            return IllegalAction("The game is over", code="game-over")
        if not 0 <= seat < self.seats:
            return IllegalAction(
                f"There is no seat {seat}; this match has {self.seats}", code="no-such-seat-number", seat=seat
            )
        if not 0 <= action < len(self.game.actions):
            return IllegalAction(
                f"There is no action {action}; {self.game.title} has {len(self.game.actions)}",
                code="no-such-action-number",
                action=action,
            )
        top = self.stack[-1]
        assert isinstance(top, (Choice, SealedChoice))
        if seat not in self.waiting:
            names = " and ".join(self.game.seats(self.options)[s] for s in self.waiting)
            return IllegalAction(
                f"It is not for {self.seat_id(seat)} to act now but for {names}", top.rule, "not-asked-now"
            )
        rule = top.rule_against(self, seat, action) if isinstance(top, SealedChoice) else top.rule_against(self, action)
        return IllegalAction(
            f"{self.seat_id(seat)} may not '{self.game.actions.name(action)}' now", rule, "action-not-legal"
        )

    # --- for the rules ---

    def push(self, *frames: Frame[Any]) -> None:
        """Put frames on the stack so that they are carried out in the order given."""
        stack = self.stack
        for i in range(len(frames) - 1, -1, -1):
            stack.append(frames[i])

    def barrier(self) -> None:
        """Something became known: nobody may go back behind this ply."""
        self.floor = self.ply

    def pause(self) -> None:
        """All that was told so far stands on the board: whoever is told it step by step may see it so.

        Between two frames that is so anyway; rules say it where one frame tells of several things.
        """
        if self.log is not None and self.log.watches:
            self.log.look(self)

    def may_undo(self) -> bool:
        """Whether the last action may be taken back by whoever played it: nothing became known since."""
        return self.ply > self.floor

    def roll(self, sides: int = 6) -> int:
        """Roll a die."""
        return self.rng.roll(sides)

    def shuffle(self, pile: list[int]) -> None:
        """Shuffle a pile."""
        self.rng.shuffle(pile)

    def draw(self, pile: list[int]) -> int:
        """Take the top item of a pile."""
        self.floor = self.ply
        return self.rng.draw(pile)

    def finish(self, result: Result) -> None:
        """The game is over."""
        if self.outcome is None:
            self.outcome = result

    # --- for everybody else ---

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.outcome

    def record(self) -> Log:
        """Switch the recorder on."""
        if self.log is None:
            self.log = Log()
            self.log.ply = self.ply
        return self.log

    def seat_id(self, seat: int) -> str:
        return self.game.seats(self.options)[seat]

    def choice(self) -> Choice[Any] | SealedChoice[Any]:
        """The question that is open."""
        top = self.stack[-1]
        assert isinstance(top, (Choice, SealedChoice))
        return top

    def prompt(self, seat: int) -> Text | None:
        """What the seat is asked now, or None if it is not asked anything."""
        if seat not in self.waiting:
            return None
        top = self.choice()
        text = top.prompt(self, seat) if isinstance(top, SealedChoice) else top.prompt(self)
        source = self.source()
        if source is not None and "source" not in text.args:
            text.args["source"] = source
        return text

    def why_not(self, seat: int, kind: str, index: int) -> tuple[Text, str]:
        """Why the seat can do nothing with a thing now, as a message `why-…`, and the paragraph that says so."""
        from chancellery.engine.prose import Text

        if self.outcome is not None:
            return Text("over"), ""
        top = self.choice()
        if seat not in self.waiting:
            return Text("wait", seats=("seat", tuple(self.waiting))), top.rule
        actions = self.game.actions
        there = [a for a in self.legal(seat) if actions.kinds[a] == kind]
        if any(actions.indexes[a] == index for a in there):
            return Text("may"), top.rule
        refusal = top.why_not(self, seat, kind, index)
        if refusal is not None:
            return refusal
        return (Text("outside", count=len(there)) if there else Text("other-kind")), top.rule

    def describe(self, action: int) -> str:
        """The name of an action, as it is typed."""
        return self.game.actions.name(action)

    def view(self, seat: int) -> PositionData:
        """All that the seat (or a SPECTATOR) may know, as JSON."""
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        asked = self.prompt(seat)
        game = self.game
        names, actions = game.seats(self.options), game.actions.names
        return {
            "game": game.id,
            "seat": None if seat == SPECTATOR else names[seat],
            "waiting": [names[s] for s in self.waiting],
            "rule": self.choice().rule if self.waiting else None,
            "prompt": None if asked is None else asked.json(game.nouns_for(self.options)),
            "legal": [actions[action] for action in self.legal(seat)],
            "asides": [actions[action] for action in self.asides(seat)],
            "picks": [] if seat == SPECTATOR else [actions[action] for action in self.picks[seat]],
            "talk": self.talk_open(),
            "result": None if self.outcome is None else self.outcome.view(names),
            "board": self.see(seat),
        }

    def redeal(self, seat: int, rng: Rng) -> State:
        """A position that the seat cannot tell from this one, with tomorrow's dice re-keyed."""
        twin = self.clone()
        twin.rng = rng.fork()
        twin._legal = None
        for other in range(twin.seats):
            if other != seat:
                twin.picks[other] = ()
        self.game.redeal_hidden(twin, seat, rng)
        if self.waiting and isinstance(top := twin.stack[-1], SealedChoice):
            done = [s for s in top.seats(self) if s != seat and s not in self.waiting]
            for other in done:
                while not top.complete(twin, other):
                    twin.picks[other] = (*twin.picks[other], rng.pick(top.legal(twin, other)))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: a position without its log, secrets included."""
        from chancellery.engine.saves import load, save

        return load, (self.game, save(self))

    def __deepcopy__(self, memo: object) -> State:
        """For `copy`: what `clone` gives."""
        return self.clone()

    def copy_base(self, twin: State) -> None:
        """Give a fresh shell all that every state has; for the `clone` of a game's state."""
        twin.game = self.game
        twin.options = self.options
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.picks = self.picks[:]
        twin.ply = self.ply
        twin.floor = self.floor
        twin.rng = self.rng.clone()
        twin.outcome = self.outcome
        twin.log = None
        twin._legal = self._legal
