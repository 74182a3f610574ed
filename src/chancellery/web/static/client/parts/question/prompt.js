// The prompt: what is asked, by which rule, the answers that have no place on the board, and what follows.
import { actionOf } from "../../core/game/happened.js";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { clock, useSeconds } from "../../core/match/clock.js";
import { oddsOf } from "../../core/match/foresight.js";
import { html } from "../../core/base/html.js";
import { flat, narrow, settings, wide } from "../../core/base/settings.js";
import { play } from "../../core/base/sound.js";
import { t } from "../../core/words/words.js";
import { endingLines, endingTitle } from "../result/ending.js";
import { ForkButton } from "../result/fork.js";
import { mayAskUndo } from "./askundo.js";
import { useBarFit, useWhole } from "./barfit.js";
import { answeredBy } from "./formality.js";
import { HintButton } from "./hint.js";
import { Icon } from "../common/icon.js";
import { isOutdated } from "../matches/matchlines.js";
import { openOffer, OfferChip, putOff } from "./offer.js";
import { OddsPreview } from "./odds.js";
import { OldRules } from "./oldrules.js";
import { PickerButton, isPicking } from "./picker.js";
import { refusalText } from "../common/refused.js";
import { LiveName, RichText, WithTerms } from "../common/richtext.js";
import { RuleChip } from "../common/rulechip.js";
import { SeatMark } from "../common/seat.js";
import { WALKER_REM, Walker, boardTargets, isMark, isWalking } from "./walker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Answers that are neither marks on the board nor cards in hand. @param {Match} m */
export function unplacedActions(m) {
  return m.legal.filter((action) => !isMark(m, action));
}

/** @param {{ m: Match }} props */
export function Prompt({ m }) {
  const summary = m.summary;
  const view = m.present;
  const height = useRef(0);
  const decides = m.mine && answeredBy(m) === null;
  const offer = m.live && summary.status === "running" ? openOffer(m) : null;
  useEffect(() => {
    if (decides || offer) play("turn");
  }, [decides, offer?.key]);
  if (!m.live) return html`<${ReplayNotice} m=${m} />`;
  if (isOutdated(summary)) return html`<${OldRules} m=${m} />`;
  if (view.consents.length > 0 && summary.status === "running") return html`<${UndoRequest} m=${m} />`;
  if (summary.status === "waiting") return html`<${Bar} question=${t("table-waits")} reason=${t("table-waits-why")} />`;
  if (summary.status !== "running") return html`<${MatchOver} m=${m} />`;
  if (m.whyNot.answer.value) return html`<${Impossible} m=${m} answer=${m.whyNot.answer.value} height=${height} />`;
  if (m.chosen.value) return html`<${Confirm} m=${m} action=${m.chosen.value} height=${height} />`;
  if (offer) return html`<${Offer} m=${m} offer=${offer} />`;
  if (view.position.legal.length > 0 && answeredBy(m) !== "at-once")
    return html`<${Question} m=${m} height=${height} />`;
  if (view.position.legal.length > 0) return html`<${OnTheWay} m=${m} />`;
  return html`<${Waiting} m=${m} />`;
}

/**
 * How high the answers of a question are on a phone, where they stand below the board: what is asked once more takes as much, so that
 * the board stays where it is.
 * @typedef {{ current: number }} Height
 */

/**
 * One line asks, one explains; the answers stand beside them, on a phone at the lower edge. Answers that do not fit have a row of their
 * own: nothing lies over the board, and nothing over them. A press on the question opens what is cut off of it.
 * @param {{ mark?: any, question: string, words?: any, reason?: any, chips?: any, calm?: boolean, children?: any, className?: string, rows?: boolean,
 *   least?: number, measured?: Height }} props rows: whether many answers may have a row of their own; least: how high they are, on a phone;
 *   measured: where that is kept
 */
function Bar({
  mark,
  question,
  words = question,
  reason,
  chips,
  calm = false,
  children,
  className = "",
  rows = false,
  least = 0,
  measured,
}) {
  const { whole, opens } = useWhole(question);
  const fit = useBarFit(rows);
  useLayoutEffect(() => {
    if (measured) measured.current = fit.reply.current?.offsetHeight ?? 0;
  });
  const looks = ["prompt", calm && "calm", whole && "whole", className];
  return html`<section ref=${fit.bar} class=${looks.filter(Boolean).join(" ")} aria-label=${t("prompt")}>
    <div class="asked">
      ${mark}
      <div class="q" ref=${fit.question} aria-live="polite" ...${opens}><strong>${words}</strong>${
        reason && html`<small>${reason}</small>`
      }</div>
      ${chips}
    </div>
    <div class="reply" ref=${fit.reply} style=${narrow.value && least ? { minHeight: `${least}px` } : undefined}>${children}</div>
  </section>`;
}

