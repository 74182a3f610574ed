// On a phone: how many places can be chosen, one after another with the thumb, and what can be done there.
import { html } from "../../core/base/html.js";
import { oddsOf } from "../../core/match/foresight.js";
import { flat, narrow, settings } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { OddsPreview } from "./odds.js";
import { foresee } from "./spottip.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** The marks on the board that can be chosen, in reading order. @param {Match} m */
export const boardTargets = (m) =>
  m.game
    .spots(m)
    .filter((spot) => m.targets.has(spot.thing))
    .sort((a, b) => a.y - b.y || a.x - b.x);

/** Whether an answer has a place on the board or in the hand; if not, it is a button of the question. @param {Match} m @param {string} action */
export function isMark(m, action) {
  const about = m.about(action);
  const marks = m.game.marks;
  return typeof marks === "function" ? marks(about) : marks.includes(about[1] ?? "");
}

/**
 * Whether places of the board are chosen with the thumb: where the game sorts the answers, once a place is tapped; and not where all of
 * them are buttons of the question besides.
 * @param {Match} m
 */
export const isWalking = (m) =>
  narrow.value &&
  !m.asText.value &&
  (m.game.sorts?.(m)
    ? m.focused.value !== null && m.targets.has(m.focused.value)
    : boardTargets(m).some(({ thing }) => m.targets.get(thing)?.some((action) => isMark(m, action)))) &&
  boardTargets(m).length > 0;

/** So many rows of deeds have their place at most; more are scrolled to. */
const ROWS = 2;

/** Questions by which a die is rolled at a place: the odds come a little later than the question, and their room is there before them. */
const rolled = new Set();

/** Whether what the thumb will choose is to roll a die. @param {Match} m @param {import("../../core/game/types.js").Spot[]} spots */
function isRolling(m, spots) {
  const question = `${m.summary.game} ${m.present.position.prompt?.key}`;
  const rolls = spots.some(({ thing }) => m.targets.get(thing)?.some((action) => m.odds.value[action]?.rolls));
  if (rolls) rolled.add(question);
  return rolls || rolled.has(question);
}

/** What each face would bring at the place that was tapped; empty until one is. @param {{ m: Match, action: string | null }} props */
function Faces({ m, action }) {
  if (action) return html`<${OddsPreview} m=${m} action=${action} />`;
  const faces = [1, 2, 3, 4, 5, 6];
  return html`<div class="odds" aria-hidden="true">${faces.map((roll) => html`<span key=${roll}><i>${t("roll", { roll })}</i> </span>`)}</div>`;
}

/** How high it is with one deed, and all around it. */
export const WALKER_REM = 8.625;

/**
 * What will stand at the thumb after a tap has its height before it: between two taps the board does not move.
 * @param {{ m: Match, bare?: boolean, children?: any }} props bare: without the row of deeds; children: what stands before the deed, such as an
 *   undo
 */
export function Walker({ m, bare = false, children }) {
  if (!isWalking(m)) return null;
  const spots = boardTargets(m);
  const at = spots.findIndex((spot) => spot.thing === m.focused.value);
  const actions = at < 0 ? [] : (m.targets.get(spots[at].thing) ?? []);
  const step = (/** @type {number} */ by) => {
    const next = at < 0 ? (by > 0 ? 0 : spots.length - 1) : (at + by + spots.length) % spots.length;
    m.focused.value = spots[next].thing;
  };
  const die = actions.length === 1 && m.odds.value[actions[0]]?.rolls ? actions[0] : null;
  const odds = die && settings.odds.value !== "off" ? oddsOf(m, die) : "";
  const faces = settings.odds.value !== "off" && (die || !flat.value) && isRolling(m, spots);
  const most = Math.max(...spots.map((spot) => m.targets.get(spot.thing)?.length ?? 0));
  const rows = Math.min(Math.ceil(most / 2), ROWS);
  return html`<div class="walker">
    <button aria-label=${t("target-before")} onClick=${() => step(-1)}>◂</button>
    <p><b>${at < 0 ? t("targets", { count: spots.length }) : spots[at].name}</b>
      <small>${at < 0 ? t("targets-how") : t("target-of", { number: at + 1, count: spots.length })}</small></p>
    <button aria-label=${t("target-after")} onClick=${() => step(1)}>▸</button>
    ${faces && html`<${Faces} m=${m} action=${die} />`}
    ${
      !bare &&
      html`<div class="thumb">${children}
      <div class="deeds" style=${{ "--rows": rows }}>
        ${actions.length === 0 && html`<p class="wanted">${t("target-wanted")}</p>`}
        ${actions.map(
          (
            action,
          ) => html`<button key=${action} data-action=${action} class=${actions.length === 1 ? "do" : ""} disabled=${m.busy.value}
            onClick=${() => {
              m.focused.value = null;
              m.choose(action, action === die);
            }}>${
              action === die
                ? html`<span><${Icon} name="die" /> ${m.label(action)}</span><small>${[odds, t("for-good")].filter(Boolean).join(" · ")}</small>`
                : html`${m.label(action)}${foresee(m, action)}`
            }</button>`,
        )}
      </div>
    </div>`
    }
  </div>`;
}
