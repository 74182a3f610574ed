// The table on a phone: below the board the hand or another tab. The sheet falls when the board is asked; a card that is
// tapped comes up whole with its deeds.
import { cloneElement } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { flat } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { CoachLine, isTabTold } from "./coach.js";
import { Drawer } from "./drawer.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { isPickerOpen } from "../question/picker.js";
import { Players } from "./players.js";
import { Scrubber } from "../stage/scrubber.js";
import { TabPanel, Tabs, tabsOf } from "./tabs.js";
import { boardTargets } from "../question/walker.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** Whether the board alone is asked: then the hand makes room. @param {Match} m */
const boardAsked = (m) => {
  if (!m.mine || m.asText.value) return false;
  const cards = m.game.hand?.(m) ?? [];
  return boardTargets(m).length > 0 && !cards.some((card) => m.targets.has(String(card.key)));
};

/** Whether a tab is one of the game's own beside a board that is a list: it is read as such. @param {Match} m @param {string} id */
const isOwnList = (m, id) => m.game.list === true && tabsOf(m).some((one) => one.id === id);

/** How high the sheet is: a row of cards, half of the window, all of it below the question. @typedef {"low" | "half" | "full"} Height */
/** What a tap on the handle makes of each. @type {Record<Height, Height>} */
const NEXT = { low: "half", half: "full", full: "low" };
/** Tabs that are read. */
const READ = ["log", "chat"];
/** A drag from this many pixels on is one; and the parts of the window at whose middles the heights part. */
const [DRAG_PX, HALF, FULL] = [8, 0.3, 0.62];

/**
 * The handle follows the finger; let go, the sheet takes the height that is nearest.
 * @param {{ current: HTMLElement | null }} sheet @param {(wanted: Height) => void} settle
 */
function useDrag(sheet, settle) {
  const from = useRef({ y: 0, height: 0, dragged: false });
  /** @param {PointerEvent & { currentTarget: HTMLElement }} e */
  const down = (e) => {
    from.current = { y: e.clientY, height: sheet.current?.offsetHeight ?? 0, dragged: false };
    e.currentTarget.setPointerCapture(e.pointerId);
  };
  /** @param {PointerEvent & { currentTarget: HTMLElement }} e */
  const move = (e) => {
    const { y, height } = from.current;
    if (!sheet.current || !e.currentTarget.hasPointerCapture(e.pointerId)) return;
    if (!from.current.dragged && Math.abs(e.clientY - y) < DRAG_PX) return;
    from.current.dragged = true;
    sheet.current.style.height = `${Math.max(height + y - e.clientY, 0)}px`;
  };
  const up = () => {
    if (!sheet.current || !from.current.dragged) return;
    const part = sheet.current.offsetHeight / innerHeight;
    sheet.current.style.height = "";
    settle(part < HALF ? "low" : part < FULL ? "half" : "full");
  };
  /** The end of a drag is no tap. @param {MouseEvent} e */
  const click = (e) => {
    if (from.current.dragged) e.stopImmediatePropagation();
    from.current.dragged = false;
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onClickCapture: click };
}

