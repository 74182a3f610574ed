// A die with pips, in the colours of whoever rolled it.
import { html } from "../../core/base/html.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const [LOW, MID, HIGH] = [4.5, 9, 13.5];
/** Where the pips of each face are. @type {[number, number][][]} */
const PIPS = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

/** @param {{ m: Match, face: number, seat?: string | null, size?: number }} props */
export function Die({ m, face, seat, size = 17 }) {
  const look = (seat && m.seatStyle(seat)?.className) || "";
  return html`<span class=${`d ${look}`} style=${{ "--size": size }}>
    <span class="unseen">${face}</span>
    <svg viewBox="0 0 18 18" aria-hidden="true">${(PIPS[face] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.9" />`)}</svg>
  </span>`;
}
