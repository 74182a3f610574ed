// Beside the map: influence, morale, prestige, who is with whom, the diplomacy track; and in each power's block its action card.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, useShown } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { printed } from "./printed.js";
import { ICON, INITIAL, POWERS, aPower, isMinor, laidBy, powerClass, phrase } from "./reading.js";
import { figures } from "./text.js";

/** @typedef {import("./reading.js").Match} Match */

/** @param {{ m: Match }} props */
export function Side({ m }) {
  const f = printed.figures;
  return html`<div class="rp-tracks">
    <${Track} m=${m} figure="influence" icon="star" most=${f.victory} every=${5} title=${phrase(m, "influence", { victory: f.victory })} />
    <${Track} m=${m} figure="morale" icon="heart" most=${f.morale_max} every=${1} title=${phrase(m, "morale")} />
    <${Prestige} m=${m} />
    <${Web} m=${m} />
    <${Diplomacy} m=${m} />
  </div>`;
}

const WIDTH = 352;
const LEFT = 11;
const STACK = 16;

/**
 * A graduated neatline; markers stack upward on ties.
 * @param {{ m: Match, figure: "influence" | "morale", icon: string, most: number, every: number, title: string }} props
 */
function Track({ m, figure, icon, most, every, title }) {
  const shown = useShown(() =>
    POWERS.filter((power) => figure === "morale" || !isMinor(m, power)).map((power) => ({
      power,
      value: boardOf(m)?.powers[power][figure] ?? 0,
      // Where it stood when one acted last.
      moved: m.marks.changeOf(`track:${figure}-${power}`),
      name: nameOf(m, "power", power),
    })),
  );
  const step = WIDTH / (most + 1);
  const x = (/** @type {number} */ value) => LEFT + step * (Math.min(value, most) + 0.5);
  const label = shown.map(({ name, value }) => `${name} ${value}`).join(", ");
  /** @type {Record<number, number>} */
  const stacked = {};
  const heights = shown.map(
    ({ value }) => (stacked[Math.min(value, most)] = (stacked[Math.min(value, most)] ?? -1) + 1),
  );
  const line = Math.max(...heights, 1) * STACK + 22;
  return html`<div class=${`track-panel rp-track rp-${figure}`}>
    <h3>${title}</h3>
    <svg viewBox=${`0 0 374 ${line + 20}`} role="img" aria-label=${phrase(m, "titled", { title, text: label })}>
      ${Array.from(
        { length: most + 1 },
        (_, value) => html`<rect key=${value} class=${value % 2 ? "light" : "dark"}
        x=${LEFT + step * value} y=${line} width=${step} height="6" />`,
      )}
      ${Array.from(
        { length: most + 1 },
        (_, value) =>
          value % every === 0 &&
          html`<text key=${value}
        class=${figure === "influence" && value === most ? "end" : ""} x=${x(value)} y=${line + 18}>${value}</text>`,
      )}
      ${shown.map(
        ({ power, value, moved }) =>
          moved !== 0 &&
          html`<circle key=${`was ${power}`} class=${`was ${powerClass(power)}`} cx=${x(Math.max(value - moved, 0))} cy=${line - 12} r="9" />`,
      )}
      ${shown.map(({ power, value }, i) => {
        const y = line - 12 - STACK * heights[i];
        return html`<g key=${power} class=${`marker ${powerClass(power)}`} style=${{ transform: `translate(${x(value)}px, ${y}px)` }}>
          <path class="pin" d=${`M0 0V${12 + STACK * heights[i]}`} /><circle class="disc" r="9.500" /><circle class="hatch" r="9.500" />
          <use href=${`#i-${icon}`} x="-5.500" y="-5.500" width="11" height="11" />
        </g>`;
      })}
    </svg>
  </div>`;
}

/** A power's initial on its disc. @param {{ power: string }} props */
export const Disc = ({ power }) => html`<svg class=${`rp-disc ${powerClass(power)}`} viewBox="-11 -11 22 22" width="22"
  height="22" aria-hidden="true">
  <circle class="disc" r="10" /><circle class="hatch" r="10" /><text y="5">${INITIAL[power]}</text>
</svg>`;

