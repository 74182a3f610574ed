// The conference: waiting room above, table below it, and the tracks.
import { html } from "../../core/html.js";
import { boardOf } from "../../core/reading.js";
import { CARD, EVENT, EventCard, IssueCard, Piles } from "./cards.js";
import { phrase } from "./reading.js";
import { Demobilized, Happiness, Unrest } from "./tracks.js";

/** @typedef {import("./reading.js").Match} Match */

export const LEFT = 14;
export const STEP = CARD.w + 10;
export const WAITING = 34;
export const TABLE = 308;
export const TRACKS = 560;
export const EVENTS = LEFT + 3 * STEP;

/** @param {{ m: Match }} props */
export function Board({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<g class="vs">
    <rect class="vs-room" width="1216" height="846" />
    <text class="vs-place" x=${LEFT} y=${WAITING - 10}>${phrase(m, "waiting-room")}<tspan class="why" dx="10">
      ${phrase(m, "waiting-room-why")}</tspan></text>
    ${board.waiting_room.map(
      (/** @type {any} */ issue, /** @type {number} */ i) => html`<${IssueCard}
      key=${issue.issue} m=${m} issue=${issue} x=${LEFT + i * STEP} y=${WAITING} table=${false} />`,
    )}
    ${board.callers.map(
      (/** @type {string} */ id, /** @type {number} */ i) => html`<${EventCard} key=${id} m=${m}
      id=${id} x=${EVENTS} y=${WAITING + i * (EVENT.h + 10)} h=${EVENT.h} cube="none" />`,
    )}
    <text class="vs-place" x=${LEFT} y=${TABLE - 12}>${phrase(m, "table")}<tspan class="why" dx="10">
      ${phrase(m, "table-why")}</tspan></text>
    ${board.table.map(
      (/** @type {any} */ issue, /** @type {number} */ i) => html`<${IssueCard} key=${issue.issue}
      m=${m} issue=${issue} x=${LEFT + i * STEP} y=${TABLE} table=${true} />`,
    )}
    <${Piles} m=${m} x=${LEFT + 2 * STEP} y=${TABLE} />
    ${board.event !== "none" && html`<${EventCard} m=${m} id=${board.event} x=${EVENTS} y=${TABLE} h=${CARD.h} cube=${board.event_cube} />`}
    <${Unrest} m=${m} x=${LEFT} y=${TRACKS} />
    <${Happiness} m=${m} x=${698} y=${TRACKS} />
    <${Demobilized} m=${m} x=${698} y=${TRACKS + 180} />
  </g>`;
}
