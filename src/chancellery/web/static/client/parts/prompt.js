// The prompt: what is asked, by which rule, the answers that have no place on the board, and what follows.
import { clock, useSeconds } from "../core/clock.js";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { Icon } from "./icon.js";
import { OddsPreview } from "./odds.js";
import { why } from "./refused.js";
import { RuleChip } from "./rulechip.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */

/** @param {Match} m @param {string} action */
function isMark(m, action) {
  const about = m.about(action);
  const marks = m.game?.marks;
  return typeof marks === "function" ? marks(about) : (marks?.includes(about[1] ?? "") ?? false);
}

/** Answers that are neither marks on the board nor cards in hand. @param {Match} m */
export function loose(m) {
  return m.legal.value.filter((action) => !isMark(m, action));
}

/** @param {{ m: Match }} props */
export function Prompt({ m }) {
  const card = m.card.value;
  const view = m.view.value;
  if (!card || !view) return null;
  if (!m.live.value) return html`<${Looking} m=${m} />`;
  if (view.consents.length > 0 && card.status === "running") return html`<${Consent} m=${m} />`;
  if (card.status === "waiting") return html`<${Bar} question=${t("table-waits")} reason=${t("table-waits-why")} />`;
  if (card.status !== "running") return html`<${Over} m=${m} />`;
  if (m.chosen.value) return html`<${Certain} m=${m} action=${m.chosen.value} />`;
  if (view.position.legal.length > 0) return html`<${Question} m=${m} />`;
  return html`<${Waiting} m=${m} />`;
}

/** @param {{ mark?: any, question: string, reason?: any, calm?: boolean, children?: any, look?: string }} props */
function Bar({ mark, question, reason, calm = false, children, look = "" }) {
  return html`<section class=${`prompt ${calm ? "calm" : ""} ${look}`} aria-label=${t("prompt")}>
    ${mark}
    <div class="q" aria-live="polite"><strong>${question}</strong>${reason && html`<small>${reason}</small>`}</div>
    ${children}
  </section>`;
}

/** @param {{ m: Match }} props */
function Refused({ m }) {
  const refusal = m.refusal.value;
  if (!refusal) return null;
  return html`<p class="refused" role="alert"><${Icon} name="cross" size=${12} /> ${why(refusal)} <${RuleChip} m=${m} rule=${refusal.rule ?? null} /></p>`;
}

/** @param {{ m: Match }} props */
function Question({ m }) {
  const position = m.view.value?.position;
  if (!position) return null;
  const buttons = loose(m);
  const marks = position.legal.length - buttons.length;
  const first = buttons.length === 1 && marks === 0;
  return html`<${Bar} mark=${html`<${SeatMark} m=${m} seat=${position.seat ?? ""} size=${20} block />`} question=${m.words?.prompt(position.prompt)} reason=${html`<${Refused} m=${m} />`}>
    <${RuleChip} m=${m} rule=${position.rule} />
    <div class="a">
      <${Within} m=${m} />
      <${Sealed} m=${m} />
      <${Undo} m=${m} />
      ${buttons.map((action) => html`<button key=${action} class=${first ? "do" : ""} disabled=${m.busy.value} onClick=${() => m.choose(action)}>${m.label(action)}</button>`)}
    </div>
  <//>`;
}

/** Dice cannot be taken back: show the odds, and ask once more. @param {{ m: Match, action: string }} props */
function Certain({ m, action }) {
  const position = m.view.value?.position;
  const faces = m.odds.value[action];
  const why = faces && m.game?.outcome?.(faces, action, m).title;
  return html`<${Bar} mark=${html`<${SeatMark} m=${m} seat=${position?.seat ?? ""} size=${20} block />`} question=${`${m.label(action)}${t("question-mark")}`} reason=${[why, t("dice-stay")].filter(Boolean).join(" ")}>
    <${RuleChip} m=${m} rule=${position?.rule ?? null} />
    <${OddsPreview} m=${m} action=${action} />
    <div class="a">
      <button class="quiet" onClick=${() => (m.chosen.value = null)}><${Icon} name="undo" /> ${t("back")}</button>
      <button class="do" disabled=${m.busy.value} onClick=${() => m.act(action)}><${Icon} name="die" /> ${t("roll-it")}</button>
    </div>
  <//>`;
}

