// What can still be bound in this turn: its decisions as a line of stations, with who decides and what a deal says already.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { Icon } from "../../parts/icon.js";
import { Flag } from "./chips.js";
import { phrase } from "./reading.js";
import { settlement } from "./story.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */
/** @typedef {import("./board.d.ts").PromiseView} PromiseView */

/** The decisions of a turn in their order, and the answers that belong to each. */
const TOPICS = {
  politics: ["place-on", "settle", "reclaim"],
  option: ["choose", "fly"],
  event: ["accept", "decline", "first", "second", "name", "region", "reopen", "send-out", "bring-in", "discard"],
  agenda: ["advance", "call", "put-cube", "no-cube", "pick-1", "pick-2", "pick-3", "draw", "keep"],
  uprising: ["plus-one", "minus-one", "no-change", "hit", "lose"],
  bid: ["bid", "pass"],
  military: ["deploy", "demobilize"],
};
/** The last step of a settlement in which each can be decided. */
const UNTIL = /** @type {Record<string, number>} */ ({ option: 1, event: 2, agenda: 4, uprising: 5, bid: 5 });

/**
 * Whether a decision is over, still comes, or comes only if an issue is settled.
 * @param {import("./board.d.ts").VersaillesBoard} board @param {string} topic
 */
export function stateOf(board, topic) {
  if (topic === "politics") return board.political ? "over" : "open";
  if (topic === "military") return board.military ? "over" : "open";
  if (board.step > 0) return board.step <= UNTIL[topic] ? "open" : "over";
  return board.political ? "over" : "maybe";
}

/** Who decides, as far as that is known. @param {Match} m @param {string} topic @returns {string} */
function deciderOf(m, topic) {
  const board = boardOf(m);
  const told = board.step > 0 ? settlement(m) : null;
  if (topic === "option") return told?.controller ?? "none";
  if (topic === "event") return told ? board.event_decider : "none";
  if (topic === "uprising" || topic === "bid") return "none";
  return board.active;
}

/** @param {{ m: Match, deal: DealView | undefined }} props */
export function StillOpen({ m, deal }) {
  const board = boardOf(m);
  const about = (/** @type {PromiseView[]} */ promises, /** @type {string[]} */ verbs) =>
    promises.some(({ action }) => verbs.includes(action.split(" ")[0]));
  return html`<section class="vs-open" aria-label=${phrase(m, "still-open")}><h4>${phrase(m, "still-open")} <small>${phrase(m, "still-open-why")}</small></h4>
    <ol>${Object.entries(TOPICS).map(([topic, verbs]) => {
      const state = stateOf(board, topic);
      const [bound, drafted] = [about(board.bound, verbs), about(deal?.promises ?? [], verbs)];
      const decider = state === "over" ? "none" : deciderOf(m, topic);
      return html`<li key=${topic} class=${`${state} ${bound || drafted ? "bound" : ""}`}><b>${nameOf(m, "topic", topic)}</b>
        <small>${decider !== "none" && html`<${Flag} m=${m} nation=${decider} /> `}${(bound || drafted) && html`<${Icon} name="lock" size=${11} /> `}
          ${phrase(m, bound ? "topic-bound" : drafted ? "topic-drafted" : `topic-${state}`)}</small></li>`;
    })}</ol></section>`;
}
