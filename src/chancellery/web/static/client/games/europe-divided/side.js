// Beside the map: the turn track, headlines with their live status, and the seas.
import { html } from "../../core/html.js";
import { boardOf, nameOf } from "../../core/reading.js";
import { printed } from "./printed.js";
import { BLOCS, headlineLine, phrase, sideClass } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match }} props */
export function Side({ m }) {
  if (!boardOf(m)) return null;
  return html`<div class="ed-tracks"><${Turns} m=${m} /><${Headlines} m=${m} when="current" /><${Headlines} m=${m}
    when="forthcoming" /><${Seas} m=${m} /></div>`;
}

/** @param {{ m: Match }} props */
function Turns({ m }) {
  const now = boardOf(m).turn;
  return html`<div class="track-panel ed-turns"><h3>${phrase(m, "turns")}</h3>
    <ol>
      ${printed.turns.map(
        ({ number, resolve, end = [] }) => html`<li key=${number}
        class=${[number === now ? "now" : "", resolve ? "resolves" : "", end.length > 0 ? "scores" : ""].join(" ")}
          aria-current=${number === now ? "step" : undefined}>${number}</li>`,
      )}
        </ol>
  </div>`;
}

/** @param {{ m: Match, when: string }} props */
function Headlines({ m, when }) {
  /** @type {{ headline: string, met: boolean }[]} */
  const shown = boardOf(m)[when];
  return html`<div class="track-panel ed-headlines"><h3>${phrase(m, when)}</h3>
    <ul>
      ${shown.map(
        ({ headline, met }) => html`<li key=${headline} class=${sideClass(printed.headlines[headline].side)}
        data-headline=${`${headline} ${met}`}>
      <b>${nameOf(m, "headline", headline)}</b><span>${headlineLine(m, headline)}</span><i
        class=${met ? "met" : "unmet"}>
          ${phrase(m, met ? "met" : "unmet", { seat: { kind: "seat", id: printed.headlines[headline].side } })}</i>
    </li>`,
      )}</ul>
  </div>`;
}

/** @param {{ m: Match }} props */
function Seas({ m }) {
  const seas = boardOf(m).seas;
  return html`<div class="track-panel ed-seas"><h3>${phrase(m, "seas")}</h3>
    <ul>${Object.keys(seas).map((id) => {
      const { holder, sums } = seas[id];
      const all = BLOCS.map((bloc) => `${nameOf(m, "bloc", bloc)} ${sums[bloc]}`).join(" · ");
      return html`<li key=${id} data-sea=${`${id} ${holder}`}><b>${nameOf(m, "sea", id)}</b><span>
        ${holder === "none" ? phrase(m, "nobody") : nameOf(m, "bloc", holder)}</span><span>
          ${all} (${phrase(m, "from", { least: printed.seas[id].minimum })})</span></li>`;
    })}</ul>
  </div>`;
}
