// Issues and events as cards: what each option would do, whose cubes lie there, who leads.
import { html } from "../../core/base/html.js";
import { actionsOn, boardOf, nameOf, signed } from "../../core/game/reading.js";
import { language } from "../../core/base/settings.js";
import { LiveName } from "../../parts/common/richtext.js";
import { Icon } from "../../parts/common/icon.js";
import { eventLabel, issueLabel } from "./about.js";
import { Cubes, Effects, Flag } from "./chips.js";
import { deedsOn } from "./deeds.js";
import { useDense } from "./dense.js";
import { layout } from "./layout.js";
import { legend, printed } from "./printed.js";
import { aNation, doerOf, nationClass, nationOf, phrase, regionClass, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./board.d.ts").IssueView} Issue */

/** Cards under this width or height have cubes one high. */
const TIGHT = 215;

/**
 * A mark for pointer and keyboard: it lies over what it stands for, so that its name is all that is read out.
 * @param {Match} m @param {string} thing @param {string} label
 */
export const press = (m, thing, label) => ({
  "data-thing": thing,
  "aria-label": label,
  class: `vs-hit ${deedsOn(m, thing).length ? "legal" : ""}`,
  role: "button",
  tabindex: -1,
  onClick: (/** @type {PointerEvent} */ e) => m.pick(thing, e.pointerType === "touch"),
});

/** A pile of cubes two high, and how many they are. @param {{ m: Match, nation: string, count: number, size: number, first: boolean, flat: boolean }} props */
function Pile({ m, nation, count, size, first, flat }) {
  const cubes = Array.from({ length: Math.max(0, count) }, (_, i) => html`<i key=${i}></i>`);
  return html`<span class=${`vs-pile ${nationClass(nation)} ${first ? "ahead" : ""} ${flat ? "flat" : ""}`} title=${nameOf(m, "nation", nation)}
      style=${{ "--size": size }}>${size > 0 && html`<span class="heap">${cubes}</span>`}<span
      class="whose"><b>${count}</b><${Flag} m=${m} nation=${nation} /></span></span>`;
}

/** So wide are the letters of a pile with its gap; a cube has at most the one size, and at least the other. */
const [WHOSE, MOST, SMALL] = [34, 18, 9];

/**
 * How large cubes are so that all piles stand beside each other; 0 if there is no room for any.
 * @param {number[]} counts @param {number} room @param {number} rows
 */
function cubeSize(counts, room, rows) {
  const taken = counts.reduce((sum) => sum + WHOSE, 0);
  const columns = counts.reduce((sum, count) => sum + Math.ceil(count / rows), 0);
  const size = Math.floor((room - taken) / columns) - 1;
  return size < SMALL ? 0 : Math.min(MOST, size);
}

/** Influence in the middle of an issue: the largest pile first, with who leads. @param {{ m: Match, issue: Issue, width: number, flat?: boolean }} props */
export function Influence({ m, issue, width, flat = false }) {
  const piles = Object.entries(issue.cubes).sort(([, one], [, other]) => other - one);
  const size = cubeSize(
    piles.map(([, count]) => count),
    width - 20,
    flat ? 1 : 2,
  );
  if (piles.length === 0) return null;
  return html`<div class=${`vs-infl ${flat ? "flat" : ""}`}>${piles.map(
    ([nation, count], i) =>
      html`<${Pile} key=${nation} m=${m} nation=${nation} count=${count} size=${size} flat=${flat} first=${i === 0 && issue.leader === nation} />`,
  )}</div>`;
}

/** @param {string} text */
const sentenceCase = (text) => text[0].toUpperCase() + text.slice(1);

/** Who leads by how much, and what one needs oneself. @param {{ m: Match, issue: Issue }} props */
export function Lead({ m, issue }) {
  // Once it is over nobody needs any more, and whoever reads may have sat elsewhere.
  const own = m.view.position.waiting.length > 0 ? nationOf(m, m.view.seat ?? "") : null;
  const { leader, ahead, cubes } = issue;
  const none = Object.keys(cubes).length === 0;
  const said = none
    ? sentenceCase(phrase(m, "nobody-leads"))
    : leader === "none"
      ? sentenceCase(phrase(m, "tied"))
      : leader === own
        ? phrase(m, "you-lead-by", { ahead })
        : phrase(m, "leads-by", { nation: aNation(leader), ahead });
  const actions = deedsOn(m, `issue:${issue.issue}`);
  const verbs = new Set(actions.map((action) => m.about(action)[0]));
  const need = own && boardOf(m).powers[own] ? issue.to_lead[own] : 0;
  const has = own ? (boardOf(m).powers[own]?.available ?? 0) : 0;
  const key = leader === own ? (verbs.size > 1 ? "settle-or-add" : "") : need > has ? "need-more" : "need";
  return html`<p class="vs-lead"><b>${said}</b>${
    own &&
    need > 0 &&
    key &&
    html` <span class=${actions.length ? "go" : ""}>${phrase(m, key, { cubes: need, has })}</span>`
  }${issue.no_military && html` <em>${phrase(m, "no-units")}</em>`}</p>`;
}

/**
 * What is printed on an issue, with what lies on it between its head and its options.
 * @param {{ m: Match, issue: string, room?: string, middle?: any, children?: any }} props room: what its room depends on, where it is small
 */
export function IssueFace({ m, issue, room = "", middle, children }) {
  const { region, stars } = printed.issues[issue];
  const options = printed.options[issue];
  const face = useDense(room && `${room} ${issue} ${language.value}`);
  return html`<div class=${`vs-face of${options.length} ${regionClass(region)}`} ref=${face}>
    <header><b>${nameOf(m, "issue", issue)}</b><span><small>${regionName(m, region)}</small> <i>★${stars}</i></span></header>
    ${middle && html`<div class="vs-mid">${middle}</div>`}
    <ul>
      ${options.map(
        (option) =>
          html`<li key=${option.id}><span class="t">${nameOf(m, "issue_option", option.id)}</span><${Effects} m=${m} option=${option} /></li>`,
      )}
    </ul>
    ${children}
  </div>`;
}

/** How many cubes a nation has placed since one acted last. @param {{ m: Match, issue: string, nation: string }} props */
function Since({ m, issue, nation }) {
  const net = m.marks.byThing.value.get(`issue:${issue}`)?.find(({ seat }) => seat === doerOf(m, nation));
  return net ? html`<em class="vs-since">${signed(net.change)}</em>` : null;
}

/** An issue as a row: its card opens at a press on its name. @param {{ m: Match, issue: Issue }} props */
const IssueRow = ({ m, issue }) =>
  html`<div class=${`vs-row ${regionClass(issue.region)}`}><header><b>${nameOf(m, "issue", issue.issue)}</b>
      <small>${regionName(m, issue.region)}</small><i>★${issue.stars}</i></header>
    <div class="foot"><span class="on">${Object.entries(issue.cubes).map(
      ([nation, count]) =>
        html`<span key=${nation}><${Cubes} m=${m} nation=${nation} count=${count} /><${Since} m=${m} issue=${issue.issue} nation=${nation} /></span>`,
    )}</span>
    <${Lead} m=${m} issue=${issue} /></div></div>`;

/** So many options need the room of the second row of cubes. */
const CROWDED = 4;

/** @param {{ m: Match, issue: Issue, box: Box | undefined, table: boolean }} props */
export function IssueCard({ m, issue, box, table }) {
  if (!box) return null;
  const thing = `issue:${issue.issue}`;
  const actions = deedsOn(m, thing);
  const looks = ["vs-card", regionClass(issue.region), actions.length ? "legal" : "", table ? "on-table" : ""];
  if (m.touched.has(thing)) looks.push("touched");
  const flat = box.w < TIGHT || box.h < TIGHT || printed.options[issue.issue].length >= CROWDED;
  return html`<g class=${looks.join(" ")} transform=${`translate(${box.x} ${box.y})`}>
    <rect class="face" width=${box.w} height=${box.h} />
    <foreignObject width=${box.w} height=${box.h} aria-hidden="true">
      ${
        layout.value.rows
          ? html`<${IssueRow} m=${m} issue=${issue} />`
          : html`<${IssueFace} m=${m} issue=${issue.issue} room=${`${box.w} ${box.h} ${Object.keys(issue.cubes).length > 0}`}
              middle=${html`<${Influence} m=${m} issue=${issue} width=${box.w} flat=${flat} /><${Lead} m=${m} issue=${issue} />`} />`
      }
    </foreignObject>
    ${actions.length > 0 && html`<path class="vs-target" d=${`M-2 -2H${box.w + 2}V${box.h + 2}H-2Z`} />`}
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
  const short = layout.value.short && !table;
  const face = useDense(short ? "" : `${box.w} ${box.h} ${id} ${language.value}`);
  return html`<g class=${looks} transform=${`translate(${box.x} ${box.y})`}>
    <rect class="face" width=${box.w} height=${box.h} />
    <foreignObject width=${box.w} height=${box.h} aria-hidden="true">
      <div class=${`vs-face ${short ? "short" : ""}`} ref=${face}>
        <header><b><${Icon} name="person" size=${12} /> ${nameOf(m, "event_card", id)}</b></header>
        ${!short && html`<p>${nameOf(m, "event_card", id, "conference")}</p>`}
        ${!short && html`<footer>${cube !== "none" && html`<${Cubes} m=${m} nation=${cube} count="1" />`}<small>${foot}</small></footer>`}
      </div>
    </foreignObject>
    ${actionsOn(m, thing).length > 0 && html`<path class="vs-target" d=${`M-2 -2H${box.w + 2}V${box.h + 2}H-2Z`} />`}
    <rect width=${box.w} height=${box.h} ...${press(m, thing, eventLabel(m, id))} />
  </g>`;
}

/** Decks and the top of the discard pile. @param {{ m: Match }} props */
export function Piles({ m }) {
  const board = boardOf(m);
  return html`<div class="vs-piles">
    <div class="decks">
      <div class="deck"><span>${board.issue_deck}</span><b>${phrase(m, "issue-deck")}</b>
        ${board.game_end_after >= 0 && html`<small>${phrase(m, "game-end-after", { cards: board.game_end_after })}</small>`}
      </div>
      <div class="deck"><span>${board.event_deck}</span><b>${phrase(m, "event-deck")}</b>
        ${board.event_deck > 0 && html`<small>${phrase(m, "checks-in-deck", { checks: board.crisis_checks })}</small>`}</div>
    </div>
    <small>${phrase(m, "discards", { cards: board.issue_discard.length })}</small>
    <ol>
      ${board.issue_discard.slice(0, legend.pick_costs.length).map(
        (
          id,
          i,
        ) => html`<li key=${id} class=${regionClass(printed.issues[id].region)}><i>${phrase(m, "pick-cost", { cubes: legend.pick_costs[i] })}</i>
          <${LiveName} m=${m} thing=${`issue:${id}`} name=${nameOf(m, "issue", id)} /> <span>★${printed.issues[id].stars}</span></li>`,
      )}
    </ol>
  </div>`;
}
