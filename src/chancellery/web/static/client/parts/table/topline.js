// The top of a table. A phone has one row of what decides the match: where it stands, the score, one's money; and a menu. A tablet has the
// same figures beside the title.
import { useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow, tablet } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { openRule } from "../common/rulesheet.js";
import { Left } from "./players.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {{ m: Match, onOptions: () => void, onCards: () => void }} props */
export function TopLine({ m, onOptions, onCards }) {
  return narrow.value
    ? html`<${PhoneTop} m=${m} onOptions=${onOptions} onCards=${onCards} />`
    : html`<${WideTop} m=${m} onOptions=${onOptions} onCards=${onCards} />`;
}

/** @param {{ m: Match, onOptions: () => void, onCards: () => void }} props */
function WideTop({ m, onOptions, onCards }) {
  const title = m.words.text("game-title");
  const where = (tablet.value && m.game.brief?.(m)) || m.game.headline(m);
  const standing = tablet.value && m.game.standing?.(m);
  return html`<header class="top">
    <a class="wm" href="/">Chancellery</a>
    <h1 class="m">${
      standing
        ? html`<span class="unseen">${title} · </span>${where} <span class="secondline">${standing}</span>`
        : [title, where].filter(Boolean).join(" · ")
    }</h1>
    ${tablet.value && html`<${Gauges} m=${m} />`}
    <nav class="r" aria-label=${t("table-menu")}>
      <${OwnClock} m=${m} />
      <a href=${`/rules/${m.summary.game}`} target="_blank">${t("rules")}</a>
      ${m.game.cards && html`<button onClick=${onCards}>${t("cards")}</button>`}
      <button onClick=${onOptions}>${t("options")}</button>
      <a href="/">${t("lobby")}</a>
    </nav>
  </header>`;
}

/** @param {{ m: Match }} props */
function OwnClock({ m }) {
  const [mine] = m.summary.yours;
  return mine && m.summary.pace.kind !== "none" ? html`<${Left} m=${m} seat=${mine} running=${m.mine} />` : null;
}

/** Figures that decide the match: the game's own, else those of one's own seat. @param {Match} m @returns {import("../../core/game/types.js").Gauge[]} */
function gauges(m) {
  const own = m.game.gauges?.(m);
  if (own) return own;
  const seat = m.view.seat ?? m.summary.seats[0]?.id;
  return seat
    ? m.game
        .figures(m, seat)
        .slice(0, 3)
        .map(([name, value]) => ({ name, value }))
    : [];
}

/** @param {{ m: Match, children?: any }} props */
const Gauges = ({ m, children }) =>
  html`<span class="gauges">${gauges(m).map(
    ({ name, value, look, icon }) =>
      html`<span key=${name}>${look || icon ? html`<span class="unseen">${name} </span>` : html`<small>${name}</small>`}
        ${icon && html`<${Icon} name=${icon} size=${14} />`}
        <b class=${`fig ${look ?? ""}`}>${value}</b></span>`,
  )}${children}</span>`;

/** @param {{ m: Match, onOptions: () => void, onCards: () => void }} props */
function PhoneTop({ m, onOptions, onCards }) {
  const [open, toggle] = useState(false);
  const tracks = () => document.dispatchEvent(new CustomEvent("show-tab", { detail: "tracks" }));
  const [title, where] = [m.words.text("game-title"), m.game.brief?.(m) || m.game.headline(m)];
  const standing = m.game.standing?.(m);
  return html`<header class="top phonetop">
    <a class="leave" href="/" aria-label=${t("lobby")}><${Icon} name="left" size=${16} /></a>
    <button class="stands" onClick=${tracks}>
      <h1 class="m"><span class="unseen">${title} · </span>${where || title}${
        standing && html` <span class="secondline">${standing}</span>`
      }</h1>
      <${Gauges} m=${m}><${OwnClock} m=${m} /><//>
    </button>
    <button class="menubutton" aria-label=${t("table-menu")} aria-haspopup="dialog" onClick=${() => toggle(true)}><${Icon} name="menu" size=${18} /></button>
    ${open && html`<${Menu} m=${m} onOptions=${onOptions} onCards=${onCards} onClose=${() => toggle(false)} />`}
  </header>`;
}

/** @param {{ m: Match, onOptions: () => void, onCards: () => void, onClose: () => void }} props */
function Menu({ m, onOptions, onCards, onClose }) {
  const { rule } = m.present.position;
  const { game } = m.summary;
  const then = (/** @type {() => void} */ act) => () => {
    onClose();
    act();
  };
  return html`<${Dialog} title=${t("table-menu")} className="phonemenu" onClose=${onClose}>
    <nav aria-label=${t("table-menu")}>
      ${rule && html`<button onClick=${then(() => openRule(game, rule))}>${t("menu-rule", { rule })}</button>`}
      <a class="button" href=${`/rules/${game}`} target="_blank">${t("rules")}</a>
      ${m.game.cards && html`<button onClick=${then(onCards)}>${t("cards-all-of")}</button>`}
      ${m.guide.away && html`<button onClick=${then(() => m.guide.comeBack())}>${t("learn-back")}</button>`}
      <button onClick=${then(onOptions)}>${t("options")}</button>
      <a class="button" href="/">${t("menu-lobby")}</a>
    </nav>
  <//>`;
}
