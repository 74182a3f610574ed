// How a match ended in a line: who won, with how many points; and the headline of its front page.
import { t } from "../../core/words/words.js";
import { abandonedTitle, isDraw, joined } from "../matches/matchlines.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */

/** "You win, 15 to 10"; of whoever left or ran out of time there are no points to tell. @param {Match} m */
export function endingTitle(m) {
  const { summary } = m;
  if (summary.status === "abandoned" || !summary.result) return abandonedTitle(m);
  return `${whoWon(m) || m.game.result(m).title}${scoreInTitle(m)}`;
}

/** What else there is to say: why, and the points where the title does not tell them. @param {Match} m */
export function endingLines(m) {
  if (m.summary.status === "abandoned") return [];
  const { lines, score } = m.game.result(m);
  return score && !scoreInTitle(m) ? [...lines, score] : lines;
}

/** How many points the title tells. @param {Match} m */
function scoreInTitle(m) {
  const { margin } = m.game.result(m);
  if (margin === undefined) return pointsTold(m);
  return margin > 0 ? t("end-by", { count: margin }) : "";
}

/** For whoever has won and reads it; nothing for everybody else, whom the game tells. @param {Match} m */
function whoWon(m) {
  const { summary } = m;
  const winners = summary.result?.winners ?? [];
  const [own] = summary.yours;
  if (summary.yours.length !== 1) return "";
  if (summary.seats.length === 1) return t(winners.length > 0 ? "end-alone-won" : "end-alone-lost");
  if (!winners.includes(own) || isDraw(summary)) return "";
  const others = winners.filter((seat) => seat !== own).map((seat) => m.seatName(seat));
  return others.length === 0 ? t("end-you-win") : t("end-you-share", { others: joined(others) });
}

/** The points of whoever won, and then of the others. @param {Match} m */
function pointsTold({ summary }) {
  if (!summary.result) return "";
  const { scores, winners } = summary.result;
  const ids = summary.seats.map((seat) => seat.id);
  if (scores.every((points) => points === 0)) return "";
  const seats = scores.map((points, seat) => ({ points, won: winners.includes(ids[seat]) }));
  const [first, ...rest] = seats.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  return t("end-to", {
    first: first.points,
    rest: joined(rest.map(({ points }) => String(points))),
    count: rest.length,
  });
}

/** The headline of the front page in the game's own words, if it has some for this end. @param {Match} m */
export function frontLine(m) {
  const { result, seats } = m.summary;
  if (!result) return "";
  const winners = isDraw(m.summary) && seats.length > 1 ? [] : result.winners;
  const names = winners.map((seat) => m.seatName(seat));
  const only = winners.length === 1 ? winners[0] : "none";
  return m.words.text(`front-${result.reason}`, { seat: only, winner: joined(names), count: names.length });
}
