// A die with pips, in the colours of whoever rolled it.
import { useEffect, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { calm } from "../../core/base/settings.js";

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

/** So long each face is up while a die rolls, and how many there are. */
const [FACE_MS, FACES] = [200, 3];

/** The face that is up: others before the one that it stops at. @param {number} face @param {boolean} rolls */
function useRoll(face, rolls) {
  const [left, set] = useState(rolls ? FACES : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => set(left - 1), FACE_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return left === 0 ? face : ((face + 2 * left) % 6) + 1;
}

/** @param {{ m: Match, face: number, seat?: string | null, size?: number, rolls?: boolean }} props rolls: whether it comes to rest before one's eyes */
export function Die({ m, face, seat, size = 17, rolls = false }) {
  const up = useRoll(face, rolls && !calm());
  const look = (seat && m.seatStyle(seat)?.className) || "";
  return html`<span class=${`d ${look}`} style=${{ "--size": size }}>
    <span class="unseen">${face}</span>
    <svg viewBox="0 0 18 18" aria-hidden="true">${(PIPS[up] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.9" />`)}</svg>
  </span>`;
}
