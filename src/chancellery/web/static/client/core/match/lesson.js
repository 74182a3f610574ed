// How far a learner has come in a guided first match: the same rules as engine/tutorial.py, and what this browser remembers.
import { store, stored } from "../base/storage.js";

/** One coach mark; without questions in `on` it is read. @typedef {import("../base/answers.d.ts").TutorialStep} Step */
/**
 * Each step so far, the last of them the present one: since which ply, and whether its question has come up.
 * @typedef {{ ply: number, met: boolean }[]} Progress
 */

/** @param {Step | undefined} step @param {string | null} question */
export const shows = (step, question) =>
  step !== undefined && (step.on.length === 0 || (question !== null && step.on.includes(question)));

/**
 * The progress at a position: an undo leads back, an answer to its question ends a step, and a step is missed if
 * only a later one explains what is asked.
 * @param {Step[]} steps @param {Progress} progress @param {number} ply @param {string | null} question
 * @param {(since: number) => { mine: boolean, others: boolean }} acted who has acted after a ply
 * @returns {Progress}
 */
export function follow(steps, progress, ply, question, acted) {
  let now = progress.length ? progress : [{ ply, met: false }];
  while (now.length > 1 && now[now.length - 1].ply > ply) now = now.slice(0, -1);
  const step = steps[now.length - 1];
  if (!step) return now;
  const present = now[now.length - 1];
  const shown = shows(step, question);
  const { mine, others } = acted(present.ply);
  if (present.met && mine && (!shown || others || step.on.length === 0)) now = [...now, { ply, met: false }];
  while (missed(steps, now.length - 1, question)) now = [...now, { ply, met: false }];
  return meet(now, shows(steps[now.length - 1], question), ply);
}

/** A step counts from where it was first shown. @param {Progress} progress @param {boolean} shown @param {number} ply */
function meet(progress, shown, ply) {
  const present = progress[progress.length - 1];
  return shown && !present.met ? [...progress.slice(0, -1), { ply, met: true }] : progress;
}

/** @param {Step[]} steps @param {number} at @param {string | null} question */
function missed(steps, at, question) {
  const step = steps[at];
  if (!step || step.on.length === 0 || question === null || step.on.includes(question)) return false;
  return steps.slice(at + 1).some((later) => later.on.includes(question));
}

/** @param {string} match */
const place = (match) => `lesson ${match}`;

/** @param {string} match @returns {Progress} */
export function remembered(match) {
  return JSON.parse(stored(place(match)) ?? "[]");
}

/** @param {string} match @param {Progress} progress */
export function remember(match, progress) {
  store(place(match), JSON.stringify(progress));
}
