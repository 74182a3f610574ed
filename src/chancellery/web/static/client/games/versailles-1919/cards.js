// Issues and events as cards: what each option would do, whose cubes lie there, who leads.
import { html } from "../../core/html.js";
import { actionsOn, boardOf, nameOf, signed } from "../../core/reading.js";
import { Icon } from "../../parts/icon.js";
import { eventLabel, issueLabel } from "./about.js";
import { printed } from "./printed.js";
import { counterName, nationClass, phrase, regionClass, regionName, short } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

export const CARD = { w: 312, h: 236 };
export const EVENT = { w: 222, h: 113 };

/** What every mark does with pointer and keyboard. @param {Match} m @param {string} thing */
export const press = (m, thing) => ({
  "data-thing": thing,
  role: "button",
  tabindex: -1,
  onClick: (/** @type {PointerEvent} */ e) => m.pick(thing, e.pointerType === "touch"),
});

/** Cubes of a nation. @param {{ m: Match, nation: string, count: number | string }} props */
export const Cubes = ({ m, nation, count }) =>
  html`<span class=${`vs-cubes ${nationClass(nation)}`}>${short(m, nation)} <b>${count}</b></span>`;

/** What an option does, as chips. @param {{ m: Match, option: any }} props */
export function Effects({ m, option }) {
  return html`<span class="vs-effects">
    ${Object.entries(option.unrest ?? {}).map(
      ([region, change]) =>
        html`<span key=${region} class=${`vs-unrest ${regionClass(region)}`}>${regionName(m, region)} <${Icon}
          name="fist" size=${11} />${signed(Number(change))}</span>`,
    )}
    ${Object.entries(option.happiness ?? {}).map(
      ([nation, change]) =>
        html`<span key=${nation} class="vs-mood"><i class=${nationClass(nation)}>${short(m, nation)}</i>${signed(Number(change))}</span>`,
    )}
    ${(option.counters ?? []).map(
      (/** @type {string} */ counter, /** @type {number} */ i) => html`<span key=${i}
      class="vs-counter">${counterName(m, counter)}</span>`,
    )}
  </span>`;
}

/** @param {{ m: Match, issue: any, x: number, y: number, table: boolean }} props */
export function IssueCard({ m, issue, x, y, table }) {
  const thing = `issue:${issue.issue}`;
  const legal = actionsOn(m, thing).length > 0;
  const looks = ["vs-card", regionClass(issue.region), legal ? "legal" : "", table ? "on-table" : ""].join(" ");
  return html`<g class=${looks} transform=${`translate(${x} ${y})`} aria-label=${issueLabel(m, issue)} ...${press(m, thing)}>
    <rect width=${CARD.w} height=${CARD.h} />
    <foreignObject width=${CARD.w} height=${CARD.h}>
      <div class="vs-face">
        <header><b>${nameOf(m, "issue", issue.issue)}</b><span>${regionName(m, issue.region)} ★${issue.stars}</span></header>
        <ul>
          ${printed.options[issue.issue].map(
            (option) => html`<li key=${option.id}>
            ${nameOf(m, "issue_option", option.id)}<${Effects} m=${m} option=${option} /></li>`,
          )}
        </ul>
        <footer>
          ${Object.entries(issue.cubes).map(
            ([nation, count]) => html`<${Cubes} key=${nation} m=${m} nation=${nation}
            count=${Number(count)} />`,
          )}
          <small>
            ${issue.leader === "none" ? phrase(m, "nobody-leads") : phrase(m, "leads", { nation: { kind: "nation", id: issue.leader } })}
              </small>
        </footer>
      </div>
    </foreignObject>
  </g>`;
}

/** @param {{ m: Match, id: string, x: number, y: number, h: number, cube: string }} props */
export function EventCard({ m, id, x, y, h, cube }) {
  const thing = `event_card:${id}`;
  const legal = actionsOn(m, thing).length > 0;
  const icon = printed.events[id].influence_icon;
  return html`<g class=${`vs-card vs-event ${legal ? "legal" : ""}`} transform=${`translate(${x} ${y})`}
    aria-label=${eventLabel(m, id)} ...${press(m, thing)}>
    <rect width=${EVENT.w} height=${h} />
    <foreignObject width=${EVENT.w} height=${h}>
      <div class="vs-face">
        <header><b><${Icon} name="person" size=${12} /> ${nameOf(m, "event_card", id)}</b></header>
        <p>${nameOf(m, "event_card", id, "conference")}</p>
        <footer>
          ${cube !== "none" && html`<${Cubes} m=${m} nation=${cube} count="1" />`}
          <small>
            ${cube !== "none" ? phrase(m, "decides", { nation: { kind: "nation", id: cube } }) : icon ? phrase(m, "takes-cube") : ""}
              </small>
        </footer>
      </div>
    </foreignObject>
  </g>`;
}

/** Decks and the top of the discard pile. @param {{ m: Match, x: number, y: number }} props */
export function Piles({ m, x, y }) {
  const board = boardOf(m);
  return html`<foreignObject x=${x} y=${y} width=${CARD.w} height=${CARD.h}>
    <div class="vs-piles">
      <div class="deck"><b>${phrase(m, "issue-deck")}</b><span>${board.issue_deck}</span>
        ${
          board.game_end_below >= 0 &&
          html`<small>
          ${phrase(m, "game-end-after", { cards: board.issue_deck - board.game_end_below - 1 })}</small>`
        }
          </div>
      <div class="deck"><b>${phrase(m, "event-deck")}</b><span>${board.event_deck}</span></div>
      <small>${phrase(m, "discards", { cards: board.issue_discard.length })}</small>
      <ol>
        ${board.issue_discard.slice(0, 3).map(
          (/** @type {string} */ id, /** @type {number} */ i) => html`<li key=${id}
          class=${regionClass(printed.issues[id].region)}><i>${i}
            </i> ${nameOf(m, "issue", id)} <span>★${printed.issues[id].stars}</span></li>`,
        )}
      </ol>
    </div>
  </foreignObject>`;
}
