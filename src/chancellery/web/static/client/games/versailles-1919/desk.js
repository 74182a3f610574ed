// The deal desk over the cards: a draft put together from parts, beside the deals of this turn.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { promiseText } from "./binding.js";
import { Flag } from "./chips.js";
import { AsideButton, Clauses, DealsOfTurn } from "./deals.js";
import { legend } from "./printed.js";
import { aNation, nationOf, phrase } from "./reading.js";
import { StillOpen } from "./stillopen.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */

const open = perMatch(false);

/** Open or close the desk. @param {Match} m */
export const turnDesk = (m) => {
  open(m).value = !open(m).value;
};

/** Asides with one of some verbs. @param {Match} m @param {string[]} verbs */
const asidesOf = (m, ...verbs) => m.asides.filter((action) => verbs.includes(m.about(action)[0]));

/** Whether one can deal at all: not in a solo game, not as a spectator. @param {Match} m */
const canDeal = (m) => asidesOf(m, ...legend.deals).length > 0;

/** The button that opens the desk. @param {{ m: Match }} props */
export const DeskButton = ({ m }) =>
  canDeal(m)
    ? html`<button class="vs-open-desk" aria-expanded=${open(m).value} onClick=${() => turnDesk(m)}>
        ${phrase(m, open(m).value ? "desk-close" : "desk-open")} <kbd>D</kbd></button>`
    : null;

/** An offer that waits for the reader. @param {{ m: Match }} props */
export function OfferNotice({ m }) {
  const own = nationOf(m, m.view.seat ?? "");
  const offers = m.live ? boardOf(m).deals.filter((deal) => deal.sent && deal.partner === own) : [];
  if (offers.length === 0 || open(m).value) return null;
  return html`<div class="vs-notice">${offers.map((deal) => html`<span key=${deal.nation}>${phrase(m, "offers-you", { nation: aNation(deal.nation) })}</span>`)}
    <button onClick=${() => turnDesk(m)}>${phrase(m, "desk-look")}</button></div>`;
}

/** The tab: what is on offer, and the way to the desk. @param {{ m: Match }} props */
export function Deals({ m }) {
  if (!boardOf(m)) return null;
  return html`<div class="vs-deals"><${DeskButton} m=${m} /><${DealsOfTurn} m=${m} /><p class="note">${phrase(m, "deals-why")}</p></div>`;
}

/** @param {{ m: Match }} props */
export function Desk({ m }) {
  if (!open(m).value || !m.live || !canDeal(m)) return null;
  const own = nationOf(m, m.view.seat ?? "") ?? "none";
  const deal = boardOf(m).deals.find(({ nation }) => nation === own);
  return html`<section class="vs-desk" aria-label=${phrase(m, "desk")}>
    <div class="draft">
      <header><h3>${deal ? phrase(m, deal.sent ? "deal-offered" : "deal-draft", { partner: aNation(deal.partner) }) : phrase(m, "desk")}</h3>
        <button class="quiet" onClick=${() => turnDesk(m)}><${Icon} name="cross" size=${12} /> ${phrase(m, "desk-close")}</button></header>
      <p class="note">${phrase(m, "desk-why")}</p>
      ${!deal ? html`<${Partners} m=${m} />` : deal.sent ? html`<${Sent} m=${m} deal=${deal} />` : html`<${Draft} m=${m} deal=${deal} own=${own} />`}
      <${StillOpen} m=${m} deal=${deal} />
    </div>
    <aside><h3>${phrase(m, "deals-of-turn")}</h3><${DealsOfTurn} m=${m} /></aside>
  </section>`;
}

/** @param {{ m: Match }} props */
const Partners = ({
  m,
}) => html`<div class="with" role="group" aria-label=${phrase(m, "desk-with")}><span>${phrase(m, "desk-with")}</span>
  ${asidesOf(m, "offer").map((action) => {
    const nation = m.about(action)[2] ?? "none";
    return html`<button key=${action} disabled=${m.busy.value} onClick=${() => m.act(action)}>
      <${Flag} m=${m} nation=${nation} /> ${nameOf(m, "nation", nation)}</button>`;
  })}</div>`;

/** @param {{ m: Match, deal: DealView }} props */
const Sent = ({ m, deal }) => html`<${Clauses} m=${m} deal=${deal} />
  <footer><span class="note">${phrase(m, "deal-waits")}</span>
    ${asidesOf(m, "withdraw").map((action) => html`<${AsideButton} key=${action} m=${m} action=${action} />`)}</footer>`;

