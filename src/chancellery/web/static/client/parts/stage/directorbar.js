// The bar while the director plays: a headline, what is played, and how to go on, back, or to one's own turn.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow, set, settings } from "../../core/base/settings.js";
import { tellingOf } from "../../core/game/telling.js";
import { plain } from "../../core/words/rich.js";
import { t } from "../../core/words/words.js";
import { markCut, useWhole } from "../question/barfit.js";
import { DueAnswers } from "../question/prompt.js";
import { SeatMark } from "../common/seat.js";
import { TurnedUp } from "./turnedup.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const NEXT_SPEED = /** @type {Record<string, string>} */ ({ 1: "2", 2: "4", 4: "0.5", 0.5: "1" });

/** "Kris plays Radical Party Founded for operations". @param {Match} m @param {import("../../core/game/types.js").Opening} opening */
export function playedLine(m, { seat, name, what, line }) {
  if (line) return line;
  if (!seat) return what ? `${name} · ${what}` : name;
  const mine = m.summary.yours.includes(seat);
  const values = { who: m.seatName(seat), what: name, how: what ?? "", mine: Number(mine) };
  return t("plays", values).trim();
}

/** The steps that are on their way with the one that is shown. @param {Match} m */
export function progressOf(m) {
  const { director } = m;
  /** @type {import("../../core/game/steps.js").Step[]} */
  const steps = [];
  for (const item of director.parts.value) {
    const past = item.play === director.now.value?.play;
    if ((past || item.part.order > director.cursor.value) && director.plays(item) && steps.at(-1) !== item.step)
      steps.push(item.step);
  }
  return { steps, at: director.now.value ? steps.indexOf(director.now.value.step) : -1 };
}

/** @param {{ m: Match }} props */
export function DirectorBar({ m }) {
  const { director } = m;
  const item = director.now.value;
  const telling = item && tellingOf(m, item.step);
  const opening = item?.play.opening ?? null;
  const { steps, at } = progressOf(m);
  const headline = telling ? plain(telling.headline) : t("others-turn");
  // On a phone the dashes count the steps, and where the headline says what is played nothing says it again.
  const played = opening && !(narrow.value && telling?.kind === "card") && playedLine(m, opening);
  const counted = at >= 0 && !narrow.value && t("step-of", { step: at + 1, steps: steps.length });
  const about = telling?.about ? [telling.about] : [played, counted];
  const seat = telling?.seat ?? opening?.seat ?? item?.part.by ?? "";
  const { whole, opens } = useWhole(headline);
  const said = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (said.current && !whole) markCut(said.current);
  });
  return html`<section class=${`prompt directing ${telling?.cards ? "open" : ""} ${whole ? "whole" : ""}`} aria-label=${t("prompt")}>
    <${SeatMark} m=${m} seat=${seat} size=${20} block />
    <div class="q" ref=${said} ...${opens}><strong class="banner">${headline}</strong><small>${about.filter(Boolean).join(" · ")}</small></div>
    ${!narrow.value && html`<${Transport} m=${m} />`}
    ${!narrow.value && html`<${TurnedUp} m=${m} telling=${telling} />`}
    <i class="progress" aria-hidden="true">${steps.map(
      (step, i) => html`<i key=${i} class=${i < at ? "been" : step === item?.step ? "now" : ""}></i>`,
    )}</i>
    ${!narrow.value && !director.moment.value && html`<${DueAnswers} m=${m} />`}
  </section>`;
}

/** Back, pause, on, how quickly; and past it all. @param {{ m: Match }} props */
function Transport({ m }) {
  const { director } = m;
  return html`<div class="a transport">
      <div class="keysrow">
        <button aria-label=${t("step-back")} title=${`${t("step-back")} (←)`} onClick=${() => director.back()}>◂</button>
        <button class="ink" aria-pressed=${director.paused.value} onClick=${() => director.pause()}>
          ${t(director.paused.value ? "play" : "pause")} <kbd>${t("key-space")}</kbd></button>
        <button aria-label=${t("step-on")} title=${`${t("step-on")} (→)`} onClick=${() => director.next()}>▸</button>
        <button class="speed" aria-label=${t("speed-now", { speed: settings.speed.value })} title=${t("speed")}
          onClick=${() => set("speed", NEXT_SPEED[settings.speed.value])}>${settings.speed.value}×</button>
      </div>
      <button class="skip-all" onClick=${() => director.skip()}>${t(m.mine ? "skip-to-mine" : "skip")} <kbd>Esc</kbd></button>
    </div>`;
}
