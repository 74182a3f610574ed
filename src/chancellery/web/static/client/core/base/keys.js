// Which presses of a key are meant for the page, and moving along a row by arrows.
import { settings } from "./settings.js";

const WRITING = "input:not([type=range]), textarea, select";

/** Whether a key is one of the page's: not while somebody writes, in a dialog, or where letters are switched off. @param {KeyboardEvent} e */
export function isForPage(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return false;
  if (e.target instanceof HTMLElement && e.target.closest(WRITING)) return false;
  // Letters, digits and signs; whoever speaks to the computer says them without meaning a key.
  return settings.keys.value === "on" || e.key.length > 1 || e.key === " ";
}

/** Arrows, Home and End go to another of the elements beside the one that has the focus. @param {KeyboardEvent} e @param {string} which */
export function moveAlong(e, which) {
  const row = /** @type {HTMLElement} */ (e.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(which)]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (at < 0 || to === undefined) return;
  e.preventDefault();
  e.stopPropagation();
  const next = all[(to + all.length) % all.length];
  next.focus();
  next.click();
}
