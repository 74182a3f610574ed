// How long to wait before the server is asked again: longer each time, and a little differently for everybody, so that
// one that comes back is not asked by all at the same moment.
const FIRST_MS = 600;
const MOST_MS = 10_000;

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Backoff {
  failures = 0;

  /** How many milliseconds to wait after one more failure. */
  next() {
    const mean = Math.min(MOST_MS, FIRST_MS * 2 ** this.failures);
    this.failures += 1;
    return mean * (0.6 + 0.8 * Math.random());
  }

  /** It worked: whatever fails next is a first time. */
  reset() {
    this.failures = 0;
  }
}
