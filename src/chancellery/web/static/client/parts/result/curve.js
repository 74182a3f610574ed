// The curve of the score: one line for two sides of one track, a line for each seat otherwise; a click opens the replay there.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Axes, Mark, frameOf, placeMarks } from "./axes.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("../../core/base/answers.d.ts").Story} Story */

/** Room for the amounts at the left. */
const LEFT = 34;

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
  const frame = frameOf({ plies, low, high, left: LEFT });
  const { x, y, left, right, top, bottom } = frame;
  const corners = (/** @type {number[]} */ row) =>
    row.map((points, i) => /** @type {[number, number]} */ ([x(curve[i].ply), y(points)]));
  const pointAt = (/** @type {number} */ ply) => curve.findLast((one) => one.ply <= ply)?.points ?? [];
  const marks = placeMarks(
    frame,
    turning.map(({ ply, change }) => {
      const gainer = oneTrack ? 1 : change.indexOf(Math.max(...change));
      return { ply, amount: pointAt(ply)[gainer] ?? 0 };
    }),
  );
  const halves =
    oneTrack &&
    seats.map((seat, i) => {
      const up = i === 1;
      return html`<rect key=${seat} class=${`half ${m.seatStyle(seat)?.className ?? ""}`} x=${left} y=${up ? top : y(0)}
        width=${right - left} height=${up ? y(0) - top : bottom - y(0)} />`;
    });
  const amounts = lines(low, high).map((at) => ({ at, name: oneTrack ? Math.abs(at) : at, zero: at === 0 }));
  return html`<${Axes} m=${m} frame=${frame} plies=${plies} turns=${turns} label=${curveLabel(m, story)} lines=${amounts} below=${halves}>
    ${
      oneTrack
        ? html`<${Track} m=${m} seats=${seats} frame=${frame} corners=${corners(rows[0])} />`
        : rows.map((row, i) => {
            const look = m.seatStyle(seats[i])?.className ?? "";
            return html`<g key=${seats[i]} class=${`row r${i} ${look}`}><path class="casing" d=${stairs(corners(row))} />
              <path class="line" d=${stairs(corners(row))} /></g>`;
          })
    }
    ${turning.map((one, i) => html`<${Mark} key=${one.ply} at=${marks[i]}>${i + 1}<//>`)}
  <//>`;
}

/**
 * The one line of a track, filled with the colour of whoever is ahead.
 * @param {{ m: Match, seats: string[], frame: import("./axes.js").Frame, corners: [number, number][] }} props
 */
function Track({ m, seats, frame: { wide, high, y }, corners }) {
  const [last, zero] = [corners[corners.length - 1][0], y(0)];
  const area = `${stairs(corners)}V${zero}H${corners[0][0]}Z`;
  return html`<g>
    <clipPath id="curve-up"><rect x="0" y="0" width=${wide} height=${zero} /></clipPath>
    <clipPath id="curve-down"><rect x="0" y=${zero} width=${wide} height=${high - zero} /></clipPath>
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
