// Offers that were refused in this turn, with the reason where there is one, read from the log.
import { html } from "../../core/base/html.js";
import { eventsOf } from "../../core/game/happened.js";
import { sentenceOf } from "../../core/game/telling.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { Emblem } from "./emblem.js";
import { aNation, phrase, seatOf } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./events.d.ts").AnyEvent} EventData */
/** An offer, who refused it, and why. @typedef {{ key: number, by: string, offered: EventData[], why: string }} Refused */

/** @param {Match} m @returns {Refused[]} */
function refusedNow(m) {
  /** @type {Refused[]} */
  let found = [];
  /** What each nation offers. @type {Record<string, EventData[]>} */
  let open = {};
  for (const entry of m.log) {
    if (entry.ply > m.view.ply) break;
    if (entry.kind === "explained") {
      const last = found.at(-1);
      if (last && seatOf(m, last.by) === entry.data.seat)
        last.why = m.words.say("explained", entry.data.key, entry.data.args);
    }
    const events = /** @type {EventData[]} */ (eventsOf(entry));
    for (const event of events) {
      if (event.event === "turn-begun") [found, open] = [[], {}];
      if (event.event === "deal-offered") open[event.nation] = events;
      if (event.event === "deal-refused")
        found.push({ key: entry.seq, by: event.nation, offered: open[event.partner] ?? [], why: "" });
    }
  }
  return found;
}

/** @param {{ m: Match }} props */
export const RefusedDeals = ({ m }) =>
  html`${refusedNow(m).map(
    ({ key, by, offered, why }) => html`<section key=${key} class="vs-offer refused-deal">
      <h4><${Icon} name="cross" size=${12} /> <${Emblem} m=${m} nation=${by} /> ${phrase(m, "refused-by", { nation: aNation(by) })}</h4>
      ${offered.map((event, i) => html`<p key=${i}><${RichText} m=${m} text=${sentenceOf(m, event)} /></p>`)}
      ${why && html`<p class="note">${why}</p>`}
    </section>`,
  )}`;
