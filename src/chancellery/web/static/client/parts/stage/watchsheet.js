// The turn of others on a phone: below the board what is in play, its sum, and how to go on, at the thumb.
import { html } from "../../core/base/html.js";
import { tellingOf } from "../../core/game/telling.js";
import { t } from "../../core/words/words.js";
import { progressOf } from "./directorbar.js";
import { DueAnswers } from "../question/prompt.js";
import { RichText } from "../common/richtext.js";
import { InPlay } from "./stage.js";
import { Sum } from "../common/sum.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {{ m: Match }} props */
export function WatchSheet({ m }) {
  const { director } = m;
  const item = director.now.value;
  const telling = item && tellingOf(m, item.step);
  const opening = item?.play.opening;
  const { steps, at } = progressOf(m);
  return html`<section class="phone watch" aria-label=${t("stage")}>
    <i class="dashes" aria-hidden="true">${steps.map((_, i) => html`<i key=${i} class=${i === at ? "now" : i < at ? "been" : ""}></i>`)}</i>
    <div class="told" onClick=${() => director.next()}>
      ${opening && html`<${InPlay} m=${m} opening=${opening} small=${telling?.kind !== "card"} />`}
      ${telling?.sum && html`<${Sum} m=${m} sum=${telling.sum} />`}
      ${telling?.text && html`<p><${RichText} m=${m} text=${telling.text} /></p>`}
    </div>
    ${!director.moment.value && html`<${DueAnswers} m=${m} />`}
    <div class="thumb">
      <button aria-label=${t("step-back")} onClick=${() => director.back()}>◂</button>
      <button class="wide" onClick=${() => director.skip()}>${t(m.mine ? "skip-to-mine" : "skip")}</button>
      <button aria-label=${t("step-on")} onClick=${() => director.next()}>▸</button>
    </div>
  </section>`;
}
