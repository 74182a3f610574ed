"""A journal is a match: options + seed + actions. Replay, undo, verification and bug reports rest on it."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Any

from chancellery.engine.errors import BadJournal, ChancelleryError, IllegalAction, RulesError
from chancellery.engine.game import Game
from chancellery.engine.older_saves import load_older
from chancellery.engine.options import Options
from chancellery.engine.overlays import changes_of
from chancellery.engine.rng import KEY_BYTES, Rng, commitment, mixed_key, undo_key
from chancellery.engine.saves import digest
from chancellery.engine.state import State
from chancellery.engine.stretches import Stretch, Stretches, base_of, read_stretches, stretches_json

# Only a journal that has what is newer has a newer format: all others can be read by older versions too.
PLAIN = 1
WITH_REKEYS = 2
WITH_SHARES = 3
WITH_ORIGINS = 4
WITH_STRETCHES = 5
FORMAT = 6
KIND = "chancellery-journal"
MOST_UNDOS = 1_000_000

# After which ply chance has another key, and how many agreed undos there had been by then; both rise.
Rekeys = list[tuple[int, int]]
# The chance that players brought to the table: 32 bytes of a seat, in the order of the seats.
Shares = list[tuple[int, bytes]]


# A journal in a file, as JSON of this or an older format.
JournalData = dict[str, Any]


class Origin:
    """A match that another was forked from: up to `ply` all chance is that match's, and what it came from."""

    def __init__(self, ply: int, seed: bytes, shares: Shares, rekeys: Rekeys) -> None:
        self.ply = ply
        self.seed = seed
        self.shares = shares
        self.rekeys = rekeys

    @property
    def key(self) -> bytes:
        return mixed_key(self.seed, self.shares)


# The matches that a fork goes back to, the first one first: each ends at a later ply.
Origins = list[Origin]


