// What early.js asked for before any module was here.

/** The answer to something that was asked for early, once; null if it was not. @param {string} address @returns {Promise<Response> | null} */
export function takeEarly(address) {
  /** @type {Map<string, Promise<Response>> | undefined} */
  const asked = /** @type {any} */ (globalThis).askedEarly;
  const answer = asked?.get(address) ?? null;
  asked?.delete(address);
  return answer;
}
