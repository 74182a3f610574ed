// What can be done with a turn, in the bar: place, settle, reclaim and, apart, the military action; each says what it can do now, or why not.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { Icon } from "../../parts/common/icon.js";
import { hasPosts } from "./layout.js";
import { phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DeedView} DeedView */

/** The deed that was pressed, and at which ply: its answers stand in the bar, and on the board no others. */
const pressed = perMatch(/** @type {{ deed: string, ply: number } | null} */ (null));

/** The deed whose answers are shown. @param {Match} m @returns {DeedView | null} */
export function openDeed(m) {
  const now = pressed(m).value;
  if (!now || now.ply !== m.present.ply || !m.mine) return null;
  return m.present.position.board.deeds.find(({ deed }) => deed === now.deed) ?? null;
}

/** The answers about a thing of the board, without those of other deeds than the one that was pressed. @param {Match} m @param {string} thing */
export function deedsOn(m, thing) {
  const actions = m.targets.get(thing) ?? [];
  const open = openDeed(m);
  return open ? actions.filter((action) => open.actions.includes(action)) : actions;
}

/** To all that can be done; a place that was tapped is none of it. @param {Match} m */
function goBack(m) {
  m.focused.value = null;
  pressed(m).value = null;
}

/** @typedef {(action: string) => any} Button */

/**
 * The bar's answers, where the main question is open.
 * @param {{ m: Match, actions: string[], button: Button, walking?: boolean }} props walking: whether a place that was tapped takes their room
 */
export function Deeds({ m, actions, button, walking = false }) {
  const { deeds } = m.present.position.board;
  const open = openDeed(m);
  if (open)
    return html`<button class="quiet" data-back onClick=${() => goBack(m)}><${Icon} name="undo" /> ${phrase(m, "deed-back")}</button>
      ${open.actions.filter((action) => m.about(action)[1] !== "space").map(button)}
      ${hasPosts.value && html`<span class="vs-deed-how">${phrase(m, `deed-how-${open.deed}`)}</span>`}`;
  if (walking) return null;
  const said = new Set(deeds.flatMap((deed) => deed.actions));
  const left = deeds.filter(({ key }) => !key.endsWith("-taken"));
  return html`${left.map((deed) => html`<${Deed} key=${deed.deed} m=${m} deed=${deed} />`)}
    ${actions.filter((action) => !said.has(action)).map(button)}`;
}

/** @param {{ m: Match, deed: DeedView }} props */
function Deed({ m, deed: { deed, actions, key, args } }) {
  const only = actions.length === 1 ? actions[0] : null;
  const press = () => {
    if (only) return void m.choose(only);
    // Its answers are on the board as it is now.
    m.director.skip();
    pressed(m).value = { deed, ply: m.present.ply };
  };
  return html`<button class=${`vs-deed ${deed}`} data-action=${only ?? undefined} data-deed=${deed}
    data-leads=${actions.join("|")} data-hint=${only ? m.hint.rank(only) : undefined}
    disabled=${actions.length === 0 || m.busy.value} onClick=${press}>${phrase(m, `deed-${deed}`)}<small>
      ${phrase(m, `deed-can-${key}`, args)}</small></button>`;
}
