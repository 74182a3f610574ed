// What can still be bound in this turn: its decisions as a line of stations, with who decides and what a deal says already.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { Flag } from "./chips.js";
import { phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */
/** @typedef {import("./board.d.ts").PromiseView} PromiseView */
/** @typedef {import("./board.d.ts").TopicView} TopicView */

/** Whether a decision is over, still comes, or comes only if an issue is settled. @param {TopicView} topic */
const stateOf = ({ nations, if_settled }) => (nations.length === 0 ? "over" : if_settled ? "maybe" : "open");

/** @param {{ m: Match, deal: DealView | undefined }} props */
export function StillOpen({ m, deal }) {
  const board = boardOf(m);
  const about = (/** @type {PromiseView[]} */ promises, /** @type {string} */ topic) =>
    promises.some((promise) => promise.topic === topic);
  return html`<section class="vs-open" tabindex="0" aria-label=${phrase(m, "still-open")}>
    <h4>${phrase(m, "still-open")} <small>${phrase(m, "still-open-why")}</small></h4>
    <ol>${board.topics.map((one) => {
      const { topic, nations } = one;
      const state = stateOf(one);
      const [bound, drafted] = [about(board.bound, topic), about(deal?.promises ?? [], topic)];
      return html`<li key=${topic} class=${`${state} ${bound || drafted ? "bound" : ""}`} data-topic=${topic}><b>${nameOf(m, "topic", topic)}</b>
        <small>${nations.length === 1 && html`<${Flag} m=${m} nation=${nations[0]} /> `}${(bound || drafted) && html`<${Icon} name="lock" size=${11} /> `}
          ${phrase(m, bound ? "topic-bound" : drafted ? "topic-drafted" : `topic-${state}`)}</small></li>`;
    })}</ol></section>`;
}
