// The keys of a table, as the visual guide lists them.
import { useEffect } from "preact/hooks";
import { isForPage } from "../../core/base/keys.js";
import { openRule } from "../common/rulesheet.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {Match} m @param {() => void} help @param {(tab: string) => void} show */
export function useKeys(m, help, show) {
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      if (!isForPage(e)) return;
      const act = actionFor(e.key, m, help, show);
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [m]);
}

/** @param {string} key @param {Match} m @param {() => void} help @param {(tab: string) => void} show @returns {(() => void) | null} */
function actionFor(key, m, help, show) {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "l":
      return () => nextTarget(m);
    case "Escape":
      return () => {
        if (m.chosen.value) m.chosen.value = null;
        else if (m.focused.value) m.focused.value = null;
        else if (m.hint.open) m.hint.forget();
        else m.replay.leave();
      };
    case "u":
      return m.present.undo ? () => void m.undo() : null;
    case "c":
      return m.hint.allowed ? () => m.hint.turn() : null;
    case "h":
      return m.game.hand
        ? () => {
            show("hand");
            focusCard(0);
          }
        : null;
    case "g":
      return () => {
        show("log");
        setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(".log"))?.focus());
      };
    case "r": {
      const [game, rule] = [m.summary.game, m.present.position.rule];
      return game && rule ? () => openRule(game, rule) : null;
    }
    case "f":
      return () => document.dispatchEvent(new CustomEvent("whole-board"));
    case "?":
      return help;
    default:
      if (m.game.keys?.[key.toLowerCase()]) return () => m.game.keys?.[key.toLowerCase()](m);
      return key >= "1" && key <= "9" ? () => focusCard(Number(key) - 1) : null;
  }
}

/** @param {number} n */
function focusCard(n) {
  const card = document.querySelectorAll("#hand .slot > [data-thing]")[n];
  if (card instanceof HTMLElement) setTimeout(() => card.focus());
}

/** The next legal target after the one that has the focus. @param {Match} m */
function nextTarget(m) {
  const marks = [...document.querySelectorAll(".board [data-thing], #hand .slot > [data-thing]")].filter((mark) =>
    m.targets.has(mark.getAttribute("data-thing") ?? ""),
  );
  if (marks.length === 0) return;
  const at = marks.findIndex((mark) => mark.matches(":focus"));
  const mark = marks[(at + 1) % marks.length];
  if (mark instanceof HTMLElement) mark.focus();
  else document.dispatchEvent(new CustomEvent("focus-mark", { detail: mark.getAttribute("data-thing") }));
}