/** @param {{ m: Match }} props */
function Refused({ m }) {
  const refusal = m.refusal.value;
  if (!refusal) return null;
  return html`<span class="refused" role="alert"><${Icon} name="cross" size=${12} /> ${refusalText(refusal)} <${RuleChip}
    m=${m} rule=${refusal.rule ?? null} /></span>`;
}

/** What asks, what limits the answer; then the game's own line. @param {{ m: Match }} props */
function Reason({ m }) {
  const prompt = m.present.position.prompt;
  const source = prompt?.args.source ?? prompt?.args.card;
  // On a phone which of how many it is comes first; elsewhere it stands apart.
  const count = narrow.value ? m.words.count(prompt) : "";
  const alone = answeredBy(m) === "later" ? t("only-answer-soon") : "";
  const why = [count, alone, m.words.reason(prompt)].filter(Boolean).join(" · ");
  // What one's own die has brought is read on in the next question.
  const { outcome } = m.director;
  const brought = outcome && html`<b class="source">${outcome}</b>${source || why ? " · " : ""}`;
  const from = source && html`<${Source} m=${m} source=${source} />`;
  return html`<${ByItself} m=${m} />${brought}${from}${source && why && " · "}${why}${
    m.game.Reason && html` <${m.game.Reason} m=${m} />`
  }<${Refused} m=${m} />`;
}

/** What was answered by itself a moment ago. @param {{ m: Match }} props */
function ByItself({ m }) {
  const what = m.byItself.value;
  return what ? html`<em class="byitself">${t("by-itself", { what })}</em>${" "}` : null;
}

/** The card that asks. @param {{ m: Match, source: import("../../core/game/types.js").Thing }} props */
function Source({ m, source }) {
  const id = source.id ?? "";
  return html`<b class="source"><${LiveName} m=${m} thing=${`${source.kind}:${id}`} name=${m.words.name(source.kind, id)} /></b>`;
}

/**
 * What somebody offers, with its answers; the question comes back with any of them.
 * @param {{ m: Match, offer: import("../../core/game/types.js").Offered }} props
 */
function Offer({ m, offer }) {
  const { seat, title, text, note, answers, ways } = offer;
  return html`<${Bar} className="offered" mark=${html`<${SeatMark} m=${m} seat=${seat} size=${20} block />`} question=${title}
    reason=${html`<b class="source"><${RichText} m=${m} text=${text} /></b>${note && ` ${note}`}<${Refused} m=${m} />`}>
    <div class="a">
      ${answers.map(
        ({ action, label, change }) =>
          html`<button key=${action} data-action=${action} disabled=${m.busy.value} onClick=${() => m.act(action)}>${label}${
            change && html`<small>${change}</small>`
          }</button>`,
      )}
      ${ways?.map(
        ({ label, change, press }) =>
          html`<button key=${label} class="way" disabled=${m.busy.value} onClick=${press}>${label}<small>${change}</small></button>`,
      )}
      <button class="quiet" onClick=${() => putOff(m, offer)}>${t("offer-later")}</button>
    </div>
  <//>`;
}

/** @param {{ m: Match }} props */
const OwnMark = ({ m }) => html`<${SeatMark} m=${m} seat=${m.present.position.seat ?? ""} size=${20} block />`;

/** How large one rem is. */
const remOf = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Answers that are one number each, of the same thing, stand as figures with what they count behind them. */
const FIGURES = 4;

/** What numbers count, if all answers are numbers but for one, such as to pass: "cubes"; null if they are not. @param {string[]} labels */
function counted(labels) {
  const units = labels.flatMap((label) => /^\d+(.*)$/.exec(label)?.[1] ?? []);
  const others = labels.length - units.length;
  return units.length >= FIGURES && others <= 1 ? (units.at(-1) ?? "").trim() : null;
}

/** So many answers of the board or the hand stand in the bar as well, if their names have no more letters than so many. */
const [ALSO, LETTERS] = [4, 72];

/** Answers that are places or cards, where the bar has room for them too. @param {Match} m @param {string[]} apart those that are in the bar anyway */
function alsoInBar(m, apart) {
  const all = m.legal;
  if (!wide.value || narrow.value || all.length === apart.length || all.length > ALSO || m.game.sorts?.(m)) return [];
  const placed = all.filter((action) => !apart.includes(action));
  return all.reduce((sum, action) => sum + m.label(action).length, 0) <= LETTERS ? placed : [];
}

