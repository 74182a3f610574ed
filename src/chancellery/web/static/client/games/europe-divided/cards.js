// The drawer: the cards of this turn, the hand, advantage cards and headlines, with what can be done with each now.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { narrow } from "../../core/base/settings.js";
import { Headline } from "./news.js";
import { Glyph } from "./pieces.js";
import { printed } from "./printed.js";
import {
  BLOCS,
  actionsOn,
  boardOf,
  headlineLine,
  headlineStatus,
  nameOf,
  phrase,
  sideClass,
  thing,
} from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./reading.js").LineBoard} LineBoard */
/** @typedef {import("preact").VNode<any>} VNode */

/** Where a card builds armies: one of these. @param {Position} p @param {string} card */
export const builds = (p, card) => (printed.cards[card].build_in ?? []).map((id) => nameOf(p, "space", id)).join(" / ");

/** What an action of a card would find to do, or why it cannot be taken. @param {Position} p @param {string} card @param {LineBoard} line */
function standing(p, card, { act, bloc, value, finds, why }) {
  const place = printed.cards[card].place;
  const places = builds(p, card);
  if (why === "printed") return phrase(p, `printed-${act}`, { value, places });
  if (why === "none") return act === "special" ? "" : phrase(p, `finds-${act}`, { value, finds, places });
  return phrase(p, why === "die" && act === "special" ? "why-die-special" : `why-${why}`, {
    money: boardOf(p)?.sides[printed.cards[card].owner].money ?? 0,
    space: thing("space", place ?? "none"),
    bloc: thing("bloc", bloc),
    act,
  });
}

/** Whether nothing stands against an action. @param {LineBoard} line */
const isOpen = ({ why }) => why === "none" || why === "printed";

/** What an action of a card is called. @param {Position} p @param {LineBoard} line */
const titleOf = (p, { act, bloc }) =>
  bloc === "none" ? phrase(p, `do-${act}`) : phrase(p, `do-${act}`, { bloc: thing("bloc", bloc) });

/** The actions of a card as they are printed. @param {string} id @returns {LineBoard[]} */
const printedOf = (id) =>
  printed.cards[id].actions.map(({ type, bloc, value = 0 }) => ({
    act: type,
    action: "none",
    bloc,
    value,
    finds: 0,
    why: "printed",
  }));

/** The actions of a card as they stand; of one that nobody can use now, as they are printed. @param {Position} p @param {string} id @returns {LineBoard[]} */
const linesOf = (p, id) => boardOf(p)?.lines[id] ?? printedOf(id);

/** @param {Position} p @param {string} id @param {LineBoard} line */
function lineText(p, id, line) {
  const state = standing(p, id, line);
  return state ? phrase(p, "line", { what: titleOf(p, line), state }) : titleOf(p, line);
}

/** The actions of a card in words. @param {Position} p @param {string} id @returns {string[]} */
export const cardLines = (p, id) => linesOf(p, id).map((line) => lineText(p, id, line));

/** The same as it is printed, however the match stands. @param {Position} p @param {string} id @returns {string[]} */
export const printedLines = (p, id) => printedOf(id).map((line) => lineText(p, id, line));

/** The special texts of a card. @param {Position} p @param {string} id @returns {string[]} */
export const textsOf = (p, id) => (printed.cards[id].special ?? []).map((one) => nameOf(p, "card", id, one.kind));

/** All there is to read on a card. @param {Position} p @param {string} id @returns {string[]} */
export const cardTexts = (p, id) => [
  phrase(p, "card-initiative", { initiative: printed.cards[id].initiative }),
  ...cardLines(p, id),
  ...textsOf(p, id),
];

/** The actions of a card, the impossible ones struck out with the reason. @param {{ m: Match, card: string }} props */
export function Lines({ m, card }) {
  return html`<ul class="ed-lines">${linesOf(m, card).map(
    (
      line,
    ) => html`<li key=${`${line.act} ${line.bloc}`} class=${isOpen(line) ? "" : "not"} data-line=${`${line.act} ${line.bloc} ${line.why}`}>
      <${Glyph} act=${line.act} bloc=${line.bloc} value=${line.value} off=${!isOpen(line)} />
      <b>${titleOf(m, line)}</b><span>${standing(m, card, line)}</span></li>`,
  )}</ul>`;
}

/** @param {{ m: Match, actions: string[] }} props */
const Acts = ({ m, actions }) =>
  actions.length === 0
    ? null
    : html`<div class="acts">${actions.map(
        (action) => html`<button key=${action} data-action=${action}
      disabled=${m.busy.value} onClick=${() => m.choose(action)}>${m.label(action)}</button>`,
      )}</div>`;

/** Whether the open question is about the hand: the drawer shows the cards whole then, where there is room. @param {Match} m */
const isAboutHand = (m) => boardOf(m)?.own.asked ?? false;

/**
 * @param {Match} m
 * @param {{ at: string, side: string, block: string | number, title: string, line: any, kind: string, spoken: string[], inside: any }} face
 * @returns {VNode}
 */
