// The prompt: what is asked, by which rule, the answers that have no place on the board, and what follows.
import { clock, useSeconds } from "../core/clock.js";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { Icon } from "./icon.js";
import { isOutdated } from "./matchlines.js";
import { OddsPreview } from "./odds.js";
import { OldRules } from "./oldrules.js";
import { refusalText } from "./refused.js";
import { RuleChip } from "./rulechip.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */

/** @param {Match} m @param {string} action */
function isMark(m, action) {
  const about = m.about(action);
  const marks = m.game.marks;
  return typeof marks === "function" ? marks(about) : marks.includes(about[1] ?? "");
}

/** Answers that are neither marks on the board nor cards in hand. @param {Match} m */
export function unplacedActions(m) {
  return m.legal.filter((action) => !isMark(m, action));
}

/** @param {{ m: Match }} props */
export function Prompt({ m }) {
  const summary = m.summary;
  const view = m.present;
  if (!m.live) return html`<${ReplayNotice} m=${m} />`;
  if (isOutdated(summary)) return html`<${OldRules} m=${m} />`;
  if (view.consents.length > 0 && summary.status === "running") return html`<${UndoRequest} m=${m} />`;
  if (summary.status === "waiting") return html`<${Bar} question=${t("table-waits")} reason=${t("table-waits-why")} />`;
  if (summary.status !== "running") return html`<${MatchOver} m=${m} />`;
  if (m.chosen.value) return html`<${ConfirmRoll} m=${m} action=${m.chosen.value} />`;
  if (view.position.legal.length > 0) return html`<${Question} m=${m} />`;
  return html`<${Waiting} m=${m} />`;
}

/** @param {{ mark?: any, question: string, reason?: any, calm?: boolean, children?: any, className?: string }} props */
function Bar({ mark, question, reason, calm = false, children, className = "" }) {
  return html`<section class=${`prompt ${calm ? "calm" : ""} ${className}`} aria-label=${t("prompt")}>
    ${mark}
    <div class="q" aria-live="polite"><strong>${question}</strong>${reason && html`<small>${reason}</small>`}</div>
    ${children}
  </section>`;
}

/** @param {{ m: Match }} props */
function Refused({ m }) {
  const refusal = m.refusal.value;
  if (!refusal) return null;
  return html`<p class="refused" role="alert"><${Icon} name="cross" size=${12} /> ${refusalText(refusal)} <${RuleChip}
    m=${m} rule=${refusal.rule ?? null} /></p>`;
}

/** The game's own line below what is asked. @param {{ m: Match }} props */
const Reason = ({ m }) => (m.game.Reason ? html`<${m.game.Reason} m=${m} />` : null);

/** @param {{ m: Match }} props */
function Question({ m }) {
  const position = m.present.position;
  const buttons = unplacedActions(m);
  const marks = position.legal.length - buttons.length;
  const first = buttons.length === 1 && marks === 0;
  return html`<${Bar} mark=${html`<${SeatMark} m=${m} seat=${position.seat ?? ""} size=${20} block />`}
    question=${m.words.prompt(position.prompt)} reason=${html`<${Reason} m=${m} /><${Refused} m=${m} />`}>
    <${RuleChip} m=${m} rule=${position.rule} />
    <div class="a">
      <${AnswerTimer} m=${m} />
      <${SealedChoice} m=${m} />
      <${Undo} m=${m} />
      ${buttons.map(
        (action) => html`<button key=${action} class=${first ? "do" : ""} disabled=${m.busy.value}
        onClick=${() => m.choose(action)}>${m.label(action)}<${Consequence} m=${m} action=${action} /></button>`,
      )}
    </div>
  <//>`;
}

/** What an answer would change, under its name. @param {{ m: Match, action: string }} props */
function Consequence({ m, action }) {
  const what = m.game.consequence?.(m, action);
  return what ? html`<small>${what}</small>` : null;
}

