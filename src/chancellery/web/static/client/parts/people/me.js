// Who looks at this page.
import { signal } from "@preact/signals";
import { Refusal, get } from "../../core/base/api.js";
import { store, stored } from "../../core/base/storage.js";
import { forgetOwn } from "../../core/base/worker.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/base/answers.d.ts").Me} Me */

/** Whose lists this browser may have kept. */
const WHO = "chancellery-who";

/** @type {import("@preact/signals").Signal<Me | null>} */
export const me = signal(null);

/** Ask again, after anything that may have changed it: a guest's first seat, a log-in, a farewell. */
export async function readMe() {
  try {
    const who = await get("/me");
    // Somebody else than last time: nothing of theirs stays in this browser.
    if (stored(WHO) && stored(WHO) !== who.id) await forgetOwn();
    store(WHO, who.id ?? "");
    me.value = who;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Somebody's name; guests have been given one that nobody wants to read. @param {string | null} name */
export function personName(name) {
  const given = /^guest-(.{4})/.exec(name ?? "");
  return given ? `${t("guest")} ${given[1]}` : (name ?? t("guest"));
}
