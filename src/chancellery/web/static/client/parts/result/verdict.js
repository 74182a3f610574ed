// What a review comes to, in words and in sums: who played better, what luck did, what neither explains, and what cost most.
import { html } from "../../core/base/html.js";
import { locale } from "../matches/matchlines.js";
import { t } from "../../core/words/words.js";
import { SeatMark } from "../common/seat.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("../../core/base/answers.d.ts").Review} Review */
/** @typedef {import("../../core/base/answers.d.ts").Costly} Costly */
/** @typedef {import("../../core/base/answers.d.ts").Total} Total */

// So many thousandths make a difference in play that is worth telling, and one that is clear.
const A_LITTLE = 20;
const CLEARLY = 100;
// Luck of so few thousandths hardly mattered.
const HARDLY = 10;

/** Whole thousandths of a victory. @param {number} value */
const thousandths = (value) => Math.round(1000 * value);

/** Points of a hundred, whole. @param {number} n thousandths */
const whole = (n) => Math.round(Math.abs(n) / 10);

/** To a tenth of a point. @param {number} value */
const tenths = (value) =>
  (Math.abs(thousandths(value)) / 10).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The same with its sign: what is printed adds up, since all figures are whole tenths. @param {number} value */
const signedTenths = (value) => {
  const n = thousandths(value);
  return `${n > 0 ? "+" : n < 0 ? "\u2212" : ""}${tenths(value)}`;
};

/**
 * How a seat played against the others, by the secretary's measure; what is within the error of the figures is nothing.
 * @param {Total} row
 */
function playOf(row) {
  const better = thousandths(row.own) + thousandths(row.others);
  const error = Math.hypot(thousandths(row.own_within), thousandths(row.others_within));
  if (Math.abs(better) < Math.max(A_LITTLE, error)) return "equal";
  const much = Math.abs(better) >= CLEARLY ? "much" : "little";
  return better > 0 ? `${much}-better` : `${much}-worse`;
}

/** Whether a seat is called "you": whoever had several is not. @param {Match} m @param {string} seat */
export const isOwn = (m, seat) => m.summary.yours.length === 1 && m.summary.yours[0] === seat;

/** What luck did, and whether it did most of what there was to do. @param {Total} row */
function luckOf(row) {
  const luck = thousandths(row.luck);
  const change = thousandths(row.result) - thousandths(row.start);
  const others = [thousandths(row.own) + thousandths(row.others), thousandths(row.rest)];
  if (Math.abs(luck) < Math.max(HARDLY, thousandths(row.luck_within))) return "hardly";
  const most = others.every((one) => Math.abs(one) < Math.abs(luck)) && luck * change > 0;
  return `${most ? "decided" : "had"}-${luck > 0 ? "for" : "against"}`;
}

/** The match in two or three sentences, for a player about themselves, for others about the first seat. @param {{ m: Match, review: Review }} props */
export function Verdict({ m, review }) {
  const [own] = m.summary.yours;
  const row = review.totals.find(({ seat }) => seat === own) ?? review.totals[0];
  if (!row) return null;
  const who = m.summary.yours.length === 1 ? "you" : "seat";
  const args = { who, seat: m.seatName(row.seat), rivals: review.totals.length - 1 };
  const rest = thousandths(row.rest);
  const largest = Math.max(Math.abs(thousandths(row.luck)), Math.abs(thousandths(row.own) + thousandths(row.others)));
  return html`<p class="verdict">${[
    review.totals.length > 1 && t(`review-play-${playOf(row)}`, args),
    t(`review-luck-${luckOf(row)}`, { ...args, points: whole(thousandths(row.luck)) }),
    Math.abs(rest) > largest && t("review-rest-most", { points: whole(rest) }),
  ]
    .filter(Boolean)
    .join(" ")}</p>`;
}

/** What cost most: of the own seats, or of all for whoever sat nowhere. @param {{ m: Match, review: Review }} props */
export function CostliestDecisions({ m, review }) {
  const { yours } = m.summary;
  const rows = review.costly
    .filter(({ seat }) => yours.length === 0 || yours.includes(seat))
    .sort((a, b) => b.cost - a.cost || a.ply - b.ply)
    .slice(0, 3);
  return html`<div class="turning costly"><h3>${t("review-costly", { count: rows.length })}</h3>
    ${rows.length > 0 && html`<ol>${rows.map((row, i) => html`<${Decision} key=${row.ply} m=${m} row=${row} number=${i + 1} />`)}</ol>`}</div>`;
}

/** @param {{ m: Match, row: Costly, number: number }} props */
function Decision({ m, row, number }) {
  const when = row.turn && m.game.station?.(row.turn, m)?.title;
  const who = isOwn(m, row.seat) ? t("review-you") : m.seatName(row.seat);
  const [given, better] = [row.action, row.better].map((name) => m.words.action(m.about(name)));
  const before = row.ply - 1;
  const look = m.seatStyle(row.seat)?.className ?? "";
  return html`<li><span class="n">${number}</span>
    <div><p><b>${[when, t("review-deed", { who, what: given })].filter(Boolean).join(t("review-colon"))}</b></p>
      <p class="also">${t("review-better", { what: better })}</p>
      <p class="also"><a href=${`/table/${m.id}#ply-${before}`}>${t("review-watch")}</a>
        <a href=${`/table/${m.id}#try-${before}`}>${t("review-try")}</a></p></div>
    <span class="badges"><b class=${`badge ${look}`}><${SeatMark} m=${m} seat=${row.seat} size=${12} />
      ${t("review-points", { points: `\u2212${tenths(row.cost)}` })}</b><small>± ${tenths(row.within)}</small></span></li>`;
}

const ROWS = /** @type {const} */ (["start", "luck", "own", "others", "rest", "result"]);
/** Within how much a figure is known. @type {Record<string, "luck_within" | "own_within" | "others_within">} */
const WITHIN = { luck: "luck_within", own: "own_within", others: "others_within" };

/** From the chances before the deal to the result: every column adds up. @param {{ m: Match, review: Review }} props */
export function Totals({ m, review }) {
  const { totals, ended } = review;
  const called = { start: "review-before", result: ended ? "review-result" : "review-at-end" };
  const rows = ROWS.filter((name) => name !== "others" || totals.length > 1);
  return html`<div class="sums"><h3>${t("review-sums")}</h3><table><thead><tr><td></td>
      ${totals.map(({ seat }) => html`<th key=${seat} scope="col"><${SeatMark} m=${m} seat=${seat} /> ${m.seatName(seat)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (
        name,
      ) => html`<tr key=${name} class=${`of-${name}`}><th scope="row">${t(/** @type {Record<string, string>} */ (called)[name] ?? `review-${name}`)}</th>
        ${totals.map((one) => {
          const plain = name === "start" || name === "result";
          const error = WITHIN[name] ? one[WITHIN[name]] : 0;
          return html`<td key=${one.seat}>${plain ? tenths(one[name]) : signedTenths(one[name])}
            ${error > 0 && html`<small>± ${tenths(error)}</small>`}</td>`;
        })}</tr>`,
    )}</tbody></table><p class="cap">${t("review-sums-why")}</p><p class="cap">${howWell(review)}</p></div>`;
}

/** How much of the luck the figures see. @param {Review} review */
function howWell({ explained, well_seen }) {
  if (explained === null) return t("review-unmeasured");
  return t(well_seen ? "review-seen" : "review-seen-little", { percent: Math.round(100 * explained) });
}
