// The log: short dispatches, station by station; each line takes the board back to its ply.
import { computed } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { language } from "../core/settings.js";
import { t } from "../core/words.js";
import { SeatMark } from "./seat.js";

/** @typedef {import("../core/match.js").Match} Match */
/** @typedef {import("../core/types.js").Entry} Entry */
/**
 * @typedef {object} Line
 * @property {number} ply
 * @property {string} key
 * @property {string} text
 * @property {string} [head] the station that begins here
 * @property {string | null} [seat]
 * @property {number | null} [die]
 * @property {boolean} [talk] whether it is a message
 * @property {boolean} [passing] whether it is of interest only until something else happens
 */

/** That somebody has chosen in secret matters until the choices are revealed. */
const PASSING = ["pick-sealed", "pick-retracted"];

/** Entries never change: each is composed once in a language. @type {Map<string, WeakMap<Entry, Line[]>>} */
const composedEntries = new Map();

/** @param {Match} m @param {Entry} entry @returns {Line[]} */
function linesOf(m, entry) {
  const known = composedEntries.get(language.value) ?? new WeakMap();
  composedEntries.set(language.value, known);
  const composed = known.get(entry) ?? composeEntry(m, entry);
  known.set(entry, composed);
  return composed;
}

/** @param {Match} m @param {Entry} entry @returns {Line[]} */
function composeEntry(m, entry) {
  /** @type {Line[]} */
  const composed = [];
  const [ply, key] = [entry.ply, `${entry.seq}`];
  if (entry.kind === "undo") {
    const who = entry.data.by ? m.seatName(entry.data.by) : "";
    composed.push({ ply, key, text: t(entry.data.agreed ? "log-undo-agreed" : "log-undo", { who }) });
  }
  if (entry.data.late) {
    const { seat } = entry.data;
    composed.push({ ply, key: `${key} late`, seat, text: t("log-late", { who: m.seatName(seat) }) });
  }
  for (const [i, event] of (entry.data.events ?? []).entries()) {
    const head = m.game.station(event, m)?.title;
    const words = m.words.event(event, m.content.events);
    const seat = m.game.whose?.(event, m) ?? event.seat ?? null;
    // What the head says already is not repeated below it.
    const text = words === `${head}.` ? "" : words;
    const passing = PASSING.includes(event.event) || m.game.passing?.includes(event.event);
    composed.push({ ply, key: `${key} ${i}`, head, seat, text, die: m.game.die?.(event), passing });
  }
  return composed;
}

/** The whole log as lines; a head without a line of its own stands above the next one. @param {Match} m @returns {Line[]} */
function composeLog(m) {
  /** @type {Line[]} */
  const composed = [];
  /** @type {string | undefined} */
  let head;
  const all = m.log.flatMap((entry) => linesOf(m, entry));
  const settled = all.findLastIndex((line) => line.text && !line.passing);
  for (const [i, line] of all.entries()) {
    head = line.head ?? head;
    if (!line.text || (line.passing && i < settled)) continue;
    composed.push(line.head === head ? line : { ...line, head });
    head = undefined;
  }
  // A message stands where it was sent.
  for (const message of m.chat.messages) {
    const who = [message.sender, message.to].flatMap((seat) => (seat ? [m.seatName(seat)] : [])).join(" → ");
    const at = composed.findLastIndex((line) => line.ply <= message.ply);
    composed.splice(at + 1, 0, {
      ply: message.ply,
      key: `message ${message.id}`,
      seat: message.sender,
      text: t("log-message", { who, text: message.text }),
      talk: true,
    });
  }
  return composed;
}

/** @type {WeakMap<Match, import("@preact/signals").ReadonlySignal<Line[]>>} */
const logLines = new WeakMap();

/** @param {Match} m */
export function lines(m) {
  const composed = logLines.get(m) ?? computed(() => composeLog(m));
  logLines.set(m, composed);
  return composed.value;
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
    const showThen = () => m.replay.show(line === lines(m).at(-1) ? Infinity : line.ply);
    const words = html`${line.text}${line.die && html`<span class="d" aria-hidden="true">${line.die}</span>`}`;
    return html`<p class=${line.talk ? "talk" : ""} aria-current=${here ? "step" : undefined}>
      <${SeatMark} m=${m} seat=${line.seat ?? ""} />
      ${m.replayable ? html`<button class="plain" onClick=${showThen} title=${t("look-there")}>${words}</button>` : html`<span>${words}</span>`}
    </p>`;
  }
}

/** @param {{ m: Match }} props */
export function LogPanel({ m }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const all = lines(m);
  const ply = m.replay.view.value?.ply ?? null;
  const since = m.live ? m.replay.since.value : null;
  useEffect(() => {
    const here = box.current?.querySelector("[aria-current]");
    if (here) here.scrollIntoView({ block: "nearest" });
    else if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [all.length, ply]);
  if (all.length === 0) return html`<div class="log"><p class="none">${t("log-empty")}</p></div>`;
  const first = since === null ? undefined : all.find((line) => line.ply > since);
  return html`<div class="log" ref=${box} tabindex="0" role="log" aria-live="off" aria-label=${t("log")}>
    ${all.map((line) => {
      return html`${line.head && html`<h4 key=${`${line.key} head`}>${line.head}</h4>`}
        ${line === first && html`<h4 class="fresh" key="since">${t("since-your-turn")}</h4>`}
        <${Row} key=${line.key} m=${m} line=${line} here=${ply === line.ply} />`;
    })}
  </div>`;
}

/** The last sentence, for those who listen. @param {{ m: Match }} props */
export function Announcer({ m }) {
  const all = lines(m);
  const last = all.at(-1);
  return html`<div class="unseen" aria-live="polite">${
    last
      ? all
          .filter((line) => line.ply === last.ply)
          .map((line) => line.text)
          .join(" ")
      : ""
  }</div>`;
}
