// The chancellor's hint: the button that asks, the answers with their chances, and arrows on the board.
import { useEffect } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { refusalText } from "../common/refused.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/match/hint.js").HintAnswer} HintAnswer */
/** @typedef {import("../../core/match/hint.js").HintData} HintData */
/** @typedef {import("../../core/base/answers.d.ts").HintContrast} HintContrast */

/** @param {{ m: Match }} props */
export function HintButton({ m }) {
  if (!m.hint.allowed) return null;
  return html`<button class="hint-ask" title=${t("hint-ask")} aria-pressed=${m.hint.open}
    onClick=${() => m.hint.turn()}><${Icon} name="scales" size=${13} />
    <span>${t("hint")}</span></button>`;
}

/** How many moves of the line that is expected are said. */
const AFTER = 3;

/** A chance as people say it. @param {number} value */
export const percent = (value) => Math.round(100 * value);

/** Answers that are less than this apart come to the same. */
const NO_GAP = 0.005;

/** Whether a match may still end either way: a chance of a hundredth, or all but that, decides it. @param {number} chance */
const isOpen = (chance) => chance >= 0.01 && chance <= 0.99;

/** What the chancellor's choice has that another answer has not. @param {Match} m @param {HintContrast} contrast */
const causes = (m, contrast) => m.words.joined(contrast.causes.map((one) => m.words.say("cause", one.key, one.args)));

/** Why the chancellor would not give an answer that was about to be given. @param {Match} m @param {HintData} hint @param {string} action */
function whyNot(m, hint, action) {
  const { words } = m;
  const contrast = hint.against.find((one) => one.action === action);
  const values = { action: m.label(action) };
  if (!contrast) return words.text("hint-why-not-best", values);
  if (contrast.causes.length > 0) return words.text("hint-why-not", { ...values, causes: causes(m, contrast) });
  return words.text(Math.abs(contrast.gap) < NO_GAP ? "hint-why-not-same" : "hint-why-not-other", values);
}

/** What is said where no cause is: what hardly differs, or comes out so by chance, has none. @param {HintData} hint */
function noCause(hint) {
  const { value } = hint.answers[0];
  if (value !== null && !isOpen(value)) return "hint-decided";
  return hint.against.every((one) => Math.abs(one.gap) < NO_GAP) ? "hint-same" : "hint-no-cause";
}

/** The hint in words, as the terminal and the API say it. @param {Match} m @param {HintData} hint */
function sentence(m, hint) {
  const { words } = m;
  const [best, next] = hint.answers;
  const { instead } = m.hint;
  const action = m.label(best.action);
  if (best.value === null) return words.text("hint-only", { action });
  const said = [words.text("hint-best", { action, chance: percent(best.value) })];
  if (instead !== null) said.push(whyNot(m, hint, instead));
  else if (next?.value !== undefined && next.value !== null) {
    const points = Math.max(0, percent(best.value) - percent(next.value));
    said.push(words.text("hint-ahead", { other: m.label(next.action), points }));
  }
  if (hint.why === null) said.push(words.text(noCause(hint)));
  else if (instead === null)
    said.push(words.text("hint-why", { other: m.label(hint.why.action), causes: causes(m, hint.why) }));
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
    <p class="said" role="status">${hint.thinking.value ? t("hint-thinking") : answer && sentence(m, answer)}</p>
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

/** Half of a lozenge, and how far the double outline is from its place. */
const [LOZENGE, AWAY] = [14, 4];

/** On the board: the rank of each answer, and a double outline around its place. @param {{ m: Match }} props */
export function HintMarks({ m }) {
  const answers = m.hint.answer.value?.answers ?? [];
  if (answers.length === 0 || !m.live || !m.director.told) return null;
  const spots = new Map(m.game.spots(m).map((spot) => [spot.thing, spot]));
  const things = [...new Set(answers.map((one) => m.thingOf(one.action)))];
  return html`<g class="hint-marks" aria-hidden="true">
    ${things.map((thing) => {
      const spot = spots.get(thing ?? "");
      const ranks = m.hint.ranks(thing ?? "");
      if (!spot) return null;
      const outline = (/** @type {number} */ away, /** @type {string} */ look) =>
        html`<rect class=${look} x=${spot.x - spot.w / 2 - away} y=${spot.y - spot.h / 2 - away}
          width=${spot.w + 2 * away} height=${spot.h + 2 * away} />`;
      return html`<g key=${thing} class=${ranks.startsWith("1") ? "pin best" : "pin"}>
        ${outline(AWAY + 1.5, "frame casing")}${outline(AWAY, "frame")}${outline(AWAY + 3, "frame")}
        <g transform=${`translate(${spot.x - spot.w / 2} ${spot.y - spot.h / 2})`}>
          <path class="loz" d=${`M0 ${-LOZENGE}L${LOZENGE} 0L0 ${LOZENGE}L${-LOZENGE} 0Z`} /><text y="6">${ranks}</text></g></g>`;
    })}
  </g>`;
}
