// The review of a match that is over: everybody's chances and the greatest swings; what they come to is in verdict.js.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, get, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { joined } from "../matches/matchlines.js";
import { Axes, Mark, frameOf, placeMarks } from "./axes.js";
import { showAsked } from "../../core/base/route.js";
import { refusalText } from "../common/refused.js";
import { SeatMark } from "../common/seat.js";
import { CostliestDecisions, Totals, Verdict, isOwn } from "./verdict.js";

/** @typedef {import("../../core/match/match.js").Match<any>} Match */
/** @typedef {import("../../core/base/answers.d.ts").Swing} Swing */
/** @typedef {import("../../core/base/answers.d.ts").Review} Review */
/** @typedef {import("../../core/base/answers.d.ts").ReviewState} ReviewState */

const ASK_AGAIN_MS = 700;

/** @param {number} value */
const points = (value) => Math.round(100 * value);

/** A change of a chance, with its sign. @param {number} change */
const signed = (change) => {
  const n = points(change);
  return t("review-points", { points: n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0" });
};

/** @param {{ m: Match }} props */
export function ReviewSection({ m }) {
  const [state, setState] = useState(/** @type {ReviewState | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [asked, ask] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => showAsked("review", box.current), [state !== null]);
  /** @param {() => Promise<any>} request */
  const attempt = async (request) => {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      ask(false);
    }
  };
  const read = () => attempt(async () => setState(await get(`/matches/${m.id}/review`)));
  useEffect(() => {
    void read();
  }, [m.id]);
  const working = !state?.review && (asked || (state !== null && state.progress !== null));
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => void read(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [working]);
  if (!m.replayable || m.summary.ply === 0 || !state) return null;
  const start = () => {
    ask(true);
    setRefusal(null);
    void attempt(() => post(`/matches/${m.id}/review`));
  };
  return html`<section class="review" id="review" ref=${box}><h2>${t("review")}</h2>
    ${refusal && html`<p class="refused" role="alert">${refusalText(refusal)}</p>`}
    ${
      state.review
        ? html`<${Told} m=${m} review=${state.review} />`
        : working
          ? html`<p role="status">${t("review-working", { percent: points(state.progress ?? 0) })}</p>
            <progress max="1" value=${state.progress ?? 0} aria-label=${t("review")}></progress>`
          : html`<p class="cap">${t("review-why")}</p><button class="do" onClick=${start}>${t("review-start")}</button>`
    }
  </section>`;
}

/** @param {{ m: Match, review: Review }} props */
function Told({ m, review }) {
  const seats = m.summary.seats.map((seat) => seat.id);
  const last = review.curve[review.curve.length - 1];
  return html`<${Verdict} m=${m} review=${review} />
    <div class="chances"><${ChancesCurve} m=${m} review=${review} />
      <ul class="legend">${seats.map(
        (seat, i) => html`<li key=${seat} class=${m.seatStyle(seat)?.className ?? ""}><i class=${`r${i}`}></i>
          ${m.seatName(seat)} <b>${t("review-share", { points: points(last.chances[i]) })}</b></li>`,
      )}</ul>
      <p class="cap">${t("review-cap")} ${t("front-curve-click")}</p></div>
    <div class="turning"><h3>${t("review-swings", { count: Math.min(review.swings.length, MOST) })}</h3>
      ${review.swings.length > 0 && html`<${Swings} m=${m} swings=${greatest(review.swings)} seats=${seats} />`}</div>
    <${Totals} m=${m} review=${review} />
    <${CostliestDecisions} m=${m} review=${review} />`;
}

const MOST = 5;

/** The greatest of them, in the order in which they came. @param {Swing[]} swings */
const greatest = (swings) => {
  const size = (/** @type {Swing} */ one) => Math.max(...one.change.map(Math.abs));
  return [...swings]
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
};

/**
 * What a swing is called: the turn, and what happened or was chosen. A decision is called by what was chosen, never by what was counted then.
 * @param {Match} m @param {Swing} swing
 */
function nameOf(m, swing) {
  const when = swing.turn && m.game.station?.(swing.turn, m)?.title;
  const said = swing.causes.map((cause) => m.words.event(cause, m.content.events)).find(Boolean);
  const who = isOwn(m, swing.seat) ? t("review-you") : m.seatName(swing.seat);
  const deed = t("review-deed", { who, what: m.words.action(m.about(swing.action)) });
  const chosen = swing.kind === "decision";
  return { when, what: chosen ? deed : said || deed, after: chosen && said ? t("review-then", { what: said }) : "" };
}

/** @param {{ m: Match, swings: Swing[], seats: string[] }} props */
function Swings({ m, swings, seats }) {
  return html`<ol>${swings.map((swing, i) => {
    const { when, what, after } = nameOf(m, swing);
    // The position in which it was open yet.
    const before = swing.ply - 1;
    const badges = seats
      .map((seat, j) => ({ seat, change: swing.change[j] }))
      .filter(({ change }) => Math.abs(points(change)) >= 1)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, 2);
    return html`<li key=${`${swing.ply} ${swing.kind}`}><span class="n">${i + 1}</span>
      <div><p><b>${[when, what].filter(Boolean).join(t("review-colon"))}</b></p>
        <p class="also">${[t(`review-by-${swing.kind}`, { who: m.seatName(swing.seat) }), after].filter(Boolean).join(" · ")}</p>
        <p class="also"><a href=${`/table/${m.id}#ply-${before}`}>${t("review-watch")}</a>
          <a href=${`/table/${m.id}#try-${before}`}>${t("review-try")}</a></p></div>
      <span class="badges">${badges.map(
        ({
          seat,
          change,
        }) => html`<b key=${seat} class=${`badge ${m.seatStyle(seat)?.className ?? ""}`}><${SeatMark} m=${m} seat=${seat} size=${12} />
          ${signed(change)}<span class="unseen"> ${m.seatName(seat)}</span></b>`,
      )}</span></li>`;
  })}</ol>`;
}

/** Room for the shares at the left. */
const LEFT = 40;

/** @param {{ m: Match, review: Review }} props */
function ChancesCurve({ m, review }) {
  const { plies, turns } = review;
  const swings = greatest(review.swings);
  const frame = frameOf({ plies, low: 0, high: 1, left: LEFT });
  const { x, y } = frame;
  const seats = m.summary.seats.map((seat) => seat.id);
  const standings = [{ ply: 0, chances: review.start }, ...review.curve];
  const last = standings[standings.length - 1].chances;
  const ends = joined(seats.map((seat, i) => `${m.seatName(seat)} ${t("review-share", { points: points(last[i]) })}`));
  const row = (/** @type {number} */ i) =>
    standings.map(({ ply, chances }, n) => `${n ? "L" : "M"}${x(ply).toFixed(1)} ${y(chances[i]).toFixed(1)}`).join("");
  const marks = placeMarks(
    frame,
    swings.map(({ ply, change }) => {
      const most = change.map(Math.abs);
      const seat = most.indexOf(Math.max(...most));
      return { ply, amount: standings.findLast((one) => one.ply <= ply)?.chances[seat] ?? 0.5 };
    }),
  );
  const shares = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, name: points(at), zero: at === 0.5 }));
  return html`<${Axes} m=${m} frame=${frame} plies=${plies} turns=${turns} label=${t("review-label", { ends })} lines=${shares}>
    ${seats.map((seat, i) => {
      const look = m.seatStyle(seat)?.className ?? "";
      return html`<g key=${seat} class=${`row r${i} ${look}`}><path class="casing" d=${row(i)} /><path class="line" d=${row(i)} /></g>`;
    })}
    ${swings.map(
      (swing, i) => html`<${Mark} key=${`${swing.ply} ${swing.kind}`} at=${marks[i]} className=${swing.kind}
        square=${swing.kind === "luck"}>${i + 1}<//>`,
    )}
  <//>`;
}
