// The edges of the board: the turn track above, prestige below.
import { html } from "../../core/base/html.js";
import { printed } from "./printed.js";
import { SIDES, boardOf, nameOf, phrase, sideClass } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const LEAST_TRACK = 30;

/** @param {number} number @param {number} now */
const when = (number, now) => (number === now ? "now" : number < now ? "past" : "");

/** What happens at the end of a turn. @param {Match} m @param {import("./printed.js").TurnRecord} turn */
function doings(m, { resolve, end = [] }) {
  return [resolve && phrase(m, "turn-resolves"), end.includes("score_dominance") && phrase(m, "turn-scores")]
    .filter(Boolean)
    .join(", ");
}

/** @param {{ m: Match }} props */
export function Turns({ m }) {
  const now = boardOf(m)?.turn ?? 0;
  return html`<div class="ed-turns"><b>${phrase(m, "turns")}</b>
    <ol>${printed.turns.map((turn, i) => {
      const what = doings(m, turn);
      return html`<li key=${turn.number} class=${`${when(turn.number, now)} ${i > 0 && turn.period !== printed.turns[i - 1].period ? "period" : ""}`}
        aria-current=${turn.number === now ? "step" : undefined} title=${what}>${turn.number}
        ${what && html`<span class="unseen">${what}</span>`}
        ${turn.resolve && html`<i class="resolves"></i>`}${turn.end?.includes("score_dominance") && html`<i class="scores"></i>`}</li>`;
    })}</ol>
    <small aria-hidden="true"><i class="resolves"></i>${phrase(m, "turn-resolves")}<i class="scores"></i>${phrase(m, "turn-scores")}</small>
  </div>`;
}

/** @param {{ m: Match }} props */
export function Prestige({ m }) {
  const sides = boardOf(m)?.sides;
  if (!sides) return null;
  const last = Math.max(LEAST_TRACK, ...SIDES.map((side) => sides[side].prestige));
  // Close together the two markers meet at the figure, or would hide each other.
  const ahead = sides.europe.prestige > sides.russia.prestige ? "europe" : "russia";
  const close = Math.abs(sides.europe.prestige - sides.russia.prestige) < 4;
  const lean = (/** @type {string} */ side) => (!close ? "" : side === ahead ? "right" : "left");
  const marks = [];
  for (let mark = 0; mark <= last; mark += 5) marks.push(mark);
  return html`<div class="ed-prestige" data-place="below"><b>${phrase(m, "figure-prestige")}</b><div class="rail">
    ${marks.map((mark) => html`<span key=${mark} style=${{ left: `${(100 * mark) / last}%` }}>${mark}</span>`)}
    ${SIDES.map((side) => {
      // Where it stood when one acted last.
      const moved = m.marks.changeOf(`track:prestige-${side}`);
      const was = Math.max(sides[side].prestige - moved, 0);
      return (
        moved !== 0 &&
        html`<i key=${`was ${side}`} class=${`was ${sideClass(side)}`} style=${{ left: `${(100 * was) / last}%` }}></i>`
      );
    })}
    ${SIDES.map(
      (side) => html`<em key=${side} class=${`${sideClass(side)} ${lean(side)}`}
        style=${{ left: `${(100 * sides[side].prestige) / last}%` }} data-prestige=${`${side} ${sides[side].prestige}`}>
        ${nameOf(m, "seat", side)} ${sides[side].prestige}</em>`,
    )}</div></div>`;
}