/** @param {{ m: Match }} props */
function Prestige({ m }) {
  return html`<div class="track-panel rp-prestige">
    <h3>${phrase(m, "prestige")}</h3>
    <ol>
      ${(boardOf(m)?.prestige ?? []).map(
        (/** @type {string} */ power) => html`<li key=${power}
        class=${isMinor(m, power) ? "minor" : ""}><${Disc} power=${power} /> ${nameOf(m, "power", power)}</li>`,
      )}
        </ol>
  </div>`;
}

/** Who is with whom: every pair of powers. @param {{ m: Match }} props */
function Web({ m }) {
  return html`<div class="track-panel rp-web">
    <h3>${phrase(m, "status")}</h3>
    <ul>
      ${boardOf(m)?.pairs.map(({ one, other, status: state }) => {
        const said = phrase(m, `pair-${state}-said`, { power: aPower(one), other: aPower(other) });
        return html`<li key=${`${one} ${other}`} class=${state} data-pair=${`${one} ${other} ${state}`}>
          <${Disc} power=${one} /><span class="link" aria-hidden="true"><b>${phrase(m, `pair-${state}`)}</b></span>
            <${Disc} power=${other} /><span class="unseen">${said}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}

/** @param {{ m: Match }} props */
function Diplomacy({ m }) {
  const now = boardOf(m)?.box ?? 0;
  const last = printed.figures.track_boxes - 1;
  return html`<div class="track-panel rp-diplomacy">
    <h3>${phrase(m, "diplomacy-track")}</h3>
    <ol>
      ${Array.from({ length: last + 1 }, (_, box) => {
        const looks = [box === last ? "end" : "", box === now ? "now" : ""].filter(Boolean).join(" ");
        return html`<li key=${box} class=${looks} aria-current=${box === now ? "step" : undefined}>
          ${box === now && html`<${Icon} name="dispatch" size=${16} />`}${phrase(m, "box", { box, last })}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What a power has laid, or that it has. @param {{ m: Match, seat: string }} props */
export function Laid({ m, seat: power }) {
  const position = m.view.position;
  if (m.summary.status === "waiting" || !position) return null;
  const offer = offered(m, power);
  if (offer)
    return html`<span class=${`rp-laid ${offer.state}`} data-laid=${`${power} ${offer.state}`}>
    ${offer.state === "own" && html`<${Icon} name="lock" size=${12} />`} ${offer.words}</span>`;
  const { state, card } = laidBy(m, power);
  if (state === "none") return html`<span class="rp-laid none" data-laid=${`${power} none`}></span>`;
  const words = card ? nameOf(m, "action_card", card) : phrase(m, `laid-${state}`);
  return html`<span class=${`rp-laid ${state}`} data-laid=${`${power} ${state}`} title=${state === "own" ? phrase(m, "sealed") : undefined}>
    ${state === "own" && html`<${Icon} name="lock" size=${12} />`}${card && html`<${Icon} name=${ICON[card]} size=${14} />`} ${words}
  </span>`;
}

/** What one's own secret choice is called. @type {Record<string, (m: Match, picked: string) => string>} */
const OWN = {
  offer: (m, picked) => phrase(m, "own-offer", { power: aPower(picked) }),
  bid: (m, picked) => phrase(m, "own-bid", { morale: Number(picked) }),
};

/**
 * In the diplomacy phase: who still talks, and who has sealed an offer or a bid.
 * @param {Match} m @param {string} power @returns {{ state: string, words: string } | null}
 */
function offered(m, power) {
  const choice = boardOf(m)?.powers[power].choice;
  if (!choice || choice.of === "card") return null;
  const { of, state, picked } = choice;
  return { state, words: state === "own" ? OWN[of](m, picked) : phrase(m, `${of}-${state}`) };
}

/** Italy without a seat: a minor power and who controls it. @param {{ m: Match }} props */
export function Minor({ m }) {
  const board = boardOf(m);
  if (!board || !isMinor(m, "italy")) return null;
  const by = board.controller;
  return html`<div class=${`${powerClass("italy")} minor`} data-minor="italy">
    <b><span class=${`seatmark ${powerClass("italy")}`} aria-hidden="true"><span class="initial">I</span>
      </span> ${nameOf(m, "power", "italy")}</b>
    <small>${by === "none" ? phrase(m, "minor-free") : phrase(m, "minor-of", { power: aPower(by) })}</small>
    <div class="k">
      ${figures(m, "italy").map(([name, value]) => html`<span key=${name}>${name} <span class="fig">${value}</span></span>`)}</div>
    <${Laid} m=${m} seat="italy" />
  </div>`;
}
