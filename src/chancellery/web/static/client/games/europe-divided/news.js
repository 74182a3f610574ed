// Headlines with what would become of each now, region by region, and the two seas.
import { html } from "../../core/base/html.js";
import { Icon } from "../../parts/common/icon.js";
import { previewed } from "./outlook.js";
import { Army, Coin, Die, Inline } from "./pieces.js";
import { layout, legend, printed } from "./printed.js";
import { BLOCS, armiesOf, boardOf, dieOf, headlineStatus, nameOf, phrase, sideClass, thing } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").HeadlineBoard} HeadlineBoard */

/** @param {{ met: boolean }} props */
const Verdict = ({ met }) => html`<${Icon} name=${met ? "tick" : "cross"} size=${12} className=${met ? "ok" : "no"} />`;

/** The dice and armies that a condition looks at. @param {{ m: Match, condition: string, region: string }} props */
function Compared({ m, condition, region }) {
  const { die: of, over = [], highest, side, armies = 0 } = printed.conditions[condition];
  const die = (/** @type {string} */ bloc) =>
    html`<${Inline}><${Die} bloc=${bloc} value=${dieOf(m, bloc, region)} /><//>`;
  const has = of !== undefined && dieOf(m, of, region) > 0;
  const blocs = over.filter((bloc) => dieOf(m, bloc, region) > 0);
  const count = side ? armiesOf(m, side, region) : 0;
  return html`<span class="cmp">
    ${of && (has ? die(of) : html`<span>${phrase(m, "no-die-of", { bloc: thing("bloc", of) })}</span>`)}
    ${
      has &&
      over.length > 0 &&
      html`<span>${phrase(m, "over")}</span>${blocs.length > 0 ? blocs.map(die) : html`<span>${phrase(m, "no-die")}</span>`}`
    }
    ${highest && html`<span>${phrase(m, "needs-six")}</span>`}
    ${
      side &&
      (count > 0
        ? html`<${Inline}><${Army} bloc=${legend.army_of[side]} count=${count} /><//>`
        : html`<span>${phrase(m, "no-army")}</span>`)
    }
    ${armies > 1 && html`<span>${phrase(m, "of-armies", { count: armies })}</span>`}
  </span>`;
}

/** @param {{ m: Match, one: HeadlineBoard }} props */
export function Headline({ m, one }) {
  const { side, prestige, condition, year, tokens = [] } = printed.headlines[one.headline];
  const then = previewed(m)?.headlines[one.headline];
  return html`<article class=${`ed-headline ${sideClass(side)}`} data-headline=${`${one.headline} ${one.met}`}>
    <header><span>${nameOf(m, "seat", side)} · ${year.replace("-", "–")}</span>
      <b>${prestige}</b></header>
    <h4 aria-level="3">${nameOf(m, "headline", one.headline)}</h4>
    <p>${nameOf(m, "condition", condition)}</p>
    <ul>${Object.entries(one.regions).map(
      ([region, holds]) => html`<li key=${region}><span>${nameOf(m, "region", region)}</span><${Compared} m=${m}
        condition=${condition} region=${region} /><${Verdict} met=${holds} /></li>`,
    )}</ul>
    <footer class=${one.met ? "ok" : "no"}><${Verdict} met=${one.met} /><span>${headlineStatus(m, one.headline, one.met)}</span>
      ${
        tokens.length > 0 &&
        html`<span class="ed-brings" title=${phrase(m, "brings-token", { spots: { kind: "spot", ids: tokens } })}><${Inline}
          size=${15}><${Coin} count=${1} /><//>${m.words.names("spot", tokens)}</span>`
      }
      ${then !== undefined && html`<em>${phrase(m, then ? "then-yes" : "then-no")}</em>`}</footer>
  </article>`;
}

/** @param {{ m: Match, when: "current" | "forthcoming", turn: number }} props */
function Headlines({ m, when, turn }) {
  const shown = boardOf(m)?.[when] ?? [];
  if (shown.length === 0) return null;
  return html`<section class=${`ed-headlines ${when}`}><h3 aria-level="2">${phrase(m, when)}
    ${turn > 0 && html`<small>${phrase(m, "decided", { turn })}</small>`}</h3>
    ${shown.map((one) => html`<${Headline} key=${one.headline} m=${m} one=${one} />`)}</section>`;
}

/** What the holder has from a sea. @param {Match} m @param {import("./board.d.ts").SeaBenefit} benefit */
const benefitLine = (m, { kind, value, cards }) =>
  phrase(m, `sea-${kind}`, { value, cards: { kind: "card", ids: cards } });

/** Money tokens of what is no space of the map. @param {{ m: Match }} props */
function OffMap({ m }) {
  const found = Object.entries(boardOf(m)?.tokens ?? {}).filter(([spot]) => !(spot in layout.spaces));
  return found.map(
    ([spot, count]) => html`<small key=${spot} data-token=${`${spot} ${count}`} title=${phrase(m, "tokens", { count })}>
      ${nameOf(m, "spot", spot)} <${Inline} size=${16}><${Coin} count=${count} /><//></small>`,
  );
}