/** @param {{ m: Match, height: Height }} props */
function Question({ m, height }) {
  const position = m.present.position;
  const question = m.words.prompt(position.prompt);
  const buttons = unplacedActions(m);
  const marks = position.legal.length - buttons.length;
  const first = buttons.length === 1 && marks === 0;
  const count = m.words.count(position.prompt);
  const labels = buttons.map((action) => m.label(action));
  const unit = counted(labels);
  const isFigure = (/** @type {string} */ label) => unit !== null && /^\d/.test(label);
  // On a phone figures are one row, however many they are, which is drawn sideways.
  const figures = buttons.filter((action) => isFigure(m.label(action)));
  const others = buttons.filter((action) => !isFigure(m.label(action)));
  const button = (/** @type {string} */ action) => {
    const label = m.label(action);
    return html`<button key=${action} data-action=${action} class=${first ? "do" : isFigure(label) ? "number" : ""} disabled=${m.busy.value}
        aria-label=${unit && isFigure(label) ? label : undefined} data-hint=${m.hint.rank(action)}
        onClick=${() => m.choose(action)}>${isFigure(label) ? parseInt(label, 10) : label}<${Consequence} m=${m} action=${action} /></button>`;
  };
  // What they would change stands where they are.
  const also = alsoInBar(m, buttons).map(
    (
      action,
    ) => html`<button key=${action} class="also" data-also=${action} disabled=${m.busy.value} data-hint=${m.hint.rank(action)}
      onClick=${() => m.choose(action)}>${m.label(action)}</button>`,
  );
  const Sorted = m.game.sorts?.(m) ? m.game.Answers : undefined;
  const walking = isWalking(m);
  // Beside the board a place has its row of deeds once it is tapped; until then an undo stands with the answers.
  const tapped = boardTargets(m).some(({ thing }) => thing === m.focused.value);
  const bare = walking && flat.value && buttons.length > 0 && !tapped;
  // Sorted answers make room for a place that is tapped, and how many it is is asked in the same room: the board stays where it is.
  const thumb = unit || (Sorted && boardTargets(m).length > 0) ? WALKER_REM * remOf() : 0;
  return html`<${Bar} rows mark=${html`<${OwnMark} m=${m} />`}
    question=${question} words=${html`<${WithTerms} m=${m} text=${question} />`}
    reason=${html`<${Reason} m=${m} />`} measured=${height} least=${thumb && walking ? Math.max(height.current, thumb) : thumb}
    chips=${html`${count && !narrow.value && html`<span class="count">${count}</span>`}<${OfferChip} m=${m} /><${HintButton} m=${m} />
      <${RuleChip} m=${m} rule=${position.rule} />`}>
    <${Walker} m=${m} bare=${bare}>${Sorted ? html`<${Unwalk} m=${m} />` : html`<${Undo} m=${m} />`}<//>
    <div class="a">
      <${AnswerTimer} m=${m} />
      <${SealedChoice} m=${m} />
      ${(!walking || bare) && html`<${Undo} m=${m} />`}
      ${isPicking(m) && html`<${PickerButton} m=${m} />`}
      ${
        Sorted
          ? html`<${Sorted} m=${m} actions=${buttons} button=${button} walking=${walking} />`
          : unit && narrow.value
            ? html`<div class="figures" tabindex="0" role="group" aria-label=${question}>${figures.map(button)}</div>${others.map(button)}`
            : [...also, ...buttons.map(button)]
      }
      ${unit && html`<span class="unit" aria-hidden="true">${unit}</span>`}
    </div>
  <//>`;
}

/** Back from a place that was tapped to the sorted answers, which have made room for it. @param {{ m: Match }} props */
const Unwalk = ({ m }) =>
  html`<button class="quiet" onClick=${() => {
    m.focused.value = null;
  }}><${Icon} name="undo" /> ${t("back")}</button>`;

/** While others are told of there is room for so many buttons; one way to all answers is one of them. */
const DUE = 3;

/**
 * The answers of the question that is due: so many on the board or in the hand, and those that stand apart.
 * @param {Match} m
 */
function dueAnswers(m) {
  const apart = unplacedActions(m.asking);
  const placed = m.asking.legal.length - apart.length;
  const many = apart.length + Number(placed > 0) > DUE || (placed > 0 && m.game.sorts?.(m));
  return { placed, buttons: many || (placed > 0 && apart.length === 1) ? [] : apart };
}

