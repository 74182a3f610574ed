// The chancellor's hint: the button that asks, the answers with their chances, and arrows on the board.
import { useEffect } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { refusalText } from "../common/refused.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/match/hint.js").HintAnswer} HintAnswer */
/** @typedef {import("../../core/game/types.js").Spot} Spot */

/** @param {{ m: Match }} props */
export function HintButton({ m }) {
  if (!m.hint.allowed) return null;
  return html`<button class="hint-ask" title=${t("hint-ask")} aria-pressed=${m.hint.open}
    onClick=${() => m.hint.turn()}><${Icon} name="scales" size=${13} />
    <span class=${narrow.value ? "unseen" : ""}>${t("hint")}</span></button>`;
}

/** How many moves of the line that is expected are said. */
const AFTER = 3;

/** A chance as people say it. @param {number} value */
export const percent = (value) => Math.round(100 * value);

/** The hint in words, as the terminal and the API say it. @param {Match} m @param {HintAnswer[]} answers */
function sentence(m, answers) {
  const { words } = m;
  const [best, next] = answers;
  const action = m.label(best.action);
  if (best.value === null) return words.text("hint-only", { action });
  const said = [words.text("hint-best", { action, chance: percent(best.value) })];
  if (next?.value !== undefined && next.value !== null) {
    const points = Math.max(0, percent(best.value) - percent(next.value));
    said.push(words.text("hint-ahead", { other: m.label(next.action), points }));
  }
  if (best.line.length > 1) {
    const line = best.line
      .slice(1, 1 + AFTER)
      .map((one) =>
        words.text("hint-step", { seat: m.seatName(one.seat), action: m.words.action(m.about(one.action)) }),
      );
    said.push(words.text("hint-line", { line: line.join("; ") }));
  }
  return said.join(" ");
}

/** @param {{ m: Match }} props */
export function HintPanel({ m }) {
  const { hint } = m;
  const answer = hint.answer.value;
  useEffect(() => {
    // The place that the best answer is about comes into sight.
    const thing = answer && m.thingOf(answer.answers[0].action);
    if (thing) document.dispatchEvent(new CustomEvent("reveal-mark", { detail: thing }));
  }, [answer]);
  if (!hint.open || !m.mine || !m.director.told) return null;
  return html`<section class="hint" aria-label=${t("hint-title")}>
    <h2><${Icon} name="scales" size=${15} /> ${t("hint-title")}</h2>
    <button class="quiet close" onClick=${() => hint.forget()}><${Icon} name="cross" size=${12} />
      <span class="unseen">${t(hint.thinking.value ? "hint-withdraw" : "close")}</span></button>
    <p class="said" role="status">${hint.thinking.value ? t("hint-thinking") : answer && sentence(m, answer.answers)}</p>
    ${hint.thinking.value && html`<div class="loading" aria-hidden="true"></div>`}
    ${hint.refusal.value && html`<p class="refused" role="alert">${refusalText(hint.refusal.value)}</p>`}
    ${
      answer &&
      html`<ol>${answer.answers.map((one, i) => html`<${Candidate} key=${one.action} m=${m} one=${one} rank=${i + 1} />`)}</ol>
      <p class="cap">${t(m.summary.hints ? "hint-told" : "hint-estimate")}</p>`
    }
  </section>`;
}

/** @param {{ m: Match, one: HintAnswer, rank: number }} props */
function Candidate({ m, one, rank }) {
  const thing = m.thingOf(one.action);
  const point = (/** @type {string | null} */ where) => () => (m.pointed.value = where);
  const chance = one.value === null ? null : percent(one.value);
  const choose = () => {
    m.hint.forget();
    void m.choose(one.action);
  };
  return html`<li class=${rank === 1 ? "best" : ""} onPointerEnter=${point(thing)} onPointerLeave=${point(null)}
    onFocusIn=${point(thing)} onFocusOut=${point(null)}>
    <span class="n">${rank}</span>
    <span class="what">${m.label(one.action)}</span>
    ${
      chance !== null &&
      html`<span class="chance"><i style=${{ width: `${chance}%` }}></i><b>${t("hint-chance", { chance })}</b></span>`
    }
    <button disabled=${m.busy.value} onClick=${choose}>${t("hint-choose")}<span class="unseen"> ${m.label(one.action)}</span></button>
  </li>`;
}

const PIN = 13;
/** A move of the line that is expected. */
const BOW = 0.16;

/** A bowed way from one place to the next. @param {Spot} a @param {Spot} b */
function way(a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const stop = 1 - Math.min(0.4, (b.h / 2 + 6) / far);
  const [cx, cy] = [a.x + dx / 2 + dy * BOW, a.y + dy / 2 - dx * BOW];
  return `M${a.x} ${a.y}Q${cx} ${cy} ${a.x + dx * stop} ${a.y + dy * stop}`;
}

/** Arrows on the board: one down to each answer, with its place, and the way of what is expected after the best. @param {{ m: Match }} props */
export function HintMarks({ m }) {
  const answers = m.hint.answer.value?.answers ?? [];
  if (answers.length === 0 || !m.live || !m.director.told) return null;
  const spots = new Map(m.game.spots(m).map((spot) => [spot.thing, spot]));
  const place = (/** @type {string} */ action) => spots.get(m.thingOf(action) ?? "");
  // What the seat itself would go on with, until somebody else is asked.
  const [own] = answers[0].line;
  const end = answers[0].line.findIndex((one) => one.seat !== own.seat);
  const mine = answers[0].line.slice(0, end < 0 ? undefined : end);
  const line = mine.map((one) => place(one.action)).filter((spot) => spot !== undefined);
  const steps = line.slice(1).map((spot, i) => ({ from: line[i], to: spot }));
  const things = [...new Set(answers.map((one) => m.thingOf(one.action)))];
  return html`<g class="hint-marks" aria-hidden="true">
    <marker id="hint-head" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 0L8 4L0 8Z" /></marker>
    ${steps
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }, i) => html`<path key=${i} class="way" d=${way(from, to)} marker-end="url(#hint-head)" />`)}
    ${things.map((thing) => {
      const spot = spots.get(thing ?? "");
      const ranks = m.hint.ranks(thing ?? "");
      if (!spot) return null;
      const [x, y] = [spot.x, spot.y - spot.h / 2];
      return html`<g key=${thing} class=${ranks.startsWith("1") ? "pin best" : "pin"} transform=${`translate(${x} ${y})`}>
        <path d=${`M0 2L-9 -14H9Z`} /><circle cy=${-14 - PIN} r=${PIN + 3} /><text y=${-14 - PIN + 6}>${ranks}</text></g>`;
    })}
  </g>`;
}
