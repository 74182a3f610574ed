// What a guest wants to be called: asked for where one sits down, and never insisted on.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { me, readMe } from "./me.js";
import { Refused } from "../common/refused.js";
import { toast } from "../common/toast.js";

/** What stands in the field. */
const typed = signal("");

/** Whether whoever looks at the page has no name yet that others could read. */
export const isNameless = () => me.value !== null && (!me.value.id || /^guest-/.test(me.value.name ?? ""));

/** Take the name that was typed, if any; somebody unknown becomes a guest. */
export async function takeName() {
  const name = typed.value.trim();
  if (!name || !isNameless()) return;
  if (!me.value?.id) await post("/me/guest");
  await post("/me", { name });
  typed.value = "";
  await readMe();
}

/** @param {{ id: string }} props */
export function NameField({ id }) {
  useEffect(() => {
    if (!me.value) readMe();
  }, []);
  if (!isNameless()) return null;
  return html`<p class="yourname"><label for=${id}>${t("name-ask")}</label>
    <input id=${id} maxlength="30" autocomplete="nickname" placeholder=${t("guest")} value=${typed.value}
      onInput=${(/** @type {Event} */ e) => (typed.value = /** @type {HTMLInputElement} */ (e.currentTarget).value)} /></p>`;
}

/** The name at the head of the lobby: kept, or asked for. */
export function PlayAs() {
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const who = me.value;
  if (!who) return null;
  if (!isNameless()) {
    const name = who.name ?? "";
    return html`<p class="playas">${t("play-as")} ${
      who.guest
        ? html`<b>${name}</b> <a href="/account">${t("claim")}</a>`
        : html`<a href=${`/people/${encodeURIComponent(name)}`}><b>${name}</b></a>`
    }</p>`;
  }
  const keep = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setError(null);
    try {
      const name = typed.value.trim();
      await takeName();
      if (name) toast(t("name-kept", { name }));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  return html`<form class="playas" onSubmit=${keep} aria-label=${t("name-ask")}>
    <${NameField} id="play-as" /><button type="submit">${t("name-keep")}</button>
    <${Refused} error=${error} tried="name" />
  </form>`;
}
