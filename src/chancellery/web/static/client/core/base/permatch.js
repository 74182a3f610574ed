// What the page remembers of a table while it is open: each match has its own, so that nothing of one appears at the next.
import { signal } from "@preact/signals";

/** @typedef {import("../game/types.js").Position<any>} Position */

/**
 * A signal for each match.
 * @template T @param {T} first what it holds at first @returns {(p: Position) => import("@preact/signals").Signal<T>}
 */
export function perMatch(first) {
  /** @type {WeakMap<object, import("@preact/signals").Signal<T>>} */
  const known = new WeakMap();
  return ({ source }) => {
    const found = known.get(source) ?? signal(first);
    known.set(source, found);
    return found;
  };
}
