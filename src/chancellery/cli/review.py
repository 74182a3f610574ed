"""`chancellery review`: luck and decisions of a saved match, told apart."""

from __future__ import annotations

import msgspec

from chancellery.bots.judging.learned import value_for
from chancellery.bots.judging.reviewer import Estimate, Reviewer
from chancellery.bots.judging.value import Value
from chancellery.cli import terminal
from chancellery.cli.arguments import JournalFile, Json, Lang, language
from chancellery.cli.files import read_match
from chancellery.cli.overlaid import tell_changes
from chancellery.cli.wording import game_prose, title
from chancellery.engine.errors import BadOption
from chancellery.engine.journal import Journal
from chancellery.engine.prose import Prose
from chancellery.engine.seat_names import seat_called
from chancellery.engine.state import State
from chancellery.table.review import Total, costliest, is_well_seen, total, without_void

# The rows of the table of sums, in the order in which they are added up.
ROWS = ("start", "luck", "own", "others", "rest", "result")


def review(file: JournalFile, lang: Lang = None, json: Json = False) -> None:
    """Tell luck from decisions in a saved match that is over, and name the decisions that cost most."""
    journal = read_match(file).journal
    if not json:
        tell_changes(journal.game)
    prose = game_prose(journal.game, journal.options, language(lang))
    if journal.replay().outcome is None:
        raise BadOption("a match can be reviewed once it is over", "not-over-review")
    value = value_for(journal.game, journal.options)
    estimates = look_through(journal, value, title(journal.game, prose))
    ids = journal.game.seats(journal.options)
    deal, plies = estimates[0], without_void(estimates[1:])
    totals = [total(ids, seat, deal, plies, estimates[-1].chances) for seat in range(len(ids))]
    costly = [one for seat in range(len(ids)) for one in costliest(plies, seat)]
    if json:
        terminal.print_json(
            {
                "game": journal.game.id,
                "plies": len(journal.actions),
                "totals": [msgspec.to_builtins(one) for one in totals],
                "costly": [told(journal, one) for one in costly],
                "explained": value.explained,
            }
        )
        return
    show(journal, prose, totals, costly, value.explained)


def look_through(journal: Journal, value: Value, name: str) -> list[Estimate]:
    """What the judge finds of the deal and of every ply."""
    reviewer = Reviewer(journal, value, journal.begins)
    estimates = [reviewer.deal()]
    plies = len(journal.actions) - journal.begins
    with terminal.progress(name, plies) as tick:
        for _ in range(plies):
            estimates.append(reviewer.look())
            tick(1)
    return estimates


def told(journal: Journal, one: Estimate) -> dict[str, object]:
    """A decision as JSON."""
    actions = journal.game.actions
    assert one.best is not None
    return {
        "ply": one.ply,
        "seat": journal.game.seats(journal.options)[one.seat],
        "action": actions.name(journal.actions[one.ply - 1][1]),
        "better": actions.name(one.best),
        "cost": round(one.gain, 3),
    }


def show(journal: Journal, prose: Prose, totals: list[Total], costly: list[Estimate], explained: float | None) -> None:
    """The review for people."""
    out = terminal.console()
    g = journal.replay()
    names = [seat_called(g, prose, seat) for seat in range(g.seats)]
    table = terminal.listing(prose.text("cli-review-sums"), *names)
    for row in ROWS:
        if row != "others" or g.seats > 1:
            table.add_row(prose.text(f"cli-review-{row}"), *(cell(one, row) for one in totals))
    out.print(table)
    out.print(prose.text("cli-review-why"), style="dim", markup=False)
    for one in costly:
        out.print(line(journal, g, prose, one), markup=False)
    if not costly:
        out.print(prose.text("cli-review-nothing-costly"), markup=False)
    if explained is None:
        out.print(prose.text("cli-review-unmeasured"), style="yellow", markup=False)
    else:
        seen = "cli-review-seen" if is_well_seen(explained) else "cli-review-seen-little"
        out.print(prose.text(seen, values={"percent": round(100 * explained)}), style="dim", markup=False)


def cell(one: Total, row: str) -> str:
    """A figure in points, with how sure it is."""
    value = getattr(one, row)
    within = getattr(one, f"{row}_within", 0.0)
    shown = points(value) if row in ("start", "result") else ("+" if value > 0 else "") + points(value)
    return f"{shown} ± {points(within)}" if within else shown


def points(value: float) -> str:
    """Points of a hundred, to a tenth."""
    return f"{round(1000 * value) / 10:.1f}".replace("-", "\N{MINUS SIGN}")


def line(journal: Journal, g: State, prose: Prose, one: Estimate) -> str:
    """A decision that cost much, in a line."""
    actions = journal.game.actions
    assert one.best is not None
    return prose.text(
        "cli-review-costly",
        values={
            "ply": one.ply,
            "seat": seat_called(g, prose, one.seat),
            "action": prose.action(actions, journal.actions[one.ply - 1][1]),
            "better": prose.action(actions, one.best),
            "cost": points(one.gain),
        },
    )
