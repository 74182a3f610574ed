// Taking something back behind what became known since: all people at the table have to agree.

/** Whether there is something that others can be asked to take back. @param {import("../../core/match/match.js").Match} m */
export function mayAskUndo(m) {
  const { yours, status, seats } = m.summary;
  const playing = yours.length > 0 && status === "running" && m.replayable && m.present.consents.length === 0;
  return playing && !m.present.undo && m.present.ply > 0 && !seats.some((seat) => seat.absent);
}
