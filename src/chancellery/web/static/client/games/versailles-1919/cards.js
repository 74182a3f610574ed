// Issues and events as cards: what each option would do, whose cubes lie there, who leads.
import { html } from "../../core/base/html.js";
import { actionsOn, boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { eventLabel, issueLabel } from "./about.js";
import { Cubes, Effects } from "./chips.js";
import { legend, printed } from "./printed.js";
import { aNation, nationOf, phrase, regionClass, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./layout.js").Box} Box */

/**
 * A mark for pointer and keyboard: it lies over what it stands for, so that its name is all that is read out.
 * @param {Match} m @param {string} thing @param {string} label
 */
export const press = (m, thing, label) => ({
  "data-thing": thing,
  "aria-label": label,
  class: `vs-hit ${actionsOn(m, thing).length ? "legal" : ""}`,
  role: "button",
  tabindex: -1,
  onClick: (/** @type {PointerEvent} */ e) => m.pick(thing, e.pointerType === "touch"),
});

/** The answer to the open question in the foot of a card: what it takes to lead, or who does. @param {{ m: Match, issue: any, placing: boolean }} props */
function Lead({ m, issue, placing }) {
  const own = nationOf(m, m.view.seat ?? "");
  if (placing && own)
    return html`<small class="answer">${phrase(m, "lead-takes", { cubes: issue.to_lead[own] })}</small>`;
  return html`<small>${issue.leader === "none" ? phrase(m, "nobody-leads") : phrase(m, "leads", { nation: aNation(issue.leader) })}</small>`;
}

/** What is printed on an issue, and below it what has become of it. @param {{ m: Match, issue: string, children?: any }} props */
export function IssueFace({ m, issue, children }) {
  const { region, stars } = printed.issues[issue];
  return html`<div class=${`vs-face ${regionClass(region)}`}>
    <header><b>${nameOf(m, "issue", issue)}</b><span><small>${regionName(m, region)}</small> <i>★${stars}</i></span></header>
    <ul>
      ${printed.options[issue].map(
        (option) => html`<li key=${option.id}>
        ${nameOf(m, "issue_option", option.id)}<${Effects} m=${m} option=${option} /></li>`,
      )}
    </ul>
    ${children}
  </div>`;
}

/** @param {{ m: Match, issue: any, box: Box | undefined, table: boolean }} props */
export function IssueCard({ m, issue, box, table }) {
  if (!box) return null;
  const thing = `issue:${issue.issue}`;
  const actions = actionsOn(m, thing);
  const placing = actions.some((action) => m.about(action)[0] === "place-on");
  const looks = ["vs-card", regionClass(issue.region), actions.length ? "legal" : "", table ? "on-table" : ""];
  if (m.touched.has(thing)) looks.push("touched");
  return html`<g class=${looks.join(" ")} transform=${`translate(${box.x} ${box.y})`}>
    <rect class="face" width=${box.w} height=${box.h} />
    <foreignObject width=${box.w} height=${box.h} aria-hidden="true">
      <${IssueFace} m=${m} issue=${issue.issue}>
        <footer>
          ${Object.entries(issue.cubes).map(
            ([nation, count]) => html`<${Cubes} key=${nation} m=${m} nation=${nation} count=${Number(count)} />`,
          )}
          ${issue.no_military && html`<small class="mark">${phrase(m, "no-units")}</small>`}
          <${Lead} m=${m} issue=${issue} placing=${placing} />
        </footer>
      <//>
    </foreignObject>
    <rect width=${box.w} height=${box.h} ...${press(m, thing, issueLabel(m, issue))} />
    ${m.touched.has(thing) && html`<path class="vs-brackets" d=${brackets(box.w, box.h)} />`}
  </g>`;
}

/** Four corners around what the last action touched. @param {number} w @param {number} h */
const brackets = (w, h) =>
  `M-4 14V-4H14M${w - 14} -4H${w + 4}V14M${w + 4} ${h - 14}V${h + 4}H${w - 14}M14 ${h + 4}H-4V${h - 14}`;

/** @param {{ m: Match, id: string, box: Box, table: boolean }} props */
export function EventCard({ m, id, box, table }) {
  const board = boardOf(m);
  const thing = `event_card:${id}`;
  const looks = ["vs-card", "vs-event", actionsOn(m, thing).length ? "legal" : "", table ? "on-table" : ""].join(" ");
  const cube = table ? board.event_cube : "none";
  const decider = board.deciders[id];
  const foot =
    decider === "cube"
      ? phrase(m, "decides", { nation: aNation(cube) })
      : phrase(m, decider === "takes-cube" ? decider : `${decider}-decides`);
  return html`<g class=${looks} transform=${`translate(${box.x} ${box.y})`}>
    <rect class="face" width=${box.w} height=${box.h} />
    <foreignObject width=${box.w} height=${box.h} aria-hidden="true">
      <div class="vs-face">
        <header><b><${Icon} name="person" size=${12} /> ${nameOf(m, "event_card", id)}</b></header>
        <p>${nameOf(m, "event_card", id, "conference")}</p>
        <footer>${cube !== "none" && html`<${Cubes} m=${m} nation=${cube} count="1" />`}<small>${foot}</small></footer>
      </div>
    </foreignObject>
    <rect width=${box.w} height=${box.h} ...${press(m, thing, eventLabel(m, id))} />
  </g>`;
}

/** Decks and the top of the discard pile. @param {{ m: Match, box: Box }} props */
export function Piles({ m, box }) {
  const board = boardOf(m);
  return html`<foreignObject x=${box.x} y=${box.y} width=${box.w} height=${box.h}>
    <div class="vs-piles">
      <div class="deck"><b>${phrase(m, "issue-deck")}</b><span>${board.issue_deck}</span>
        ${board.game_end_after >= 0 && html`<small>${phrase(m, "game-end-after", { cards: board.game_end_after })}</small>`}
      </div>
      <div class="deck"><b>${phrase(m, "event-deck")}</b><span>${board.event_deck}</span>
        ${board.event_deck > 0 && html`<small>${phrase(m, "checks-in-deck", { checks: board.crisis_checks })}</small>`}</div>
      <small>${phrase(m, "discards", { cards: board.issue_discard.length })}</small>
      <ol>
        ${board.issue_discard.slice(0, legend.pick_costs.length).map(
          (
            id,
            i,
          ) => html`<li key=${id} class=${regionClass(printed.issues[id].region)}><i>${legend.pick_costs[i] || phrase(m, "free")}</i>
            <b>${nameOf(m, "issue", id)}</b> <span>★${printed.issues[id].stars}</span></li>`,
        )}
      </ol>
    </div>
  </foreignObject>`;
}
