// Small marks that every part uses: a nation's flag, its cubes, what an option changes.
import { html } from "../../core/base/html.js";
import { nameOf, signed } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { counterName, counterShort, nationClass, phrase, regionClass, regionShort } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

/** A nation's letters on its colour and hatching. @param {{ m: Match, nation: string }} props */
export const Flag = ({ m, nation }) =>
  html`<i class=${`vs-flag ${nationClass(nation)}`} title=${nameOf(m, "nation", nation)}>${nameOf(m, "nation", nation, "code")}</i>`;

/** Cubes of a nation. @param {{ m: Match, nation: string, count: number | string }} props */
export const Cubes = ({ m, nation, count }) =>
  html`<span class=${`vs-flag vs-cubes ${nationClass(nation)}`} title=${nameOf(m, "nation", nation)}>
    ${nameOf(m, "nation", nation, "code")} <b>${count}</b></span>`;

/** @param {{ m: Match, counter: string, full?: boolean, count?: number }} props */
export const Counter = ({ m, counter, full = false, count = 1 }) =>
  html`<span class="vs-counter" title=${counterName(m, counter)}>${(full ? counterName : counterShort)(m, counter)}${count > 1 ? ` ×${count}` : ""}</span>`;

/** What an option does as printed: changes. @param {{ m: Match, option: any }} props */
export function Effects({ m, option }) {
  return html`<span class="vs-effects">
    ${Object.entries(option.unrest ?? {}).map(
      ([region, change]) =>
        html`<span key=${region} class=${`vs-unrest ${regionClass(region)}`}>${regionShort(m, region)} <${Icon}
          name="fist" size=${11} /> ${signed(Number(change))}</span>`,
    )}
    ${Object.entries(option.happiness ?? {}).map(
      ([nation, change]) =>
        html`<span key=${nation} class="vs-mood"><${Flag} m=${m} nation=${nation} />${signed(Number(change))}</span>`,
    )}
    <${Counters} m=${m} counters=${option.counters ?? []} />
  </span>`;
}

/** Equal marks are one with how many they are. @param {{ m: Match, counters: string[] }} props */
export function Counters({ m, counters }) {
  const often = new Map();
  for (const counter of counters) often.set(counter, (often.get(counter) ?? 0) + 1);
  return html`${[...often].map(([counter, count]) => html`<${Counter} key=${counter} m=${m} counter=${counter} count=${count} />`)}`;
}

/** @param {{ from: number, to: number }} props */
const Shift = ({ from, to }) => html`<b class="vs-shift">${from === to ? from : `${from} → ${to}`}</b>`;

/**
 * What an option would do now: from where to where, and points that would follow.
 * @param {{ m: Match, option: any, outcome: import("./board.d.ts").Outlook }} props
 */
export function Outcome({ m, option, outcome }) {
  const points = Object.entries(outcome.points);
  const risks = Object.values(outcome.unrest).filter(({ needed, before, after }) => needed > 0 && after !== before);
  const [worst] = risks.toSorted((one, other) => other.odds - one.odds);
  return html`<span class="vs-effects">
      ${Object.entries(outcome.unrest).map(
        ([region, { before, after }]) =>
          html`<span key=${region} class=${`vs-unrest ${regionClass(region)}`}>${regionShort(m, region)} <${Icon}
          name="fist" size=${11} /> <${Shift} from=${before} to=${after} /></span>`,
      )}
      ${Object.entries(outcome.happiness).map(
        ([nation, { before, after }]) =>
          html`<span key=${nation} class="vs-mood"><${Flag} m=${m} nation=${nation} /><${Shift} from=${before} to=${after} /></span>`,
      )}
      <${Counters} m=${m} counters=${option.counters ?? []} />
    </span>
    <span class="vs-effects vs-later">${phrase(m, points.length ? "later-points" : "later-none")}
      ${points.map(([nation, gain]) => html`<span key=${nation} class="vs-mood"><${Flag} m=${m} nation=${nation} />${signed(gain)}</span>`)}
      ${worst && html`<span>${phrase(m, "rises-from", { needed: worst.needed, chances: worst.odds })}</span>`}
    </span>`;
}
