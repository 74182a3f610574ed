"""What a series of a model came to, in figures."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TypedDict

from chancellery.cli.models.series import MODEL, ModelSeries
from chancellery.lab.intervals import SURE, interval
from chancellery.lab.ratings import NEWCOMER, rate
from chancellery.lab.series import Row, setting


class Against(TypedDict):
    """How a model did against one bot: its share of victories, where 95 of 100 such series would find it, and even."""

    bot: str
    matches: int
    rate: float
    low: float
    high: float
    fair: float


class ModelReport(TypedDict):
    """What a series of a model came to.

    rating, low, high   OpenSkill's guess of its strength, 25 for a newcomer, and its interval of 95 %
    loss, loss_within   what a decision cost in chance to win on average, against the advice, and how far off that may
                        be; null if no judge was asked
    illegal             answers that may not be played; `unreadable` ones named none, `given_up` chance took its place
    cost                by the prices that were given, null without
    estimated           whether tokens were counted by letters, since the endpoint did not say
    """

    game: str
    model: str
    matches: int
    against: list[Against]
    rating: float
    low: float
    high: float
    loss: float | None
    loss_within: float | None
    decisions: int
    illegal: int
    unreadable: int
    given_up: int
    explained: int
    retries: int
    deals: dict[str, int]
    seconds_a_decision: float
    tokens_in: int
    tokens_out: int
    estimated: bool
    cost: float | None


def report(series: ModelSeries, rows: list[Row], prices: tuple[float, float] | None) -> ModelReport:
    """All matches together; prices are those of a million tokens in and out."""
    game, options = setting(series.game, series.options)
    seats = game.seats(options)
    mu, sigma = rate(rows, seats).get(MODEL, NEWCOMER)
    lost = [loss for row in rows for loss in row["losses"]]

    def total(name: str) -> int:
        return sum(int(row[name]) for row in rows)

    deals: dict[str, int] = {}
    for row in rows:
        for name, count in row["deals"].items():
            deals[name] = deals.get(name, 0) + count
    tokens_in, tokens_out, answered = total("tokens_in"), total("tokens_out"), total("answered")
    cost = None if prices is None else round((tokens_in * prices[0] + tokens_out * prices[1]) / 1e6, 4)
    return {
        "game": game.id,
        "model": series.model,
        "matches": len(rows),
        "against": [against(bot, rows, len(seats)) for bot in series.bots],
        "rating": round(mu, 2),
        "low": round(mu - SURE * sigma, 2),
        "high": round(mu + SURE * sigma, 2),
        "loss": round(fmean(lost), 4) if lost else None,
        "loss_within": round(SURE * stdev(lost) / sqrt(len(lost)), 4) if len(lost) > 1 else None,
        "decisions": answered,
        "illegal": total("illegal"),
        "unreadable": total("unreadable"),
        "given_up": total("given_up"),
        "explained": total("explained"),
        "retries": total("retries"),
        "deals": deals,
        "seconds_a_decision": round(sum(row["model_seconds"] for row in rows) / max(1, answered), 3),
        "tokens_in": tokens_in,
        "tokens_out": tokens_out,
        "estimated": any(row["estimated"] for row in rows),
        "cost": cost,
    }


def against(bot: str, rows: list[Row], seats: int) -> Against:
    own = [row for row in rows if row["rival"] == bot]
    won = sum(1 / len(row["winners"]) for row in own if row["seat"] in row["winners"])
    low, high = interval(won, len(own))
    return {
        "bot": bot,
        "matches": len(own),
        "rate": round(won / max(1, len(own)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / seats, 4),
    }
