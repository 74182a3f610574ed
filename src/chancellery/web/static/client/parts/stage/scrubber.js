// The replay: a line with stations; step, play, and back to the present.
import { eventsOf } from "../../core/game/happened.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { settings } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

const STEP_MS = 1100;
/** More stations than these lie close together. */
const MANY = 40;

/** Where the line stops: [{ ply, label }]. @param {Match} m */
function findStations(m) {
  /** @type {{ ply: number, label: string, title: string }[]} */
  const stations = [];
  for (const entry of m.log) {
    for (const event of eventsOf(entry)) {
      const station = m.game.station(event, m);
      if (station?.label) stations.push({ ply: entry.ply, ...station });
    }
  }
  return stations;
}

/** @param {{ m: Match }} props */
export function Scrubber({ m }) {
  const [playing, play] = useState(false);
  const last = m.present.ply;
  const now = m.replay.view.value?.ply ?? last;
  const plies = [0, ...m.replay.plies()];
  const since = m.replay.since.value;

  const back = () => m.replay.show(plies.filter((ply) => ply < now).at(-1) ?? 0);
  const forward = () => m.replay.show(plies.find((ply) => ply > now) ?? last);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(async () => {
      if (now >= last) play(false);
      else await forward();
    }, STEP_MS / Number(settings.speed.value));
    return () => clearTimeout(timer);
  }, [playing, now, last]);

  const start = async () => {
    if (now >= last) await m.replay.show(since ?? 0);
    play(true);
  };
  const told = m.director.toldPly;
  const moments = m.director.moments.value.filter(({ ply }) => ply <= told);
  const stations = findStations(m).filter(({ ply }) => ply <= told);
  const moment = moments.find(({ ply }) => ply > now) ?? moments[0];
  const x = (/** @type {number} */ ply) => 6 + (338 * ply) / Math.max(1, last);
  // In a long match they are small, so that each is seen.
  const size = stations.length > MANY ? 2.6 : 5;
  const edge = moments.length > MANY / 2 ? 0.6 : 1;
  let free = -99;
  return html`<section class="scrub" aria-label=${t("replay")}>
    <div class="line">
      <svg viewBox="0 0 350 30" aria-hidden="true">
        <path class="rail" d="M6 12H344" /><path class="dash" d="M6 12H344" /><path class="rail" d=${`M6 12H${x(now)}`} />
        ${stations.map((stop) => {
          const room = x(stop.ply) - free >= 14;
          if (room) free = x(stop.ply);
          return html`<circle class=${stop.ply <= now ? "been" : ""} cx=${x(stop.ply)} cy="12" r=${size} />
            ${room && html`<text x=${x(stop.ply)} y="29">${stop.label}</text>`}`;
        })}
        ${moments.map(
          ({ ply }, i) =>
            html`<path key=${i} class="moment-at" transform=${`translate(${x(ply)} 12) scale(${edge})`} d="M0-7l4.5 7-4.5 7-4.5-7z" />`,
        )}
        <path class="here" d=${`M${x(now) - 7} 0h14v14l-7 8-7-8z`} />
      </svg>
      <input type="range" min="0" max=${last} value=${now} step="1" aria-label=${t("replay-ply")} aria-valuetext=${m.game.headline(m)}
        onInput=${(/** @type {any} */ e) => {
          play(false);
          m.replay.show(Number(e.target.value));
        }} />
    </div>
    <div class="b">
      <button class="plain" disabled=${now <= 0} onClick=${() => {
        play(false);
        back();
      }}>◂ ${t("step")}</button>
      <button class="plain" disabled=${now >= last} onClick=${() => {
        play(false);
        forward();
      }}>${t("step")} ▸</button>
      ${
        moment &&
        html`<button class="plain" aria-label=${t("next-moment", { headline: moment.headline })} title=${moment.headline} onClick=${() => {
          play(false);
          m.replay.show(moment.ply);
        }}>◆ ▸</button>`
      }
      ${
        playing
          ? html`<button class="plain" onClick=${() => play(false)}>${t("pause")}</button>`
          : html`<button class="plain" disabled=${last === 0} onClick=${start}>${t("play")} ▸</button>`
      }
      ${
        m.live
          ? html`<span class="r live">${t("live")}</span>`
          : html`<button class="plain r" onClick=${() => {
              play(false);
              m.replay.leave();
            }}>${t("live")}</button>`
      }
    </div>
  </section>`;
}
