// Why a thing is as it is, in sentences with the numbers; and the same in one breath, for those who listen.
import { html } from "../../core/base/html.js";
import { actionsOn, boardOf, nameOf, sentence } from "../../core/game/reading.js";
import { IssueFace } from "./cards.js";
import { layout } from "./layout.js";
import { printed } from "./printed.js";
import { nationOf, phrase, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").About} About */

/** @param {Match} m @param {string} thing @returns {About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  const board = boardOf(m);
  if (!board) return null;
  if (kind === "issue") return aboutIssue(m, id);
  if (kind === "event_card") return { title: nameOf(m, "event_card", id), lines: eventLines(m, id) };
  if (kind === "space") return { title: nameOf(m, "space", id), lines: spaceLines(m, id).map(sentence) };
  return null;
}

/** An issue, wherever it is: what lies on it or became of it, and its card where that is not on the board. @param {Match} m @param {string} id */
function aboutIssue(m, id) {
  const { table, waiting_room: waiting, settled } = boardOf(m);
  const open = [...table, ...waiting].find((one) => one.issue === id);
  const held = settled.find((one) => one.issue === id);
  const whole = open && !layout.value.rows;
  const lines = open ? issueLines(m, open) : held ? heldLines(m, held) : [];
  if (!printed.issues[id]) return { title: nameOf(m, "issue", id), lines: lines.map(sentence) };
  const face = whole ? undefined : html`<div class="vs-shown"><${IssueFace} m=${m} issue=${id} /></div>`;
  return { title: nameOf(m, "issue", id), lines: lines.map(sentence), face };
}

/** Whose an issue has become, and by which option. @param {Match} m @param {import("./board.d.ts").SettledView} held */
const heldLines = (m, { owner, option, stars }) => [
  phrase(m, "held-by", { nation: { kind: "nation", id: owner }, stars }),
  ...(option === "none" ? [] : [nameOf(m, "issue_option", option)]),
];

/** @param {Match} m @param {any} issue @returns {string[]} */
export function issueLines(m, issue) {
  const lines = [phrase(m, "issue-worth", { stars: issue.stars, region: regionName(m, issue.region) })];
  for (const [nation, cubes] of Object.entries(issue.cubes))
    lines.push(phrase(m, "has-cubes", { nation: { kind: "nation", id: nation }, cubes: Number(cubes) }));
  const own = nationOf(m, m.view.seat ?? "");
  if (own) lines.push(phrase(m, "to-lead", { cubes: issue.to_lead[own] }));
  if (issue.no_military) lines.push(phrase(m, "no-military"));
  return lines;
}

/** @param {Match} m @param {string} id @returns {string[]} */
function eventLines(m, id) {
  return [
    nameOf(m, "event_card", id, "conference"),
    phrase(m, "crisis-was", { text: nameOf(m, "event_card", id, "crisis") }),
  ];
}

/** @param {Match} m @param {string} id @returns {string[]} */
function spaceLines(m, id) {
  const { recover = 0, discontent = 0, modifier = false } = printed.columns[Number(id.slice(-1))];
  const lines = [phrase(m, "space-effect", { cubes: recover, loss: discontent })];
  lines.push(phrase(m, modifier ? "space-modifies" : "space-doubles"));
  return lines;
}

/** Whether one may act there. @param {Match} m @param {string} thing @returns {string[]} */
const state = (m, thing) => (actionsOn(m, thing).length > 0 ? [phrase(m, "target")] : []);

/** @param {Match} m @param {any} issue */
export const issueLabel = (m, issue) =>
  [nameOf(m, "issue", issue.issue), ...issueLines(m, issue), ...state(m, `issue:${issue.issue}`)].join(", ");

/** @param {Match} m @param {string} id */
export const eventLabel = (m, id) =>
  [nameOf(m, "event_card", id), nameOf(m, "event_card", id, "conference"), ...state(m, `event_card:${id}`)].join(", ");

/** @param {Match} m @param {string} id @param {string | undefined} nation */
export const spaceLabel = (m, id, nation) =>
  [
    nameOf(m, "space", id),
    nation ? phrase(m, "unit-of", { nation: { kind: "nation", id: nation } }) : "",
    ...state(m, `space:${id}`),
  ]
    .filter(Boolean)
    .join(", ");
