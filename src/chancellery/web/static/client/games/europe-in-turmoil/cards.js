// Strategy, stability and mobilization cards, with what can be done with each now.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { widthOf } from "../../parts/common/lettering.js";
import { eventLines } from "./about.js";
import { printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, actionsOn, boardOf, eyes, nameOf, say } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

// The letters of a title in the drawer, and how long one may be before it is set smaller: two lines where many cards lie beside each other.
const [TITLE, LONG] = [16, 105];
const KINDS = ["card", "stability", "mobilization"];

/** The word on a card's button; what it is about stands above it. @param {Match} m @param {string} action */
function verbOf(m, action) {
  const [verb, , id] = m.about(action);
  const scoring = verb === "event" && id && printed.cards[id]?.side === "scoring";
  const doomed = verb === "naval" && boardOf(m)?.naval.doom[eyes(m)] !== "none";
  return say(m, `board-do-${scoring ? "score" : doomed ? "naval-doomed" : verb}`) || m.label(action);
}

/** The same for those who listen: with what it is about. @param {Match} m @param {string} action */
function spokenVerb(m, action) {
  const [verb, label] = [verbOf(m, action), m.label(action)];
  return label.includes(verb) ? label : `${verb}. ${label}`;
}

/** What was chosen and is still sealed. @param {Match} m @returns {string[]} */
const picked = (m) =>
  (m.view.position.picks ?? []).map((pick) => {
    const [, kind, id] = m.about(pick);
    return `${kind}:${id}`;
  });

/** Whether cards are what is asked for. @param {Match} m */
const cardsAsked = (m) => [...m.targets.keys()].some((thing) => KINDS.includes(thing.split(":")[0]));

/**
 * What is on a card.
 * @typedef {object} Face
 * @property {string} side
 * @property {string | number} block the figure in its corner
 * @property {string} title
 * @property {boolean} [lasting]
 * @property {any} line
 * @property {string} corner
 * @property {string} [emblem] of its side, in the head of a card that says what it does in the drawer
 * @property {string} effect
 * @property {string} [brief] the same in a few words, on a card in the drawer
 * @property {boolean} [enemy] whether it is the opponent's, and takes place if the card is played for operations
 * @property {string[]} [why] what else there is to know about it now
 * @property {string} label all of it, for screen readers
 */

/**
 * @param {Match} m @param {string} thing
 * @param {Face} face
 * @returns {import("preact").VNode<any>}
 */
function card(m, thing, face) {
  const actions = actionsOn(m, thing);
  const sealed = picked(m).includes(thing);
  const state = actions.length > 0 ? "legal" : cardsAsked(m) ? "no" : "";
  const looks = ["card eit-card", LOOK[face.side], state];
  const head = [face.lasting ? "lasting" : "", widthOf(face.title, TITLE, 700) > LONG ? "long" : ""].join(" ");
  return /** @type {any} */ (
    html`<article key=${thing} class=${looks.filter(Boolean).join(" ")} tabindex="0"
    data-thing=${thing} aria-label=${face.label}>
    <header><b class="ops">${face.block}</b><h3 class=${head}>${face.title.replaceAll("/", "/\u200b")}</h3>
      ${face.emblem && html`<${Icon} name=${face.emblem} size=${15} />`}</header>
    <div class="line">${face.line}${face.enemy && html`<span class="happens">${say(m, "board-happens")}</span>`}<span class="y">${face.corner}</span></div>
    ${face.brief && html`<p class="brief">${face.enemy && html`<b>${say(m, "board-happens-lead")}</b> `}${face.brief}</p>`}
    <p>${face.effect}</p>
    ${sealed && html`<p class="why"><${Icon} name="lock" size=${12} /> ${say(m, "board-sealed")}</p>`}
    ${face.why?.map((line) => html`<p class="why">${line}</p>`)}
    ${
      actions.length > 0 &&
      html`<div class="acts">
      ${actions.map((action) => {
        const chosen = m.chosen.value === action;
        return html`<button key=${action} data-action=${action} class=${chosen ? "do" : ""} disabled=${m.busy.value} aria-label=${spokenVerb(m, action)}
          onClick=${() => m.choose(action)}>${verbOf(m, action)}</button>`;
      })}
    </div>`
    }
  </article>`
  );
}

/** @param {Match} m @param {string} side */
export const sideName = (m, side) =>
  SIDES.includes(/** @type {any} */ (side)) ? nameOf(m, "seat", side) : say(m, `board-side-${side}`);

/** Who carries out the event of a card. @param {Match} m @param {string} thing */
export function cardGroup(m, thing) {
  const [kind, id] = thing.split(":");
  return kind === "card" ? sideName(m, printed.cards[id].side) : "";
}

