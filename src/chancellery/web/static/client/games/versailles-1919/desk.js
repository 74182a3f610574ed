// The deal desk: offers that are ready, a draft put together from verbs, and the deals of this turn.
import { computed } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { narrow, tall } from "../../core/base/settings.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { Clauses, clausesOf } from "./clauses.js";
import { AsideButton, DealsOfTurn } from "./deals.js";
import { Emblem } from "./emblem.js";
import { layout } from "./layout.js";
import { legend } from "./printed.js";
import { aNation, nationOf, phrase } from "./reading.js";
import { Ready } from "./ready.js";
import { StillOpen } from "./stillopen.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */

const open = perMatch(false);

/** Open or close the desk. @param {Match} m */
export const turnDesk = (m) => {
  open(m).value = !open(m).value;
};

/** Bring the desk into sight, wherever it stands. @param {Match} m */
export function showDesk(m) {
  open(m).value = true;
  if (inTab.value) document.dispatchEvent(new CustomEvent("show-tab", { detail: "deals" }));
}

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

/** Whether the desk stands in its tab: where a board has no room beside its issues. */
const inTab = computed(() => narrow.value || tall.value);

/** The tab: what is on offer, and the desk or the way to it. @param {{ m: Match }} props */
export function Deals({ m }) {
  if (!boardOf(m)) return null;
  const here = inTab.value && m.live && canDeal(m);
  return html`<div class="vs-deals">${!inTab.value && html`<${DeskButton} m=${m} />`}<${DealsOfTurn} m=${m} />
    ${here && html`<section class="vs-desk in-tab" aria-label=${phrase(m, "desk")}><${Drafting} m=${m} /></section>`}
    <p class="note">${phrase(m, "deals-why")}</p></div>`;
}

/** The desk over the map or beside the cards: the issues that one talks about stay in sight. @param {{ m: Match }} props */
export function Desk({ m }) {
  if (inTab.value || !open(m).value || !m.live || !canDeal(m)) return null;
  const deal = ownDeal(m);
  return html`<section class="vs-desk" style=${overTheMap()} aria-label=${phrase(m, "desk")}>
    <header><h3>${title(m, deal)}</h3> ${deal ? html`<span class="note">${phrase(m, "desk-why")}</span>` : html`<${Partners} m=${m} />`}
      <button class="quiet" onClick=${() => turnDesk(m)}><${Icon} name="cross" size=${12} /> ${phrase(m, "desk-close")}</button></header>
    <div class="draft" tabindex="0"><${Drafting} m=${m} /></div>
    <aside tabindex="0"><h3>${phrase(m, "deals-of-turn")}</h3><${DealsOfTurn} m=${m} /></aside>
  </section>`;
}

/** From where on the map hangs, if one does. */
function overTheMap() {
  const { wall, frame } = layout.value;
  return wall ? { "--desk-top": `${(100 * (wall.y - 4)) / frame.height}%` } : undefined;
}

/** @param {Match} m */
const ownDeal = (m) => boardOf(m).deals.find(({ nation }) => nation === nationOf(m, m.view.seat ?? ""));

/** @param {Match} m @param {DealView | undefined} deal */
const title = (m, deal) =>
  deal ? phrase(m, deal.sent ? "deal-offered" : "deal-draft", { partner: aNation(deal.partner) }) : phrase(m, "ready");

/** What is ready to be offered, or what one is drafting, or has offered. @param {{ m: Match }} props */
function Drafting({ m }) {
  const deal = ownDeal(m);
  const head = inTab.value && html`<h3>${title(m, deal)}</h3>`;
  if (!deal) return html`${head}<${Ready} m=${m} />${inTab.value && html`<${Partners} m=${m} />`}`;
  return html`${head}
    ${deal.sent ? html`<${Sent} m=${m} deal=${deal} />` : html`<${Draft} m=${m} deal=${deal} own=${deal.nation} />`}`;
}

/** @param {{ m: Match }} props */
const Partners = ({
  m,
}) => html`<div class="with" role="group" aria-label=${phrase(m, "desk-with")}><span>${phrase(m, "ready-own")}</span>
  ${asidesOf(m, "offer").map((action) => {
    const nation = m.about(action)[2] ?? "none";
    return html`<button key=${action} disabled=${m.busy.value} onClick=${() => m.act(action)}>
      <${Emblem} m=${m} nation=${nation} /> ${nameOf(m, "nation", nation)}</button>`;
  })}</div>`;

/** @param {{ m: Match, deal: DealView }} props */
const Sent = ({ m, deal }) => html`<${Clauses} m=${m} deal=${deal} />
  <footer><span class="note">${phrase(m, "deal-waits")}</span>
    ${asidesOf(m, "withdraw").map((action) => html`<${AsideButton} key=${action} m=${m} action=${action} />`)}</footer>`;

