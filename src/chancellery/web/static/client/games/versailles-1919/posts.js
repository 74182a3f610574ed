// Where a unit can go, as a table over the board: regions as rows, places as columns; each cell is an answer and says what unrest would be then.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { Flag } from "./chips.js";
import { openDeed } from "./deeds.js";
import { legend, printed } from "./printed.js";
import { REGIONS, nationOf, phrase, regionClass } from "./reading.js";
import { gainText, lookAt, outlookOn } from "./shifts.js";
import { rolls } from "./wall.js";

/** @typedef {import("./reading.js").Match} Match */

/** The places of the deed that was pressed, each with its answer; none while what others did is told. @param {Match} m @returns {Map<string, string>} */
function openPlaces(m) {
  const actions = m.director.watching.value ? [] : (openDeed(m)?.actions ?? []);
  return new Map(
    actions.flatMap((action) => {
      const [, kind, id] = m.about(action);
      return kind === "space" && id ? [[id, action]] : [];
    }),
  );
}

/** @param {{ m: Match }} props */
export function Posts({ m }) {
  const places = openPlaces(m);
  if (places.size === 0) return null;
  return html`<section class="vs-posts" aria-label=${phrase(m, "posts-title")} tabindex="0">
    <h3><span>${phrase(m, "posts-title")}</span><small>${phrase(m, "posts-why")}</small></h3>
    <table>
      <thead><tr><th>${phrase(m, "posts-cubes")}<br />${phrase(m, "posts-happiness")}</th>
        ${legend.posts.map((column) => html`<${Head} key=${column} m=${m} column=${column} places=${places} />`)}</tr></thead>
      <tbody>${REGIONS.map((id) => html`<${Row} key=${id} m=${m} id=${id} places=${places} />`)}</tbody>
    </table>
  </section>`;
}

/**
 * What a place brings, whatever its region: cubes that come back, happiness that is lost.
 * @param {{ m: Match, column: number, places: Map<string, string> }} props
 */
function Head({ m, column, places }) {
  const { recover = 0, discontent = 0 } = printed.columns[column];
  const region = REGIONS.find((id) => places.has(`${id}-${column}`));
  const found = region ? outlookOn(m, places.get(`${region}-${column}`) ?? "") : null;
  const mood = found?.happiness[nationOf(m, m.view.seat ?? "") ?? ""];
  const [cubes, loss] = [found?.gained ?? recover, mood ? mood.after - mood.before : -discontent];
  return html`<th scope="col" class="fig">${signed(cubes)}<br />${signed(loss)}</th>`;
}

/** @param {{ m: Match, id: string, places: Map<string, string> }} props */
function Row({ m, id, places }) {
  const { unrest, needed, units } = boardOf(m).regions[id];
  return html`<tr class=${regionClass(id)}>
    <th scope="row">${nameOf(m, "region", id, "short")}<small>${phrase(m, "posts-now", { unrest, needed })}</small></th>
    ${legend.posts.map((column) => {
      const space = `${id}-${column}`;
      const action = places.get(space);
      return html`<td key=${column}>${
        action
          ? html`<${Place} m=${m} region=${id} action=${action} />`
          : units[space]
            ? html`<${Flag} m=${m} nation=${units[space]} />`
            : "–"
      }</td>`;
    })}
  </tr>`;
}

/** @param {{ m: Match, region: string, action: string }} props */
function Place({ m, region, action }) {
  const found = outlookOn(m, action);
  const shift = found?.unrest[region];
  const unrest = shift && phrase(m, "shift-unrest", { region: phrase(m, "unrest"), ...shift });
  const brings = [unrest, found && gainText(m, found)].filter(Boolean).join(" · ");
  const label = phrase(m, "titled", { title: m.label(action), text: brings });
  return html`<button data-action=${action} aria-label=${label} title=${label} data-hint=${m.hint.rank(action)} disabled=${m.busy.value}
    class=${m.chosen.value === action ? "chosen" : ""} ...${lookAt(m, action)} onClick=${() => m.choose(action)}>
    <b>${shift && shift.before !== shift.after ? `${shift.before} → ${shift.after}` : shift?.after}</b>
    <small>${shift && html`${shift.needed > 0 && html`<${Icon} name="die" size=${11} />`} ${rolls(m, shift.needed)}`}</small></button>`;
}
