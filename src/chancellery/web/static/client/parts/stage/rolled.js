// A roll as it happens: the die, the sum with a name under each figure, what came of it, and what has changed.
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { tellingOf } from "../../core/game/telling.js";
import { plain } from "../../core/words/rich.js";
import { RichText } from "../common/richtext.js";
import { Sum } from "../common/sum.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/steps.js").Step} Step */

/** Whether a step is one, as it is shown now. @param {Match} m @param {Step | undefined} step */
export const isRolling = (m, step) => Boolean(step && m.director.watching.value && tellingOf(m, step).sum);

/** @param {{ m: Match, step: Step, dice: number }} props */
export function Rolled({ m, step, dice }) {
  const { title, sum, headline, verdict, text, after } = tellingOf(m, step);
  // On a phone the headline stands in the bar, right above.
  const stands = m.game.story?.stands?.(step.events, m);
  const came = verdict ?? (narrow.value ? "" : plain(headline));
  return html`<div class="rolled" key=${step.key}>
    ${title && html`<b class="title">${title}</b>`}
    ${sum && html`<${Sum} m=${m} sum=${sum} dice=${dice} />`}
    ${came && html`<p class="verdict">${came}</p>`}
    <p class="after"><${RichText} m=${m} text=${[after ?? text, stands].filter(Boolean).join(" ")} /></p>
  </div>`;
}
