// The people at a table, with a mark for those who are there now and a way to their profiles.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { sitter } from "./matchlines.js";

/** @typedef {import("../../core/game/types.js").SeatSummary} SeatSummary */

/** A name, with a mark if that person's page is open, and a word if it is not. @param {{ present: boolean, children?: any }} props */
export const Present = ({ present, children }) =>
  present
    ? html`<i class="dot here" title=${t("present")}></i><span class="unseen">${t("present")}: </span>${children}`
    : html`${children} <em class="away">${t("absent")}</em>`;

/** @param {{ seat: SeatSummary }} props */
export function Sitter({ seat }) {
  const name = sitter(seat);
  const shown =
    seat.account && seat.name ? html`<a href=${`/people/${encodeURIComponent(seat.name)}`}>${name}</a>` : name;
  return html`<span class="sitter">${
    seat.kind === "person" && !seat.yours ? html`<${Present} present=${seat.present}>${shown}<//>` : shown
  }</span>`;
}

/** @param {{ seats: SeatSummary[] }} props */
export const Sitters = ({ seats }) =>
  html`<span class="sitters">${seats.map((seat) => html`<${Sitter} key=${seat.id} seat=${seat} />`)}</span>`;
