// The news of a match, as they happen: over the one line that all tables of this browser share.
import { pause } from "../base/backoff.js";
import { ignoreRefusal } from "./connection.js";
import { Tab } from "./tabs.js";

/** @typedef {import("./match.js").Match<any>} Match */
/** @typedef {import("./line.js").News} News */

/** The tables of this tab, each with the seat it is followed for. @type {Map<Match, string>} */
const tables = new Map();

const tab = new Tab(hear);

/** @param {News} news */
function hear({ match: id, seat, data }) {
  for (const [match, followed] of tables) if (match.id === id && followed === seat) tell(match, data);
}

/** @param {Match} match @param {News["data"]} data */
function tell(match, data) {
  if (data.kind === "ready") match.onReady(data.seq ?? 0);
  else if (data.kind === "lost") match.onDisconnect();
  else if (data.kind === "end") void followAgain(match);
  else match.onEntry(/** @type {any} */ (data));
}

/** A seat was taken away, or the session is over: read what is there now, and follow that. @param {Match} match */
async function followAgain(match) {
  tables.delete(match);
  refresh();
  try {
    await match.catchUp();
    await pause(match.connection.backoff.next());
  } catch (error) {
    return ignoreRefusal(error);
  }
  if (match.connection.closed) return;
  tables.set(match, match.ownSeat());
  refresh();
}

/** Tell the others what this tab follows. */
const refresh = () => tab.follow([...tables].map(([match, seat]) => ({ match: match.id, seat, last: null })));

/** Follow a match; the function that is returned ends it. @param {Match} match @returns {() => void} */
export function listen(match) {
  tables.set(match, match.ownSeat());
  refresh();
  // Whoever takes a seat, or plays several, gets what the new seat may know.
  const unsubscribe = match.state.present.subscribe(() => {
    if (match.ownSeat() === tables.get(match)) return;
    tables.set(match, match.ownSeat());
    refresh();
  });
  return () => {
    unsubscribe();
    tables.delete(match);
    refresh();
  };
}
