// What can be done with a turn, in the bar: place, settle, reclaim and, apart, the military action; each says what it can do now, or why not.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { nameOf } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { hasPosts } from "./layout.js";
import { phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./reading.js").Position} Position */
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
  // A place that was tapped takes their room.
  if (walking) return null;
  if (deeds.length === 0)
    return html`${m.legal.map((action) => html`<${Pick} key=${action} m=${m} action=${action} what=${toLead(m, action)} />`)}`;
  if (open)
    return html`<button class="quiet" data-back onClick=${() => goBack(m)}><${Icon} name="undo" /> ${phrase(m, "deed-back")}</button>
      ${open.actions
        .filter((action) => m.about(action)[1] !== "space")
        .map((action) =>
          m.about(action)[1] === "issue" ? html`<${Pick} key=${action} m=${m} action=${action} />` : button(action),
        )}
      ${hasPosts.value && html`<span class="vs-deed-how">${phrase(m, `deed-how-${open.deed}`)}</span>`}`;
  const said = new Set(deeds.flatMap((deed) => deed.actions));
  const left = deeds.filter(({ key }) => !key.endsWith("-taken"));
  return html`${left.map((deed) => html`<${Deed} key=${deed.deed} m=${m} deed=${deed} />`)}
    ${actions
      .filter((action) => !said.has(action))
      // Its name says that the turn ends: that is not asked once more.
      .map(
        (
          action,
        ) => html`<button key=${action} data-action=${action} data-hint=${m.hint.rank(action)} disabled=${m.busy.value}
          onClick=${() => m.choose(action, true)}>${m.label(action)}</button>`,
      )}`;
}

/** What becomes of an issue: how many cubes lead there, or whose it would be if it were settled. @param {Position} p @param {string} action */
export function whatBecomes(p, action) {
  const [, kind, id] = p.about(action);
  const { deeds, table, waiting_room: waiting, own } = p.asked.position.board;
  const deed = deeds.find(({ actions }) => actions.includes(action))?.deed;
  const issue = kind === "issue" && [...table, ...waiting].find((one) => one.issue === id);
  if (!issue) return "";
  if (deed === "place") return toLead(p, action);
  if (deed !== "settle" || issue.leader === "none") return "";
  return phrase(p, "pick-settle", {
    own: Number(issue.leader === own),
    name: nameOf(p, "nation", issue.leader, "short"),
  });
}

/** How many cubes lead on the issue that an answer is about. @param {Position} p @param {string} action */
function toLead(p, action) {
  const { table, waiting_room: waiting, own } = p.asked.position.board;
  const issue = [...table, ...waiting].find((one) => one.issue === p.about(action)[2]);
  return phrase(p, "pick-place", { cubes: issue?.to_lead[own] ?? 0 });
}

/**
 * An issue to be placed on or settled, by its name alone: what is done with it was pressed before.
 * @param {{ m: Match, action: string, what?: string }} props
 */
function Pick({ m, action, what = whatBecomes(m, action) }) {
  return html`<button class="vs-pick" data-action=${action} aria-label=${[m.label(action), what].filter(Boolean).join(", ")}
    data-hint=${m.hint.rank(action)} disabled=${m.busy.value} onClick=${() => m.choose(action)}>${nameOf(m, "issue", m.about(action)[2] ?? "")}${
      what && html`<small>${what}</small>`
    }</button>`;
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
      ${[phrase(m, `deed-can-${key}`, args), only && whatBecomes(m, only)].filter(Boolean).join(" · ")}</small></button>`;
}