/** @param {{ m: Match, tab: string, show: (tab: string) => void }} props */
export function Phone({ m, tab, show }) {
  const [height, setHeight] = useState(/** @type {Height} */ ("low"));
  const tall = height !== "low";
  // Somebody who raises the sheet while the board is asked wants to see it.
  const [lifted, lift] = useState(-1);
  const { hand, sideName } = m.game;
  const Tracks = m.game.Tracks ?? m.game.Side;
  const more = [
    ...(hand ? [{ id: "hand", label: t("hand-of", { hand: hand(m).length }), icon: "cards" }] : []),
    ...(Tracks ? [{ id: "tracks", label: sideName?.(m) ?? t("tracks"), icon: "scales" }] : []),
    { id: "players", label: t("players"), icon: "person" },
  ];
  const shown = tab || more[0].id;
  // A phone on its side has a column for it, whatever is asked.
  const wanted = lifted === m.present.ply || isTabTold(m);
  // A board that is a list keeps its height from one question to the next.
  const fallen = !flat.value && (boardAsked(m) || isPickerOpen(m) || (m.mine && m.game.list)) && !wanted;
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const drag = useDrag(sheet, (wanted) => {
    if (fallen) lift(m.present.ply);
    setHeight(wanted);
  });
  useEffect(() => {
    if (fallen) setHeight("low");
  }, [fallen]);
  // What is shown by its name has to be seen, and then no more than the board needs.
  useEffect(() => {
    const follow = (/** @type {Event} */ e) => {
      const { detail } = /** @type {CustomEvent} */ (e);
      lift(detail ? m.present.ply : -1);
      if (isOwnList(m, detail)) setHeight("half");
    };
    document.addEventListener("show-tab", follow);
    return () => document.removeEventListener("show-tab", follow);
  }, [m]);
  // What is read needs more than a row of cards; the tab again, or the hand, gives it back to the board.
  const turn = (/** @type {string} */ id) => {
    lift(m.present.ply);
    show(id);
    if (flat.value) return;
    if (id === shown && !fallen) setHeight(tall ? "low" : "half");
    else if ((READ.includes(id) || isOwnList(m, id) || (m.game.list && id === "players")) && !tall) setHeight("half");
    else if (id === "hand" && height === "half") setHeight("low");
  };
  const panel = {
    hand: () => html`<${Drawer} m=${m} />`,
    tracks: () =>
      html`<div class="tracks"><h2 class="unseen">${t("tracks")}</h2>${Tracks && html`<${Tracks} m=${m} />`}</div>`,
    players: () => html`<${Players} m=${m} />${m.replayable && html`<${Scrubber} m=${m} />`}`,
  }[shown];
  return html`<div class=${`phone ${tall ? "tall" : ""} ${height} ${fallen ? "fallen" : ""}`} ref=${sheet}>
    <button class="grip plain" aria-label=${t(height === "full" ? "sheet-lower" : "sheet-raise")} aria-expanded=${tall} ...${drag}
      onClick=${() => (fallen ? lift(m.present.ply) : setHeight(NEXT[height]))}><span></span></button>
    <${Tabs} m=${m} tab=${shown} show=${turn} more=${more} />
    ${
      panel
        ? html`<div class="tabpanel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${shown}`}>${panel()}
      </div>`
        : html`<${TabPanel} m=${m} tab=${shown} />`
    }
    <${OpenCard} m=${m} />
  </div>`;
}

/** How far a swipe goes at least. */
const SWIPE_PX = 60;

/** Cards that stand beside one that is open: those that can be chosen, if it is one of them. @param {Match} m @param {string} key */
function besides(m, key) {
  const cards = (m.game.hand?.(m) ?? []).map((card) => String(card.key));
  const row = m.targets.has(key) ? cards.filter((card) => m.targets.has(card)) : cards;
  return (/** @type {number} */ way) => row[(row.indexOf(key) + way + row.length) % row.length];
}

/** Sideways to the neighbour, down to the board. @param {Match} m @param {string} key @param {() => void} close */
function useSwipe(m, key, close) {
  const from = useRef({ x: 0, y: 0, top: true });
  return {
    onTouchStart: (/** @type {TouchEvent} */ e) => {
      const { clientX, clientY } = e.touches[0];
      const card = e.target instanceof Element ? e.target.closest(".card") : null;
      from.current = { x: clientX, y: clientY, top: (card?.scrollTop ?? 0) === 0 };
    },
    onTouchEnd: (/** @type {TouchEvent} */ e) => {
      const { clientX, clientY } = e.changedTouches[0];
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y];
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) m.opened.value = besides(m, key)(dx < 0 ? 1 : -1);
      else if (dy > SWIPE_PX && dy > 2 * Math.abs(dx) && from.current.top) close();
    },
  };
}

/** The card that was tapped, whole, with its deeds at the thumb. @param {{ m: Match }} props */
function OpenCard({ m }) {
  const card = m.game.hand?.(m).find((one) => one.key === m.opened.value);
  const close = () => (m.opened.value = null);
  const swipe = useSwipe(m, String(card?.key ?? ""), close);
  if (!card) return null;
  return html`<${Dialog} key=${card.key} title=${t("card-open")} modal=${false} className="opencard" onClose=${close}
    beside=${html`<button class="quiet" onClick=${close}><${Icon} name="cross" /> ${t("close")}</button>`}>
    <${CoachLine} m=${m} />
    <div class="swiped" ...${swipe}>${cloneElement(card, { key: "open", tabindex: undefined, "data-thing": undefined })}</div>
  <//>`;
}