/** Whether the question that is due waits while the director plays. @param {Match} m */
const isDue = (m) => m.mine && m.director.told && answeredBy(m) === null;

/** How many answers there are where all of them are elsewhere, so that one can but go there. @param {Match} m */
export function dueElsewhere(m) {
  if (!isDue(m)) return 0;
  const { placed, buttons } = dueAnswers(m);
  return buttons.length > 0 ? 0 : placed || m.asking.legal.length;
}

/**
 * While the director plays: the question that is due and its answers, at hand as soon as the last step is told.
 * Where most of them are on the board or in the hand, the way there
 * comes first; one that stands apart from those, such as to leave the map, would look like the only one and is not offered here; and
 * many of them, or sorted ones, are that way alone.
 * @param {{ m: Match }} props
 */
export function DueAnswers({ m }) {
  if (!isDue(m)) return null;
  const { placed, buttons } = dueAnswers(m);
  const elsewhere = dueElsewhere(m) || placed;
  // On a phone the way there is the one button at the thumb.
  if (narrow.value && buttons.length === 0) return null;
  const button = (
    /** @type {string} */ action,
  ) => html`<button key=${action} data-action=${action} disabled=${m.busy.value}
        onClick=${() => m.choose(action)}>${m.label(action)}<${Consequence} m=${m.asking} action=${action} /></button>`;
  return html`<div class="due">
    <b>${m.words.prompt(m.present.position.prompt)}</b>
    <div class="a"><${AnswerTimer} m=${m} />
      ${elsewhere > 0 && html`<button onClick=${() => m.director.skip()}>${t("due-choices", { count: elsewhere })}</button>`}
      ${buttons.map(button)}</div>
  </div>`;
}

/** What an answer would change, or how likely it is, under its name. @param {{ m: Match, action: string }} props */
function Consequence({ m, action }) {
  const odds = settings.odds.value === "targets" ? oddsOf(m, action) : "";
  const own = m.game.consequence?.(m, action);
  // A game that says nothing on purpose has said it in the label.
  const what = own === null ? "" : [own, odds].filter(Boolean).join(" · ");
  return what ? html`<small>${what}</small>` : null;
}

/**
 * What cannot be taken back is asked once more, with the odds where they are told. Before a die the button says the deed, and that one
 * rolls only where one does.
 * @param {{ m: Match, action: string, height: Height }} props
 */
function Confirm({ m, action, height }) {
  const position = m.present.position;
  const die = m.odds.value[action];
  const label = m.label(action);
  const why = die?.faces.length ? m.game.outcome?.(die, action, m).title : m.game.consequence?.(m, action);
  const odds = settings.odds.value === "off" ? "" : oddsOf(m, action);
  const last = die && !die.rolls ? t("die-follows") : !die && m.passing.value.includes(action) ? t("turn-ends") : "";
  return html`<${Bar} className=${`confirming ${die ? "rolls" : ""}`} mark=${html`<${OwnMark} m=${m} />`}
    question=${`${label}${t("question-mark")}`} reason=${[why, last].filter(Boolean).join(why?.endsWith(".") ? " " : " · ")} least=${height.current}
    chips=${html`<${HintButton} m=${m} /><${RuleChip} m=${m} rule=${position.rule} />`}>
    ${odds && html`<${OddsPreview} m=${m} action=${action} />`}
    <div class="a">
      <button class="quiet" onClick=${() => m.unchoose()}><${Icon} name="undo" /> <span>${t("back")}</span></button>
      <button class=${`do ${die ? "roll" : ""}`} disabled=${m.busy.value}
        onClick=${() => m.act(action)}>
        ${die?.rolls ? html`<span><${Icon} name="die" /> ${t("roll-it")}</span>` : die ? label : t("confirm-it")}
        ${die && html`<small>${[odds, t("for-good")].filter(Boolean).join(" · ")}</small>`}</button>
    </div>
  <//>`;
}

/**
 * Why something that was pressed cannot be chosen; a touch elsewhere brings the question back.
 * @param {{ m: Match, answer: import("../../core/match/whynot.js").Answer, height: Height }} props
 */
