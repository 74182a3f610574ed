// News that it is one's turn while one looks elsewhere: asked for once, politely, at a table of several people.
import { effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { store, stored, unstore } from "../../core/base/storage.js";
import { workerAtWork } from "../../core/base/worker.js";
import { actionOf } from "../../core/game/happened.js";
import { t } from "../../core/words/words.js";
import { me } from "./me.js";
import { subscribe, unsubscribe } from "./push.js";

const KEY = "chancellery-turncall";
/** Who has said yes here: somebody else who looks at this browser is asked anew. */
const WHOSE = "chancellery-turncall-whose";

const GUEST = " guest";

/** @param {import("./me.js").Me | null} who */
const idOf = (who) => (who?.id ?? "") + (who?.guest ? GUEST : "");

/** "on", "off", or nothing while nobody was asked. */
export const turnCalls = signal(stored(KEY) ?? "");

/** Whether this browser can call at all. */
export const canCall = () => "Notification" in window && Notification.permission !== "denied";

/** @param {"on" | "off"} answer */
export async function setTurnCalls(answer) {
  const granted = answer === "on" && canCall() && (await Notification.requestPermission()) === "granted";
  turnCalls.value = granted ? "on" : "off";
  store(KEY, turnCalls.value);
  if (granted) {
    store(WHOSE, idOf(me.value));
    await subscribe();
  } else {
    unstore(WHOSE);
    await unsubscribe();
  }
}

/** Once for each time that the page is opened. */
let tried = false;

/** Whoever said yes stays known to the server, whatever became of the session that they said it in. */
effect(() => {
  const who = me.value;
  if (turnCalls.peek() !== "on" || !who) return;
  const whose = stored(WHOSE) || idOf(who);
  // Whoever played as a guest and logs in is the same person.
  const same = whose.split(" ")[0] === who.id || (whose.endsWith(GUEST) && who.id && !who.guest);
  if (!same) {
    // Somebody else has come, or whoever was here has gone.
    turnCalls.value = "";
    unstore(KEY);
    unstore(WHOSE);
    void unsubscribe();
  } else if (who.id && !who.called_here && !tried) {
    tried = true;
    store(WHOSE, idOf(who));
    void subscribe();
  }
});
/** @param {string} title @param {string} body @param {string} address */
export async function call(title, body, address) {
  if (turnCalls.value !== "on" || !document.hidden || !canCall()) return;
  // The same tag as that of a call from the server: whichever comes second takes the place of the first.
  const looks = { body, tag: "turn", icon: "/icons/icon-192.png", data: { url: address } };
  const registration = await workerAtWork();
  if (registration) {
    await registration.showNotification(title, looks).catch(() => {});
    return;
  }
  try {
    const notice = new Notification(title, looks);
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
      void call(title, body, address);
    }
    before.current = mine;
  }, [mine]);
}

/**
 * The question itself, at a table where another person plays, after one's first move there and while one has nothing to answer.
 * @param {{ m: import("../../core/match/match.js").Match<any> }} props
 */
export function TurnCallQuestion({ m }) {
  const { summary } = m;
  const company = summary.seats.some((seat) => seat.kind === "person" && !seat.yours);
  const asked = turnCalls.value !== "" || !canCall();
  if (asked || !company || m.mine || summary.yours.length === 0 || summary.status !== "running") return null;
  if (!m.log.some((entry) => summary.yours.includes(actionOf(entry)?.seat ?? ""))) return null;
  return html`<aside class="turncall" aria-label=${t("call-ask")}><p>${t("call-ask")}</p>
    <button class="do" onClick=${() => setTurnCalls("on")}>${t("call-yes")}</button>
    <button onClick=${() => setTurnCalls("off")}>${t("call-no")}</button></aside>`;
}
