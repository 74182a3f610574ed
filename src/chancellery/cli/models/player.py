"""One match of a language model against bots: what it is shown, what it may answer, and what is counted."""

from __future__ import annotations

import json
import re
import time
from typing import Final, cast

from chancellery.bots.bot import MOST_ASIDES, AnyBot, ask, next_aside
from chancellery.bots.budget import Budget
from chancellery.bots.registry import make_bot
from chancellery.cli.mcp.brief import brief
from chancellery.cli.mcp.data import Data
from chancellery.cli.models.endpoint import Messages, Model
from chancellery.cli.models.transcript import Exchange, Transcript
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.events import event_json
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.options import Options
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.lab.playout import bots_luck
from chancellery.web.games.explaining import explain
from chancellery.web.games.wording import prose_for, question

# How often a model is asked for one decision before chance takes its place, and how often it may ask back.
MOST_ANSWERS: Final = 4
MOST_QUESTIONS: Final = 4
# And so many asides it may take before an answer: a deal that is offered takes up to nine.
MOST_ASIDES_OF_A_MODEL: Final = 12
# So many sentences of what happened since it was asked last.
MOST_TOLD: Final = 40
ACTION: Final = re.compile(r"ACTION\s*:\s*(.+)", re.IGNORECASE)
EXPLAIN: Final = re.compile(r"EXPLAIN\s*:\s*(.+)", re.IGNORECASE)
MARKS: Final = " \t`'\"*."
DEALS: Final = {"deal-offered": "offered", "deal-struck": "struck", "deal-refused": "refused", "deal-lapsed": "lapsed"}

SYSTEM: Final = (
    "You play the seat '{seat}' in a match of {title}, a board game, against bots. Play to win. Each message shows the"
    " position as you may know it and the answers that you may give. Answer with one line:\nACTION: <name of an answer>"
    "\nexactly as it is listed before the colon; you may think before that line. To learn what a card, a place or a"
    " word is, answer instead with one line:\nEXPLAIN: <its name>"
)