/** Dice cannot be taken back: show the odds, and ask once more. @param {{ m: Match, action: string }} props */
function ConfirmRoll({ m, action }) {
  const position = m.present.position;
  const faces = m.odds.value[action];
  const why = faces && m.game.outcome?.(faces, action, m).title;
  return html`<${Bar} mark=${html`<${SeatMark} m=${m} seat=${position.seat ?? ""} size=${20} block />`}
    question=${`${m.label(action)}${t("question-mark")}`} reason=${[why, t("dice-stay")].filter(Boolean).join(" ")}>
    <${RuleChip} m=${m} rule=${position.rule} />
    <${OddsPreview} m=${m} action=${action} />
    <div class="a">
      <button class="quiet" onClick=${() => (m.chosen.value = null)}><${Icon} name="undo" /> ${t("back")}</button>
      <button class="do" disabled=${m.busy.value} onClick=${() => m.act(action)}><${Icon} name="die" /> ${t("roll-it")}</button>
    </div>
  <//>`;
}

/** @param {{ m: Match }} props */
function Waiting({ m }) {
  const waiting = m.present.position.waiting;
  const names = waiting.map((seat) => m.seatName(seat)).join(", ");
  const sitters = waiting
    .map((seat) => m.sitter(seat))
    .filter(Boolean)
    .join(", ");
  return html`<${Bar} calm mark=${html`<${SeatMark} m=${m} seat=${waiting[0] ?? ""} size=${20} block />`}
    question=${t("decides", { who: names, count: waiting.length })} reason=${html`${sitters}<${Refused} m=${m} />`}>
    <div class="a"><${AnswerTimer} m=${m} /><${SealedChoice} m=${m} /><${Undo} m=${m} /></div>
  <//>`;
}

/** How long a question waits that does not wait for ever. @param {{ m: Match }} props */
function AnswerTimer({ m }) {
  const left = m.present.left;
  const passed = useSeconds(left !== null, m.present);
  if (left === null) return null;
  return html`<span class="within" title=${t("answer-within")}><${Icon} name="clock" size=${13} /> <span class="unseen">
    ${t("answer-within")}</span> <span class="fig">${clock(Math.max(0, left - passed))}</span></span>`;
}

/** One's own sealed choice, which can be changed until all are in. @param {{ m: Match }} props */
function SealedChoice({ m }) {
  const picks = m.present.position.picks;
  if (picks.length === 0) return null;
  return html`<span class="sealed"><${Icon} name="lock"
    size=${12} /> ${t("sealed", { what: picks.map((pick) => m.label(pick)).join(", ") })}</span>
    <button class="quiet" disabled=${m.busy.value} onClick=${() => m.act("retract")}>${m.label("retract")}</button>`;
}

/** @param {{ m: Match }} props */
function Undo({ m }) {
  if (!m.present.undo) return null;
  return html`<button class="quiet" disabled=${m.busy.value} onClick=${() => m.undo()}><${Icon} name="undo" /> ${t("undo")}</button>`;
}

/** Somebody asks to take back what all have seen. @param {{ m: Match }} props */
function UndoRequest({ m }) {
  const asked = m.present.consents;
  const mine = m.summary.yours;
  const open = mine.filter((seat) => !asked.includes(seat));
  return html`<${Bar} question=${t("asks-undo", { who: asked.map((seat) => m.seatName(seat)).join(", ") })} reason=${t("asks-undo-why")}>
    ${
      mine.length > 0 &&
      html`<div class="a">
      <button class="quiet" onClick=${() => m.refuseUndo()}>${t(open.length > 0 ? "refuse" : "withdraw")}</button>
      ${open.length > 0 && html`<button class="do" onClick=${() => m.askUndo()}>${t("agree")}</button>`}
    </div>`
    }
  <//>`;
}

/** @param {{ m: Match }} props */
function ReplayNotice({ m }) {
  const past = m.replay.view.value;
  return html`<${Bar} className="looking"
    question=${t("of-the-past", { where: m.game.headline(m), ply: past?.ply ?? 0 })} reason=${t("of-the-past-why")}>
    <div class="a"><button class="do" onClick=${() => m.replay.leave()}>${t("return")}</button></div>
  <//>`;
}

/** @param {{ m: Match }} props */
function MatchOver({ m }) {
  const ending = m.game.result(m);
  const abandoned = m.summary.status === "abandoned";
  return html`<${Bar} question=${abandoned ? t("abandoned") : ending.title} reason=${abandoned ? "" : ending.lines.join(" ")}>
    <div class="a"><button class="do" onClick=${() => document.dispatchEvent(new CustomEvent("show-result"))}>${t("result")}</button></div>
  <//>`;
}
