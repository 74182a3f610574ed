import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, remember, remembered } from "../../src/chancellery/web/static/client/core/match/lesson.js";

const step = (id, ...on) => ({ id, show: [], on, tries: [] });
const STEPS = [step("welcome"), step("place", "place"), step("card", "play-card")];
const nobody = () => ({ mine: false, others: false });
const me = () => ({ mine: true, others: false });

test("a step without a question is read, and ends when the learner acts", () => {
  const first = follow(STEPS, [], 0, "place", nobody);
  assert.deepEqual(first, [{ ply: 0, met: true }]);
  assert.deepEqual(follow(STEPS, first, 1, "place", me), [
    { ply: 0, met: true },
    { ply: 1, met: true },
  ]);
});

test("a step waits for its question, and ends when it was answered", () => {
  const waiting = follow(STEPS, [{ ply: 0, met: true }, { ply: 1, met: false }], 1, null, nobody);
  assert.equal(waiting.at(-1).met, false);
  const met = follow(STEPS, waiting, 2, "place", nobody);
  assert.deepEqual(met.at(-1), { ply: 2, met: true });
  assert.equal(follow(STEPS, met, 3, "play-card", me).length, 3);
});

test("a step whose question never came is missed when a later one explains what is asked", () => {
  const progress = [{ ply: 0, met: true }, { ply: 1, met: false }];
  assert.deepEqual(follow(STEPS, progress, 4, "play-card", nobody).at(-1), { ply: 4, met: true });
});

test("an undo leads back", () => {
  const progress = [{ ply: 0, met: true }, { ply: 1, met: true }, { ply: 5, met: true }];
  assert.equal(follow(STEPS, progress, 2, "place", nobody).length, 2);
});

test("a browser remembers how far a learner came", () => {
  assert.deepEqual(remembered("abc"), []);
  remember("abc", [{ ply: 3, met: true }]);
  assert.deepEqual(remembered("abc"), [{ ply: 3, met: true }]);
});
