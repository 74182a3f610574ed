// What this browser remembers of a match: the commitment that it saw first, and the chance that it brought.
import { post } from "../base/api.js";
import { store, stored } from "../base/storage.js";

/** @typedef {import("../game/types.js").MatchSummary} MatchSummary */
/** @typedef {{ commitment: string, share?: string, at: number }} Remembered */

const KEY = "chancellery-promises";
const MOST = 500;
const BYTES = 32;

/** @returns {Record<string, Remembered>} */
function readAll() {
  try {
    return JSON.parse(stored(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} id @param {Remembered} entry */
function write(id, entry) {
  const all = Object.entries({ ...readAll(), [id]: entry }).sort(([, a], [, b]) => b.at - a.at);
  // A browser that keeps nothing can compare only as long as the page is open.
  store(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
}

/** @param {string} id @returns {Remembered | undefined} */
export const remembered = (id) => readAll()[id];

/** @param {ArrayBuffer | Uint8Array} bytes */
const hex = (bytes) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");

/** Remember what a match promises, the first time it is seen. @param {MatchSummary} summary */
export function remember({ id, commitment }) {
  if (!remembered(id)) write(id, { commitment, at: Date.now() });
}

/** Chance for a match, made after its commitment was seen: the server can no longer choose its own by it. @param {MatchSummary} summary */
function newShare(summary) {
  remember(summary);
  const known = /** @type {Remembered} */ (
    remembered(summary.id) ?? { commitment: summary.commitment, at: Date.now() }
  );
  const share = known.share ?? hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  write(summary.id, { ...known, share });
  return share;
}

/** Lay a table and bring one's share to it; a match against bots begins with that. @param {object} body @returns {Promise<MatchSummary>} */
export async function layTable(body) {
  const summary = await post("/matches", { ...body, await_share: true });
  await bringShare(summary);
  return summary;
}

/** Bring chance to a seat of one's own that has none yet; whether it was brought now. @param {MatchSummary} summary */
export async function bringShare(summary) {
  const { id, status, yours, imported, shares } = summary;
  if (status !== "waiting" || imported || yours.length === 0 || yours.some((seat) => shares[seat])) return false;
  await post(`/matches/${id}/share`, { share: newShare(summary), seat: yours[0] });
  return true;
}

/** Sit down with a share of chance. @param {MatchSummary} summary @param {string} [seat] */
export async function sitDown(summary, seat) {
  await post(`/matches/${summary.id}/join`, { seat, share: newShare(summary) });
}

/** What is wrong with what a match promised, or "" @param {MatchSummary} summary @returns {"" | "commitment" | "share"} */
export function broken(summary) {
  const known = remembered(summary.id);
  if (!known) return "";
  if (known.commitment !== summary.commitment) return "commitment";
  const begun = summary.status !== "waiting" && summary.yours.length > 0;
  return begun && known.share && !Object.values(summary.shares).includes(known.share) ? "share" : "";
}

/**
 * Whether the seed is the one that was promised; browsers compute that only on a safe connection.
 * @param {MatchSummary} summary @returns {Promise<boolean | null>}
 */
export async function seedFits({ seed, commitment }) {
  if (!seed || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === commitment;
}
