// The stage: the card or action in play, in one place until the next, with its resolution as stations.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { plyOf } from "../../core/game/steps.js";
import { isPassing, tellingOf } from "../../core/game/telling.js";
import { t } from "../../core/words/words.js";
import { playedLine } from "./directorbar.js";
import { LiveName, RichText } from "../common/richtext.js";
import { SeatMark } from "../common/seat.js";
import { Rolled, isRolling } from "./rolled.js";
import { showWithin } from "../common/within.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/steps.js").Play} Play */
/** @typedef {import("../../core/game/steps.js").Step} Step */
/** @typedef {import("../../core/game/types.js").Opening} Opening */

/** How large a die is that rolls on the stage. */
const DICE = 64;

/** The play that is shown: the director's, the replay's, else the last one. @param {Match} m */
function onStage(m) {
  const now = m.director.now.value;
  if (now?.play.opening) return now;
  const ply = m.live ? Infinity : m.view.ply;
  return m.director.parts.value.findLast(({ play, part }) => play.opening && part.ply <= ply) ?? null;
}

/** Whether the game has a panel of its own beside the board now. @param {Match} m */
export const isSided = (m) => Boolean(m.game.Side && (m.game.sided?.(m) ?? !m.director.watching.value));

/** Whether the game's own panel says all about what is asked, so that the stage is one line. @param {Match} m */
const givesWay = (m) => isSided(m) && m.game.sided?.(m) !== "news" && m.mine && !m.director.watching.value;

/** @param {{ m: Match }} props */
export function Stage({ m }) {
  const shown = onStage(m);
  const opening = shown?.play.opening;
  if (!shown || !opening)
    return html`<section class="stage bare" aria-label=${t("stage")}><${Offer} m=${m} /></section>`;
  const { play, section } = shown;
  const small = givesWay(m);
  // A hint takes the place of what was played: no other button stands where its answers are pressed.
  if (small && m.hint.open) return null;
  return html`<section class=${`stage ${small ? "small" : ""}`} aria-label=${t("stage")}
    onClick=${() => m.director.watching.value && m.director.next()}>
    <h2 class="stage-head"><${SeatMark} m=${m} seat=${opening.seat ?? ""} />
      <span>${small ? playedLine(m, opening) : headOf(m, opening)}</span><${Again} m=${m} play=${play} title=${section.title} /></h2>
    ${!small && html`<${InPlay} m=${m} opening=${opening} small=${isRolling(m, shown.step)} />`}
    ${!small && isRolling(m, shown.step) && html`<${Rolled} m=${m} step=${shown.step} dice=${DICE} />`}
    ${!small && html`<${Stations} m=${m} play=${play} />`}
    <${Offer} m=${m} told=${small ? null : play} />
  </section>`;
}

/** @param {Match} m @param {Opening} opening */
function headOf(m, { seat, line }) {
  if (!seat) return t("stage");
  if (line) return m.seatName(seat);
  const mine = m.summary.yours.includes(seat);
  return t(m.director.watching.value ? "stage-plays" : "stage-played", { who: m.seatName(seat), mine: Number(mine) });
}

/** @param {{ m: Match, opening: Opening, small: boolean }} props */
export function InPlay({ m, opening, small }) {
  const { thing, name, what, figure, look, seat } = opening;
  const style = look ?? (seat ? m.seatStyle(seat)?.className : "") ?? "";
  const Card = m.game.story?.Card;
  if (opening.idle) small = small || !Card;
  const lines = thing ? (m.game.about(m, thing)?.lines ?? []) : [];
  return html`<div class=${`staged-card ${style}`}>
      ${figure !== undefined && html`<b class="figure">${figure}</b>`}
      <h3>${thing ? html`<${LiveName} m=${m} thing=${thing} name=${name} />` : name}</h3>
      ${what && html`<small>${what}</small>`}
    </div>
    ${opening.idle && html`<p class="idle">${opening.idle}</p>`}
    ${!small && (Card ? html`<${Card} m=${m} opening=${opening} />` : lines[0] && html`<p class="card-text" tabindex="0">${lines[0]}</p>`)}`;
}

