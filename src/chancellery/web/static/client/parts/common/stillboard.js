// A picture of the board: the real one, drawn from a position, that nobody can press.
import { html } from "../../core/base/html.js";

/**
 * @typedef {object} StillBoardProps
 * @property {import("../../core/match/match.js").Match<any>} m
 * @property {string} label what can be seen
 * @property {[number, number, number, number]} [view] a part of the board, in its own units; all of it if left out
 */

/** @param {StillBoardProps} props */
export function StillBoard({ m, label, view }) {
  const { Board, frame } = m.game;
  if (!Board) return null;
  const [x, y, w, h] = view ?? [0, 0, frame.width, frame.height];
  return html`<div class="still" data-game=${m.summary.game} role="img" aria-label=${label}>
    <div inert aria-hidden="true"><svg class="board" viewBox=${`${x} ${y} ${w} ${h}`} preserveAspectRatio="xMidYMid meet"
      style=${{ aspectRatio: `${w} / ${h}` }}><${Board} m=${m} /></svg></div>
  </div>`;
}
