// The tracks as a tab, where the board has no room for them: unrest by region, happiness, demobilised units, the piles.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { Piles } from "./cards.js";
import { Flag } from "./chips.js";
import { openDeed } from "./deeds.js";
import { Emblem } from "./emblem.js";
import { layout } from "./layout.js";
import { legend, printed } from "./printed.js";
import { REGIONS, code, nationClass, phrase, regionClass } from "./reading.js";
import { lookAt, outlookAhead } from "./shifts.js";
import { rolls } from "./wall.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ title: string, note: string }} props */
const Head = ({ title, note }) => html`<h3><span>${title}</span><small>${note}</small></h3>`;

/**
 * Each region with its columns: what brings an uprising there, where unrest, keg and units are, and where unrest would go.
 * @param {{ m: Match, only?: string[] }} props only: the regions that it is about, where there is no room for the others
 */
export function UnrestRows({ m, only = REGIONS }) {
  const { regions } = boardOf(m);
  const ahead = outlookAhead(m)?.unrest;
  const open = openDeed(m)?.actions ?? [];
  return html`<div class="vs-regions"><${Head} title=${phrase(m, "unrest")} note=${phrase(m, "unrest-why")} />
    ${REGIONS.filter((id) => only.includes(id)).map((id) => {
      const { unrest, keg, units, needed } = regions[id];
      return html`<div key=${id} class=${`row ${regionClass(id)}`}><b>${nameOf(m, "region", id, "short")}</b><i
        class=${needed ? "up" : ""}>${rolls(m, needed)}</i>
        <span class="cells">${legend.columns.map((column) => {
          const space = `${id}-${column}`;
          const nation = units[space];
          const [action] = (m.targets.get(`space:${space}`) ?? []).filter((one) => open.includes(one));
          const looks = [
            column <= unrest && "full",
            column === ahead?.[id]?.after && "next",
            nation && nationClass(nation),
            nation && "unit",
          ];
          const inside = nation
            ? code(m, nation)
            : column === keg
              ? html`<${Icon} name="keg" size=${13} />`
              : printed.columns[column].uprising || "";
          const look = looks.filter(Boolean).join(" ");
          return action
            ? html`<button key=${column} class=${look} data-action=${action} aria-label=${m.label(action)} disabled=${m.busy.value}
                ...${lookAt(m, action)} onClick=${() => m.choose(action)}>${inside}</button>`
            : html`<u key=${column} class=${look}>${inside}</u>`;
        })}</span></div>`;
    })}
  </div>`;
}

/** The happiness of each nation. @param {{ m: Match }} props */
export function Moods({ m }) {
  const { happiness_most: most, signs } = printed.figures;
  const byMood = Object.entries(boardOf(m).happiness).sort(([, one], [, other]) => other - one);
  return html`<div><${Head} title=${phrase(m, "happiness")} note=${phrase(m, "happiness-why", { signs })} />
    <ul class="moods">${byMood.map(
      ([
        nation,
        value,
      ]) => html`<li key=${nation} class=${nationClass(nation)}><${Emblem} m=${m} nation=${nation} /><b>${value}</b>
        <span class="bar"><i style=${{ width: `${(100 * Math.max(0, value)) / most}%` }}></i></span></li>`,
    )}</ul></div>`;
}

/** @param {{ m: Match }} props */
export function TrackSheet({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const { powers } = board;
  return html`<div class="vs-sheet">
    ${!layout.value.wall && html`<${UnrestRows} m=${m} />`}
    <${Moods} m=${m} />
    <div><${Head} title=${phrase(m, "demobilized")} note=${phrase(m, "demobilized-why")} />
      <p class="homes">${board.boxes.map(
        (one, i) =>
          html`<span key=${i}>${one.nation === "none" ? one.value : html`<${Flag} m=${m} nation=${one.nation} />`}</span>`,
      )}</p>
      <p class="units">${Object.entries(powers).map(
        ([nation, { units, away }]) =>
          html`<span key=${nation}><${Flag} m=${m} nation=${nation} /> ${phrase(m, "units-short", { units, away })}</span>`,
      )}</p></div>
    ${!layout.value.piles && html`<div class="piles"><${Piles} m=${m} /></div>`}
  </div>`;
}
