// What a log entry tells, whatever its kind.

/** @typedef {import("./entries.d.ts").Entry} Entry */
/** @typedef {import("./entries.d.ts").EventData} EventData */
/** @typedef {import("./entries.d.ts").ActionSeen} ActionSeen */

/** The events that it tells of. @param {Entry | undefined} entry @returns {EventData[]} */
export const eventsOf = (entry) => (entry !== undefined && "events" in entry.data ? entry.data.events : []);

/** The action that it tells of. @param {Entry | undefined} entry @returns {ActionSeen | null} */
export const actionOf = (entry) => (entry?.kind === "action" ? entry.data : null);
