// The log: short dispatches, station by station; each line takes the board back to its ply.
import { computed } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { language } from "../core/settings.js";
import { t } from "../core/words.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */
/** @typedef {import("../core/types.js").Piece} Piece */
/** @typedef {{ ply: number, key: string, head?: string, seat?: string | null, text: string, die?: number | null, talk?: boolean }} Line */

/** What a piece of news says never changes: it is put into words once a language. @type {Record<string, WeakMap<Piece, Line[]>>} */
const worded = { en: new WeakMap(), fr: new WeakMap() };

/** @param {Match} m @param {Piece} piece @returns {Line[]} */
function linesOf(m, piece) {
  const known = worded[language.value];
  let found = known.get(piece);
  if (!found) known.set(piece, (found = word(m, piece)));
  return found;
}

/** @param {Match} m @param {Piece} piece @returns {Line[]} */
function word(m, piece) {
  /** @type {Line[]} */
  const found = [];
  const [ply, key] = [piece.ply, `${piece.seq}`];
  if (piece.kind === "undo") {
    const who = piece.data.by ? m.seatName(piece.data.by) : "";
    found.push({ ply, key, text: t(piece.data.agreed ? "log-undo-agreed" : "log-undo", { who }) });
  }
  if (piece.data.late) found.push({ ply, key: `${key} late`, seat: piece.data.seat, text: t("log-late", { who: m.seatName(piece.data.seat) }) });
  for (const [i, event] of (piece.data.events ?? []).entries()) {
    const head = m.game?.station(event, m)?.title;
    const text = m.words?.event(event, m.facts?.events ?? {}) ?? "";
    const seat = m.game?.whose?.(event) ?? event.seat ?? null;
    // What the head says already is not said again below it.
    found.push({ ply, key: `${key} ${i}`, head, seat, text: text === `${head}.` ? "" : text, die: m.game?.die?.(event) });
  }
  return found;
}

/** The whole log as lines; a head without a line of its own stands above the next one. @param {Match} m @returns {Line[]} */
function compose(m) {
  /** @type {Line[]} */
  const found = [];
  /** @type {string | undefined} */
  let head;
  for (const line of m.log.value.flatMap((piece) => linesOf(m, piece))) {
    head = line.head ?? head;
    if (!line.text) continue;
    found.push(line.head === head ? line : { ...line, head });
    head = undefined;
  }
  // What was said stands where it was said.
  for (const said of m.talk.value.messages) {
    const to = said.to ? ` → ${m.seatName(said.to)}` : "";
    const at = found.findLastIndex((line) => line.ply <= said.ply);
    found.splice(at + 1, 0, { ply: said.ply, key: `said ${said.id}`, seat: said.sender, text: `${m.seatName(said.sender)}${to}: ${said.text}`, talk: true });
  }
  return found;
}

/** @type {WeakMap<Match, import("@preact/signals").ReadonlySignal<Line[]>>} */
const composed = new WeakMap();

/** @param {Match} m */
export function lines(m) {
  let found = composed.get(m);
  if (!found) composed.set(m, (found = computed(() => compose(m))));
  return found.value;
}

/** A line is drawn again only when it is not the same, or the board goes there. @extends {Component<{ m: Match, line: Line, here: boolean }>} */
class Row extends Component {
  /** @param {{ line: Line, here: boolean }} next */
  shouldComponentUpdate(next) {
    return next.line !== this.props.line || next.here !== this.props.here;
  }

  render() {
    const { m, line, here } = this.props;
    // The last line is the present, even if something happened since that this seat may not know.
    const look = () => m.lookAt(line === lines(m).at(-1) ? Infinity : line.ply);
    return html`<p class=${line.talk ? "talk" : ""} aria-current=${here ? "step" : undefined}>
      <${SeatMark} m=${m} seat=${line.seat ?? ""} />
      <button class="plain" onClick=${look} title=${t("look-there")}>${line.text}${line.die && html`<span class="d" aria-hidden="true">${line.die}</span>`}</button>
    </p>`;
  }
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
        <${Row} key=${line.key} m=${m} line=${line} here=${ply === line.ply} />`;
    })}
  </div>`;
}

/** The last sentence, for those who listen. @param {{ m: Match }} props */
export function News({ m }) {
  const all = lines(m);
  const last = all.at(-1);
  return html`<div class="unseen" aria-live="polite">${last ? all.filter((line) => line.ply === last.ply).map((line) => line.text).join(" ") : ""}</div>`;
}
