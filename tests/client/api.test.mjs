import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { Refusal, get, getOnce, post } from "../../src/chancellery/web/static/client/core/base/api.js";
import { readFile } from "../../src/chancellery/web/static/client/core/base/files.js";

let asked = [];
/** What the server does with a path. @type {Record<string, (answer: import("node:http").ServerResponse, body: string) => void>} */
const ROUTES = {
  "/api/good": (answer) => json(answer, 200, { fine: true }),
  "/api/refused": (answer) => json(answer, 409, { error: "not now", code: "too-late", message: "Pas maintenant.", ply: 7 }),
  "/api/gateway": (answer) => answer.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>"),
  "/api/silent": () => {},
  "/api/echo": (answer, body) => json(answer, 200, JSON.parse(body)),
  "/api/cut": (answer) => {
    answer.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    answer.write('{"fine":');
    setTimeout(() => answer.destroy(), 20);
  },
  "/api/half": (answer) => answer.writeHead(200, { "Content-Type": "application/json" }).end('{"fine":'),
  "/client/shaky.ftl": (answer) => (asked.length < 2 ? answer.writeHead(500).end("no") : answer.end("a = b")),
  "/client/gone.ftl": (answer) => answer.writeHead(404).end("no"),
};

/** @param {import("node:http").ServerResponse} answer @param {number} status @param {object} data */
const json = (answer, status, data) =>
  answer.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(data));

const server = createServer((request, answer) => {
  let body = "";
  request.on("data", (piece) => (body += piece));
  request.on("end", () => {
    asked.push(request.headers["accept-language"]);
    ROUTES[request.url](answer, body);
  });
});
const plainFetch = globalThis.fetch;

before(async () => {
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${server.address().port}`;
  globalThis.fetch = (path, options) => plainFetch(`${origin}${path}`, options);
  globalThis.document = { documentElement: { lang: "fr" } };
});

after(() => {
  server.closeAllConnections();
  server.close();
});

test("an answer is what the server said, and the page's language is asked for", async () => {
  asked = [];
  assert.deepEqual(await get("/good"), { fine: true });
  assert.deepEqual(asked, ["fr"]);
  assert.deepEqual(await post("/echo", { a: [1] }), { a: [1] });
});

test("a refusal has its status, code, sentence and ply", async () => {
  await assert.rejects(get("/refused"), (error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual([error.status, error.code, error.said, error.ply], [409, "too-late", "Pas maintenant.", 7]);
    return true;
  });
});

test("whatever stands between answers in its own way", async () => {
  await assert.rejects(get("/gateway"), { status: 502 });
});

for (const path of ["/cut", "/half"]) {
  test(`an answer that breaks off is none: ${path}`, async () => {
    await assert.rejects(get(path), { status: 0 });
  });
}

test("an answer that does not come is given up", async () => {
  await assert.rejects(get("/silent", 50), { status: 0 });
});

test("what never changes is asked for once, but again after a failure", async () => {
  asked = [];
  assert.deepEqual(await Promise.all([getOnce("/good"), getOnce("/good")]), [{ fine: true }, { fine: true }]);
  assert.equal(asked.length, 1);
  await assert.rejects(getOnce("/gateway"));
  await assert.rejects(getOnce("/gateway"));
  assert.equal(asked.length, 3);
});

test("a file is asked for again before anybody is troubled", async () => {
  asked = [];
  assert.equal(await readFile("/client/shaky.ftl"), "a = b");
  assert.equal(asked.length, 2);
  asked = [];
  await assert.rejects(readFile("/client/gone.ftl"), { status: 404 });
  assert.equal(asked.length, 3);
});
