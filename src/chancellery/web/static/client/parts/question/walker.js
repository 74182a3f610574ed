// On a phone: how many places can be chosen, one after another with the thumb, and what can be done there.
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
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
  const most = Math.max(...spots.map((spot) => m.targets.get(spot.thing)?.length ?? 0));
  const rows = Math.min(Math.ceil(most / 2), ROWS);
  return html`<div class="walker">
    <button aria-label=${t("target-before")} onClick=${() => step(-1)}>◂</button>
    <p><b>${at < 0 ? t("targets", { count: spots.length }) : spots[at].name}</b>
      <small>${at < 0 ? t("targets-how") : t("target-of", { number: at + 1, count: spots.length })}</small></p>
    <button aria-label=${t("target-after")} onClick=${() => step(1)}>▸</button>
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
              m.choose(action);
            }}>${m.label(action)}${foresee(m, action)}</button>`,
        )}
      </div>
    </div>`
    }
  </div>`;
}
