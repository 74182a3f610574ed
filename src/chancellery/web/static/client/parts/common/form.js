// Small forms: fields, one button, and a refusal below it.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { Refused } from "./refused.js";

/**
 * Send what is in a form's fields; a refusal stays below it until the next try.
 * @param {{ act: (fields: Record<string, string>) => Promise<void>, verb: string, tried?: string, main?: boolean, label?: string, children?: any }} props
 */
export function Form({ act, verb, tried, main = true, label, children }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    setBusy(true);
    setError(null);
    try {
      await act(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
      form.reset();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return html`<form class="fields" onSubmit=${submit} aria-label=${label}>
    ${children}
    <${Refused} error=${error} tried=${tried} />
    <button type="submit" class=${main ? "do" : ""} disabled=${busy}>${verb}</button>
  </form>`;
}

/** @param {{ name: string, label: string, hint?: string, id?: string } & Record<string, any>} props */
export function Field({ name, label, hint, id = `field-${name}`, ...more }) {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input id=${id} name=${name} aria-describedby=${hint ? `${id}-hint` : undefined} ...${more} />
    ${hint && html`<small id=${`${id}-hint`}>${hint}</small>`}
  </div>`;
}
