// Actions that may be taken while somebody else is asked: a quiet list in one's own block.
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";

/** Asides that the game does not show itself. @param {import("../../core/match/match.js").Match} m */
const listedAsides = (m) => m.asides.filter((action) => !m.game.asides?.includes(m.about(action)[0]));

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function Asides({ m }) {
  const actions = listedAsides(m);
  if (actions.length === 0) return null;
  return html`<details class="asides">
    <summary>${t("asides", { count: actions.length })}</summary>
    <ul>
      ${actions.map(
        (action) => html`<li key=${action}>
          <button disabled=${m.busy.value} onClick=${() => m.act(action)}>${m.label(action)}</button>
        </li>`,
      )}
    </ul>
  </details>`;
}
