// Files of the client that are read once the page has begun: asked for again before anybody is troubled with it.
import { Refusal } from "./api.js";
import { pause } from "./backoff.js";

const TRIES = 3;
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;

/** Do something that may fail for a moment, some times. @template T @param {() => Promise<T>} attempt @returns {Promise<T>} */
export async function withTries(attempt) {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** What a file says. @param {string} path @returns {Promise<string>} */
export const readFile = (path) =>
  withTries(async () => {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    if (!answer?.ok) throw new Refusal(answer?.status ?? 0, `${path} is missing`);
    return answer.text();
  });
