// Victory points and turns below the map; the naval race and the stability cards beside it.
import { useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../../parts/common/icon.js";
import { spoken } from "../../core/game/reading.js";
import { boxLines } from "./about.js";
import { boxes, legend, printed } from "./printed.js";
import { EMBLEM, LOOK, SIDES, boardOf, eyes, nameOf, say, signed } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */

const WALK_MS = 60;
const LONGEST_WALK_MS = 1200;

/** @param {{ m: Match }} props */
export function Below({ m }) {
  return html`<div class="eit-below" data-place="below"><${VpTrack} m=${m} /><${TurnTrack} m=${m} /></div>`;
}

/** The neatline of the map, from one side's 20 to the other's. @param {{ m: Match }} props */
function VpTrack({ m }) {
  const vp = boardOf(m)?.vp ?? 0;
  const before = useRef(vp);
  const steps = Math.abs(vp - before.current);
  before.current = vp;
  const most = printed.vp;
  const { leader: side, margin } = boardOf(m) ?? { leader: "nobody", margin: 0 };
  const at = Math.max(-most, Math.min(most, vp)) + most;
  const cells = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const leftOf = (/** @type {number} */ cell) => `${((cell + 0.5) * 100) / cells.length}%`;
  const left = leftOf(at);
  // Where it stood when one acted last.
  const moved = m.marks.changeOf("track:vp");
  const ghost = moved === 0 ? null : Math.max(0, Math.min(2 * most, at - moved));
  const now = say(m, "board-vp-now", { seat: side, points: margin });
  // The marker walks the line step by step.
  const walk =
    steps > 0 ? `left ${Math.min(LONGEST_WALK_MS, steps * WALK_MS)}ms steps(${Math.min(steps, 2 * most)})` : "none";
  return html`<div class="eit-vp" role="img" aria-label=${t("verb-of", { verb: say(m, "board-vp"), what: now })} title=${now}>
    ${cells.map((n) => {
      const looks = [
        n < 0 ? "aut" : n > 0 ? "lib" : "zero",
        Math.abs(n) === most ? "end" : "",
        n % 5 === 0 ? "" : "odd",
      ];
      return html`<span key=${n} class=${looks.filter(Boolean).join(" ")}>${Math.abs(n)}</span>`;
    })}
    ${ghost !== null && html`<i class="eit-vp-ghost" style=${{ left: leftOf(ghost) }}></i>`}
    <svg class=${`eit-vp-marker ${LOOK[side] ?? "neu"} ${margin >= most ? "at-end" : ""}`} style=${{ left, transition: walk }} width="38" height="44"
      viewBox="-19 -8 38 44" aria-hidden="true">
      ${["block", "hatch", "casing"].map((part) => html`<path key=${part} class=${part} d="M-17 -6h34v28l-17 12-17-12z" />`)}
      <text y="20">${vp > 0 ? signed(vp) : margin}</text>
    </svg>
  </div>`;
}

/** @param {number} last */
const upTo = (last) => Array.from({ length: last }, (_, i) => i + 1);

/** @param {{ m: Match }} props */
function TurnTrack({ m }) {
  const board = boardOf(m);
  if (!board) return null;
  const { era, rounds } = board.era;
  const last = legend.last_turn;
  const label = say(m, "board-rounds-now", {
    turn: board.turn,
    turns: last,
    round: board.round,
    rounds,
  });
  return html`<div class="eit-turns" role="img" aria-label=${label}>
    ${upTo(last).map(
      (turn) => html`<span key=${turn}
      class=${`turn ${turn === board.turn ? "now" : ""} ${turn % 2 ? "dark" : ""}`}><b>${turn}</b></span>`,
    )}
    <span class="rounds">${say(m, "board-round")}
      ${upTo(rounds).map((round) => html`<i key=${round} class=${round === board.round ? "now" : ""}>${round}</i>`)}
    </span>
    <span class="era">${nameOf(m, "era", era)}</span>
  </div>`;
}

/** The box that somebody wants explained. */
const explained = perMatch(/** @type {string | null} */ (null));

/** @param {{ m: Match }} props */
export function Side({ m }) {
  return html`${narrow.value && html`<div class="track-panel"><${TurnTrack} m=${m} /></div>`}<${NavalRace} m=${m} />
    <${StabilityCards} m=${m} />`;
}

/** What a navy needs next. @param {import("./reading.js").Position} m @param {"liberal" | "authoritarian"} side */
export function nextBox(m, side) {
  const naval = boardOf(m)?.naval;
  if (!naval) return "";
  const next = naval.next[side];
  if (!next) return say(m, "board-next", { needed: 0, box: "" });
  const values = { box: nameOf(m, "box", next.box), needed: next.needed };
  const words = say(m, naval.flipped[side] ? "board-next-flipped" : "board-next", values);
  const doom = naval.doom[side];
  return doom === "none" ? words : `${words}; ${say(m, "board-doom", { doom })}`;
}

/** Arrows go from box to box. @param {KeyboardEvent} e @param {() => void} show */
function walk(e, show) {
  const here = /** @type {SVGElement} */ (e.currentTarget);
  const way = { ArrowLeft: here.previousElementSibling, ArrowRight: here.nextElementSibling }[e.key];
  if (way instanceof SVGElement && way.classList.contains("stop")) way.focus();
  else if (e.key === "Enter" || e.key === " ") show();
  else return;
  e.preventDefault();
}

const START = 10;
const PITCH = 330 / 13;

/** @param {{ m: Match }} props */
function NavalRace({ m }) {
  const naval = boardOf(m)?.naval;
  if (!naval) return null;
  const x = (/** @type {number} */ box) => START + PITCH * box;
  const tie = naval.navies.liberal === naval.navies.authoritarian;
  const side = eyes(m);
  const owed = naval.owes[side] > 0 ? ` · ${say(m, "board-owed", { owed: naval.owes[side] })}` : "";
  const look = explained(m).value;
  return html`<div class="track-panel eit-naval">
    <h3>${say(m, "board-naval")} <small><${Icon} name=${EMBLEM[side]} size=${11} /> ${nextBox(m, side)}${owed}</small></h3>
    <svg viewBox="-14 0 378 60" role="group" aria-label=${say(m, "board-naval")}>
      ${boxes().map((box) => {
        const lines = [nameOf(m, "box", box.id), ...boxLines(m, box.id)];
        const show = () => (explained(m).value = look === box.id ? null : box.id);
        return html`<rect key=${box.id} class=${`stop ${look === box.id ? "looked" : ""}`} role="button"
          tabindex=${box.index === naval.navies[side] ? 0 : -1}
          aria-label=${spoken(lines)} aria-expanded=${look === box.id} x=${x(box.index) - PITCH / 2} y="0" width=${PITCH} height="60"
          onClick=${show} onKeyDown=${(/** @type {KeyboardEvent} */ e) => walk(e, show)}><title>${lines.join("\n")}</title></rect>`;
      })}
      <g class="marks" aria-hidden="true">
        <path class="rail" d="M10 34H340" />
        ${boxes().map(
          (box) => html`<path class=${box.vp_first ? "heavy" : "tick"} d=${`M${x(box.index)} 28v12`} />
            ${naval.high_water === box.index && html`<path class="high-water" d=${`M${x(box.index)} 22l5 6-5 6-5-6z`} />`}
            <text class="fig" x=${x(box.index)} y="56">${box.roll_needed ?? "–"}</text>`,
        )}
      </g>
      ${SIDES.map((one) => {
        // Where it lay when one acted last.
        const moved = m.marks.changeOf(`track:navy-${one}`);
        const [was, now] = [x(naval.navies[one] - moved), x(naval.navies[one])];
        return (
          moved !== 0 &&
          html`<g key=${`was ${one}`} class=${`since ${LOOK[one]}`}><path class="was" d=${`M${was - 11} 3h22v17l-11 9-11-9z`} />
          <path class="head" d=${`M${(was + now) / 2 + 5 * Math.sign(moved)} 12l${-9 * Math.sign(moved)} -5v10z`} /></g>`
        );
      })}
      ${[...SIDES].reverse().map((one) => {
        const shift = !tie ? 0 : one === "liberal" ? -11 : 11;
        const where = say(m, "board-naval-at", {
          navy: nameOf(m, "seat", one, "navy"),
          box: nameOf(m, "box", boxes()[naval.navies[one]].id),
        });
        return html`<g key=${one} class=${`ship ${LOOK[one]}`} role="img" aria-label=${where}
          style=${{ transform: `translate(${x(naval.navies[one]) - 11 + shift}px, 3px)` }}>
          <path class="block" d="M0 0h22v17l-11 9-11-9z" /><path class="hatch" d="M0 0h22v17l-11 9-11-9z" />
          ${
            naval.flipped[one]
              ? html`<text class="fig" x="11" y="15">+1</text>`
              : html`<use href="#i-ship" x="4" y="2"
            width="14" height="14" />`
          }
        </g>`;
      })}
    </svg>
    ${look && html`<p class="eit-explained" role="status"><b>${nameOf(m, "box", look)}.</b> ${boxLines(m, look).join(" ")}</p>`}
  </div>`;
}

/** @param {{ m: Match }} props */
function StabilityCards({ m }) {
  const ready = boardOf(m)?.stability ?? [];
  const of = (/** @type {string} */ side) => Object.values(printed.stability).filter((card) => card.side === side);
  return html`<details class="track-panel eit-stability">
    <summary><h3>${say(m, "board-stability-cards")} <small>
      ${SIDES.map((side) => {
        const count = { ready: of(side).filter((card) => ready.includes(card.id)).length, all: of(side).length };
        return html`<span key=${side} class=${LOOK[side]}><${Icon} name=${EMBLEM[side]}
          size=${11} /> ${say(m, "board-stability-count", count)}</span>`;
      })}</small></h3></summary>
    <div class="both">
      ${SIDES.map(
        (side) => html`<ul key=${side} class=${LOOK[side]} aria-label=${nameOf(m, "seat", side)}>
          ${of(side).map((card) => {
            const there = ready.includes(card.id);
            const used = html`<span class="unseen"> (${say(m, "board-stability-used")})</span>`;
            const effect = say(m, `stability-${card.id}`, {}, "effect");
            return html`<li key=${card.id} class=${there ? "" : "used"} title=${effect}>
              ${nameOf(m, "stability", card.id)}${!there && used}</li>`;
          })}
        </ul>`,
      )}
    </div>
  </details>`;
}