class ModelMatch:
    """A match as it is played; `g` is its position, `actions` its journal."""

    def __init__(
        self,
        game: Game,
        options: Options,
        deal: str,
        seat: int,
        rival: str,
        budget: Budget,
        language: str,
        model: Model,
        transcript: Transcript,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = deal
        self.seat = seat
        self.rival = rival
        self.budget = budget
        self.language = language
        self.model = model
        self.transcript = transcript
        self.prose: Prose = prose_for(game, options, language)
        self.begin()

    def begin(self) -> None:
        self.g: State = self.game.new(self.options, self.seed, record=True)
        # The same for every seat of a deal: what is mirrored is the luck of the bots too.
        self.luck: Rng = bots_luck(self.seed)
        others = [one for one in range(self.g.seats) if one != self.seat]
        self.bots: dict[int, AnyBot] = {one: make_bot(self.rival, self.game, self.luck) for one in others}
        self.actions: list[tuple[int, int]] = []
        self.heard = 0
        self.asides = 0
        self.kept = list(self.transcript.kept)

    @property
    def journal(self) -> Journal:
        return Journal(self.game, self.options, key_from(self.seed), self.actions)

    def play(self) -> None:
        """To the end."""
        while self.settle():
            self.go_on()

    def resume(self) -> None:
        """As far as the transcript goes, up to the next decision of the model."""
        while self.settle() and self.kept:
            self.go_on()

    def go_on(self) -> None:
        """The next decision of the model; from a transcript that does not fit any more the match is begun anew."""
        if not self.decide():
            self.transcript.forget()
            self.begin()

    def settle(self) -> bool:
        """Let the bots play, and give answers that are the only ones, until the model decides; False at the end."""
        while self.g.waiting:
            self.let_bots_speak()
            seat = self.g.waiting[0]
            if seat != self.seat:
                self.act(seat, ask(self.bots[seat], self.g, seat, self.luck, self.budget))
            elif len(self.g.legal(seat)) == 1:
                self.act(seat, self.g.legal(seat)[0])
            else:
                return True
        return False

    def act(self, seat: int, action: int) -> None:
        self.g.play(seat, action)
        self.actions.append((seat, action))

    def let_bots_speak(self) -> None:
        for _ in range(MOST_ASIDES):
            aside = next_aside(self.bots, self.g, self.luck)
            if aside is None:
                return
            self.act(*aside)

    def decide(self) -> bool:
        """One answer or aside of the model, or of its transcript; False if that names what cannot be played here."""
        asked = self.news()
        return self.take(self.kept.pop(0) if self.kept else self.consult(asked))

    def take(self, name: str) -> bool:
        """Play an answer or an aside of the model by its name; False if it may not be played."""
        if name not in self.choices():
            return False
        action = self.game.actions.parse(name)
        self.asides = self.asides + 1 if action not in self.g.legal(self.seat) else 0
        self.act(self.seat, action)
        return True

    def chance(self) -> str:
        """What is played where a model gives no answer that may be: the same of the same position."""
        luck = Rng(key_from(f"{self.seed}:{self.seat}:{self.g.ply}"))
        return self.g.describe(luck.pick(self.g.legal(self.seat)))

    def choices(self) -> list[str]:
        """The answers, and asides as long as it does nothing else."""
        asides = self.g.asides(self.seat) if self.asides < MOST_ASIDES_OF_A_MODEL else []
        return [self.g.describe(action) for action in (*self.g.legal(self.seat), *asides)]

    # --- the conversation ---

    def consult(self, asked: str) -> str:
        """Ask until there is an action that may be played; in the end chance takes one."""
        system = SYSTEM.format(seat=self.g.seat_id(self.seat), title=self.game.title)
        messages: Messages = [{"role": "system", "content": system}, {"role": "user", "content": asked}]
        wrong = questions = 0
        while True:
            began = time.perf_counter()
            reply = self.model.reply(messages)
            exchange = Exchange(
                self.g.ply,
                list(messages),
                reply.text,
                round(time.perf_counter() - began, 3),
                reply.tokens_in,
                reply.tokens_out,
                reply.estimated,
                reply.tries,
            )
            exchange.action, exchange.why, sentence = self.read(reply.text)
            wrong += exchange.why in ("illegal", "unreadable")
            questions += exchange.why == "explain"
            if exchange.action is None and (wrong >= MOST_ANSWERS or questions > MOST_QUESTIONS):
                exchange.action = self.chance()
                exchange.given_up = True
            self.transcript.add(exchange)
            if exchange.action is not None:
                return exchange.action
            messages += [{"role": "assistant", "content": reply.text}, {"role": "user", "content": sentence}]

    def read(self, text: str) -> tuple[str | None, str | None, str]:
        """The action that an answer names; or why there is none, and what is said to that."""
        choices = self.choices()
        named = named_action(text)
        if named in choices:
            return named, None, ""
        if named is None and (wanted := EXPLAIN.search(text)):
            return None, "explain", self.explained(wanted[1].strip(MARKS))
        if named is None:
            bare = text.strip(MARKS + "\n")
            if bare in choices:
                return bare, None, ""
            return None, "unreadable", "That names no action. Answer with one line: ACTION: <name of an answer>"
        return None, "illegal", f"{illegal(named)}. Answer with one of those that are listed."

    def explained(self, name: str) -> str:
        try:
            told = explain(self.game, name, self.language)
        except ChancelleryError as error:
            return f"{error}."
        lines = []
        for one in told:
            said = [*one.texts.values(), *(f"{field}: {value}" for field, value in one.figures.items())]
            parts = [f"{table}: {'; '.join(inside)}" for table, inside in one.parts.items()]
            lines.append(f"{one.name} ({one.kind}): " + " ".join([*said, *parts]))
        return "\n".join(lines)

    def news(self) -> str:
        """What the model is shown: what happened, the position, the question and its answers."""
        g, seat = self.g, self.seat
        words = question(g, seat, self.prose)
        entries = g.record().entries
        told = [self.prose.event(one.event) for one in entries[self.heard :] if one.visible_to(seat)]
        self.heard = len(entries)
        position = cast(Data, g.view(seat))
        board = brief(self.game, position, self.language)
        parts = [
            "Happened:\n" + "\n".join(told[-MOST_TOLD:]) if told else "",
            "Position:\n" + (board if isinstance(board, str) else json.dumps(board)),
            f"Question: {words['prompt']}" + (f" ({words['reason']})" if words.get("reason") else ""),
            "Answers:\n" + self.listed(g.legal(seat), words["actions"]),
        ]
        asides = g.asides(seat) if self.asides < MOST_ASIDES_OF_A_MODEL else []
        if asides:
            parts.append("Before you answer, you may:\n" + self.listed(asides, words["actions"]))
        return "\n" + "\n\n".join(part for part in parts if part)

    def listed(self, actions: list[int], words: dict[str, str]) -> str:
        names = [self.g.describe(action) for action in actions]
        return "\n".join(f"- {name}: {words.get(name, name)}" for name in names)

    # --- what is counted ---

    def deals(self) -> dict[str, int]:
        """Deals of the seat, in games that have some: the rules hold whoever strikes one to its promises."""
        found = dict.fromkeys(DEALS.values(), 0)
        own = dict(self.g.view(self.seat)["board"]).get("own")
        for entry in self.g.record().entries:
            event: Data = event_json(entry.event, self.game.nouns_for(self.options))
            if event["event"] in DEALS and own in (event.get("nation"), event.get("partner")):
                found[DEALS[event["event"]]] += 1
        return found


def illegal(name: str) -> str:
    return f"'{name[:60]}' may not be played now"


def named_action(text: str) -> str | None:
    """The last action that an answer names, by a line or as JSON."""
    lines = ACTION.findall(text)
    if lines:
        return str(lines[-1]).strip(MARKS)
    try:
        data = json.loads(text)
    except ValueError:
        return None
    return str(data["action"]) if isinstance(data, dict) and "action" in data else None
