// What this browser keeps for the next visit; where it may keep nothing, only as long as the page is open.

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key @returns {string | null} */
export function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string} value */
export function store(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: until the page is left, memory does.
  }
}

/** @param {string} key */
export function unstore(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept anyway.
  }
}
