// What a line of the timetable says about a match.
import { spoken } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { botName, seatName } from "./games.js";
import { personName } from "../people/me.js";

/** @typedef {import("../../core/game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../../core/game/types.js").SeatSummary} SeatSummary */
/** @typedef {import("./games.js").GameSummary} GameSummary */

const DAY = 86400;

/** Whose dates and hours the page writes. */
export const locale = () => spoken().locale;

/** Whether the match runs on rules that the server does not play any more. @param {MatchSummary} summary */
export const isOutdated = (summary) => !summary.playable && summary.status === "running";

/** Whether the person behind the page has to move here. @param {MatchSummary} summary */
export const isMine = (summary) =>
  summary.status === "running" && !isOutdated(summary) && summary.yours.some((seat) => summary.waiting.includes(seat));

/**
 * Whether a match is still one's own: a table that waits, a seat, one that a bot keeps, or bots that play alone; not one that was left.
 * @param {MatchSummary} summary
 */
export const isStillOwn = ({ status, seats }) =>
  status === "waiting" || seats.some((seat) => seat.yours || seat.kept) || seats.every((seat) => seat.kind === "bot");

/** Why a match that was abandoned was, as far as its log tells. @param {import("../../core/match/match.js").Match<any>} m */
export function abandonedTitle(m) {
  const objected = m.log.some(
    (one) => one.kind === "status" && "reason" in one.data && /** @type {string} */ (one.data.reason) === "upgrade",
  );
  return t(objected ? "abandoned-upgrade" : "abandoned");
}

/** @param {MatchSummary} summary */
export const isOver = (summary) => summary.status === "finished" || summary.status === "abandoned";

/** Whether every seat is among the winners. @param {MatchSummary} summary */
export const isDraw = (summary) => summary.result?.winners.length === summary.seats.length;

/**
 * How a match ended, and why.
 * @param {MatchSummary} summary @param {import("../../core/words/words.js").Words} words of the game
 * @param {(seat: SeatSummary) => string} named
 */
export function ending(summary, words, named) {
  if (summary.status === "abandoned" || !summary.result) return t("result-abandoned");
  const { seats } = summary;
  const names = summary.result.winners.flatMap((id) => seats.filter((seat) => seat.id === id).map(named));
  const reason = words.text(`ending-${summary.result.reason}`);
  const who = isDraw(summary)
    ? t("result-draw")
    : names.length === 0
      ? t("result-nobody")
      : t("result-won", { who: joined(names), count: names.length });
  return reason ? t("result-why", { who, reason }) : who;
}

/** @param {SeatSummary} seat */
export function sitter(seat) {
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.kind === "open" ? t("seat-free") : personName(seat.name);
}

/** @param {string[]} words */
export const joined = (words) => new Intl.ListFormat(locale(), { type: "unit", style: "short" }).format(words);

/** Everybody else at the table. @param {MatchSummary} summary */
export function opponents(summary) {
  const others = summary.seats.filter((seat) => !seat.yours).map(sitter);
  return others.length === 0 ? t("match-yourself") : joined([...new Set(others)]);
}

/** @param {GameSummary} game @param {SeatSummary} seat */
export const nameOfSeat = (game, { id, role }) => seatName(game, id, role);

/** The seats that are mine, by name. @param {MatchSummary} summary @param {GameSummary} game */
export const ownSeats = (summary, game) =>
  joined(summary.seats.filter((seat) => seat.yours).map((seat) => nameOfSeat(game, seat)));

/** Who has to decide, in a sentence. @param {MatchSummary} summary */
export function deciding(summary) {
  const waited = summary.seats.filter((seat) => summary.waiting.includes(seat.id) && !seat.yours);
  if (waited.length === 0) return "";
  return t("match-decides", { who: joined([...new Set(waited.map(sitter))]), count: waited.length });
}

/** The seconds that whoever has to move has left: mine if it is me. @param {MatchSummary} summary @returns {number | null} */
export function timeLeft(summary) {
  if (summary.status !== "running" || isOutdated(summary)) return null;
  const asked = summary.seats.filter((seat) => summary.waiting.includes(seat.id) && seat.left !== null);
  const mine = asked.filter((seat) => seat.yours);
  const lefts = (mine.length > 0 ? mine : asked).map((seat) => seat.left ?? 0);
  return lefts.length > 0 ? Math.min(...lefts) : null;
}

/** "1 d 04 h", "11 h", "25 min" @param {number} seconds */
export function roughly(seconds) {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0)
    return hours > 0 ? t("time-days-hours", { days, hours: String(hours).padStart(2, "0") }) : t("time-days", { days });
  return hours > 0 ? t("time-hours", { hours }) : t("time-minutes", { minutes });
}

/** When the move is due: now if it is mine, else an hour, a day of the week, or a date. @param {MatchSummary} summary */
export function due(summary) {
  if (isMine(summary)) return t("due-now");
  const left = timeLeft(summary);
  return left === null ? "–" : moment(new Date(Date.now() + left * 1000));
}

/** @param {Date} when */
export function moment(when) {
  const away = Math.abs(when.getTime() - Date.now()) / 1000;
  const today = when.toDateString() === new Date().toDateString();
  if (today) return when.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
  if (away < 6 * DAY) return when.toLocaleDateString(locale(), { weekday: "short" });
  return when.toLocaleDateString(locale(), { day: "numeric", month: "short" });
}

/** "3 days a move", "live, 60 min each" or "no clock" @param {MatchSummary} summary */
export function paceOf({ pace }) {
  if (pace.kind === "days") return t("pace-so-many-days", { days: pace.days ?? 0 });
  return pace.kind === "live"
    ? t("pace-so-many-minutes", { minutes: Math.round((pace.seconds ?? 0) / 60) })
    : t("pace-none-short");
}

/** What was chosen other than usual: "War Mobilization" @param {MatchSummary} summary @param {GameSummary} game */
export function specialities(summary, game) {
  return game.options
    .filter((field) => summary.options[field.id] !== undefined && summary.options[field.id] !== field.default)
    .map((field) =>
      field.kind === "flag"
        ? field.label
        : `${field.label} ${field.labels?.[String(summary.options[field.id])] ?? summary.options[field.id]}`,
    );
}
