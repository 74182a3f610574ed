// Questions with one answer: given for whoever is asked, at once or as if they had thought about it, as the server says.
import { useEffect } from "preact/hooks";
import { settings } from "../../core/base/settings.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** As long as somebody takes who reads a question: not always the same, so that nobody learns from it. */
const [SOONEST_MS, LATEST_MS] = [2500, 5500];

/** How the open question is answered by itself, if it is. @param {Match} m */
export function answeredBy(m) {
  if (settings.only.value === "ask" || m.asked.only === null || m.legal.length !== 1) return null;
  // Whoever has just taken it back wants to see it.
  return m.present.ply <= m.askedAgain.value ? null : (m.present.only ?? null);
}

/** Give the only answer where that is nothing to decide. @param {Match} m */
export function useOnlyAnswers(m) {
  const { ply } = m.present;
  // While an answer is on its way no other is sent; nor before what led here was seen.
  const due = m.live && !m.busy.value && !m.director.watching.value ? answeredBy(m) : null;
  useEffect(() => {
    if (!due) return;
    const [action] = m.legal;
    const give = () => {
      // What was asked may be over by the time that it is drawn.
      if (m.present.ply === ply && m.legal[0] === action) m.actAlone(action);
    };
    const wait = due === "later" ? SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS) : 0;
    const timer = setTimeout(give, wait);
    return () => clearTimeout(timer);
  }, [due, ply]);
}
