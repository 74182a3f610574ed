// What the points of a match were made of, category by category; they count up where they are told first.
import { useEffect, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { calm } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { SeatMark } from "../common/seat.js";
import { isDraw } from "../matches/matchlines.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("./curve.js").Story} Story */

const POINT_MS = 60;
const LONGEST_MS = 1200;

/** From 0 to 1, in the time that so many points take. @param {number} points @param {boolean} counting */
function useCount(points, counting) {
  const [part, setPart] = useState(counting && !calm() ? 0 : 1);
  useEffect(() => {
    if (part === 1) return;
    const begun = performance.now();
    const lasts = Math.max(1, Math.min(LONGEST_MS, POINT_MS * points));
    let frame = 0;
    const step = () => {
      const now = Math.min(1, (performance.now() - begun) / lasts);
      setPart(now);
      if (now < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return part;
}

/** @param {number} points */
const written = (points) => (points < 0 ? `\u2212${-points}` : String(points));

/** @param {{ m: Match, story: Story, counting?: boolean }} props */
export function ScoreTable({ m, story, counting = false }) {
  const { summary } = m;
  const lines = story.score;
  const seats = summary.seats.map((seat) => seat.id);
  const sums = seats.map((_, i) => lines.reduce((sum, one) => sum + one.points[i], 0));
  const most = Math.max(1, ...lines.flatMap((one) => one.points));
  const part = useCount(most, counting);
  const winners = isDraw(summary) ? [] : (summary.result?.winners ?? []);
  const best = Math.max(...sums);
  const lead = 2 * best - sums.reduce((sum, points) => sum + points, 0);
  if (lines.length === 0) return null;
  const cell = (/** @type {number} */ points, /** @type {number} */ i) => html`<td key=${i}><span aria-hidden="true">
    ${written(Math.round(points * part))}</span><span class="unseen">${written(points)}</span></td>`;
  return html`<table class="scoretable">
    <thead><tr><td></td>${seats.map(
      (
        seat,
      ) => html`<th key=${seat} scope="col" class=${m.seatStyle(seat)?.className ?? ""}><${SeatMark} m=${m} seat=${seat} size=${16} />
        <b>${m.seatName(seat)}</b> ${counting && html`<small>${m.sitter(seat)}</small>`}
        ${winners.includes(seat) && html`<em><${Icon} name="laurel" size=${13} /> ${t("winner")}</em>`}</th>`,
    )}</tr></thead>
    <tbody>${lines.map(
      ({ category, points }) => html`<tr key=${category}><th scope="row">${m.words.text(`score-${category}`)}
        ${
          counting &&
          html`<span class="shares" aria-hidden="true">${points.map(
            (one, i) =>
              one > 0 &&
              html`<i key=${i} class=${m.seatStyle(seats[i])?.className ?? ""} style=${{ flex: `0 0 ${(96 * one * part) / (most * seats.length)}%` }}></i>`,
          )}</span>`
        }</th>${points.map(cell)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${m.words.text("front-tally") || t("front-points")}</th>${sums.map(cell)}</tr>
      ${
        story.shared &&
        html`<tr><th scope="row">${t("score-lead")}</th>${sums.map((points, i) =>
          points === best && lead > 0 ? cell(lead, i) : html`<td key=${i}></td>`,
        )}</tr>`
      }</tfoot>
  </table>`;
}
