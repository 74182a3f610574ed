// What is chosen from a list, over the board, where it would be out of sight else.
import { html } from "../../core/base/html.js";
import { boardOf } from "../../core/game/reading.js";
import { IssueFace } from "./cards.js";
import { Announcing, Bids, Strategy, asksRegion, onPhone, overBoard } from "./panels.js";
import { printed } from "./printed.js";
import { outcomeOf, phrase } from "./reading.js";
import { Terms, askedIssue } from "./terms.js";
import { UnrestRows } from "./tracksheet.js";

/** @typedef {import("./reading.js").Match} Match */

/** The regions that options of an issue are about. @param {Match} m @param {string} issue */
const regionsOf = (m, issue) =>
  printed.options[issue].flatMap((option) => Object.keys(outcomeOf(m, option)?.unrest ?? {}));

/**
 * On a phone, which has no track beside it: the regions that the options would change, with where the chosen one leads.
 * @param {{ m: Match, issue: string }} props
 */
function Affected({ m, issue }) {
  const only = onPhone(m) ? regionsOf(m, issue) : [];
  return only.length > 0 ? html`<${UnrestRows} m=${m} only=${only} />` : null;
}

/** What is chosen from a list, and on a phone whatever tells about the choice, over the board. @param {{ m: Match }} props */
export function Over({ m }) {
  // What others did is told first.
  if (!overBoard(m) || m.director.watching.value) return null;
  const issue = askedIssue(m);
  const { asks } = boardOf(m);
  const told = onPhone(m) ? ["bid", "announce"] : [];
  if (asksRegion(m) && onPhone(m))
    return html`<section class="vs-over" tabindex="0" aria-label=${phrase(m, "unrest")}><${UnrestRows} m=${m} /></section>`;
  if (!issue && ![...told, "strategy"].includes(asks)) return null;
  return html`<section class="vs-over" tabindex="0" aria-label=${phrase(m, "stage")}>
    ${
      issue
        ? html`<${Terms} m=${m} issue=${issue} /><${Affected} m=${m} issue=${issue} />`
        : html`<${Strategy} m=${m} />${onPhone(m) && html`<${Announcing} m=${m} />`}`
    }
    ${
      onPhone(m) &&
      asks === "bid" &&
      html`<${Bids} m=${m} /><div class="vs-shown"><${IssueFace} m=${m} issue=${boardOf(m).bidding.issue} /></div>`
    }</section>`;
}
