// What has happened of the settlement that goes on, read from the log.
import { eventsOf } from "../../core/game/happened.js";

/** @typedef {import("./reading.js").Position} Position */
/** @typedef {import("./events.d.ts").AnyEvent} EventData */

/** @typedef {{ settler: string, issue: string, controller: string, since: EventData[] }} Settlement */

/** The last settlement that had begun when the shown position was reached, and everything since. @param {Position} p @returns {Settlement | null} */
export function settlement(p) {
  /** @type {EventData[]} */
  const since = [];
  for (const entry of p.log.toReversed()) {
    if (entry.ply > p.view.ply) continue;
    for (const event of /** @type {EventData[]} */ (eventsOf(entry)).toReversed()) {
      if (event.event === "issue-settled")
        return { settler: event.nation, issue: event.issue, controller: event.controller, since };
      since.unshift(event);
    }
  }
  return null;
}

/** The first event of a kind. @param {EventData[]} events @param {string[]} kinds */
export const first = (events, ...kinds) => events.find(({ event }) => kinds.includes(event)) ?? null;

/** The last event of a kind. @param {EventData[]} events @param {string[]} kinds */
export const last = (events, ...kinds) => events.findLast(({ event }) => kinds.includes(event)) ?? null;