/** @param {{ m: Match }} props */
function Waiting({ m }) {
  const waiting = m.view.value?.position.waiting ?? [];
  const names = waiting.map((seat) => m.seatName(seat)).join(", ");
  const sitters = waiting.map((seat) => m.sitter(seat)).filter(Boolean).join(", ");
  return html`<${Bar} calm mark=${html`<${SeatMark} m=${m} seat=${waiting[0] ?? ""} size=${20} block />`} question=${t("decides", { who: names, count: waiting.length })} reason=${html`${sitters}<${Refused} m=${m} />`}>
    <div class="a"><${Within} m=${m} /><${Sealed} m=${m} /><${Undo} m=${m} /></div>
  <//>`;
}

/** How long a question waits that does not wait for ever. @param {{ m: Match }} props */
function Within({ m }) {
  const left = m.view.value?.left ?? null;
  const passed = useSeconds(left !== null, m.view.value);
  if (left === null) return null;
  return html`<span class="within" title=${t("answer-within")}><${Icon} name="clock" size=${13} /> <span class="unseen">${t("answer-within")}</span> <span class="fig">${clock(Math.max(0, left - passed))}</span></span>`;
}

/** One's own sealed choice, which can be changed until all are in. @param {{ m: Match }} props */
function Sealed({ m }) {
  const picks = m.view.value?.position.picks ?? [];
  if (picks.length === 0) return null;
  return html`<span class="sealed"><${Icon} name="lock" size=${12} /> ${t("sealed", { what: picks.map((pick) => m.label(pick)).join(", ") })}</span>
    <button class="quiet" disabled=${m.busy.value} onClick=${() => m.act("retract")}>${m.label("retract")}</button>`;
}

/** @param {{ m: Match }} props */
function Undo({ m }) {
  if (!m.view.value?.undo) return null;
  return html`<button class="quiet" disabled=${m.busy.value} onClick=${() => m.undo()}><${Icon} name="undo" /> ${t("undo")}</button>`;
}

/** Somebody asks to take back what all have seen. @param {{ m: Match }} props */
function Consent({ m }) {
  const asked = m.view.value?.consents ?? [];
  const mine = m.card.value?.yours ?? [];
  const open = mine.filter((seat) => !asked.includes(seat));
  return html`<${Bar} question=${t("asks-undo", { who: asked.map((seat) => m.seatName(seat)).join(", ") })} reason=${t("asks-undo-why")}>
    ${mine.length > 0 &&
    html`<div class="a">
      <button class="quiet" onClick=${() => m.refuseUndo()}>${t(open.length > 0 ? "refuse" : "withdraw")}</button>
      ${open.length > 0 && html`<button class="do" onClick=${() => m.askUndo()}>${t("agree")}</button>`}
    </div>`}
  <//>`;
}

/** @param {{ m: Match }} props */
function Looking({ m }) {
  const past = m.past.value;
  return html`<${Bar} look="looking" question=${t("of-the-past", { where: m.game?.headline(m) ?? "", ply: past?.ply ?? 0 })} reason=${t("of-the-past-why")}>
    <div class="a"><button class="do" onClick=${() => m.present()}>${t("return")}</button></div>
  <//>`;
}

/** @param {{ m: Match }} props */
function Over({ m }) {
  const told = m.game?.result(m);
  const abandoned = m.card.value?.status === "abandoned";
  return html`<${Bar} question=${abandoned ? t("abandoned") : (told?.title ?? "")} reason=${abandoned ? "" : told?.lines.join(" ")}>
    <div class="a"><button class="do" onClick=${() => document.dispatchEvent(new CustomEvent("show-result"))}>${t("result")}</button></div>
  <//>`;
}