function Impossible({ m, answer, height }) {
  useEffect(() => {
    const away = (/** @type {Event} */ e) => {
      if (!(e.target instanceof Element && e.target.closest(".prompt"))) m.whyNot.forget();
    };
    // Not the press that asked.
    const timer = setTimeout(() => addEventListener("pointerdown", away), 50);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", away);
    };
  }, [answer]);
  const [kind, id] = answer.thing.split(":");
  const wanted = [...m.targets.keys()].some((thing) => document.querySelector(`.board [data-thing="${thing}"]`));
  return html`<${Bar} className="no" least=${height.current} mark=${html`<span class="seatmark block"><${Icon} name="cross" size=${20} /></span>`}
    question=${t("not-possible", { what: m.words.name(kind, id) })} reason=${m.words.say("why", answer.key, answer.args)}
    chips=${html`<${RuleChip} m=${m} rule=${answer.rule} />`}>
    <div class="a">
      ${
        wanted &&
        html`<button onClick=${() => {
          m.whyNot.forget();
          document.dispatchEvent(new CustomEvent("show-targets"));
        }}>${t("show-targets")}</button>`
      }
      <button class="quiet" onClick=${() => m.whyNot.forget()}>${t("back-to-question")}</button>
    </div>
  <//>`;
}

/** The only answer there is, on its way: what it answers is not asked. @param {{ m: Match }} props */
function OnTheWay({ m }) {
  return html`<${Bar} calm mark=${html`<${OwnMark} m=${m} />`} question=${m.label(m.present.position.legal[0])}
    reason=${html`${t("only-answer")}<${Refused} m=${m} />`} />`;
}

/** @param {{ m: Match }} props */
function Waiting({ m }) {
  const waiting = m.present.position.waiting;
  const names = waiting.map((seat) => m.seatName(seat)).join(", ");
  const sitters = waiting
    .map((seat) => m.sitter(seat))
    .filter(Boolean)
    .join(", ");
  return html`<${Bar} calm rows mark=${html`<${SeatMark} m=${m} seat=${waiting[0] ?? ""} size=${20} block />`}
    question=${t("decides", { who: names, count: waiting.length })} reason=${html`<${ByItself} m=${m} />${sitters}<${Refused} m=${m} />`}
    chips=${html`<${OfferChip} m=${m} />`}>
    <div class="a"><${AnswerTimer} m=${m} /><${SealedChoice} m=${m} /><${Undo} m=${m} /><${AskUndo} m=${m} /></div>
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
  // What was given by itself is told so, and was nobody's choice.
  if (picks.length === 0 || m.byItself.value) return null;
  return html`<span class="sealed"><${Icon} name="lock"
    size=${12} /> ${t("sealed", { what: picks.map((pick) => m.label(pick)).join(", ") })}</span>
    <button class="quiet" disabled=${m.busy.value} onClick=${() => m.act("retract")}>${m.label("retract")}</button>`;
}

/** What an undo takes back. @param {Match} m */
function takenBack(m) {
  const last = m.log.findLast((entry) => entry.kind === "action" && entry.ply === m.present.ply);
  const action = actionOf(last)?.action;
  const done = action ? m.about(action) : null;
  // A bare word, as "done", says nothing away from its question.
  return done?.[1] ? m.words.action(done) : "";
}

/** Where one's own turn has just passed, what one thinks of first: to ask for it back. @param {{ m: Match }} props */
function AskUndo({ m }) {
  const last = m.log.findLast((entry) => entry.kind === "action" && entry.ply <= m.present.ply);
  if (!mayAskUndo(m) || !m.summary.yours.includes(actionOf(last)?.seat ?? "")) return null;
  return html`<button class="quiet undo" disabled=${m.busy.value} onClick=${() => m.askUndo()}>
    <span><${Icon} name="undo" /> ${t("ask-undo")}</span></button>`;
}

/** Says what it takes back. @param {{ m: Match }} props */
function Undo({ m }) {
  if (!m.present.undo) return null;
  const what = takenBack(m);
  return html`<button class="quiet undo" disabled=${m.busy.value} onClick=${() => m.undo()} title=${what}>
    <span><${Icon} name="undo" /> ${t("undo")}</span>${what && html`<small>${what}</small>`}</button>`;
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
    <div class="a"><${ForkButton} m=${m} /><button class="do" onClick=${() => m.replay.leave()}>${t("return")}</button></div>
  <//>`;
}

/** @param {{ m: Match }} props */
function MatchOver({ m }) {
  return html`<${Bar} question=${endingTitle(m)} reason=${endingLines(m).join(" ")}>
    <div class="a"><button class="do" onClick=${() => document.dispatchEvent(new CustomEvent("show-result"))}>${t("result")}</button></div>
  <//>`;
}
