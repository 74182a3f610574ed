// The keys of the stage: pause, step, skip; watch again, marks, stage, find.
import { useEffect } from "preact/hooks";
import { isForPage } from "../../core/base/keys.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {Match} m @param {(tab: string) => void} show */
export function useDirectorKeys(m, show) {
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      if (!isForPage(e)) return;
      const act = m.director.watching.value ? whileWatching(e, m) : null;
      const found = act ?? always(e.key.toLowerCase(), m, show);
      if (!found) return;
      e.preventDefault();
      e.stopPropagation();
      found();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [m]);
}

/** @param {KeyboardEvent} e @param {Match} m @returns {(() => void) | null} */
function whileWatching(e, m) {
  const { director } = m;
  const target = e.target instanceof HTMLElement ? e.target : document.body;
  const pressed = target.matches("button, a, [role=tab]");
  switch (e.key) {
    case "Escape":
      return () => director.skip();
    case " ":
      return pressed ? null : () => director.pause();
    case "Enter":
      // Beside "Continue" it continues, wherever else the focus was left: not where it presses what is asked.
      if (pressed && (!director.moment.value || target.closest(".moment, .prompt, .due"))) return null;
      return director.moment.value || director.isOwn ? () => director.next() : null;
    case "ArrowRight":
      return () => director.next();
    case "ArrowLeft":
      return () => director.back();
    default:
      return null;
  }
}

/** @param {string} key @param {Match} m @param {(tab: string) => void} show @returns {(() => void) | null} */
function always(key, m, show) {
  const { director, marks } = m;
  if (m.game.keys?.[key]) return null;
  switch (key) {
    case "w": {
      const order = director.offer.value ?? director.lastTurn();
      return order !== null && m.replayable ? () => director.watch(order) : null;
    }
    case "m":
      return () => (marks.hidden.value = !marks.hidden.value);
    case "s":
      return () => /** @type {HTMLElement | null} */ (document.querySelector(".stage .stations"))?.focus();
    case "/":
      return () => {
        show("log");
        // At once if the log is there, or else the letters that follow would be taken for keys of the table.
        const find = () => document.getElementById("log-find")?.focus();
        find();
        // Where the search is folded it has to be opened first.
        setTimeout(() => {
          /** @type {HTMLElement | null} */ (document.querySelector(".log-tools.folded button"))?.click();
          setTimeout(find);
        });
      };
    default:
      return null;
  }
}
