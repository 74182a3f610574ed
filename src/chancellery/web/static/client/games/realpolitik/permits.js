// One's alliance: what it means, what the ally may do without asking, and the answer when the ally asks.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { Disc } from "./disc.js";
import { aPower, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const MODES = ["always", "ask", "never"];

/** The permissions that can be given or changed now: as an answer, else aside. @param {Match} m */
function permitted(m) {
  const found = [m.legal, m.asides].map((actions) => actions.filter((action) => m.about(action)[0] === "permit"));
  return found[0].length > 0 ? found[0] : found[1];
}

/** Whether the open question can be answered for good. @param {Match} m */
export const isAnswering = (m) => m.legal.includes("yes") && m.legal.some((action) => m.about(action)[0] === "permit");

/** With whom one is allied oneself. @param {Match} m @returns {string | null} */
export function allyOf(m) {
  const ally = m.present.seat ? boardOf(m)?.powers[m.present.seat]?.ally : "none";
  return ally && ally !== "none" ? ally : null;
}

/** The question of an ally; else what an alliance means, but not while a battle is fought. @param {{ m: Match }} props */
export function Alliance({ m }) {
  if (isAnswering(m)) return html`<${Permissions} m=${m} />`;
  const ally = allyOf(m);
  if (!ally || boardOf(m)?.battle) return null;
  return html`<section class="rp-panel rp-alliance" aria-label=${phrase(m, "alliance-with", { power: aPower(ally) })}>
    <header><${Disc} power=${ally} /><h2>${phrase(m, "alliance-with", { power: aPower(ally) })}</h2></header>
    <p>${phrase(m, "alliance-means")}</p><${Permissions} m=${m} />
  </section>`;
}

/** What the ally may do without asking: an answer for good, and whatever may be changed while others are asked. @param {{ m: Match }} props */
export function Permissions({ m }) {
  const granted = permitted(m);
  const seat = m.present.seat;
  const permits = seat ? boardOf(m)?.powers[seat]?.permits : null;
  if (granted.length === 0 || !permits) return null;
  const answering = isAnswering(m);
  // Whoever is asked sees what the question is about; else one sees what can be changed.
  const rows = Object.entries(permits).filter(([permission]) =>
    granted.some((action) => action.startsWith(`permit ${permission}_`)),
  );
  return html`<details class="rp-panel rp-permits" open=${answering} key=${answering ? "answer" : "change"}>
    <summary>${phrase(m, answering ? "permissions-answer" : "permissions")}</summary>
    <table><tbody>
      ${rows.map(
        ([permission, now]) => html`<tr key=${permission}>
        <th scope="row">${nameOf(m, "permission", permission)}</th>
        ${MODES.map((mode) => {
          const action = `permit ${permission}_${mode}`;
          const legal = granted.includes(action);
          return html`<td key=${mode}><button data-action=${action} class=${now === mode ? "on" : ""} aria-pressed=${now === mode}
            disabled=${!legal || m.busy.value} aria-label=${m.label(action)}
              onClick=${() => (answering ? m.choose(action) : m.act(action))}>${nameOf(m, "mode", mode)}</button></td>`;
        })}
      </tr>`,
      )}
    </tbody></table>
  </details>`;
}
