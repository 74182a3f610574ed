import assert from "node:assert/strict";
import { test } from "node:test";
import { Grouping, lastPlyOf, plyOf } from "../../src/chancellery/web/static/client/core/game/steps.js";

/** A game whose turns are stations, whose cards open plays, and whose points are placed in one step. */
const game = {
  station: (event) => (event.event === "turn" ? { title: `Turn ${event.turn}`, label: `${event.turn}` } : null),
  story: {
    opens: (event) => (event.event === "card" ? { card: event.card } : null),
    joins: (event, events) => event.event === "point" && events[0].event === "point",
  },
};
const entry = (seq, ...events) => ({ seq, ply: seq, kind: "action", data: { seat: "red", events } });
const point = { event: "point" };

test("stations, plays and steps", () => {
  const sections = new Grouping({ game }).group([
    entry(1, { event: "turn", turn: 1 }),
    entry(2, { event: "card", card: 7 }),
    entry(3, point),
    entry(4, point),
    entry(5, { event: "turn", turn: 2 }),
  ]);
  assert.deepEqual(sections.map((one) => one.title), ["Turn 1", "Turn 2"]);
  const plays = sections[0].plays;
  assert.deepEqual(plays.map((play) => play.opening), [null, { card: 7 }]);
  const points = plays[1].steps.at(-1);
  assert.deepEqual([points.events.length, plyOf(points), lastPlyOf(points)], [2, 3, 4]);
});

test("what is complete stays the same object, and an undo groups anew", () => {
  const grouping = new Grouping({ game });
  const log = [entry(1, { event: "turn", turn: 1 }), entry(2, { event: "card", card: 7 })];
  const [first] = grouping.group(log);
  const [again] = grouping.group([...log, entry(3, point)]);
  assert.equal(again, first);
  const [anew] = grouping.group([log[0]]);
  assert.notEqual(anew, first);
  assert.equal(anew.plays.length, 1);
});

test("what nobody did has a step of its own", () => {
  const [section] = new Grouping({ game }).group([
    entry(1, point),
    { seq: 2, ply: 1, kind: "undo", data: { by: "red", agreed: false } },
    entry(3, point),
  ]);
  assert.deepEqual(section.plays[0].steps.map((step) => step.note?.kind ?? "step"), ["step", "undo", "step"]);
});