/** @param {{ m: Match, play: Play }} props */
function Stations({ m, play }) {
  const { director } = m;
  const box = useRef(/** @type {HTMLOListElement | null} */ (null));
  const now = director.now.value;
  const cursor = director.watching.value && now ? director.cursor.value : Infinity;
  const ply = m.live ? Infinity : m.view.ply;
  const steps = play.steps.filter((step) => tellingOf(m, step).text || tellingOf(m, step).sum);
  useEffect(() => {
    const open = box.current?.querySelector(".now");
    if (!box.current) return;
    if (open) showWithin(box.current, open);
    else box.current.scrollTop = box.current.scrollHeight;
  }, [now?.step, steps.length]);
  const state = (/** @type {Step} */ step) => {
    if (step === now?.step) return "now";
    return step.parts[0].order <= cursor && plyOf(step) <= ply ? "done" : "coming";
  };
  return html`<ol class="stations" ref=${box} tabindex="0" aria-label=${t("stations")}>
    ${steps.map((step) => html`<${Station} key=${step.parts[0].order} m=${m} step=${step} state=${state(step)} />`)}
    <${Asked} m=${m} />
  </ol>`;
}

/** @param {{ m: Match, step: Step, state: string }} props */
function Station({ m, step, state }) {
  const telling = tellingOf(m, step);
  if (state === "coming" && !telling.title) return null;
  if (state === "coming") return html`<li class="coming">${telling.title}</li>`;
  const open = state === "now";
  return html`<li class=${state} aria-current=${open ? "step" : undefined}>
    <span class="text"><${RichText} m=${m} text=${telling.text} /></span>
    ${telling.result && html`<b class="badge">${telling.result}</b>`}
  </li>`;
}

/** Whose answer is waited for. @param {{ m: Match }} props */
function Asked({ m }) {
  if (m.director.watching.value || !m.live || m.summary.status !== "running") return null;
  const { waiting, prompt } = m.present.position;
  if (m.mine) return html`<li class="now mine">${m.words.prompt(prompt)}</li>`;
  if (waiting.length === 0) return null;
  return html`<li class="coming">${t("decides", { who: waiting.map((seat) => m.seatName(seat)).join(", "), count: waiting.length })}</li>`;
}

/** The play once more; while it goes on, when it is. @param {{ m: Match, play: Play, title: string }} props */
function Again({ m, play, title }) {
  if (m.director.watching.value || !m.live || !m.replayable || m.director.offer.value !== null)
    return html`<small>${title}</small>`;
  return html`<button class="plain" onClick=${() => m.director.watch(play.steps[0].parts[0].order)}>${t("watch-again")} <kbd>W</kbd></button>`;
}

/** What was missed, line by line but for the play that is told above, and the way to watch it. @param {{ m: Match, told?: Play | null }} props */
function Offer({ m, told: above = null }) {
  const { director } = m;
  const order = director.offer.value;
  if (director.watching.value || !m.live || !m.replayable || order === null) return null;
  const missed = director.parts.value.filter((item) => item.first && item.part.order >= order);
  const told = missed.filter(({ step, play }) => play !== above && tellingOf(m, step).text && !isPassing(m, step));
  return html`<div class="summary">
    <p class="offer"><span>${t("offer-turn", { steps: missed.length })}</span>
      <button onClick=${() => director.watch(order)}>${t("watch")} <kbd>W</kbd></button></p>
    ${
      told.length > 0 &&
      html`<ol tabindex="0" aria-label=${t("since-your-turn")}>${told.map(({ step, play }) => {
        const { text, result, seat } = tellingOf(m, step);
        return html`<li key=${step.key}><${SeatMark} m=${m} seat=${seat ?? play.opening?.seat ?? ""} />
        <span><${RichText} m=${m} text=${text} />${result && html` <b class="badge">${result}</b>`}</span></li>`;
      })}</ol>`
    }
  </div>`;
}