class Journal:
    """Options, secret seed, the actions played, each as (seat, action), where chance was keyed anew, and shares.

    key       what all chance comes from: the seed, mixed with the shares if there are any
    origins   of a fork: the matches that it begins with, whose chance counts up to where it was forked
    stretches from which ply which version of the rules counts, if it was begun with an older one
    base      the stretch whose position it is replayed from, if it was carried over by one
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: bytes,
        actions: list[tuple[int, int]] | None = None,
        rekeys: Rekeys | None = None,
        shares: Shares | None = None,
        origins: Origins | None = None,
        stretches: Stretches | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.shares = shares if shares is not None else []
        self.key = mixed_key(seed, self.shares)
        self.actions = actions if actions is not None else []
        self.rekeys = rekeys if rekeys is not None else []
        self.origins = origins if origins is not None else []
        self.stretches = stretches if stretches is not None else []
        self.base: Stretch | None = base_of(self.stretches)

    @property
    def begins(self) -> int:
        """The first ply that can be replayed: 0, or where the match was carried over last."""
        return 0 if self.base is None else self.base.ply

    def beginning(self, record: bool = False) -> State:
        """The first position that can be replayed from: before the first action, or the one it was carried over by."""
        return first_position(self.game, self.options, first_key(self.key, self.origins), self.base, record)

    def replay(self, to: int | None = None, record: bool = False) -> State:
        """The position after `to` actions (all of them if None); every action is checked again."""
        if to is not None and to < self.begins:
            raise BadJournal(
                f"ply {to} was played by older rules than this version has: the match is replayed from ply"
                f" {self.begins} on",
                "ply-of-older-rules",
                ply=to,
                first=self.begins,
            )
        actions = self.actions if to is None else self.actions[:to]
        g = self.beginning(record)
        self.rekey(g)
        for ply, (seat, action) in enumerate(actions[self.begins :], self.begins + 1):
            try:
                g.play(seat, action)
            except IllegalAction as error:
                raise BadJournal(
                    f"action {ply} of the journal is not legal: {error}", "file-action-not-legal", ply=ply, why=error
                ) from None
            except ChancelleryError:
                raise
            except Exception as error:
                raise RulesError(f"action {ply} of the journal: {type(error).__name__}: {error}") from error
            self.rekey(g)
        return g

    def rekey(self, g: State) -> None:
        """Give a position the key that chance has after its ply, if it was keyed anew there."""
        rekey(g, self.key, self.rekeys, self.origins)
        raise_floor(g, self.stretches)

    def export(self) -> JournalData:
        """The journal as JSON, with its result and the fingerprint of its last position."""
        g = self.replay()
        return {
            **self.outline(),
            "result": None if g.outcome is None else g.outcome.dump(),
            "digest": digest(g),
        }

    def outline(self) -> JournalData:
        """The journal as JSON without being replayed: nobody says what it leads to."""
        seats = self.game.seats(self.options)
        return {
            "kind": KIND,
            **chance_json(self.rekeys, self.shares, seats, self.origins),
            **stretched(self.stretches),
            **changed(self.game),
            "game": self.game.id,
            "rules": self.game.rules,
            "options": self.options.dump(),
            "commitment": commitment(self.seed),
            "seed": self.seed.hex(),
            "actions": [[seats[seat], self.game.actions.name(action)] for seat, action in self.actions],
            "result": None,
            "digest": None,
        }


def chance_json(rekeys: Rekeys, shares: Shares, seats: tuple[str, ...], origins: Origins | None = None) -> JournalData:
    """The format of a journal with these rekeys, shares and origins, and what there is of them."""
    data: JournalData = {
        "format": WITH_ORIGINS if origins else WITH_SHARES if shares else WITH_REKEYS if rekeys else PLAIN
    }
    if origins:
        data["origins"] = [
            {"ply": one.ply, "seed": one.seed.hex(), **chance_json(one.rekeys, one.shares, seats)} for one in origins
        ]
        for one in data["origins"]:
            del one["format"]
    if rekeys:
        data["rekeys"] = [list(pair) for pair in rekeys]
    if shares:
        data["shares"] = {seats[seat]: share.hex() for seat, share in shares}
    return data


def stretched(stretches: Stretches) -> JournalData:
    """The stretches of a journal that has any, and the format that it has by them."""
    return {"format": WITH_STRETCHES, "stretches": stretches_json(stretches)} if stretches else {}


def changed(game: Game) -> JournalData:
    """The figures by which this process plays a game where they are not its own, and the format of such a journal."""
    changes = changes_of(game.id)
    return {"format": FORMAT, "content": changes} if changes else {}


def first_position(game: Game, options: Options, key: bytes, base: Stretch | None, record: bool) -> State:
    """The position that a match is replayed from: dealt, or the one that it was carried over by."""
    if base is None or base.position is None:
        return game.new(options, key, record)
    g = load_older(game, base.position)
    if record:
        g.record()
    return g


def raise_floor(g: State, stretches: Stretches) -> None:
    """Nobody takes back what was played by older rules."""
    if stretches and any(one.ply == g.ply for one in stretches[1:]):
        g.floor = g.ply


def first_key(key: bytes, origins: Origins) -> bytes:
    """What chance begins with: the key of the match itself, or of the first that it goes back to."""
    return origins[0].key if origins else key


def rekey(g: State, key: bytes, rekeys: Rekeys, origins: Origins | None = None) -> None:
    """Give a position the key that chance has after its ply, if it was keyed anew there or was forked there."""
    if origins and g.ply <= origins[-1].ply:
        # The first match that goes on after this ply; those before it have ended.
        at = bisect_right(origins, g.ply, key=lambda one: one.ply)
        if at and origins[at - 1].ply == g.ply:
            # Nobody has seen a die of it, and nobody takes back what was played before.
            g.rng = Rng(key if at == len(origins) else origins[at].key)
            g.floor = g.ply
        if at < len(origins):
            _rekey_after_undo(g, origins[at].key, origins[at].rekeys)
    if rekeys:
        _rekey_after_undo(g, key, rekeys)


def _rekey_after_undo(g: State, key: bytes, rekeys: Rekeys) -> None:
    at = bisect_left(rekeys, (g.ply, 0))
    if at < len(rekeys) and rekeys[at][0] == g.ply:
        g.rng = Rng(undo_key(key, rekeys[at][1]))


def forked(origins: Origins, own: Origin) -> Origins:
    """What a fork goes back to, of a match that itself goes back to `origins`; `own` is that match up to the ply."""
    before = [one for one in origins if one.ply < own.ply]
    if len(before) == len(origins):
        return [*before, own]
    # Before that match was forked itself.
    first = origins[len(before)]
    return [*before, Origin(own.ply, first.seed, first.shares, [pair for pair in first.rekeys if pair[0] < own.ply])]


def rekeys_after_undo(rekeys: Rekeys, ply: int, agreed: bool) -> Rekeys:
    """The rekeys once everything after a ply was taken back; an agreed undo makes all chance from there on new.

    A key that was reached already stays reached: what was seen before an undo must not come back by another one.
    """
    undos = rekeys[-1][1] if rekeys else 0
    before = [pair for pair in rekeys if pair[0] < ply]
    if agreed:
        return [*before, (ply, undos + 1)]
    return [*before, (ply, undos)] if len(before) < len(rekeys) else rekeys


class Exported:
    """An exported journal that was read: the journal and what it claims."""

    def __init__(self, journal: Journal, claimed: JournalData) -> None:
        self.journal = journal
        self.claimed = claimed

    def verify(self) -> State:
        """Replay the match and compare everything that the export claims; returns the last position."""
        self.require_commitment()
        g = self.journal.replay()
        self.compare(g)
        return g

    def require_commitment(self) -> None:
        """Refuse a seed that is not the one that was promised."""
        if commitment(self.journal.seed) != self.claimed["commitment"]:
            raise BadJournal(
                "the seed does not fit the commitment that was published at the start", "seed-not-promised"
            )

    def compare(self, g: State) -> None:
        """Compare the last position with what the export claims of it."""
        result = None if g.outcome is None else g.outcome.dump()
        if result != self.claimed["result"]:
            raise BadJournal(
                f"the journal claims the result {self.claimed['result']}, but it replays to {result}", "result-not-true"
            )
        if digest(g) != self.claimed["digest"]:
            raise BadJournal("the match replays to another final position than it claims", "position-not-true")


def read_journal(text: str, find: Callable[[str], Game]) -> Exported:
    """An exported journal, or one sentence about what is wrong with it; `find` looks a game up by its id."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadJournal(f"the journal is not JSON: {error}", "not-a-match-file") from None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise BadJournal("this is not a journal of Chancellery", "not-a-match-file")
    if not whole(data.get("format")) or not 1 <= data["format"] <= FORMAT:
        raise BadJournal(
            f"the journal has format {data.get('format')}; this version of Chancellery reads up to {FORMAT}",
            "file-too-new",
        )
    for key in ("game", "rules", "options", "commitment", "seed", "actions", "result", "digest"):
        if key not in data:
            raise BadJournal(f"the journal lacks '{key}'")
    try:
        game = find(str(data["game"]))
        if not whole(data["rules"]):
            raise BadJournal("the journal's rules version is not a whole number")
        given = data["rules"]
        if given != game.rules:
            raise BadJournal(
                f"the journal was made with rules version {given} of {game.title}; this is version {game.rules}",
                "file-of-other-rules",
                rules=given,
                game=game.title,
                installed=game.rules,
            )
        require_content(game, data.get("content", {}))
        options = game.options(data["options"])
        actions = _actions(game, options, data["actions"])
        rekeys = _rekeys(data.get("rekeys", []), len(actions))
        shares = _shares(data.get("shares", {}), game.seats(options))
        origins = _origins(data.get("origins", []), len(actions), game.seats(options))
        stretches = read_stretches(data.get("stretches", []), game.id, game.rules, len(actions))
        journal = Journal(game, options, _seed(data["seed"]), actions, rekeys, shares, origins, stretches)
        return Exported(journal, data)
    except BadJournal:
        raise
    except ChancelleryError as error:
        raise BadJournal(f"the journal does not fit: {error}", "file-does-not-fit", why=error) from None


