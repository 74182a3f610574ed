// The turn of others on a phone: below the board what is in play, its sum, and how to go on, at the thumb.
import { html } from "../../core/base/html.js";
import { flat } from "../../core/base/settings.js";
import { tellingOf } from "../../core/game/telling.js";
import { t } from "../../core/words/words.js";
import { progressOf } from "./directorbar.js";
import { DueAnswers, dueElsewhere } from "../question/prompt.js";
import { RichText } from "../common/richtext.js";
import { InPlay } from "./stage.js";
import { Rolled, isRolling } from "./rolled.js";
import { TurnedUp } from "./turnedup.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** How large a die is that rolls at the thumb; on its side a phone has room for one line. */
const [DICE, FLAT_DICE] = [72, 40];

/** @param {{ m: Match }} props */
export function WatchSheet({ m }) {
  const { director } = m;
  const item = director.now.value;
  const telling = item && tellingOf(m, item.step);
  const opening = item?.play.opening;
  const { steps, at } = progressOf(m);
  const rolling = isRolling(m, item?.step);
  const waiting = dueElsewhere(m);
  return html`<section class="phone watch" aria-label=${t("stage")}>
    <i class="dashes" aria-hidden="true">${steps.map((_, i) => html`<i key=${i} class=${i === at ? "now" : i < at ? "been" : ""}></i>`)}</i>
    <div class="told" onClick=${() => director.next()}>
      ${
        opening &&
        !telling?.cards &&
        !(rolling && director.isOwn) &&
        html`<${InPlay} m=${m} opening=${opening} small=${telling?.kind !== "card"} />`
      }
      ${item && rolling && html`<${Rolled} m=${m} step=${item.step} dice=${flat.value ? FLAT_DICE : DICE} />`}
      <${TurnedUp} m=${m} telling=${telling} />
      ${!rolling && telling?.text && !telling.cards && html`<p><${RichText} m=${m} text=${telling.text} /></p>`}
    </div>
    ${!director.moment.value && html`<${DueAnswers} m=${m} />`}
    ${
      director.isOwn && !director.again
        ? html`<div class="thumb"><button class="wide do" onClick=${() => director.next()}>${t("go-on")}</button></div>`
        : html`<div class="thumb">
      <button aria-label=${t("step-back")} onClick=${() => director.back()}>◂</button>
      <button class="wide" onClick=${() => director.skip()}>${
        waiting > 0 ? t("due-choices", { count: waiting }) : t(m.mine ? "skip-to-mine" : "skip")
      }</button>
      <button aria-label=${t("step-on")} onClick=${() => director.next()}>▸</button>
    </div>`
    }
  </section>`;
}
