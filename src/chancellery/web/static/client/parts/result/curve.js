// The curve of the score: one line for two sides of one track, a line for each seat otherwise; a click opens the replay there.
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("../../core/base/answers.d.ts").Story} Story */

const HEIGHT = 250;
const [WIDE, NARROW] = [720, 400];
/** A word of a turn that begins nearer to the edge would be cut. */
const WORD = 34;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 8, 18, 26];

/** How wide a curve is drawn: on a phone no wider than it is seen, so that its figures can be read. */
export const curveWidth = () => (narrow.value ? NARROW : WIDE);

/** How many turns have their name on a curve. @param {number} turns */
export const everyOf = (turns) => Math.ceil(turns / (narrow.value ? 8 : 14));

/** The name of a turn, where it begins; at the edge it ends there. @param {{ x: number, y: number, label: string }} props */
export function TurnName({ x, y, label }) {
  const end = x > curveWidth() - WORD;
  return html`<text class=${`turn ${end ? "end" : ""}`} x=${end ? curveWidth() - 2 : x + 3} y=${y}>${label}</text>`;
}

/** Round numbers between two others, five or so. @param {number} least @param {number} most */
function lines(least, most) {
  const step = [1, 2, 5, 10, 20, 50].find((one) => (most - least) / one <= 6) ?? 100;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

/** A staircase. @param {[number, number][]} corners */
const stairs = (corners) => corners.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");

/** @param {{ m: Match, story: Story }} props */
export function Curve({ m, story }) {
  const { curve, plies, turns, turning } = story;
  const wide = curveWidth();
  const oneTrack = story.shared;
  const seats = m.summary.seats.map((seat) => seat.id);
  // On one track the seat whose points rise is drawn upward: the second, as the marker goes to its end.
  const rows = oneTrack
    ? [curve.map(({ points }) => points[1])]
    : seats.map((_, i) => curve.map(({ points }) => points[i]));
  const all = rows.flat();
  const most = Math.max(...all, 1);
  const least = Math.min(...all, oneTrack ? -most : 0);
  const high = oneTrack ? Math.max(most, -least) : most;
  const low = oneTrack ? -high : least;
  const x = (/** @type {number} */ ply) => LEFT + ((wide - LEFT - RIGHT) * ply) / Math.max(plies, 1);
  const y = (/** @type {number} */ points) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (high - points)) / Math.max(high - low, 1);
  const label = curveLabel(m, story);
  const toReplay = (/** @type {MouseEvent} */ e) => {
    const box = /** @type {SVGElement} */ (e.currentTarget).getBoundingClientRect();
    const ply = Math.round((((e.clientX - box.left) / box.width) * wide - LEFT) / ((wide - LEFT - RIGHT) / plies));
    location.assign(`/table/${m.id}#ply-${Math.min(Math.max(ply, 0), plies)}`);
  };
  const corners = (/** @type {number[]} */ row) =>
    row.map((points, i) => /** @type {[number, number]} */ ([x(curve[i].ply), y(points)]));
  const pointAt = (/** @type {number} */ ply) => curve.findLast((one) => one.ply <= ply)?.points ?? [];
  // Where there are many turns, not each can have its number.
  const every = everyOf(turns.length);
  return html`<svg class="curve" viewBox=${`0 0 ${wide} ${HEIGHT}`} role="img" aria-label=${label} onClick=${m.replayable ? toReplay : undefined}>
    ${
      oneTrack &&
      seats.map((seat, i) => {
        const up = i === 1;
        return html`<rect key=${seat} class=${`half ${m.seatStyle(seat)?.className ?? ""}`} x=${LEFT} y=${up ? TOP : y(0)}
          width=${wide - LEFT - RIGHT} height=${up ? y(0) - TOP : HEIGHT - BOTTOM - y(0)} />`;
      })
    }
    ${lines(low, high).map(
      (
        points,
      ) => html`<g key=${points}><path class=${points === 0 ? "zero" : "grid"} d=${`M${LEFT} ${y(points)}H${wide - RIGHT}`} />
      <text class="amount" x=${LEFT - 7} y=${y(points) + 5}>${oneTrack ? Math.abs(points) : points}</text></g>`,
    )}
    ${turns.map(({ ply, event }, i) => {
      const station = m.game.station?.(event, m);
      return html`<g key=${`${ply} ${i}`}><path class="tick" d=${`M${x(ply)} ${HEIGHT - BOTTOM}v5`} />
        ${i % every === 0 && station && html`<${TurnName} x=${x(ply)} y=${HEIGHT - 8} label=${station.label} />`}</g>`;
    })}
    ${
      oneTrack
        ? html`<${Track} m=${m} seats=${seats} corners=${corners(rows[0])} zero=${y(0)} />`
        : rows.map((row, i) => {
            const look = m.seatStyle(seats[i])?.className ?? "";
            return html`<g key=${seats[i]} class=${`row r${i} ${look}`}><path class="casing" d=${stairs(corners(row))} />
              <path class="line" d=${stairs(corners(row))} /></g>`;
          })
    }
    ${turning.map((one, i) => {
      const points = pointAt(one.ply);
      const gainer = oneTrack ? 1 : one.change.indexOf(Math.max(...one.change));
      const at = y(points[gainer] ?? 0);
      const above = at - 14 > TOP ? at - 14 : at + 14;
      return html`<g key=${one.ply} class="turning" transform=${`translate(${Math.min(Math.max(x(one.ply), LEFT + 11), wide - RIGHT - 11)} ${above})`}>
        <circle r="10" /><text y="5.5">${i + 1}</text></g>`;
    })}
  </svg>`;
}

/**
 * The one line of a track, filled with the colour of whoever is ahead.
 * @param {{ m: Match, seats: string[], corners: [number, number][], zero: number }} props
 */
function Track({ m, seats, corners, zero }) {
  const last = corners[corners.length - 1][0];
  const wide = curveWidth();
  const area = `${stairs(corners)}V${zero}H${corners[0][0]}Z`;
  return html`<g>
    <clipPath id="curve-up"><rect x="0" y="0" width=${wide} height=${zero} /></clipPath>
    <clipPath id="curve-down"><rect x="0" y=${zero} width=${wide} height=${HEIGHT - zero} /></clipPath>
    <path class=${`area ${m.seatStyle(seats[1])?.className ?? ""}`} clip-path="url(#curve-up)" d=${area} />
    <path class=${`area ${m.seatStyle(seats[0])?.className ?? ""}`} clip-path="url(#curve-down)" d=${area} />
    <path class="edge" d=${stairs(corners)} /><path class="edge" d=${`M${last} ${zero}V${corners[corners.length - 1][1]}`} />
  </g>`;
}

/** The curve for those who listen: what each seat had at the end of some turns. @param {Match} m @param {Story} story */
function curveLabel(m, { curve }) {
  const last = curve[curve.length - 1]?.points ?? [];
  const ends = m.summary.seats.map((seat, i) => `${m.seatName(seat.id)} ${last[i] ?? 0}`).join(", ");
  return t("front-curve-label", { ends });
}