def require_content(game: Game, changes: object) -> None:
    """Refuse a match that was played by other figures than this process plays by: it would be another match."""
    if changes == changes_of(game.id):
        return
    if changes:
        raise BadJournal(
            f"the match was played with other figures than those of {game.title}",
            "file-of-other-content",
            game=game.title,
        )
    raise BadJournal(
        f"the match was played with the figures of {game.title}, and not with those of the overlay",
        "file-of-own-content",
        game=game.title,
    )


def whole(value: object) -> bool:
    """Whether a value of a JSON file is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _seed(text: object) -> bytes:
    return _bytes(text, "seed")


def _bytes(text: object, what: str) -> bytes:
    try:
        raw = bytes.fromhex(str(text))
    except ValueError:
        raw = b""
    if len(raw) != KEY_BYTES:
        raise BadJournal(f"the journal's {what} is not {KEY_BYTES} bytes in hexadecimal")
    return raw


def _shares(entries: object, seats: tuple[str, ...]) -> Shares:
    if not isinstance(entries, dict) or not set(entries) <= set(seats):
        raise BadJournal("the journal's shares are not a text for each of some seats")
    return [(i, _bytes(entries[seat], f"share of '{seat}'")) for i, seat in enumerate(seats) if seat in entries]


def _actions(game: Game, options: Options, entries: object) -> list[tuple[int, int]]:
    nouns = game.nouns_for(options)
    if not isinstance(entries, list):
        raise BadJournal("the journal's actions are not a list")
    actions = []
    for ply, entry in enumerate(entries, 1):
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(word, str) for word in entry):
            raise BadJournal(f"action {ply} of the journal is not a seat and the name of an action")
        try:
            seat = nouns.index("seat", entry[0])
            actions.append((seat, game.actions.parse(entry[1])))
        except ChancelleryError as error:
            raise BadJournal(
                f"action {ply} of the journal: {error}", "file-action-not-legal", ply=ply, why=error
            ) from None
    return actions


def _origins(entries: object, plies: int, seats: tuple[str, ...]) -> Origins:
    if not isinstance(entries, list) or not all(isinstance(one, dict) and whole(one.get("ply")) for one in entries):
        raise BadJournal("the journal's origins are not matches, each up to a ply")
    origins: Origins = []
    for one in entries:
        ply, before = one["ply"], origins[-1].ply if origins else -1
        if not before < ply <= plies:
            raise BadJournal("the journal's origins are not in order, or after its last action")
        seed = _bytes(one.get("seed"), "seed of an origin")
        shares = _shares(one.get("shares", {}), seats)
        rekeys = _rekeys(one.get("rekeys", []), ply)
        if rekeys and rekeys[0][0] < before:
            # No undo goes back behind a fork.
            raise BadJournal("the journal's origins are keyed anew before they begin")
        origins.append(Origin(ply, seed, shares, rekeys))
    return origins


def _rekeys(entries: object, plies: int) -> Rekeys:
    if not isinstance(entries, list) or not all(
        isinstance(entry, list) and len(entry) == 2 and all(whole(number) for number in entry) for entry in entries
    ):
        raise BadJournal("the journal's rekeys are not pairs of a ply and the number of undos")
    rekeys: Rekeys = [(ply, undos) for ply, undos in entries]
    before = (-1, 0)
    for pair in rekeys:
        if not (before[0] < pair[0] <= plies and before[1] < pair[1] < MOST_UNDOS):
            raise BadJournal("the journal's rekeys are not in order, or after its last action")
        before = pair
    return rekeys
