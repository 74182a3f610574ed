// The frame that every curve of a match is drawn in: plies to the right, turns below, amounts at the left; a click opens the replay there.
import { html } from "../../core/base/html.js";
import { flat, narrow } from "../../core/base/settings.js";
import { widthOf } from "../common/lettering.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {{ ply: number, event: Record<string, any> }[]} Turns */

const HEIGHT = 250;
const [WIDE, NARROW] = [720, 400];
const [RIGHT, TOP, BOTTOM] = [8, 18, 26];
/** Room for a mark, which stays inside the frame. */
const [MARK, ABOVE] = [11, 14];
/** Letters below the curve; on a phone they are larger, since the curve is drawn smaller. */
const [LETTER, LARGE] = [14, 16];
/** Between two names of turns. */
const APART = 4;

/** Whether there is little width: on a phone that is held upright. */
const isSlim = () => narrow.value && !flat.value;

/** How wide a curve is drawn: on a phone no wider than it is seen, so that its figures can be read. */
const curveWidth = () => (isSlim() ? NARROW : WIDE);

/**
 * Where things stand on a curve.
 * @typedef {object} Frame
 * @property {number} left @property {number} right @property {number} top @property {number} bottom
 * @property {number} wide
 * @property {number} high
 * @property {(ply: number) => number} x
 * @property {(amount: number) => number} y
 */

/** @param {{ plies: number, low: number, high: number, left: number }} range @returns {Frame} */
export function frameOf({ plies, low, high, left }) {
  const wide = curveWidth();
  const [right, bottom] = [wide - RIGHT, HEIGHT - BOTTOM];
  const x = (/** @type {number} */ ply) => left + ((right - left) * ply) / Math.max(plies, 1);
  const y = (/** @type {number} */ amount) => TOP + ((bottom - TOP) * (high - amount)) / (high - low || 1);
  return { left, right, top: TOP, bottom, wide, high: HEIGHT, x, y };
}

/**
 * @param {{ m: Match, frame: Frame, plies: number, turns: Turns, label: string, lines: { at: number, name: string | number, zero: boolean }[],
 *   below?: any, children?: any }} props below: what lies under the lines
 */
export function Axes({ m, frame, plies, turns, label, lines, below, children }) {
  const { left, right, bottom, wide, high, x, y } = frame;
  const toReplay = (/** @type {MouseEvent} */ e) => {
    const box = /** @type {SVGElement} */ (e.currentTarget).getBoundingClientRect();
    const ply = Math.round((((e.clientX - box.left) / box.width) * wide - left) / ((right - left) / plies));
    location.assign(`/table/${m.id}#ply-${Math.min(Math.max(ply, 0), plies)}`);
  };
  // Where there are many turns, not each can have its number; nor one that would touch the number before.
  const every = Math.ceil(turns.length / (isSlim() ? 8 : 14));
  const named = turns.map((_, i) => i % every === 0);
  turns.reduce((free, { ply, event }, i) => {
    const label = named[i] && m.game.station?.(event, m)?.label;
    if (!label) return free;
    named[i] = x(ply) > free;
    return named[i] ? x(ply) + widthOf(String(label), isSlim() ? LARGE : LETTER) + APART : free;
  }, Number.NEGATIVE_INFINITY);
  return html`<svg class="curve" viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${label} onClick=${m.replayable ? toReplay : undefined}>
    ${below}
    ${lines.map(
      ({
        at,
        name,
        zero,
      }) => html`<g key=${at}><path class=${zero ? "zero" : "grid"} d=${`M${left} ${y(at)}H${right}`} />
      <text class="amount" x=${left - 7} y=${y(at) + 5}>${name}</text></g>`,
    )}
    ${turns.map(({ ply, event }, i) => {
      const station = named[i] && m.game.station?.(event, m);
      return html`<g key=${`${ply} ${i}`}><path class="tick" d=${`M${x(ply)} ${bottom}v5`} />
        ${station && html`<${TurnName} x=${x(ply)} y=${high - 8} wide=${wide} label=${station.label} />`}</g>`;
    })}
    ${children}
  </svg>`;
}

/** The name of a turn, where it begins; one that would be cut ends at the edge. @param {{ x: number, y: number, wide: number, label: string }} props */
function TurnName({ x, y, wide, label }) {
  const end = x + 3 + widthOf(label, isSlim() ? LARGE : LETTER) > wide - 2;
  return html`<text class=${`turn ${end ? "end" : ""}`} x=${end ? wide - 2 : x + 3} y=${y}>${label}</text>`;
}

/**
 * Where numbers stand at points of a curve: above them, or below where there is no room; and above each other where they would cover
 * one another.
 * @param {Frame} frame @param {{ ply: number, amount: number }[]} points @returns {{ x: number, y: number }[]}
 */
export function placeMarks(frame, points) {
  /** @type {{ x: number, y: number }[]} */
  const placed = [];
  const hit = (/** @type {number} */ x, /** @type {number} */ y) =>
    placed.find((one) => Math.abs(one.x - x) < 2 * MARK && Math.abs(one.y - y) < 2 * MARK);
  for (const { ply, amount } of points) {
    const at = frame.y(amount);
    const x = Math.min(Math.max(frame.x(ply), frame.left + MARK), frame.right - MARK);
    const above = at - ABOVE > frame.top;
    let y = above ? at - ABOVE : at + ABOVE;
    for (let under = hit(x, y); under; under = hit(x, y)) y = under.y + (above ? -2 : 2) * MARK;
    placed.push({ x, y: Math.max(y, MARK) });
  }
  return placed;
}

/** A number at a point of a curve. @param {{ at: { x: number, y: number }, className?: string, square?: boolean, children?: any }} props */
export function Mark({ at, className = "", square = false, children }) {
  return html`<g class=${`turning ${className}`} transform=${`translate(${at.x} ${at.y})`}>
    ${square ? html`<rect x="-10" y="-10" width="20" height="20" />` : html`<circle r="10" />`}<text y="5.5">${children}</text></g>`;
}