/** @param {{ m: Match, deal: DealView, own: string }} props */
function Draft({ m, deal, own }) {
  const [scrap] = asidesOf(m, "scrap");
  const [propose] = asidesOf(m, "propose");
  // What it comes to so far, read as one.
  const said = clausesOf(m, deal).join(" ");
  return html`${said && html`<p class="sentence"><${RichText} m=${m} text=${said} /></p>`}
    <div class="sides"><${Party} m=${m} deal=${deal} nation=${own} verb="give" add="promise" word="promise" />
      <${Party} m=${m} deal=${deal} nation=${deal.partner} verb="ask" add="demand" word="demand" />
      ${deal.who === "none" ? html`<${StillOpen} m=${m} deal=${deal} />` : html`<${Adding} m=${m} deal=${deal} />`}</div>
    <footer>
      <span class="note">${phrase(m, deal.cubes || deal.promises.length ? "deal-then" : "deal-empty", { partner: aNation(deal.partner) })}</span>
      ${scrap && html`<${AsideButton} m=${m} action=${scrap} className="quiet" />`}
      ${propose && html`<${AsideButton} m=${m} action=${propose} className="do" text=${phrase(m, "deal-offer", { partner: aNation(deal.partner) })} />`}
    </footer>`;
}

/**
 * One side of a draft in verbs: what it gives, and what it may promise to do and not to do.
 * @param {{ m: Match, deal: DealView, nation: string, verb: string, add: string, word: string }} props
 */
function Party({ m, deal, nation, verb, add, word }) {
  const [more] = asidesOf(m, add);
  return html`<section><h4><${Emblem} m=${m} nation=${nation} /> ${nation === deal.nation ? phrase(m, "party-you") : nameOf(m, "nation", nation)}</h4>
    <${Influence} m=${m} deal=${deal} verb=${verb} />
    ${
      more &&
      html`<p class="adds">${["to", "not"].map(
        (what) => html`<button key=${what} class="add" disabled=${m.busy.value}
          onClick=${() => m.act(more, false, what === "not" ? ["refrain"] : [])}>${phrase(m, `${word}-${what}`, { nation: aNation(nation) })}</button>`,
      )}</p>`
    }
  </section>`;
}

/** How much influence one side gives: a verb and a row of figures. @param {{ m: Match, deal: DealView, verb: string }} props */
function Influence({ m, deal, verb }) {
  const now = Math.max(0, verb === "give" ? deal.cubes : -deal.cubes);
  const offered = asidesOf(m, verb).map((action) => Number(m.about(action)[2]));
  const most = Math.max(now, ...offered);
  const words = phrase(m, verb === "give" ? "give" : "ask-for");
  if (most === 0 && deal.who === "none")
    return html`<p class="note" title=${phrase(m, "give-none-why")}>${phrase(m, "give-none")}</p>`;
  const figures = deal.who === "none" ? Array.from({ length: most + 1 }, (_, n) => n) : [now];
  return html`<div class="influence" role="group" aria-label=${words} title=${phrase(m, "give-why")}><span>${words}</span>
    ${figures.map((n) => {
      const action = n === 0 ? "no-influence" : `${verb} ${n}`;
      const pressed = n === now;
      return html`<button key=${n} class=${pressed ? "on" : ""} aria-pressed=${pressed} disabled=${m.busy.value || (!pressed && !m.asides.includes(action))}
        onClick=${() => !pressed && m.act(action)}>${n}</button>`;
    })}<span>${phrase(m, "cubes-of-these", { cubes: now })}</span></div>`;
}

/** The promise that is being put together: to do or not to do, about what, and what exactly. @param {{ m: Match, deal: DealView }} props */
function Adding({ m, deal }) {
  const [back] = asidesOf(m, "back");
  const word = deal.who === deal.nation ? "promise" : "demand";
  return html`<section class="adding"><h4>${phrase(m, `${word}-${deal.refrain ? "not" : "to"}`, { nation: aNation(deal.who) })}
      ${back && html`<${AsideButton} m=${m} action=${back} className="quiet" />`}</h4>
    <div class="vs-buttons" tabindex="0">
      ${asidesOf(m, "about").map(
        (action) => html`<${AsideButton} key=${action} m=${m} action=${action}
        text=${nameOf(m, "topic", m.about(action)[2] ?? "", "verb")} />`,
      )}
      ${asidesOf(m, ...legend.terms).map((action) => html`<${AsideButton} key=${action} m=${m} action=${action} text=${termText(m, action)} />`)}
    </div></section>`;
}

/** A term as the deed that it promises. @param {Match} m @param {string} action */
function termText(m, action) {
  const deed = m.about(action.replace(/^term-/, ""));
  return m.words.action(deed) || m.label(action);
}
