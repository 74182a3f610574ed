import assert from "node:assert/strict";
import { test } from "node:test";
import { Backoff } from "../../src/chancellery/web/static/client/core/base/backoff.js";

test("waits grow from one failure to the next, up to a limit, and begin anew after a success", () => {
  const backoff = new Backoff();
  const waits = Array.from({ length: 12 }, () => backoff.next());
  assert.ok(waits[0] >= 0.6 * 600 && waits[0] <= 1.4 * 600);
  assert.ok(waits[3] > waits[0]);
  assert.ok(Math.max(...waits) <= 1.4 * 10_000);
  assert.ok(Math.min(...waits.slice(6)) >= 0.6 * 10_000);
  backoff.reset();
  assert.ok(backoff.next() <= 1.4 * 600);
});

test("no two browsers wait alike", () => {
  const firsts = new Set(Array.from({ length: 50 }, () => new Backoff().next()));
  assert.ok(firsts.size > 40);
});
