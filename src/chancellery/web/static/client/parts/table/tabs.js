// The tabs beside or below a board: log, chat, and what the game brings. On a phone each is an icon with its name.
import { html } from "../../core/base/html.js";
import { moveAlong } from "../../core/base/keys.js";
import { broad, narrow, tall, vast, wide } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { ChatPanel } from "./chat.js";
import { LogPanel } from "../stage/log.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Whether the game's tracks stand beside the board, and not in a tab. @param {Match} m */
export const isFramed = (m) => Boolean(m.game.Left && wide.value && !narrow.value);

/** Whether the game's tracks stand in the column, with what is played: where it has the height for them. @param {Match} m */
export const areTracksInColumn = (m) => Boolean(m.game.Tracks && (tall.value || (vast.value && !isFramed(m))));

/** Whether the game's tracks have a place of their own: beside the board, or in the column. @param {Match} m */
export const areTracksShown = (m) => isFramed(m) || areTracksInColumn(m);

/** What a game brings beside log and chat for this match. @param {Match} m */
const ownOf = (m) => (m.game.tabs ?? []).filter((one) => one.shown?.(m) ?? true);

/** What of it stands beside the board, where a large screen would be empty. @param {Match} m */
export const besideOf = (m) => (broad.value && !m.asText.value ? ownOf(m).filter((one) => one.beside) : []);

/** The tabs that a game brings for this match. @param {Match} m */
export const tabsOf = (m) => ownOf(m).filter((one) => !besideOf(m).includes(one));

/** What stands above the name of a tab, on a phone. @typedef {{ id: string, label: string, icon?: string }} Named */

/** @param {{ m: Match, tab: string, show: (tab: string) => void, more?: Named[] }} props */
export function Tabs({ m, tab, show, more = [] }) {
  const unread = m.chat.unread;
  const own = tabsOf(m).map((one) => ({ id: one.id, label: one.label(m), icon: one.icon }));
  /** @type {Named[]} */
  const all = [
    ...more,
    { id: "log", label: t("log"), icon: "dispatch" },
    { id: "chat", label: unread ? t("chat-unread", { unread }) : t("chat"), icon: "chat" },
    ...(m.game.Tracks && !narrow.value && !areTracksShown(m)
      ? [{ id: "tracks", label: m.game.sideName?.(m) ?? t("tracks") }]
      : []),
    ...own,
  ];
  return html`<div class="tabs" role="tablist" aria-label=${t("panels")} onKeyDown=${(/** @type {KeyboardEvent} */ e) =>
    moveAlong(e, "[role=tab]")}>
    ${all.map(
      (one) =>
        html`<button key=${one.id} role="tab" id=${`tab-${one.id}`} aria-selected=${tab === one.id} tabindex=${tab === one.id ? 0 : -1}
          aria-controls="tab-panel" class=${tab === one.id ? "on" : ""} onClick=${() => show(one.id)}>
          ${narrow.value && html`<${Icon} name=${one.icon ?? "book"} size=${16} />`}<span>${one.label}</span></button>`,
    )}
  </div>`;
}

/** @param {{ m: Match, tab: string }} props */
export function TabPanel({ m, tab }) {
  const own = m.game.tabs?.find((one) => one.id === tab);
  const inside =
    tab === "chat"
      ? html`<${ChatPanel} m=${m} />`
      : tab === "tracks" && m.game.Tracks
        ? html`<div class="more tracks" tabindex="0"><${m.game.Tracks} m=${m} /></div>`
        : own
          ? html`<div class="more" tabindex="0"><${own.Panel} m=${m} /></div>`
          : html`<${LogPanel} m=${m} />`;
  return html`<div class="tabpanel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${tab}`}>
    <h2 class="unseen">${t("panels")}</h2><h3 class="unseen">${own?.label(m) ?? t(tab)}</h3>${inside}</div>`;
}