function card(m, { at, side, block, title, line, kind, spoken, inside }) {
  const actions = actionsOn(m, at);
  const asked = isAboutHand(m) && (actions.length > 0 || kind === "chosen");
  return /** @type {VNode} */ (
    html`<article key=${at} class=${`card ed-card ${kind} ${sideClass(side)} ${actions.length > 0 ? "legal" : ""} ${asked ? "asked" : ""}`}
      tabindex="0" data-thing=${at} aria-label=${[title, ...spoken].join(". ")}>
    <header><b class="ops">${block}</b><h3>${title}</h3></header>
    <div class="line">${line}</div>
    ${inside}
    <${Acts} m=${m} actions=${actions} />
  </article>`
  );
}

/** @param {Match} m @param {string} id */
function glyphs(m, id) {
  const lines = linesOf(m, id);
  const blocs = [...BLOCS, "none"].map((bloc) => lines.filter((line) => line.bloc === bloc));
  return html`<span class="ed-glyphs">${blocs
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map(
        (line) => html`<${Glyph} act=${line.act} bloc=${line.bloc} value=${line.value} off=${line.why !== "none"} />`,
      ),
    )}</span>`;
}

/** @param {Match} m @param {string} id @param {string} where @returns {VNode} */
function actionCard(m, id, where) {
  const { owner, initiative } = printed.cards[id];
  const texts = textsOf(m, id);
  return card(m, {
    at: `card:${id}`,
    side: owner,
    block: initiative,
    title: nameOf(m, "card", id),
    line: glyphs(m, id),
    kind: where,
    spoken: [phrase(m, where), ...cardLines(m, id), ...texts],
    inside: html`<p class="where">${phrase(m, where)}</p><${Lines} m=${m} card=${id} />${texts.map((text) => html`<p key=${text}>${text}</p>`)}`,
  });
}

/**
 * What can be done with an advantage card, besides what it says: some are for the moment after the totals only, and one that
 * forbids actions may come too late.
 * @param {Match} m @param {string} id
 */
function usesOf(m, id) {
  const use = boardOf(m)?.own.uses[id] ?? "own_turn";
  if (use === "own_turn") return phrase(m, "advantage-uses");
  return use === "initiative" ? phrase(m, "advantage-uses-then") : phrase(m, "advantage-late", { late: use });
}

/** @param {Match} m @param {string} id @param {string} seat @returns {VNode} */
const advantageCard = (m, id, seat) =>
  card(m, {
    at: `advantage:${id}`,
    side: seat,
    block: "★",
    title: nameOf(m, "advantage", id),
    line: html`<span class="does">${nameOf(m, "advantage", id, "text")}</span>`,
    kind: "advantage",
    spoken: [phrase(m, "advantage"), nameOf(m, "advantage", id, "text")],
    inside: html`<p>${nameOf(m, "advantage", id, "text")}</p><p class="where">${usesOf(m, id)}</p>`,
  });

/** @param {Match} m @param {import("./reading.js").HeadlineBoard} one @returns {VNode} */
const headlineCard = (m, one) =>
  card(m, {
    at: `headline:${one.headline}`,
    side: printed.headlines[one.headline].side,
    block: printed.headlines[one.headline].prestige,
    title: nameOf(m, "headline", one.headline),
    line: html`<${Icon} name=${one.met ? "tick" : "cross"} size=${11} className=${one.met ? "ok" : "no"} />
      <span class="does">${nameOf(m, "condition", printed.headlines[one.headline].condition)}</span>`,
    kind: "headline",
    spoken: [phrase(m, "headline"), headlineLine(m, one.headline), headlineStatus(m, one.headline, one.met)],
    inside: html`<p class="history">${nameOf(m, "headline", one.headline, "history")}</p><${Headline} m=${m} one=${one} />`,
  });

/** @param {Match} m @returns {VNode[]} */
export function hand(m) {
  const board = boardOf(m);
  const seat = m.view.seat;
  if (!board || !seat) return [];
  const own = board.own;
  // The card whose action is being chosen lies open already.
  const using = board.card !== "none" && printed.cards[board.card].owner === seat ? [board.card] : [];
  const cards = [
    ...using.map((id) => actionCard(m, id, "using")),
    ...own.committed.map((id) => actionCard(m, id, "in-play")),
    ...own.hand.map((id) => actionCard(m, id, own.chosen.includes(id) ? "chosen" : "in-hand")),
    ...own.advantages.map((id) => advantageCard(m, id, seat)),
    ...own.prospects.map((one) => headlineCard(m, one)),
  ];
  // A phone shows two cards at a time: those that are asked about come first.
  if (!narrow.value || !isAboutHand(m)) return cards;
  const first = (/** @type {VNode} */ one) => actionsOn(m, String(one.key)).length > 0;
  return [...cards.filter(first), ...cards.filter((one) => !first(one))];
}
