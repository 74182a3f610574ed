"""The charts of a balance report: drawn by Altair, rendered offline to SVG in colours that follow the page's theme."""

from __future__ import annotations

import re
from typing import Any, Final

from chancellery.engine.errors import BadOption

WIDTH: Final = 640
# So many numbers find room under a chart.
LABELS: Final = 16
# Colours that stand for those of the page: Vega wants real ones, and the SVG gets the page's.
INK, FAINT, RULE = "#010203", "#010204", "#010205"
SEATS: Final = ("#010206", "#010207", "#010208", "#010209")
PAGE_COLOURS: Final = {
    INK: "var(--ink)",
    FAINT: "var(--ink-2)",
    RULE: "var(--rule)",
    **{colour: f"var(--seat-{number})" for number, colour in enumerate(SEATS)},
}

Data = list[dict[str, Any]]


def altair() -> Any:
    try:
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise BadOption('a balance report needs Altair, which is an extra: pip install "chancellery[lab]"') from None
    return altair


def render(chart: Any, title: str) -> str:
    """A chart as SVG that can stand in a page; the title is read out where nobody sees it."""
    import vl_convert

    axis: dict[str, object] = {
        "domainColor": RULE,
        "gridColor": RULE,
        "tickColor": RULE,
        "labelColor": INK,
        "titleColor": FAINT,
    }
    axis |= {"labelFont": "sans-serif", "titleFont": "sans-serif", "titleFontWeight": "normal", "labelFontSize": 12}
    legend: dict[str, object] = {
        "labelColor": INK,
        "titleColor": FAINT,
        "labelFont": "sans-serif",
        "labelFontSize": 12,
        "orient": "top",
    }
    chart = chart.configure(background="transparent").configure_axis(**axis, labelLimit=400).configure_legend(**legend)
    svg: str = vl_convert.vegalite_to_svg(chart.configure_view(stroke=None).to_dict())
    for colour, page in PAGE_COLOURS.items():
        svg = svg.replace(colour, page)
    label = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return re.sub(r"<svg ", f'<svg role="img" aria-label="{label}" ', svg, count=1)


def colours(alt: Any, seats: list[str]) -> Any:
    return alt.Color("seat:N", scale=alt.Scale(domain=seats, range=list(SEATS[: len(seats)])), title=None)


def shares(data: Data, seats: list[str], fair: float) -> str:
    """Shares of victories with intervals, a row for each series: {series, seat, share, low, high}."""
    alt = altair()
    order = list(dict.fromkeys(row["series"] for row in data))
    base = alt.Chart(alt.Data(values=data))
    y = alt.Y("series:N", sort=order, title=None)
    offset = alt.YOffset("seat:N", sort=seats)
    x = alt.X("low:Q", title="share of victories", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    bars = base.mark_rule(strokeWidth=2).encode(y=y, yOffset=offset, x=x, x2="high:Q", color=colours(alt, seats))
    dots = base.mark_point(filled=True, size=55, opacity=1).encode(
        y=y, yOffset=offset, x="share:Q", color=colours(alt, seats)
    )
    even = alt.Chart(alt.Data(values=[{"fair": fair}])).mark_rule(color=FAINT, strokeDash=[4, 4]).encode(x="fair:Q")
    height = len(order) * (12 * len(seats) + 10)
    return render((even + bars + dots).properties(width=WIDTH, height=height), "Shares of victories by seat and option")


def histogram(data: Data, unit: str) -> str:
    """How many games were how long: {length, games}."""
    alt = altair()
    labelled = [row["length"] for row in data][:: 1 + len(data) // LABELS]
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(color=SEATS[0])
        .encode(x=alt.X("length:O", title=unit, axis=alt.Axis(labelAngle=0, values=labelled)), y=alt.Y("games:Q"))
    )
    return render(chart.properties(width=WIDTH, height=180), f"Games by their number of {unit}")


def curve(data: Data, seats: list[str]) -> str:
    """Mean points from the beginning to the end: {part, seat, points, games}."""
    alt = altair()
    kinds = list(dict.fromkeys(row["games"] for row in data))
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_line(strokeWidth=2)
        .encode(
            x=alt.X("part:Q", title="part of the game's turns", axis=alt.Axis(format="%")),
            y=alt.Y("points:Q", title="points on average"),
            color=colours(alt, seats),
            strokeDash=alt.StrokeDash(
                "games:N",
                title=None,
                scale=alt.Scale(domain=kinds, range=[[1, 0], [4, 4]]),
                legend=alt.Legend(symbolStrokeColor=INK),
            ),
        )
    )
    return render(chart.properties(width=WIDTH, height=240), "Points of each seat in the course of the game")


def endings(data: Data) -> str:
    """How games ended: {ending, share}."""
    alt = altair()
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(color=SEATS[0])
        .encode(
            y=alt.Y("ending:N", sort="-x", title=None),
            x=alt.X("share:Q", title="share of games", axis=alt.Axis(format="%")),
        )
    )
    return render(chart.properties(width=WIDTH - 240, height=alt.Step(24)), "How games ended")


def differences(data: Data, what: str, axis: str = "difference of the winning chance") -> str:
    """What goes with victory and with defeat, or differs otherwise: {name, difference, low, high}."""
    alt = altair()
    base = alt.Chart(alt.Data(values=data))
    order = [row["name"] for row in data]
    y = alt.Y("name:N", sort=order, title=None)
    x = alt.X("low:Q", title=axis, axis=alt.Axis(format="+%"))
    none = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(color=FAINT).encode(x="zero:Q")
    bars = base.mark_rule(strokeWidth=2, color=SEATS[0]).encode(y=y, x=x, x2="high:Q")
    dots = base.mark_point(filled=True, size=50, opacity=1, color=SEATS[0]).encode(y=y, x="difference:Q")
    return render((none + bars + dots).properties(width=WIDTH - 160, height=alt.Step(18)), what)