/** @param {{ m: Match, deal: DealView, own: string }} props */
function Draft({ m, deal, own }) {
  const [scrap] = asidesOf(m, "scrap");
  const [propose] = asidesOf(m, "propose");
  return html`<div class="sides"><${Party} m=${m} deal=${deal} nation=${deal.partner} verb="ask" add="demand" own=${false} />
      <${Party} m=${m} deal=${deal} nation=${own} verb="give" add="promise" own=${true} /></div>
    <${Adding} m=${m} deal=${deal} />
    <footer>
      <span class="note">${phrase(m, deal.cubes || deal.promises.length ? "deal-then" : "deal-empty", { partner: aNation(deal.partner) })}</span>
      ${scrap && html`<${AsideButton} m=${m} action=${scrap} className="quiet" />`}
      ${propose && html`<${AsideButton} m=${m} action=${propose} className="do" text=${phrase(m, "deal-offer", { partner: aNation(deal.partner) })} />`}
    </footer>`;
}

/**
 * One side of a draft: what it gives and what it promises.
 * @param {{ m: Match, deal: DealView, nation: string, verb: string, add: string, own: boolean }} props
 */
function Party({ m, deal, nation, verb, add, own }) {
  const [more] = asidesOf(m, add);
  return html`<section><h4><${Flag} m=${m} nation=${nation} /> ${own ? phrase(m, "party-you") : nameOf(m, "nation", nation)}</h4>
    <${Influence} m=${m} deal=${deal} verb=${verb} />
    <ul class="vs-clauses">
      ${deal.promises
        .filter((promise) => promise.nation === nation)
        .map((promise, i) => html`<li key=${i}><${Icon} name="lock" size=${12} /> ${promiseText(m, promise)}</li>`)}
    </ul>
    ${more && html`<${AsideButton} m=${m} action=${more} className="add" text=${phrase(m, own ? "add-own" : "add-theirs", { nation: aNation(nation) })} />`}
  </section>`;
}

/** How much influence one side exhausts for the other: a row of figures. @param {{ m: Match, deal: DealView, verb: string }} props */
function Influence({ m, deal, verb }) {
  const now = Math.max(0, verb === "give" ? deal.cubes : -deal.cubes);
  const offered = asidesOf(m, verb).map((action) => Number(m.about(action)[2]));
  const most = Math.max(now, ...offered);
  if (deal.who !== "none" || most === 0)
    return html`<p class="influence"><span>${phrase(m, "influence-exhausted")}</span> <b>${now}</b></p>`;
  const figures = Array.from({ length: most + 1 }, (_, n) => n);
  return html`<div class="influence" role="group" aria-label=${phrase(m, "influence-exhausted")}><span>${phrase(m, "influence-exhausted")}</span>
    ${figures.map((n) => {
      const action = n === 0 ? "no-influence" : `${verb} ${n}`;
      const pressed = n === now;
      return html`<button key=${n} class=${pressed ? "on" : ""} aria-pressed=${pressed} disabled=${m.busy.value || (!pressed && !m.asides.includes(action))}
        onClick=${() => !pressed && m.act(action)}>${n}</button>`;
    })}</div>`;
}

/** The promise that is being put together: whether it is to do or not to do, about what, and what exactly. @param {{ m: Match, deal: DealView }} props */
function Adding({ m, deal }) {
  if (deal.who === "none") return null;
  const [refrain] = asidesOf(m, "refrain");
  const [back] = asidesOf(m, "back");
  return html`<section class="adding"><h4>${phrase(m, deal.refrain ? "deal-adding-not" : "deal-adding", { nation: aNation(deal.who) })}
      ${refrain && html`<${AsideButton} m=${m} action=${refrain} className="quiet" text=${phrase(m, deal.refrain ? "rather-do" : "rather-not")} />`}
      ${back && html`<${AsideButton} m=${m} action=${back} className="quiet" />`}</h4>
    <div class="vs-buttons">
      ${asidesOf(m, "about").map(
        (action) => html`<${AsideButton} key=${action} m=${m} action=${action}
        text=${nameOf(m, "topic", m.about(action)[2] ?? "")} />`,
      )}
      ${asidesOf(m, ...legend.terms).map((action) => html`<${AsideButton} key=${action} m=${m} action=${action} text=${termText(m, action)} />`)}
    </div></section>`;
}

/** A term as the deed that it promises. @param {Match} m @param {string} action */
function termText(m, action) {
  const deed = m.about(action.replace(/^term-/, ""));
  return m.words.action(deed) || m.label(action);
}
