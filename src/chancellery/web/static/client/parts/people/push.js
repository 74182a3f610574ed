// Calls while no page of ours is open: this browser's address for them, which the server is given and takes back.
import { Refusal, get, post } from "../../core/base/api.js";
import { workerAtWork } from "../../core/base/worker.js";
import { me, readMe } from "./me.js";

/** How somebody is called, as the server has it. @typedef {import("../../core/base/answers.d.ts").CallSettings} CallSettings */

/** Whether this browser can be called while no page is open. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

/** @returns {Promise<PushManager | null>} */
const manager = async () => (canPush() ? ((await workerAtWork())?.pushManager ?? null) : null);

/** A key as text, to be compared. @param {ArrayBuffer | null | undefined} key */
function asText(key) {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Give the server this browser's address; whether it can call from now on. */
export async function subscribe() {
  const push = await manager();
  if (!push || !me.value?.id) return false;
  try {
    /** @type {CallSettings} */
    const { key } = await get("/me/calls");
    if (!key) return false;
    let subscription = await push.getSubscription();
    // One that was given to a server with another key is of no use to this one.
    if (subscription && asText(subscription.options?.applicationServerKey) !== key) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys = {} } = subscription.toJSON();
    await post("/me/calls/devices", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await readMe();
    return true;
  } catch (error) {
    // No push service, or the server has no use for it: pages that are open still call.
    if (error instanceof Refusal || error instanceof DOMException) return false;
    throw error;
  }
}

/** Take it back, here and from the server. */
export async function unsubscribe() {
  const push = await manager();
  try {
    await (await push?.getSubscription())?.unsubscribe();
    if (!me.value?.called_here) return;
    /** @type {CallSettings} */
    const { devices } = await get("/me/calls");
    for (const { id, current } of devices) if (current) await post(`/me/calls/devices/${id}/remove`);
    await readMe();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof DOMException)) throw error;
  }
}
