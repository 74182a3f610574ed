// Somebody has left the match, resigned, run out of time or come back: said by name, until it is put away.
import { signal } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { store, stored } from "../../core/base/storage.js";
import { isSeatNews, seatNews } from "../../core/game/seatnews.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** The last entry that was put away, by match. @type {import("@preact/signals").Signal<Record<string, number>>} */
const seen = signal({});

/** @param {{ m: Match }} props */
export function SeatNote({ m }) {
  const { id, status, yours } = m.summary;
  const entry = m.log.findLast(isSeatNews);
  const key = `seat-note ${id}`;
  if (!entry || status !== "running") return null;
  const news = seatNews(m, entry).filter(({ seat }) => !yours.includes(seat));
  if (news.length === 0 || entry.seq <= Math.max(seen.value[id] ?? 0, Number(stored(key)))) return null;
  const putAway = () => {
    store(key, String(entry.seq));
    seen.value = { ...seen.value, [id]: entry.seq };
  };
  return html`<div class="lost on rulesnote seatnote" role="status"><div class="neat"></div><p>
    <span>${news.map(({ text }) => text).join(" ")}</span>
    <span class="b"><button onClick=${putAway}>${t("close")}</button></span></p></div>`;
}
