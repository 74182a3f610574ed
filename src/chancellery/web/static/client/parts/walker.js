// On a phone: how many places can be chosen, and one after another with the thumb.
import { html } from "../core/html.js";
import { narrow } from "../core/settings.js";
import { t } from "../core/words.js";
import { foresee } from "./spottip.js";

/** @typedef {import("../core/match.js").Match} Match */

/** The marks on the board that can be chosen, in reading order. @param {Match} m */
export const boardTargets = (m) =>
  m.game
    .spots(m)
    .filter((spot) => m.targets.has(spot.thing))
    .sort((a, b) => a.y - b.y || a.x - b.x);

/** @param {{ m: Match }} props */
export function Walker({ m }) {
  if (!narrow.value || m.asText.value) return null;
  const spots = boardTargets(m);
  if (spots.length === 0) return null;
  const at = spots.findIndex((spot) => spot.thing === m.focused.value);
  const actions = at < 0 ? [] : (m.targets.get(spots[at].thing) ?? []);
  const step = (/** @type {number} */ by) => {
    const next = at < 0 ? (by > 0 ? 0 : spots.length - 1) : (at + by + spots.length) % spots.length;
    m.focused.value = spots[next].thing;
  };
  return html`<div class="walker">
    <button aria-label=${t("target-before")} onClick=${() => step(-1)}>◂</button>
    <p><b>${at < 0 ? t("targets", { count: spots.length }) : spots[at].name}</b>
      <small>${at < 0 ? t("targets-how") : t("target-of", { number: at + 1, count: spots.length })}</small></p>
    <button aria-label=${t("target-after")} onClick=${() => step(1)}>▸</button>
    ${actions.map(
      (
        action,
      ) => html`<button key=${action} class=${`wide ${actions.length === 1 ? "do" : ""}`} disabled=${m.busy.value}
        onClick=${() => {
          m.focused.value = null;
          m.choose(action);
        }}>${m.label(action)}${foresee(m, action)}</button>`,
    )}
  </div>`;
}
