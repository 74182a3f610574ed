// The deals of a turn: offers with their answers, promises in force; and the settled issues with their counters.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { promiseRich } from "./binding.js";
import { Counter, Flag } from "./chips.js";
import { Clauses } from "./clauses.js";
import { Emblem } from "./emblem.js";
import { answersTo } from "./offers.js";
import { nationOf, phrase, regionClass } from "./reading.js";
import { RefusedDeals } from "./refused.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */

/** @param {{ m: Match, action: string, className?: string, text?: string }} props */
export const AsideButton = ({ m, action, className = "", text }) =>
  html`<button class=${className} disabled=${m.busy.value} onClick=${() => m.act(action)}>${text ?? m.label(action)}</button>`;

/** An offer that all can see; one to the reader with its answers. @param {{ m: Match, deal: DealView }} props */
function Offer({ m, deal }) {
  const toYou = deal.partner === nationOf(m, m.view.seat ?? "");
  const answers = toYou && m.live ? answersTo(m, deal) : [];
  return html`<section class=${`vs-offer ${toYou ? "to-you" : ""}`}>
    <h4><${Emblem} m=${m} nation=${deal.nation} /> → <${Emblem} m=${m} nation=${deal.partner} />
      <small>${phrase(m, !deal.possible ? "deal-impossible" : toYou ? "deal-waits-for-you" : "deal-waits")}</small></h4>
    <${Clauses} m=${m} deal=${deal} />
    <div class="vs-buttons">
      ${answers.map(({ action, label }) => html`<${AsideButton} key=${action} m=${m} action=${action} text=${label} />`)}
    </div>
  </section>`;
}

/** Offers and promises of this turn. @param {{ m: Match }} props */
export function DealsOfTurn({ m }) {
  const board = boardOf(m);
  const sent = board.deals.filter((deal) => deal.sent);
  return html`${sent.map((deal) => html`<${Offer} key=${deal.nation} m=${m} deal=${deal} />`)}
    ${
      board.bound.length > 0 &&
      html`<section class="force"><h4><${Icon} name="lock" size=${12} /> ${phrase(m, "in-force")}</h4>
        <ul class="vs-clauses">${board.bound.map(
          (promise, i) =>
            html`<li key=${i}><${Emblem} m=${m} nation=${promise.nation} /> <span><${RichText} m=${m} text=${promiseRich(m, promise)} /></span></li>`,
        )}</ul></section>`
    }
    <${RefusedDeals} m=${m} />
    ${sent.length + board.bound.length === 0 && html`<p class="note">${phrase(m, "no-deals")}</p>`}`;
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
