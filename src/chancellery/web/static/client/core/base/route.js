// Which page: the address decides.
import { signal } from "@preact/signals";
import { outdated } from "./version.js";

export const path = signal(location.pathname);

addEventListener("popstate", () => (path.value = location.pathname));

/** Go to another page of ours; where the server has a newer version, to that. @param {string} to */
export function go(to) {
  if (outdated.value) {
    location.assign(to);
    return;
  }
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** Links inside the page do not load it anew. @param {MouseEvent} event */
export function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/static")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The ply that a link to a table asks for, "#ply-120", or "#try-120" to play on from there; null without one. */
export function plyAsked() {
  const found = /^#(?:ply|try)-(\d+)$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

/** Bring a part of a page into sight that its address asks for, once that part is there. @param {string} id @param {Element | null} part */
export function showAsked(id, part) {
  if (location.hash === `#${id}`) part?.scrollIntoView();
}
