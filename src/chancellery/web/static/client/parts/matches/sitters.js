// The people at a table, with a mark for those who are there now and a way to their profiles.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { sitter } from "./matchlines.js";

/** @typedef {import("../../core/game/types.js").SeatSummary} SeatSummary */

/** Whether somebody's page is open. @param {{ present: boolean }} props */
export const Dot = ({ present }) =>
  html`<i class=${`dot ${present ? "here" : ""}`} title=${t(present ? "present" : "absent")}></i><span class="unseen">
    ${t(present ? "present" : "absent")}: </span>`;

/** @param {{ seat: SeatSummary }} props */
export function Sitter({ seat }) {
  const name = sitter(seat);
  return html`<span class="sitter">${seat.kind === "person" && html`<${Dot} present=${seat.present} />`}${
    seat.account && seat.name ? html`<a href=${`/people/${encodeURIComponent(seat.name)}`}>${name}</a>` : name
  }</span>`;
}

/** @param {{ seats: SeatSummary[] }} props */
export const Sitters = ({ seats }) =>
  html`<span class="sitters">${seats.map((seat) => html`<${Sitter} key=${seat.id} seat=${seat} />`)}</span>`;