/** @param {Match} m @param {string} id */
export const cardTitle = (m, id) => nameOf(m, "card", id) + (printed.cards[id].removed_after_event ? "*" : "");

/** The figure on a card: what it is worth to its holder now. @param {Match} m @param {string} id */
export function opsOf(m, id) {
  if (printed.cards[id].side === "scoring") return "S";
  return boardOf(m)?.hand.find((one) => one.card === id)?.ops ?? printed.cards[id].ops;
}

/** @param {Match} m @param {string} id */
function strategyCard(m, id) {
  const record = printed.cards[id];
  // What becomes of its event is said of a card that may be played, not beside others that are asked for.
  const aside = cardsAsked(m) && actionsOn(m, `card:${id}`).length === 0;
  const held = aside ? undefined : boardOf(m)?.hand.find((one) => one.card === id);
  const ops = opsOf(m, id);
  const why = eventLines(m, held);
  if (ops !== "S" && ops !== record.ops) why.unshift(say(m, "board-op-changed", { printed: record.ops, ops }));
  const effect = say(m, `card-${id}`, {}, "effect");
  const worth = ops === "S" ? "" : say(m, "board-op", { ops });
  const marks = [
    record.lasting ? say(m, "board-lasting") : "",
    record.removed_after_event ? say(m, "board-starred") : "",
  ];
  return card(m, `card:${id}`, {
    side: record.side,
    emblem: EMBLEM[record.side],
    block: ops,
    title: cardTitle(m, id),
    lasting: record.lasting,
    line: html`<${Icon} name=${EMBLEM[record.side]} size=${13} /><span class="whose">${sideName(m, record.side)}</span>`,
    corner: say(m, "board-number", { era: record.era, number: record.number }),
    effect,
    brief: say(m, `brief-${id}`),
    enemy: Boolean(held?.event?.enemy && held.event.possible),
    why,
    label: [nameOf(m, "card", id), worth, sideName(m, record.side), ...marks, effect, ...why]
      .filter(Boolean)
      .join(", "),
  });
}

/** @param {Match} m @param {string} id */
function stabilityCard(m, id) {
  const { side, number } = printed.stability[id];
  const effect = say(m, `stability-${id}`, {}, "effect");
  return card(m, `stability:${id}`, {
    side,
    block: number,
    title: nameOf(m, "stability", id),
    line: html`<${Icon} name=${EMBLEM[side]} size=${13} /><span>${say(m, "board-figure-stability")}</span>`,
    corner: "",
    effect,
    brief: say(m, `brief-${id}`),
    label: `${nameOf(m, "stability", id)}, ${effect}`,
  });
}

/** @param {Match} m @param {string} id */
function mobilizationCard(m, id) {
  const record = printed.mobilization[id];
  const side = m.view.seat ?? "neutral";
  const effect = say(m, `mobilization-${id}`, {}, "effect");
  return card(m, `mobilization:${id}`, {
    side,
    block: record.priority,
    title: nameOf(m, "mobilization", id),
    line: html`<${Icon} name=${EMBLEM[side]} size=${13} /><span>${nameOf(m, "nation", record.nation)}</span>`,
    corner: say(m, "board-priority", { priority: record.priority }),
    effect,
    label: `${nameOf(m, "mobilization", id)}, ${nameOf(m, "nation", record.nation)}, ${say(m, "board-priority", { priority: record.priority })}, ${effect}`,
  });
}

/** Whether cards are asked for that are not in the hand: those of a pile. @param {Match} m */
export function piled(m) {
  const held = boardOf(m)?.hand.map((one) => `card:${one.card}`) ?? [];
  return [...m.targets.keys()].some((thing) => thing.startsWith("card:") && !held.includes(thing));
}

/**
 * Stability and mobilization cards while they are asked for; else what is offered from elsewhere, then the hand.
 * @param {Match} m @returns {import("preact").VNode<any>[]}
 */
export function hand(m) {
  const board = boardOf(m);
  if (!board) return [];
  const held = board.hand.map((one) => one.card);
  const offered = [...new Set([...m.targets.keys(), ...picked(m)])].map((thing) => thing.split(":"));
  const asked = [
    ...offered.filter(([kind]) => kind === "stability").map(([, id]) => stabilityCard(m, id)),
    ...offered.filter(([kind]) => kind === "mobilization").map(([, id]) => mobilizationCard(m, id)),
  ];
  if (asked.length > 0) return asked;
  const elsewhere = offered.filter(([kind, id]) => kind === "card" && !held.includes(id));
  return [...elsewhere.map(([, id]) => strategyCard(m, id)), ...held.map((id) => strategyCard(m, id))];
}
