// The server's API. Every refusal has a code, and says what it is in the page's language.
import { takeEarly } from "./ahead.js";
import { hearVersion } from "./version.js";

/** A request that the server refused, or that did not reach it (status 0). */
export class Refusal extends Error {
  /** @param {number} status @param {string} sentence @param {Record<string, any>} [more] */
  constructor(status, sentence, more = {}) {
    super(sentence);
    this.status = status;
    /** Which refusal it is; none if something else answered than our server. @type {string} */
    this.code = more.code ?? "";
    /** What it says in the language of the page. @type {string} */
    this.said = more.message ?? "";
    /** Where the match stands, when an action came too late. @type {number | undefined} */
    this.ply = more.ply;
    /** The paragraph that forbids it. @type {string | undefined} */
    this.rule = more.rule;
  }
}

/** What an answer holds; one that was broken off is none. @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(0, "");
  }
}

// How long an answer may take: a line that is dead without anybody having said so would never bring one.
const PATIENCE_MS = 15_000;
/** What the server has to think about, or to replay. */
export const LONG_MS = 120_000;

/**
 * @param {string} method @param {string} path @param {unknown} body @param {number} patience
 * @returns {Promise<any>}
 */
async function call(method, path, body, patience) {
  let answer;
  let text;
  const early = method === "GET" ? takeEarly(`/api${path}`) : null;
  try {
    answer = await (early ??
      fetch(`/api${path}`, {
        method,
        headers: {
          "Accept-Language": document.documentElement.lang,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      }));
    text = await answer.text();
  } catch {
    throw new Refusal(0, "");
  }
  hearVersion(answer.headers.get("Chancellery-Client"));
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  const data = json ? parsed(text) : text;
  if (!answer.ok) throw new Refusal(answer.status, data?.error ?? answer.statusText, data);
  return data;
}

/**
 * What is answered has the type of its address, as Python declares it.
 * @template {string} P @param {P} path @param {number} [patience] in milliseconds
 * @returns {Promise<import("./answers.d.ts").GetAnswer<P>>}
 */
export const get = (path, patience = PATIENCE_MS) => call("GET", path, undefined, patience);

/**
 * @template {string} P @param {P} path @param {unknown} [body] @param {number} [patience] in milliseconds
 * @returns {Promise<import("./answers.d.ts").PostAnswer<P>>}
 */
export const post = (path, body = {}, patience = PATIENCE_MS) => call("POST", path, body, patience);

/** @type {Map<string, Promise<any>>} */
const answers = new Map();

/**
 * Read what never changes while a page is open, once.
 * @template {string} P @param {P} path @returns {Promise<import("./answers.d.ts").GetAnswer<P>>}
 */
export function getOnce(path) {
  let answer = answers.get(path);
  if (!answer) {
    answer = get(path);
    answer.catch(() => answers.delete(path));
    answers.set(path, answer);
  }
  return answer;
}

/** A name for one attempt to do something, so that a repetition is harmless. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
