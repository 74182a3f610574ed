import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "../../src/chancellery/web/static/client/core/base/api.js";
import { Connection } from "../../src/chancellery/web/static/client/core/match/connection.js";

/** Answers in turn; a number is the status of a refusal. @param {...any} answers */
const answering = (...answers) => {
  const calls = [];
  return {
    calls,
    request: async () => {
      const answer = answers[calls.length];
      calls.push(answer);
      if (typeof answer === "number") throw new Refusal(answer, "");
      return answer;
    },
  };
};

test("what is not answered is asked again, and the line is lost meanwhile", async () => {
  const connection = new Connection();
  connection.streaming = true;
  const { request, calls } = answering(0, "done");
  const done = connection.retry(request);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(connection.status.value, "lost");
  assert.ok(connection.lostAt.value instanceof Date);
  assert.equal(await done, "done");
  assert.equal(calls.length, 2);
  assert.equal(connection.status.value, "live");
  assert.equal(connection.lostAt.value, null);
});

test("a server that can save nothing is there, and is asked again", async () => {
  const connection = new Connection();
  const { request } = answering(503, "done");
  const done = connection.retry(request);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual([connection.status.value, connection.unsaved.value], ["opening", 1]);
  assert.equal(await done, "done");
  assert.equal(connection.unsaved.value, 0);
});

test("a refusal is an answer", async () => {
  const { request, calls } = answering(409, "never");
  await assert.rejects(new Connection().retry(request), { status: 409 });
  assert.equal(calls.length, 1);
});

test("a table that was left asks no more", async () => {
  const connection = new Connection();
  connection.closed = true;
  const { request, calls } = answering(0, "never");
  await assert.rejects(connection.retry(request), { status: 0 });
  assert.equal(calls.length, 1);
});
