// Deals: one's own draft put together part by part, the offers of this turn, and promises in force.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { Icon } from "../../parts/icon.js";
import { Strategies } from "./side.js";
import { aNation, nationClass, nationOf, phrase, short } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const ANSWERS = ["accept-deal", "refuse-deal"];
const PARTS = [
  "offer",
  "give",
  "ask",
  "no-influence",
  "promise",
  "demand",
  "refrain",
  "about",
  "back",
  "propose",
  "scrap",
  "withdraw",
];

/** Verbs of asides that stand in this panel. */
export const DEAL_VERBS = [
  ...ANSWERS,
  ...PARTS,
  ...[
    "reclaim",
    "demobilize",
    "accept",
    "decline",
    "first",
    "second",
    "put-cube",
    "no-cube",
    "draw",
    "plus-one",
    "minus-one",
    "no-change",
    "pass",
    "pick-1",
    "pick-2",
    "pick-3",
    "place-on",
    "settle",
    "deploy",
    "choose",
    "fly",
    "name",
    "region",
    "reopen",
    "advance",
    "call",
    "hit",
    "bid",
    "keep",
    "lose",
    "send-out",
    "bring-in",
    "discard",
    "strategy",
  ].map((verb) => `term-${verb}`),
];

/** A promise in words. @param {Match} m @param {any} promise */
export const promiseText = (m, promise) =>
  phrase(m, promise.refrain ? "promises-not" : "promises", {
    nation: aNation(promise.nation),
    to: aNation(promise.to),
    what: m.words.action(m.about(promise.action)),
  });

/** @param {{ m: Match, nation: string }} props */
const Flag = ({ m, nation }) => html`<i class=${`vs-flag ${nationClass(nation)}`}>${short(m, nation)}</i>`;

/** @param {{ m: Match, actions: string[], quiet?: boolean }} props */
const Buttons = ({ m, actions, quiet = false }) => html`<div class="vs-buttons">
  ${actions.map(
    (action) => html`<button key=${action} class=${quiet ? "quiet" : ""} disabled=${m.busy.value}
    onClick=${() => m.act(action)}>${m.label(action)}</button>`,
  )}
</div>`;

/** @param {{ m: Match, deal: any }} props */
function Terms({ m, deal }) {
  const [giver, taker] = deal.cubes > 0 ? [deal.nation, deal.partner] : [deal.partner, deal.nation];
  return html`<ul class="vs-terms">
    ${
      deal.cubes !== 0 &&
      html`<li>
      ${phrase(m, "deal-cubes", { giver: aNation(giver), taker: aNation(taker), cubes: Math.abs(deal.cubes) })}</li>`
    }
    ${deal.promises.map(
      (/** @type {any} */ promise, /** @type {number} */ i) => html`<li key=${i}><${Icon} name="lock"
      size=${11} /> ${promiseText(m, promise)}</li>`,
    )}
  </ul>`;
}

/** @param {{ m: Match }} props */
function Deals({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const own = nationOf(m, m.view.seat ?? "");
  const verb = (/** @type {string} */ action) => m.about(action)[0];
  const asides = m.asides.filter((action) => DEAL_VERBS.includes(verb(action)));
  const draft = board.deals.find((/** @type {any} */ deal) => deal.nation === own);
  const offers = board.deals.filter((/** @type {any} */ deal) => deal.sent);
  return html`<div class="vs-deals">
    ${offers.map(
      (/** @type {any} */ deal) => html`<section key=${deal.nation} class=${deal.partner === own ? "to-you" : ""}>
      <h4><${Flag} m=${m} nation=${deal.nation} /> → <${Flag} m=${m} nation=${deal.partner} /> <span>
        ${phrase(m, deal.possible ? "deal-waits" : "deal-impossible")}</span></h4>
      <${Terms} m=${m} deal=${deal} />
      <${Buttons} m=${m} actions=${asides.filter((action) => ANSWERS.includes(verb(action)) && action.endsWith(` ${deal.nation}`))} />
    </section>`,
    )}
    ${
      draft &&
      !draft.sent &&
      html`<section class="draft">
      <h4>${phrase(m, "deal-draft", { partner: aNation(draft.partner) })}</h4>
      <${Terms} m=${m} deal=${draft} />
      ${
        draft.who !== "none" &&
        html`<p>
        ${phrase(m, draft.refrain ? "deal-adding-not" : "deal-adding", { nation: aNation(draft.who) })}</p>`
      }
    </section>`
    }
    <${Buttons} m=${m} quiet=${true} actions=${asides.filter((action) => !ANSWERS.includes(verb(action)))} />
    ${
      board.bound.length > 0 &&
      html`<section><h4>${phrase(m, "in-force")}</h4><ul class="vs-terms">
      ${board.bound.map((/** @type {any} */ promise, /** @type {number} */ i) => html`<li key=${i}>${promiseText(m, promise)}</li>`)}
        </ul></section>`
    }
    <p class="note">${phrase(m, "deals-why")}</p>
  </div>`;
}

/** @param {{ m: Match }} props */
function Settled({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  return html`<div class="vs-settled">
    ${Object.keys(board.powers).map((nation) => {
      const held = board.settled.filter((/** @type {any} */ item) => item.owner === nation);
      return html`<section key=${nation}>
        <h4><${Flag} m=${m} nation=${nation} /> ${nameOf(m, "nation", nation)} ★${board.powers[nation].stars}</h4>
        <ul>
          ${held.map(
            (/** @type {any} */ item) => html`<li key=${item.issue}><b>${nameOf(m, "issue", item.issue)}
            </b> ★${item.stars} ${item.option === "none" ? "" : nameOf(m, "issue_option", item.option)} ${item.counters.map(
              (/** @type {string} */ counter, /** @type {number} */ i) => html`<span
              key=${i} class="vs-counter">${nameOf(m, "counter", counter)}</span>`,
            )}
              </li>`,
          )}
            </ul>
      </section>`;
    })}
  </div>`;
}

export const tabs = [
  {
    id: "deals",
    label: (/** @type {Match} */ m) =>
      phrase(m, "deals", { count: boardOf(m)?.deals.filter((/** @type {any} */ deal) => deal.sent).length ?? 0 }),
    Panel: Deals,
  },
  {
    id: "settled",
    label: (/** @type {Match} */ m) => phrase(m, "settled", { count: boardOf(m)?.settled.length ?? 0 }),
    Panel: Settled,
  },
  { id: "strategies", label: (/** @type {Match} */ m) => phrase(m, "strategies"), Panel: Strategies },
];
