// News from the browser that it is one's turn while one looks elsewhere: asked for once, politely, at a table of several people.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { clientFile } from "../../core/base/files.js";
import { html } from "../../core/base/html.js";
import { store, stored } from "../../core/base/storage.js";
import { t } from "../../core/words/words.js";

const KEY = "chancellery-turncall";

/** "on", "off", or nothing while nobody was asked. */
export const turnCalls = signal(stored(KEY) ?? "");

/** Whether this browser can call at all. */
export const canCall = () => "Notification" in window && Notification.permission !== "denied";

/** @param {"on" | "off"} answer */
export async function setTurnCalls(answer) {
  const granted = answer === "on" && canCall() && (await Notification.requestPermission()) === "granted";
  turnCalls.value = granted ? "on" : "off";
  store(KEY, turnCalls.value);
}

/** @param {string} title @param {string} body @param {string} address */
export function call(title, body, address) {
  if (turnCalls.value !== "on" || !document.hidden || !canCall()) return;
  try {
    const notice = new Notification(title, { body, tag: address, icon: clientFile("icon.svg") });
    notice.onclick = () => {
      focus();
      if (location.pathname !== address) location.assign(address);
      notice.close();
    };
  } catch {
    // Phones want a service worker for this; there the mail does it.
  }
}

/** Call whenever it becomes somebody's turn. @param {boolean} mine @param {() => { title: string, body: string, address: string }} words */
export function useTurnCall(mine, words) {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      const { title, body, address } = words();
      call(title, body, address);
    }
    before.current = mine;
  }, [mine]);
}

/**
 * The question itself, at a table where another person plays, while one has nothing to answer.
 * @param {{ m: import("../../core/match/match.js").Match<any> }} props
 */
export function TurnCallQuestion({ m }) {
  const { summary } = m;
  const company = summary.seats.some((seat) => seat.kind === "person" && !seat.yours);
  const asked = turnCalls.value !== "" || !canCall();
  if (asked || !company || m.mine || summary.yours.length === 0 || summary.status !== "running") return null;
  return html`<aside class="turncall" aria-label=${t("call-ask")}><p>${t("call-ask")}</p>
    <button class="do" onClick=${() => setTurnCalls("on")}>${t("call-yes")}</button>
    <button onClick=${() => setTurnCalls("off")}>${t("call-no")}</button></aside>`;
}
