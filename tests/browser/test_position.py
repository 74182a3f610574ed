"""A position is read off plain data: a view, a summary, a log; no server, no page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

READ = """async ({ live }) => {
  const { client, joined } = document.documentElement.dataset;
  // A client that is joined has it among all that pages share.
  const Position = joined
    ? (await import(`${client}app.js`)).core_match_position_js$Position
    : (await import(`${client}core/match/position.js`)).Position;
  const words = {
    name: (kind, id) => `${kind} ${id}`,
    action: ([verb, , id]) => `plain ${verb} ${id ?? ""}`.trim(),
    answer: (prompt, [verb]) => (prompt?.key === "move" && verb === "done" ? "End movement" : ""),
  };
  const legal = ["place vienna", "clear vienna", "done"];
  const position = { legal, asides: ["permit"], prompt: { key: "move", args: {} } };
  const p = new Position({
    game: {}, words, live,
    content: {
      printed: {},
      actions: { "place vienna": ["place", "space", "vienna"], "clear vienna": ["clear", "space", "vienna"] },
      events: { "support-added": { space: "space", seats: "seat" } },
    },
    summary: { seats: [{ id: "red", kind: "person", name: "Kris" }, { id: "blue", kind: "open", name: null }] },
    view: { ply: 7, position: { ...position, board: { turn: 3 } } },
    log: [
      { kind: "action", ply: 6, data: { events: [{ event: "support-added", space: "paris", seats: [] }] } },
      { kind: "action", ply: 7, data: { events: [{ event: "support-added", space: "rome", seats: ["red", "blue"] }] } },
    ],
  });
  return {
    board: p.board, legal: p.legal, asides: p.asides, targets: [...p.targets], touched: [...p.touched],
    labels: ["place vienna", "done", "permit"].map((action) => p.label(action)),
    sitters: ["red", "blue"].map((seat) => p.sitter(seat)), name: p.seatName("red"), thing: p.thingOf("done"),
  };
}"""


def read(page: Page, *, live: bool) -> Any:
    page.goto("/workshop")
    return page.evaluate(READ, {"live": live})


def test_the_present(page: Page) -> None:
    found = read(page, live=True)
    assert found["board"] == {"turn": 3}
    assert found["targets"] == [["space:vienna", ["place vienna", "clear vienna"]], ["", ["done"]]]
    assert found["asides"] == ["permit"]
    assert found["touched"] == ["space:rome", "seat:red", "seat:blue"]
    assert (found["sitters"], found["name"], found["thing"]) == (["Kris", ""], "seat red", None)


def test_an_answer_is_labelled_by_its_question(page: Page) -> None:
    assert read(page, live=True)["labels"] == ["plain place vienna", "End movement", "plain permit"]


def test_nothing_can_be_done_in_the_past(page: Page) -> None:
    found = read(page, live=False)
    assert (found["legal"], found["asides"], found["targets"]) == ([], [], [])
    assert found["touched"] == ["space:rome", "seat:red", "seat:blue"]
