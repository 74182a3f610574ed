// Why a thing is as it is, in sentences with the numbers; and the same in one breath, for those who listen.
import { actionsOn, boardOf, nameOf, sentence, signed } from "../../core/game/reading.js";
import { layout } from "./layout.js";
import { printed } from "./printed.js";
import { code, counterName, nationOf, phrase, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").About} About */

/** @param {Match} m @param {string} thing @returns {About | null} */
export function about(m, thing) {
  const [kind, id] = thing.split(":");
  const board = boardOf(m);
  if (!board) return null;
  if (kind === "issue") {
    const issue = [...board.table, ...board.waiting_room].find((/** @type {any} */ one) => one.issue === id);
    const options = layout.value.tight ? printed.options[id].map((option) => optionLine(m, option)) : [];
    const lines = () => [...issueLines(m, issue).map(sentence), ...options];
    return issue ? { title: nameOf(m, "issue", id), lines: lines() } : null;
  }
  if (kind === "event_card") return { title: nameOf(m, "event_card", id), lines: eventLines(m, id) };
  if (kind === "space") return { title: nameOf(m, "space", id), lines: spaceLines(m, id).map(sentence) };
  return null;
}

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

/** An option and what it does, where its card has no room for it. @param {Match} m @param {any} option */
function optionLine(m, option) {
  const changes = [
    ...Object.entries(option.unrest ?? {}).map(
      ([region, change]) => `${regionName(m, region)} ${signed(Number(change))}`,
    ),
    ...Object.entries(option.happiness ?? {}).map(([nation, change]) => `${code(m, nation)} ${signed(Number(change))}`),
    ...(option.counters ?? []).map((/** @type {string} */ counter) => counterName(m, counter)),
  ];
  return phrase(m, "titled", { title: nameOf(m, "issue_option", option.id), text: changes.join(", ") || "–" });
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
