// A bid for control, over the cards: what is at stake, and each bidder in turn with the bid and the pieces that are left.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { narrow } from "../../core/base/settings.js";
import { LiveName } from "../../parts/common/richtext.js";
import { Cubes, Effects } from "./chips.js";
import { Emblem } from "./emblem.js";
import { printed } from "./printed.js";
import { nationClass, nationOf, phrase, regionClass, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** Who is ahead, out, or had it before. @param {Match} m @param {string} nation */
export function bidState(m, nation) {
  const { passed, best, owner } = boardOf(m).bidding;
  if (passed.includes(nation)) return phrase(m, "passed");
  return nation === best ? phrase(m, "highest") : nation === owner ? phrase(m, "had-it") : "";
}

/** @param {{ m: Match }} props */
export function BidPanel({ m }) {
  const { bidding, order } = boardOf(m);
  const id = bidding.issue;
  if (narrow.value || !m.mine || m.director.watching.value || id === "none") return null;
  const issue = printed.issues[id];
  return html`<section class="vs-bidding" aria-label=${phrase(m, "bids-for", { issue: { kind: "issue", id } })}>
    <header class=${regionClass(issue.region)}><b><${LiveName} m=${m} thing=${`issue:${id}`} name=${nameOf(m, "issue", id)} /></b>
      <span><small>${regionName(m, issue.region)}</small> ★${issue.stars}</span></header>
    <div class="bidders">${order.map((nation) => html`<${Bidder} key=${nation} m=${m} nation=${nation} />`)}</div>
    <ul>${printed.options[id].map(
      (option) =>
        html`<li key=${option.id}>${nameOf(m, "issue_option", option.id)}<${Effects} m=${m} option=${option} /></li>`,
    )}</ul>
  </section>`;
}

/** @param {{ m: Match, nation: string }} props */
function Bidder({ m, nation }) {
  const { bidding, powers } = boardOf(m);
  const bid = bidding.bids[nation];
  const { units, available } = powers[nation];
  const looks = [
    nation === nationOf(m, m.view.seat ?? "") && "own",
    bidding.passed.includes(nation) && "passed",
    nation === bidding.best && "best",
  ];
  return html`<article class=${looks.filter(Boolean).join(" ")}>
    <h4><${Emblem} m=${m} nation=${nation} size=${18} /> ${nameOf(m, "nation", nation)} <small>${bidState(m, nation)}</small></h4>
    <p class="bid"><span><b>${bid?.strength ?? "–"}</b><small>${phrase(m, "bid-strength")}</small></span> + <span><b>${
      bid?.cubes ?? "–"
    }</b><small>${phrase(m, "bid-influence")}</small></span></p>
    <p class="pieces" aria-label=${phrase(m, "can-bid", { units, cubes: available })}>${Array.from(
      { length: units },
      (_, i) => html`<i key=${i} class=${`disc ${nationClass(nation)}`}></i>`,
    )}<${Cubes} m=${m} nation=${nation} count=${available} /></p>
  </article>`;
}