/** @param {{ m: Match }} props */
function Seas({ m }) {
  const seas = boardOf(m)?.seas ?? {};
  const then = previewed(m)?.seas ?? {};
  return html`<section class="ed-seas"><h3 aria-level="2">${phrase(m, "seas")}<${OffMap} m=${m} /></h3>
    ${Object.entries(seas).map(
      ([id, { holder, benefit, sums }]) => html`<article key=${id} data-sea=${`${id} ${holder}`}>
      <h4 aria-level="3">${nameOf(m, "sea", id)}<span
        class=${`ed-bloc-${holder}`}>${holder === "none" ? phrase(m, "nobody") : nameOf(m, "bloc", holder)}</span></h4>
      <div class="sums">${BLOCS.map(
        (bloc) =>
          html`<span key=${bloc} class=${`ed-bloc-${bloc}`}><i></i>${nameOf(m, "bloc", bloc)} <b>${sums[bloc]}</b></span>`,
      )}<small>${phrase(m, "from", { least: printed.seas[id].minimum })}</small></div>
      ${benefit && html`<p>${benefitLine(m, benefit)}</p>`}
      ${id in then && html`<em>${phrase(m, "then-sea", { sea: thing("sea", id), bloc: thing("bloc", then[id]) })}</em>`}
    </article>`,
    )}</section>`;
}

/** @param {{ m: Match }} props */
export function News({ m }) {
  if (!boardOf(m)) return null;
  const { current, forthcoming } = boardOf(m)?.decided ?? { current: 0, forthcoming: 0 };
  return html`<aside class="ed-news" tabindex="0" aria-label=${phrase(m, "text-headlines")}>
    <${Headlines} m=${m} when="current" turn=${current} />
    <${Headlines} m=${m} when="forthcoming" turn=${forthcoming} />
    <${Seas} m=${m} />
  </aside>`;
}

/** The current headlines with what they ask for, where there is no room for more. @param {{ m: Match }} props */
export function NewsStrip({ m }) {
  const shown = boardOf(m)?.current ?? [];
  if (shown.length === 0) return null;
  const then = previewed(m)?.headlines ?? {};
  return html`<div class="ed-strip">${shown.map((one) => {
    const { side, prestige, condition } = printed.headlines[one.headline];
    const met = then[one.headline] ?? one.met;
    return html`<div key=${one.headline} class=${`${sideClass(side)} ${one.headline in then ? "then" : ""}`}
      data-headline=${`${one.headline} ${one.met}`}><b>${nameOf(m, "headline", one.headline)} ${prestige}</b>
      <small>${nameOf(m, "condition", condition)} · ${Object.entries(one.regions).map(
        ([region, holds], i) =>
          html`${i > 0 && " · "}<span key=${region} class="kept">${nameOf(m, "region", region)} <${Verdict} met=${holds} /></span>`,
      )}</small>
      <span><${Verdict} met=${met} /> ${one.headline in then ? phrase(m, met ? "then-yes" : "then-no") : headlineStatus(m, one.headline, met)}</span></div>`;
  })}</div>`;
}
