// What is asked about and what tells about it, wherever the window has room for it: strategy cards, a die before it is rolled, bids.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { narrow, tablet } from "../../core/base/settings.js";
import { live } from "../../core/words/rich.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { bidState } from "./bidding.js";
import { Emblem } from "./emblem.js";
import { printed } from "./printed.js";
import { nationOf, phrase, regionName } from "./reading.js";
import { askedIssue } from "./terms.js";

/** @typedef {import("./reading.js").Match} Match */

/** Whether a nation is the reader's own. @param {Match} m @param {string} nation */
export const isOwn = (m, nation) => nation !== "none" && nation === nationOf(m, m.view.seat ?? "");

/** Whether what is asked about has no place beside the board. @param {Match} m */
export const onPhone = (m) => narrow.value && m.mine;

/** Whether lists of choices stand over the board: where they would be out of sight else. @param {Match} m */
export const overBoard = (m) => (narrow.value || tablet.value) && m.mine;

/** Whether answers are about regions. @param {Match} m */
export const asksRegion = (m) => m.mine && m.legal.some((action) => m.about(action)[1] === "region");

/** Whether what is asked is shown on the track before it is answered. @param {Match} m */
export const isWeighed = (m) => askedIssue(m) !== null || asksRegion(m);

/** The die before it is rolled: each face with what it brings. @param {{ m: Match }} props */
export function Announcing({ m }) {
  const die = boardOf(m).announcing;
  if (!die) return null;
  const { chances, modifier, region, rises } = die;
  return html`<div class="vs-faces" role="img" aria-label=${phrase(m, "odds", { chances })}>
    <span class="of">${regionName(m, region)} ${modifier ? signed(modifier) : ""}</span>
    ${rises.map((bad, i) => {
      const sign = bad ? html`<${Icon} name="fist" size=${13} />` : phrase(m, "odds-quiet");
      return html`<span key=${i} class=${bad ? "y" : ""}><i>${i + 1}</i>${sign}</span>`;
    })}
  </div>`;
}

/** @param {{ m: Match }} props */
export function Bids({ m }) {
  const { bidding, order, powers } = boardOf(m);
  const id = bidding.issue;
  const title = m.words.text("board-bids-for", m.words.values({ issue: { kind: "issue", id } }, live));
  return html`<div class="vs-bids"><h4><${RichText} m=${m} text=${title} /> ★${printed.issues[id].stars}</h4>
    <ul>${order.map((nation) => {
      const bid = bidding.bids[nation];
      const out = bidding.passed.includes(nation);
      const state = bidState(m, nation);
      return html`<li key=${nation} class=${`${nation === bidding.best ? "best" : ""} ${out ? "passed" : ""}`}><${Emblem} m=${m} nation=${nation} />
        <span>${isOwn(m, nation) ? phrase(m, "party-you") : nameOf(m, "nation", nation)}</span>
        <small>${state || phrase(m, "can-bid", { units: powers[nation].units, cubes: powers[nation].available })}</small>
        <b>${bid ? `${bid.strength} + ${bid.cubes}` : "–"}</b></li>`;
    })}</ul></div>`;
}

/** Strategy cards, where one is chosen. @param {{ m: Match }} props */
export function Strategy({ m }) {
  if (boardOf(m).asks !== "strategy") return null;
  return html`<ul class="vs-terms">${boardOf(m).strategies.map((id) => {
    const action = `strategy ${id}`;
    return html`<li key=${id}><button class="vs-option" data-action=${action} disabled=${!m.legal.includes(action) || m.busy.value}
      onClick=${() => m.choose(action)}>
      <b>${nameOf(m, "strategy", id)}</b><span>${nameOf(m, "strategy", id, "scoring")}</span></button></li>`;
  })}</ul>`;
}
