// A match that does not move: one position, read once, for pictures of the board outside a table.
import { Match } from "./match.js";

/** @typedef {import("../game/types.js").MatchSummary} MatchSummary */
/** @typedef {import("../game/types.js").PositionData<any>} PositionData */
/** @typedef {Awaited<ReturnType<typeof import("../game/gameload.js").loadGame>>} LoadedGame */

/**
 * A match that shows a position and asks nobody anything.
 * @param {LoadedGame} loaded @param {MatchSummary} summary @param {PositionData} position
 */
export function stillMatch(loaded, summary, position) {
  /** @type {Match<any>} */
  const m = new Match(summary.id);
  m.state.loadedGame = loaded;
  m.state.current.value = summary;
  m.state.present.value = {
    seq: 0,
    ply: summary.ply,
    status: summary.status,
    seat: position.seat,
    undo: false,
    consents: [],
    clocks: {},
    left: null,
    playable: true,
    text: null,
    fresh: null,
    only: null,
    position: { ...position, waiting: [], prompt: null, legal: [], asides: [], outlook: {}, picks: [] },
  };
  m.ready.value = true;
  return m;
}
