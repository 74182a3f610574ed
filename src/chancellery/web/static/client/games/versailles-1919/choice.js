// Issues that a question is about and that lie nowhere on the board, whole, each with its answer: two that were drawn, discards, settled ones.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { IssueFace } from "./cards.js";
import { Flag } from "./chips.js";
import { legend, printed } from "./printed.js";
import { nationOf, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").Position} Position */
/** An issue, and how it is answered with. @typedef {{ issue: string, action: string }} Offered */

/** So many cards stand beside each other. */
const MOST = 3;

/** Verbs whose answers stand in this file. */
export const CHOICE_VERBS = ["keep", "pick", "reopen", "lose"];

/** The issues that are to choose among; everybody may look at those that were drawn. @param {Position} m @returns {Offered[]} */
export function offered(m) {
  const { drawn, issue_discard: discards, settled } = boardOf(m);
  if (drawn.length > 0) return drawn.map((issue) => ({ issue, action: `keep ${issue}` }));
  const taken = discards.slice(0, legend.pick_costs.length).map((issue, i) => ({ issue, action: `pick ${i + 1}` }));
  const again = settled.flatMap(({ issue }) =>
    ["reopen", "lose"].map((verb) => ({ issue, action: `${verb} ${issue}` })),
  );
  return [...taken, ...again].filter(({ action }) => m.legal.includes(action));
}

/** @param {{ m: Match }} props */
export function Choice({ m }) {
  const cards = m.director.watching.value || m.asText.value ? [] : offered(m);
  if (cards.length === 0) return null;
  return html`<section class=${`vs-choice of${Math.min(cards.length, MOST)}`} aria-label=${phrase(m, "choice")} tabindex="0">
    ${cards.map((one) => html`<${Card} key=${one.issue} m=${m} one=${one} others=${othersOf(m, one)} />`)}
  </section>`;
}

/** What is discarded if one of two that were drawn is kept. @param {Match} m @param {Offered} one */
const othersOf = (m, { issue }) => boardOf(m).drawn.filter((other) => other !== issue);

/** How far a nation's happiness goes with the options of an issue, as printed. @param {string} issue @param {string} nation */
function moods(issue, nation) {
  const changes = printed.options[issue].map((option) => Number(/** @type {any} */ (option).happiness?.[nation] ?? 0));
  return { least: Math.min(...changes), most: Math.max(...changes) };
}

/** What an issue may bring oneself, and what the others. @param {{ m: Match, issue: string }} props */
function ForYou({ m, issue }) {
  const own = nationOf(m, m.view.seat ?? "");
  if (!own || !m.mine) return null;
  const { least, most } = moods(issue, own);
  const said =
    least || most ? phrase(m, "for-you-mood", { least: signed(least), most: signed(most) }) : phrase(m, "for-you-none");
  const others = Object.keys(boardOf(m).powers)
    .filter((nation) => nation !== own)
    .map((nation) => ({ nation, ...moods(issue, nation) }))
    .filter((one) => one.least || one.most);
  return html`<p class="vs-for-you">${phrase(m, "titled", { title: phrase(m, "for-you"), text: said })}${
    others.length > 0 &&
    html`<span class="others">${others.map(
      (one) => html`<span key=${one.nation}><${Flag} m=${m} nation=${one.nation} />
        ${phrase(m, "mood-range", { least: signed(one.least), most: signed(one.most), same: Number(one.least === one.most) })}</span>`,
    )}</span>`
  }</p>`;
}

/** @param {{ m: Match, one: Offered, others: string[] }} props */
function Card({ m, one: { issue, action }, others }) {
  const held = boardOf(m).settled.find((item) => item.issue === issue);
  return html`<article>
    <${IssueFace} m=${m} issue=${issue}>
      ${
        held &&
        html`<footer><${Flag} m=${m} nation=${held.owner} />
        <small>${held.option === "none" ? "" : nameOf(m, "issue_option", held.option)}</small></footer>`
      }
    <//>
    <${ForYou} m=${m} issue=${issue} />
    ${
      m.mine &&
      html`<button data-action=${action} data-hint=${m.hint.rank(action)} disabled=${!m.legal.includes(action) || m.busy.value}
        onClick=${() => m.choose(action)}>${m.label(action)}${
          others.length > 0 &&
          html`<small>${phrase(m, "becomes-discarded", { issues: { kind: "issue", ids: others }, count: others.length })}</small>`
        }</button>`
    }
  </article>`;
}
