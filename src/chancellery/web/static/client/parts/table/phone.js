// The table on a phone: below the board the hand or another tab. The sheet falls when the board is asked; a card that is
// tapped comes up whole with its deeds.
import { cloneElement } from "preact";
import { useEffect, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { flat } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Drawer } from "./drawer.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { isPickerOpen } from "../question/picker.js";
import { Players } from "./players.js";
import { Scrubber } from "../stage/scrubber.js";
import { TabPanel, Tabs } from "./tabs.js";
import { boardTargets } from "../question/walker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Whether the board alone is asked: then the hand makes room. @param {Match} m */
const boardAsked = (m) => {
  if (!m.mine || m.asText.value) return false;
  const cards = m.game.hand?.(m) ?? [];
  return boardTargets(m).length > 0 && !cards.some((card) => m.targets.has(String(card.key)));
};

/** @param {{ m: Match, tab: string, show: (tab: string) => void }} props */
export function Phone({ m, tab, show }) {
  const [first, setFirst] = useState(true);
  const [tall, grow] = useState(false);
  // Somebody who raises the sheet while the board is asked wants to see it.
  const [lifted, lift] = useState(-1);
  const { hand, sideName } = m.game;
  const Tracks = m.game.Tracks ?? m.game.Side;
  const more = [
    ...(hand ? [{ id: "hand", label: t("hand-of", { hand: hand(m).length }) }] : []),
    ...(Tracks ? [{ id: "tracks", label: sideName?.(m) ?? t("tracks") }] : []),
    { id: "players", label: t("players") },
  ];
  const shown = first && tab === "log" ? more[0].id : tab;
  // A phone on its side has a column for it, whatever is asked.
  const fallen = !flat.value && (boardAsked(m) || isPickerOpen(m)) && lifted !== m.present.ply;
  useEffect(() => {
    if (fallen) grow(false);
  }, [fallen]);
  const panel = {
    hand: () => html`<${Drawer} m=${m} />`,
    tracks: () =>
      html`<div class="tracks"><h2 class="unseen">${t("tracks")}</h2>${Tracks && html`<${Tracks} m=${m} />`}</div>`,
    players: () => html`<${Players} m=${m} />${m.replayable && html`<${Scrubber} m=${m} />`}`,
  }[shown];
  return html`<div class=${`phone ${tall ? "tall" : ""} ${fallen ? "fallen" : ""}`}>
    <button class="grip plain" aria-label=${t(tall ? "sheet-lower" : "sheet-raise")} aria-expanded=${tall}
      onClick=${() => (fallen ? lift(m.present.ply) : grow(!tall))}><span></span></button>
    <${Tabs} m=${m} tab=${shown} show=${(/** @type {string} */ id) => {
      setFirst(false);
      lift(m.present.ply);
      show(id);
    }} more=${more} />
    ${
      panel
        ? html`<div class="tabpanel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${shown}`}>${panel()}
      </div>`
        : html`<${TabPanel} m=${m} tab=${shown} />`
    }
    <${OpenCard} m=${m} />
  </div>`;
}

/** The card that was tapped, whole, with its deeds at the thumb. @param {{ m: Match }} props */
function OpenCard({ m }) {
  const card = m.game.hand?.(m).find((one) => one.key === m.opened.value);
  if (!card) return null;
  const close = () => (m.opened.value = null);
  return html`<${Dialog} key=${card.key} title=${t("card-open")} modal=${false} className="opencard" onClose=${close}
    beside=${html`<button class="quiet" onClick=${close}><${Icon} name="cross" /> ${t("close")}</button>`}>
    ${cloneElement(card, { key: "open", tabindex: undefined, "data-thing": undefined })}
  <//>`;
}
