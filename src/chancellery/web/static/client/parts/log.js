// The log: short dispatches, station by station; each line takes the board back to its ply.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */
/** @typedef {{ ply: number, key: string, head?: string, seat?: string | null, text: string, die?: number | null, talk?: boolean }} Line */

/** The whole log as lines. @param {Match} m @returns {Line[]} */
export function lines(m) {
  const facts = m.facts;
  /** @type {Line[]} */
  const found = [];
  if (!facts || !m.words) return found;
  /** @type {string | undefined} */
  let head;
  for (const piece of m.log.value) {
    const key = `${piece.seq}`;
    if (piece.kind === "undo") {
      const who = piece.data.by ? m.seatName(piece.data.by) : "";
      found.push({ ply: piece.ply, key, text: t(piece.data.agreed ? "log-undo-agreed" : "log-undo", { who }) });
    }
    if (piece.data.late) found.push({ ply: piece.ply, key: `${key} late`, seat: piece.data.seat, text: t("log-late", { who: m.seatName(piece.data.seat) }) });
    for (const [i, event] of (piece.data.events ?? []).entries()) {
      const station = m.game?.station(event, m);
      const text = m.words.event(event, facts.events);
      head = station?.title ?? head;
      // What the head says already is not said again below it.
      if (!text || text === `${station?.title}.`) continue;
      const seat = m.game?.whose?.(event) ?? event.seat ?? null;
      found.push({ ply: piece.ply, key: `${key} ${i}`, head, seat, text, die: m.game?.die?.(event) });
      head = undefined;
    }
  }
  // What was said stands where it was said.
  for (const said of m.talk.value.messages) {
    const to = said.to ? ` → ${m.seatName(said.to)}` : "";
    const at = found.findLastIndex((line) => line.ply <= said.ply);
    found.splice(at + 1, 0, { ply: said.ply, key: `said ${said.id}`, seat: said.sender, text: `${m.seatName(said.sender)}${to}: ${said.text}`, talk: true });
  }
  return found;
}

/** @param {{ m: Match }} props */
export function LogPanel({ m }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const all = lines(m);
  const ply = m.past.value?.ply ?? null;
  const since = m.live.value ? m.since.value : null;
  useEffect(() => {
    const here = box.current?.querySelector("[aria-current]");
    if (here) here.scrollIntoView({ block: "nearest" });
    else if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [all.length, ply]);
  if (all.length === 0) return html`<div class="log"><p class="none">${t("log-empty")}</p></div>`;
  let marked = false;
  return html`<div class="log" ref=${box} tabindex="0" role="log" aria-live="off" aria-label=${t("log")}>
    ${all.map((line) => {
      const fresh = since !== null && line.ply > since && !marked && (marked = true);
      return html`${line.head && html`<h4 key=${`${line.key} head`}>${line.head}</h4>`}
        ${fresh && html`<h4 class="fresh" key="fresh">${t("since-your-turn")}</h4>`}
        <p key=${line.key} class=${line.talk ? "talk" : ""} aria-current=${ply === line.ply ? "step" : undefined}>
          <${SeatMark} m=${m} seat=${line.seat ?? ""} />
          <button class="plain" onClick=${() => m.lookAt(line.ply)} title=${t("look-there")}>${line.text}${line.die && html`<span class="d" aria-hidden="true">${line.die}</span>`}</button>
        </p>`;
    })}
  </div>`;
}

/** The last sentence, for those who listen. @param {{ m: Match }} props */
export function News({ m }) {
  const all = lines(m);
  const last = all.at(-1);
  return html`<div class="unseen" aria-live="polite">${last ? all.filter((line) => line.ply === last.ply).map((line) => line.text).join(" ") : ""}</div>`;
}
