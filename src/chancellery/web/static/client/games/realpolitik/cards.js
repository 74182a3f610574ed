// The hand: action cards that can still be laid, and battle cards by value, with what can be done with each now.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, say } from "../../core/game/reading.js";
import { narrow } from "../../core/base/settings.js";
import { Icon } from "../../parts/common/icon.js";
import { consequence, decidedBy } from "./outlook.js";
import { legend, printed } from "./printed.js";
import { ICON, isMinor, laidBy, laying, powerClass, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

// Verbs whose answers are cards of the hand.
export const CARD_VERBS = ["lay", "lay-italy", "play", "discard", "play-to-discard", "play-to-reveal"];

/**
 * What is on a card.
 * @typedef {object} Face
 * @property {string} thing
 * @property {string} className
 * @property {any} block what stands in its corner
 * @property {string} title
 * @property {string} line
 * @property {string} slim the same when there is little room
 * @property {string} corner
 * @property {string} effect
 * @property {string[]} actions
 * @property {boolean} asked whether cards like this one are asked for
 * @property {boolean} [sealed]
 * @property {string} [comes] what the battle would stand at with it
 * @property {string} [decided] whether that wins or loses it whatever comes
 */

/** The word on a card's button; what it is about stands above it. @param {Match} m @param {string} action */
const verbOf = (m, action) => say(m, `board-do-${m.about(action)[0]}`) || m.label(action);

/** @param {Match} m @param {Face} face @returns {import("preact").VNode<any>} */
function card(m, face) {
  const { thing, actions, title } = face;
  const state = actions.length > 0 ? "legal" : face.asked && !face.sealed ? "no" : "";
  const label = [title, face.line, face.corner, face.comes, face.effect, face.sealed ? phrase(m, "sealed") : ""]
    .filter(Boolean)
    .join(", ");
  return /** @type {any} */ (
    html`<article key=${thing}
    class=${["card rp-card", face.className, state, face.sealed ? "laid" : ""].filter(Boolean).join(" ")} tabindex="0"
      data-thing=${thing} aria-label=${label}>
    <header><b class="ops">${face.block}</b><h3>${title}</h3></header>
    <div class="line">${face.sealed && html`<${Icon} name="lock" size=${12} />`}<span class="wide">
      ${face.sealed ? phrase(m, "sealed-short") : face.line}</span><span class="slim">${face.slim}</span><span
        class="y">${face.corner}</span></div>
    ${face.comes && html`<p class=${`comes ${face.decided}`}>${face.comes}</p>`}
    <p>${face.effect}</p>
    ${face.sealed && html`<p class="why"><${Icon} name="lock" size=${12} /> ${phrase(m, "sealed")}</p>`}
    ${
      actions.length > 0 &&
      html`<div class="acts">
      ${actions.map(
        (action) => html`<button key=${action} data-action=${action}
        disabled=${m.busy.value} aria-label=${m.label(action)} onClick=${() => m.choose(action)}>${verbOf(m, action)}</button>`,
      )}
    </div>`
    }
  </article>`
  );
}

/** Where a card has no room for a long word, it is divided before its ending. @param {string} name */
const narrowed = (name) => name.replace(/(\p{L}{5,})(\p{L}{4})/gu, "$1\u00ad$2");

/** The action cards that a power can still lay, or has just sealed. @param {Match} m @param {string} power */
function actionCards(m, power) {
  const { lay: verb, minor, ready } = boardOf(m).powers[power];
  const { state, card: chosen } = laidBy(m, power);
  return ready.map((/** @type {string} */ id) =>
    card(m, {
      thing: `${verb}:${id}`,
      className: `rp-action ${minor ? powerClass(power) : ""}`,
      block: html`<${Icon} name=${ICON[id]} size=${22} />`,
      title: nameOf(m, "action_card", id),
      line: phrase(m, `brief-${id}`),
      slim: narrowed(nameOf(m, "action_card", id)),
      corner: "",
      effect: phrase(m, `action-${id}`, { trains: printed.figures.free_trains }),
      actions: m.legal.filter((action) => action === `${verb} ${id}`),
      asked: laying(m),
      sealed: state === "own" && chosen === id,
    }),
  );
}

/** What a value can do, in our words. @param {Match} m @param {number} value */
export function ability(m, value) {
  const { id, strength, home_strength = strength, pair_bonus = 0, morale_loss = 0 } = printed.abilities[value];
  return phrase(m, `ability-${id}`, { strength, home: home_strength, bonus: pair_bonus, loss: morale_loss });
}

/** Cards of one value are alike: one for each value, with how many there are. @param {Match} m @param {string} power @param {number[]} held */
function battleCards(m, power, held) {
  const asker = m.present.position.prompt?.args.power?.id;
  return [...new Set(held)].map((value) => {
    const count = held.filter((one) => one === value).length;
    const wanted = legend.plays[value];
    const actions = asker === power ? m.legal.filter((action) => wanted.includes(action)) : [];
    // Face down, as any card can be played; what an ability does instead stands at its own answer.
    const plain = actions.find((action) => action === `play ${value}`) ?? "";
    const decided = decidedBy(m, plain);
    return card(m, {
      thing: `${isMinor(m, power) ? "italian-" : ""}battle:${value}`,
      className: `rp-battle ${powerClass(power)}`,
      block: value,
      title: phrase(m, "battle-cards", { count }),
      line: nameOf(m, "power", power),
      slim: decided === "won" || decided === "lost" ? phrase(m, `battle-${decided}`) : phrase(m, "battle-short"),
      corner: count > 1 ? `×${count}` : "",
      comes: consequence(m, plain),
      decided,
      effect: ability(m, value),
      actions,
      asked:
        actions.length > 0 ||
        (asker === power && Object.values(legend.plays).some((plays) => plays.some((one) => m.legal.includes(one)))),
    });
  });
}

/** Below the board each has its place; on a phone what is asked for comes first. @param {Match} m @returns {import("preact").VNode<any>[]} */
export function hand(m) {
  const board = boardOf(m);
  const seat = m.view.seat;
  if (!board || !seat) return [];
  const italian = board.controller === seat && isMinor(m, "italy");
  const actions = [...actionCards(m, seat), ...(italian ? actionCards(m, "italy") : [])];
  const battle = [...battleCards(m, seat, board.hand), ...battleCards(m, "italy", italian ? board.italian_hand : [])];
  return laying(m) || !narrow.value ? [...actions, ...battle] : [...battle, ...actions];
}
