// Files of the client that are read once the page has begun: asked for again before anybody is troubled with it.
import { Refusal } from "./api.js";
import { pause } from "./backoff.js";
import { takeEarly } from "./ahead.js";
import { outdated } from "./version.js";

const TRIES = 3;
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;
/** What a server answers that has another version of the client. */
const GONE = 410;

/** The address of a file of the client, of the version that this page is made of. @param {string} path */
export const clientFile = (path) => `${document.documentElement.dataset.client}${path}`;

/** Whether there is no use in asking again. @param {unknown} error */
const isFinal = (error) => error instanceof Refusal && error.status === GONE;

/** Do something that may fail for a moment, some times. @template T @param {() => Promise<T>} attempt @returns {Promise<T>} */
export async function withTries(attempt) {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || isFinal(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** That a file did not come. @param {string} address @param {number} status */
function missing(address, status) {
  if (status === GONE) outdated.value = true;
  return new Refusal(status, `${address} is missing`);
}

/** What a file says. @param {string} address @returns {Promise<string>} */
export const readFile = (address) =>
  withTries(async () => {
    const early = takeEarly(address);
    const answer = await (early ?? fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })).catch(() => null);
    if (!answer?.ok) throw missing(address, answer?.status ?? 0);
    return answer.text();
  });

/** Why a script or a style sheet did not come: browsers do not say it of themselves. @param {string} address @returns {Promise<Refusal>} */
export async function whyMissing(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return missing(address, answer?.ok ? 0 : (answer?.status ?? 0));
}

/** A module of the client that is loaded when it is wanted. @param {string} path @returns {Promise<any>} */
export async function loadModule(path) {
  const address = clientFile(path);
  try {
    return await import(address);
  } catch (error) {
    const reason = await whyMissing(address);
    // One that is there and cannot be read is a defect of its own.
    throw isFinal(reason) ? reason : error;
  }
}
