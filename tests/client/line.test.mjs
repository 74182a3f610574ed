import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { LONGEST_SILENCE_MS, Line } from "../../src/chancellery/web/static/client/core/match/line.js";

/** Streams that were opened, the last one last. @type {FakeSource[]} */
let opened = [];

class FakeSource {
  /** @param {string} address */
  constructor(address) {
    this.follows = new URL(address, "http://x").searchParams.getAll("follow");
    this.heard = {};
    this.closed = false;
    opened.push(this);
  }
  addEventListener(name, hear) {
    this.heard[name] = hear;
  }
  send(name, data) {
    this.heard[name]({ data: JSON.stringify(data) });
  }
  close() {
    this.closed = true;
  }
}

const red = { match: "one", seat: "red", last: null };
const blue = { match: "two", seat: "blue", last: null };
let told = [];
let line;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  globalThis.EventSource = FakeSource;
  opened = [];
  told = [];
  line = new Line(({ match, data }) => told.push(`${match} ${data.kind}`));
});

afterEach(() => {
  line.close();
  mock.timers.reset();
});

test("tables that come at once are followed by one stream", () => {
  line.follow([red]);
  line.follow([red, blue]);
  mock.timers.tick(100);
  assert.deepEqual(opened.map((one) => one.follows), [["one:red", "two:blue"]]);
});

test("one more table opens the stream anew, and those that were there notice nothing", () => {
  line.follow([red]);
  mock.timers.tick(100);
  opened[0].send("one:red", { kind: "ready", seq: 7 });
  opened[0].send("one:red", { kind: "action", seq: 8 });
  line.follow([red, blue]);
  mock.timers.tick(100);
  assert.equal(opened[0].closed, true);
  assert.deepEqual(opened[1].follows, ["one:red:8", "two:blue"]);
  opened[1].send("one:red", { kind: "ready", seq: 8 });
  opened[1].send("two:blue", { kind: "ready", seq: 1 });
  assert.deepEqual(told, ["one ready", "one action", "two ready"]);
});

test("a silence is a loss, and the next stream begins afresh", () => {
  line.follow([red]);
  mock.timers.tick(100);
  opened[0].send("one:red", { kind: "ready", seq: 7 });
  for (let i = 0; i < 5; i += 1) {
    mock.timers.tick(LONGEST_SILENCE_MS / 3);
    opened[0].send("ping", null);
  }
  assert.deepEqual(told, ["one ready"]);
  mock.timers.tick(LONGEST_SILENCE_MS + 2000);
  assert.deepEqual(told, ["one ready", "one lost"]);
  mock.timers.tick(2000);
  assert.deepEqual(opened.at(-1).follows, ["one:red"]);
  opened.at(-1).send("one:red", { kind: "ready", seq: 9 });
  assert.equal(told.at(-1), "one ready");
});

test("a server that stays away is asked less and less often", () => {
  line.follow([red]);
  mock.timers.tick(100);
  for (let i = 0; i < 60; i += 1) {
    opened.at(-1).onerror?.();
    mock.timers.tick(1000);
  }
  assert.ok(opened.length < 20, `${opened.length} streams in a minute`);
});

test("whoever goes is no longer followed, and without tables there is no stream", () => {
  line.follow([red, blue]);
  mock.timers.tick(100);
  line.follow([blue]);
  mock.timers.tick(100);
  assert.deepEqual(opened.at(-1).follows, ["two:blue"]);
  line.follow([]);
  mock.timers.tick(100);
  assert.equal(opened.at(-1).closed, true);
  assert.equal(line.source, null);
});

test("two seats of one match are told apart", () => {
  const spectator = { match: "one", seat: "spectator", last: null };
  const seats = [];
  line.close();
  line = new Line(({ seat, data }) => seats.push(`${seat} ${data.kind}`));
  line.follow([red, spectator]);
  mock.timers.tick(100);
  opened.at(-1).send("one:spectator", { kind: "action", seq: 1 });
  assert.deepEqual(seats, ["spectator action"]);
});

test("a table that can be followed no longer is told so, once", () => {
  line.follow([red, blue]);
  mock.timers.tick(100);
  opened[0].send("one:red", { kind: "end" });
  assert.deepEqual(told, ["one end"]);
  assert.equal(line.lastOf(red), null);
});
