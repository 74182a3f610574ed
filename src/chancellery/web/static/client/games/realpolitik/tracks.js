// Beside the map: influence, morale, prestige, who is with whom, the diplomacy track; and in each power's block its action card.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, useShown } from "../../core/game/reading.js";
import { Icon } from "../../parts/common/icon.js";
import { Disc } from "./disc.js";
import { narrow } from "../../core/base/settings.js";
import { Alliance, isAnswering } from "./permits.js";
import { t } from "../../core/words/words.js";
import { printed } from "./printed.js";
import { ICON, INITIAL, POWERS, aPower, isMinor, laidBy, powerClass, phrase } from "./reading.js";
import { Supply } from "./supply.js";
import { figures } from "./text.js";

/** @typedef {import("./reading.js").Match} Match */

/** All of it, where there is no room beside the map. @param {{ m: Match }} props */
export function Side({ m }) {
  return html`<div class="rp-tracks">
    <${Influence} m=${m} /><${Morale} m=${m} /><${Standing} m=${m} />${narrow.value && !isAnswering(m) && html`<${Alliance} m=${m} />`}
  </div>`;
}

/** Left of the map: the race. @param {{ m: Match }} props */
export const Left = ({ m }) =>
  html`<div class="rp-beside"><h2 class="unseen">${t("tracks")}</h2><${Influence} m=${m} /></div>`;

/** Right of the map: morale, and how the powers stand to each other. @param {{ m: Match }} props */
export const Right = ({ m }) => html`<div class="rp-beside"><${Morale} m=${m} /></div>
  <div class="rp-beside rp-standing"><${Standing} m=${m} /><div class="rp-spare"><h3>${phrase(m, "supply")}</h3><${Supply} m=${m} /></div></div>`;

/** @param {{ m: Match }} props */
function Influence({ m }) {
  const { victory } = printed.figures;
  const title = phrase(m, "influence", { victory });
  return html`<${Track} m=${m} figure="influence" most=${victory} every=${5} title=${title} short=${phrase(m, "figure-influence")} />`;
}

/** @param {{ m: Match }} props */
const Morale = ({ m }) =>
  html`<${Track} m=${m} figure="morale" most=${printed.figures.morale_max} every=${5} title=${phrase(m, "morale")} short=${phrase(m, "morale")} />`;

/** @param {{ m: Match }} props */
const Standing = ({ m }) => html`<${Prestige} m=${m} /><${Web} m=${m} /><${Diplomacy} m=${m} />`;

/**
 * A graduated rule with the powers at their figures, upright beside the map and lying where there is less height.
 * @param {{ m: Match, figure: "influence" | "morale", most: number, every: number, title: string, short: string }} props
 */
function Track({ m, figure, most, every, title, short }) {
  const shown = useShown(() =>
    POWERS.filter((power) => figure === "morale" || !isMinor(m, power)).map((power) => ({
      power,
      value: boardOf(m)?.powers[power][figure] ?? 0,
      // Where it stood when one acted last.
      moved: m.marks.changeOf(`track:${figure}-${power}`),
      name: nameOf(m, "power", power),
    })),
  );
  const at = (/** @type {number} */ value) => ({ "--at": Math.min(Math.max(value, 0), most) / most });
  const label = shown.map(({ name, value }) => `${name} ${value}`).join(", ");
  const here = (/** @type {number} */ value) => shown.filter((one) => Math.min(one.value, most) === value);
  const values = [...new Set(shown.map(({ value }) => Math.min(value, most)))];
  return html`<div class=${`track-panel rp-track rp-${figure}`}>
    <h3><span class="long">${title}</span><span class="short">${short}</span></h3>
    <div class="run" role="img" aria-label=${phrase(m, "titled", { title, text: label })} style=${{ "--most": most }}>
      <i class="rule"></i>
      ${Array.from(
        { length: most + 1 },
        (_, value) =>
          value % every === 0 &&
          html`<b key=${value} class=${figure === "influence" && value === most ? "end" : ""} style=${at(value)}>${value}</b>`,
      )}
      ${shown.map(
        ({ power, value, moved }) =>
          moved !== 0 &&
          html`<i key=${`was ${power}`} class=${`was ${powerClass(power)}`} style=${at(value - moved)}></i>`,
      )}
      ${values.map(
        (value) =>
          html`<span key=${value} class="stop" style=${at(value)}>${here(value).map(
            ({ power }) => html`<${Disc} key=${power} power=${power} />`,
          )}</span>`,
      )}
    </div>
  </div>`;
}

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

/** Where each power stands in the diagram. @type {Record<string, [number, number]>} */
const CORNER = { austria: [24, 20], france: [96, 20], prussia: [96, 84], italy: [24, 84] };

/** Who is with whom: a double line for an alliance, an arrow for control, dashes for war; and in words. @param {{ m: Match }} props */
function Web({ m }) {
  const pairs = boardOf(m)?.pairs ?? [];
  const said = (/** @type {(typeof pairs)[0]} */ { one, other, status }) =>
    phrase(m, `pair-${status}-said`, { power: aPower(one), other: aPower(other) });
  const bound = pairs.filter(({ status }) => status !== "war");
  const rest = phrase(m, bound.length === 0 ? "all-at-war" : "rest-at-war");
  return html`<div class="track-panel rp-web">
    <h3>${phrase(m, "status")}</h3>
    <svg viewBox="0 0 120 104" aria-hidden="true">
      ${pairs.map(({ one, other, status }) => {
        const [[x, y], [to, down]] = [CORNER[one], CORNER[other]];
        const d = `M${x} ${y}L${to} ${down}`;
        return html`<g key=${`${one} ${other}`} class=${`link ${status}`}><path class="outer" d=${d} /><path class="inner" d=${d} /></g>`;
      })}
      ${POWERS.map((power) => {
        const [x, y] = CORNER[power];
        return html`<g key=${power} class=${`node ${powerClass(power)} ${isMinor(m, power) ? "minor" : ""}`} transform=${`translate(${x} ${y})`}>
          <circle class="disc" r="14" /><circle class="hatch" r="14" /><text y="6">${INITIAL[power]}</text></g>`;
      })}
    </svg>
    <p>${bound.map((pair) => html`<b key=${`${pair.one} ${pair.other}`}>${said(pair)}.</b> `)}${rest}</p>
    <ul class="unseen">
      ${pairs.map(
        (pair) =>
          html`<li key=${`${pair.one} ${pair.other}`} data-pair=${`${pair.one} ${pair.other} ${pair.status}`}>${said(pair)}</li>`,
      )}
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

/** With whom a power is allied, in its row. @param {{ m: Match, seat: string }} props */
export function Ally({ m, seat: power }) {
  const ally = boardOf(m)?.powers[power].ally ?? "none";
  if (ally === "none") return null;
  return html`<span class="rp-ally" data-ally=${`${power} ${ally}`}>${phrase(m, "ally")} <${Disc} power=${ally} /><span
    class="unseen">${nameOf(m, "power", ally)}</span></span>`;
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
    <${Ally} m=${m} seat="italy" /><${Laid} m=${m} seat="italy" />
  </div>`;
}
