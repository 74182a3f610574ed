// What waits for somebody, on every page: in the title, on the icon of the tab or of the app; and that they have looked.
import { effect, signal } from "@preact/signals";
import { Refusal, post } from "../../core/base/api.js";
import { readFile } from "../../core/base/files.js";
import { go, path } from "../../core/base/route.js";
import { workerAtWork } from "../../core/base/worker.js";
import { me, readMe } from "./me.js";

/** How many tables wait for whoever looks at the page. */
export const waiting = signal(0);

// Not while a page is being opened: it has more urgent things to ask.
const FIRST_MS = 3000;
const EVERY_MS = 60_000;

/** Look after all of it from now on. */
export function payAttention() {
  effect(() => {
    if (me.value) waiting.value = me.value.waiting ?? 0;
  });
  effect(() => void mark(waiting.value));
  setTimeout(look, FIRST_MS);
  setInterval(look, EVERY_MS);
  document.addEventListener("visibilitychange", look);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => onWord(data ?? {}));
}

/** The worker says that a call has come, or where somebody who pressed one wants to go. @param {{ called?: { count: number }, go?: string }} word */
function onWord({ called, go: to }) {
  if (called) {
    waiting.value = called.count;
    void look();
  }
  if (to?.startsWith("/")) go(to);
}

/** The match that is looked at, "" for all of them in the lobby; null on any other page. */
function place() {
  const [, page, id] = path.value.split("/");
  return page === "" ? "" : page === "table" ? id : null;
}

/** Somebody looks at the page: whoever calls them is told, and what was called about is not shown any longer. */
async function look() {
  if (document.hidden) return;
  if (!me.value?.called || place() === null) return readMe();
  try {
    const told = await post("/me/calls/looked", { match: place() || null });
    waiting.value = told.waiting;
    const registration = await workerAtWork();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Put the number on the app, or where it is none on the icon of its tab. @param {number} number */
async function mark(number) {
  if (matchMedia("(display-mode: standalone)").matches && "setAppBadge" in navigator) {
    await (number ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => {});
    return;
  }
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (!link) return;
  plain ||= link.href;
  const wanted = number ? await numbered(number).catch(() => plain) : plain;
  // Another number may have come meanwhile.
  if (number === waiting.value && link.href !== wanted) link.href = wanted;
}

/** Where the emblem lies. */
let plain = "";

/** The emblem with a number on it. @param {number} number */
async function numbered(number) {
  const emblem = await readFile(plain);
  const text = number > 9 ? "9+" : `${number}`;
  const disc = `<circle cx="22" cy="10" r="10" fill="#8A1C6B"/><text x="22" y="15" font-family="sans-serif" font-weight="bold" font-size="${
    text.length > 1 ? 12 : 15
  }" text-anchor="middle" fill="#FFFFFF">${text}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(emblem.replace("</svg>", `${disc}</svg>`))}`;
}
