// Which version of the client this page is made of, and whether the server has another one by now.
import { signal } from "@preact/signals";

/** The version in the address of the client's files. */
const own = () => /\/v-([0-9a-f]+)\/$/.exec(document.documentElement.dataset.client ?? "")?.[1];

/** Whether the server has another version of the page: this one goes on, and what it has not loaded yet it cannot load any more. */
export const outdated = signal(false);

/** Whether somebody is in the middle of something at a table, and is not to be disturbed. */
export const occupied = signal(false);

/**
 * The server has said which version it has. Once it was another one it stays so: while a server is being upgraded, its
 * processes have different ones.
 * @param {string | null | undefined} version
 */
export function hearVersion(version) {
  if (version && own() && version !== own()) outdated.value = true;
}
