// Questions that have one answer, and are put only so that nobody learns from them what another holds.
import { useEffect } from "preact/hooks";

/** Answer such a question at once where only bots would learn something. @param {import("../../core/match/match.js").Match} m */
export function useFormalities(m) {
  const { ply, position } = m.present;
  const key = position.prompt?.key ?? "";
  // While an answer is on its way no other is sent.
  const due = m.live && !m.busy.value && m.legal.length === 1 && m.content.formalities.includes(key);
  useEffect(() => {
    // What was asked may be over by the time that it is drawn.
    if (m.present.ply !== ply) return;
    const alone = m.summary.status === "running" && m.summary.seats.every((seat) => seat.yours || seat.kind === "bot");
    if (due && alone && m.summary.yours.length === 1) m.act(m.legal[0]);
  }, [due, ply]);
}
