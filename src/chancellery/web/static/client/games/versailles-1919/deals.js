// The deals of a turn: offers with their answers, promises in force; and the settled issues with their counters.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { promiseText } from "./binding.js";
import { Counter, Flag } from "./chips.js";
import { aNation, nationOf, phrase, regionClass } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */

/** What an offer can be answered, and the word for it. */
const ANSWERS = [
  ["accept-deal", "deal-accept"],
  ["refuse-deal", "deal-refuse"],
];

/** @param {{ m: Match, action: string, className?: string, text?: string }} props */
export const AsideButton = ({ m, action, className = "", text }) =>
  html`<button class=${className} disabled=${m.busy.value} onClick=${() => m.act(action)}>${text ?? m.label(action)}</button>`;

/** What a deal says. @param {{ m: Match, deal: DealView }} props */
export function Clauses({ m, deal }) {
  const [giver, taker] = deal.cubes > 0 ? [deal.nation, deal.partner] : [deal.partner, deal.nation];
  const cubes = Math.abs(deal.cubes);
  return html`<ul class="vs-clauses">
    ${cubes > 0 && html`<li><${Icon} name="scales" size=${12} /> ${phrase(m, "deal-cubes", { giver: aNation(giver), taker: aNation(taker), cubes })}</li>`}
    ${deal.promises.map((promise, i) => html`<li key=${i}><${Icon} name="lock" size=${12} /> ${promiseText(m, promise)}</li>`)}
  </ul>`;
}

/** An offer that all can see. @param {{ m: Match, deal: DealView }} props */
function Offer({ m, deal }) {
  const toYou = deal.partner === nationOf(m, m.view.seat ?? "");
  const answers = ANSWERS.map(([verb, word]) => ({ action: `${verb} ${deal.nation}`, word })).filter(({ action }) =>
    m.asides.includes(action),
  );
  return html`<section class=${`vs-offer ${toYou ? "to-you" : ""}`}>
    <h4><${Flag} m=${m} nation=${deal.nation} /> → <${Flag} m=${m} nation=${deal.partner} />
      <small>${phrase(m, !deal.possible ? "deal-impossible" : toYou ? "deal-waits-for-you" : "deal-waits")}</small></h4>
    <${Clauses} m=${m} deal=${deal} />
    <div class="vs-buttons">
      ${answers.map(({ action, word }) => html`<${AsideButton} key=${action} m=${m} action=${action} text=${phrase(m, word)} />`)}
    </div>
  </section>`;
}

/** Offers and promises of this turn. @param {{ m: Match }} props */
export function DealsOfTurn({ m }) {
  const board = boardOf(m);
  const offers = board.deals.filter((deal) => deal.sent);
  return html`${offers.map((deal) => html`<${Offer} key=${deal.nation} m=${m} deal=${deal} />`)}
    ${
      board.bound.length > 0 &&
      html`<section class="force"><h4><${Icon} name="lock" size=${12} /> ${phrase(m, "in-force")}</h4>
        <ul class="vs-clauses">${board.bound.map((promise, i) => html`<li key=${i}>${promiseText(m, promise)}</li>`)}</ul></section>`
    }
    ${offers.length + board.bound.length === 0 && html`<p class="note">${phrase(m, "no-deals")}</p>`}`;
}

/** The issues of each nation, with their counters. @param {{ m: Match }} props */
export function Settled({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<div class="vs-settled">
    ${Object.keys(board.powers).map((nation) => {
      const held = board.settled.filter((item) => item.owner === nation);
      return html`<section key=${nation}>
        <h4><${Flag} m=${m} nation=${nation} /> ${nameOf(m, "nation", nation)} <span>★${board.powers[nation].stars}</span></h4>
        ${held.length === 0 && html`<p class="note">${phrase(m, "holds-nothing")}</p>`}
        <ul>
          ${held.map(
            (item) => html`<li key=${item.issue}>
            <p class=${regionClass(item.region)}><b>${nameOf(m, "issue", item.issue)}</b> <span>★${item.stars}</span></p>
            <span>${item.option === "none" ? "" : nameOf(m, "issue_option", item.option)}</span>
            <span class="vs-effects">${item.counters.map((counter, i) => html`<${Counter} key=${i} m=${m} counter=${counter} />`)}</span></li>`,
          )}
        </ul>
      </section>`;
    })}
  </div>`;
}
