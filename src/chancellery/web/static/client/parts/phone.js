// The table on a phone: a sheet below the board with hand, tracks, players, log and chat.
import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { Drawer } from "./drawer.js";
import { Players } from "./players.js";
import { Scrubber } from "./scrubber.js";
import { TabPanel, Tabs } from "./tabs.js";

/** @typedef {import("../core/match.js").Match} Match */

/** @param {{ m: Match, tab: string, show: (tab: string) => void }} props */
export function Phone({ m, tab, show }) {
  const [first, setFirst] = useState(true);
  const [tall, grow] = useState(false);
  const { hand, sideName } = m.game;
  const Tracks = m.game.Tracks ?? m.game.Side;
  const more = [
    ...(hand ? [{ id: "hand", label: t("hand-of", { hand: hand(m).length }) }] : []),
    ...(Tracks ? [{ id: "tracks", label: sideName?.(m) ?? t("tracks") }] : []),
    { id: "players", label: t("players") },
  ];
  const shown = first && tab === "log" ? more[0].id : tab;
  const panel = {
    hand: () => html`<${Drawer} m=${m} />`,
    tracks: () =>
      html`<div class="tracks"><h2 class="unseen">${t("tracks")}</h2>${Tracks && html`<${Tracks} m=${m} />`}</div>`,
    players: () => html`<${Players} m=${m} />${m.replayable && html`<${Scrubber} m=${m} />`}`,
  }[shown];
  return html`<div class=${`phone ${tall ? "tall" : ""}`}>
    <button class="grip plain" aria-label=${t(tall ? "sheet-lower" : "sheet-raise")} aria-expanded=${tall}
      onClick=${() => grow(!tall)}><span></span></button>
    <${Tabs} m=${m} tab=${shown} show=${(/** @type {string} */ id) => {
      setFirst(false);
      show(id);
    }} more=${more} />
    ${
      panel
        ? html`<div class="tabpanel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${shown}`}>${panel()}
      </div>`
        : html`<${TabPanel} m=${m} tab=${shown} />`
    }
  </div>`;
}
