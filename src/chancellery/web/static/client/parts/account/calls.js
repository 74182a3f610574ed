// How somebody is told that it is their turn: on this device, on others, and not at night.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Field, Form } from "../common/form.js";
import { usePolled } from "../common/polling.js";
import { Refused } from "../common/refused.js";
import { toast } from "../common/toast.js";
import { me, readMe } from "../people/me.js";
import { canCall, setTurnCalls, turnCalls } from "../people/turncall.js";
import { browserName } from "./sessions.js";

/** @typedef {import("../people/push.js").CallSettings} CallSettings */

/** @param {{ known: boolean }} props */
export function Calls({ known }) {
  const here = me.value?.called_here ?? false;
  // What was refused is said here: a device that is found to be gone makes the list below begin anew.
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const on = turnCalls.value === "on";
  const change = (/** @type {Event} */ e) =>
    setTurnCalls(/** @type {HTMLInputElement} */ (e.currentTarget).checked ? "on" : "off");
  const state = !canCall() ? "call-denied" : !on ? "call-why" : here ? "call-always" : "call-open";
  return html`<div class="line"><label for="calls">${t("call-setting")}</label>
      <input id="calls" type="checkbox" disabled=${!canCall()} checked=${on} onChange=${change} /></div>
    <p>${t(state)}</p>
    ${known && html`<${Devices} key=${String(here)} here=${here} setRefusal=${setRefusal} />`}
    <${Refused} error=${refusal} />`;
}

/** @param {{ here: boolean, setRefusal: (refusal: Refusal | null) => void }} props */
function Devices({ here, setRefusal }) {
  const { data, read } = usePolled("/me/calls");
  /** @type {CallSettings | undefined} */
  const told = data;
  /** @param {() => Promise<unknown>} act */
  const attempt = async (act) => {
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
    await Promise.all([read(), readMe()]);
  };
  const test = () => attempt(() => post("/me/calls/test").then(() => toast(t("call-test-sent"))));
  const others = (told?.devices ?? []).filter(({ current }) => !current);
  return html`${here && html`<div class="b"><button onClick=${test}>${t("call-test")}</button></div>`}
    ${
      others.length > 0 &&
      html`<h3>${t("call-devices")}</h3><ul class="sessions">
      ${others.map(({ id, label, service }) => {
        const name = browserName(label);
        return html`<li key=${id}><span><b>${name}</b><br />${service}</span>
          <button aria-label=${t("verb-of", { verb: t("call-remove"), what: name })}
            onClick=${() => attempt(() => post(`/me/calls/devices/${id}/remove`))}>${t("call-remove")}</button></li>`;
      })}</ul>`
    }
    ${told && (here || others.length > 0) && html`<${Quiet} key=${JSON.stringify(told.quiet)} quiet=${told.quiet} read=${read} />`}`;
}

/** @param {{ quiet: CallSettings["quiet"], read: () => Promise<void> }} props */
function Quiet({ quiet, read }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const keep = async (/** @type {Record<string, string>} */ { start, end }) => {
    await post("/me/calls/quiet", { quiet: start && end ? { start, end, zone } : null });
    await read();
    toast(t("notices-done"));
  };
  return html`<h3>${t("quiet")}</h3>
    <p>${t("quiet-why", { zone: (quiet?.zone ?? zone).replaceAll("_", " ") })}</p>
    <${Form} act=${keep} verb=${t("notices-do")} main=${false} label=${t("quiet")}>
      <${Field} name="start" id="quiet-start" label=${t("quiet-from")} type="time" defaultValue=${quiet?.start ?? ""} />
      <${Field} name="end" id="quiet-end" label=${t("quiet-to")} type="time" defaultValue=${quiet?.end ?? ""} />
    <//>`;
}
