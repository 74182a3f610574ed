// What happens, for those who listen: one polite region, one sentence a step.
import { html } from "../../core/base/html.js";
import { plain } from "../../core/words/rich.js";
import { settings } from "../../core/base/settings.js";
import { tellingOf } from "../../core/game/telling.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {Match} m @returns {string} */
function news(m) {
  const { director } = m;
  if (settings.announce.value === "mine") return "";
  const now = director.now.value;
  if (now) {
    const { headline, text } = tellingOf(m, now.step);
    return plain(settings.announce.value === "every" ? text || headline : headline);
  }
  if (director.watching.value) return "";
  if (director.skipped.value > 0) return t("skipped", { steps: director.skipped.value });
  const parts = director.parts.value;
  const last = parts[parts.length - 1];
  if (!last) return "";
  const steps = new Set(parts.filter((item) => item.part.ply === last.part.ply).map((item) => item.step));
  return [...steps].map((step) => plain(tellingOf(m, step).text)).join(" ");
}

/** @param {{ m: Match }} props */
export function Announcer({ m }) {
  return html`<div class="unseen" aria-live="polite">${news(m)}</div>`;
}
