// A choice among few, all of them in sight: what is chosen is filled.
import { html } from "../../core/base/html.js";

/** @param {{ name: string, label: string, value: string, choices: [string, any][], onChange: (value: any) => void }} props */
export function Segments({ name, label, value, choices, onChange }) {
  return html`<fieldset class="segments"><legend>${label}</legend><div>
    ${choices.map(
      ([id, words]) => html`<label key=${id} class=${id === value ? "on" : ""}>
        <input class="unseen" type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onChange(id)} />
        <span>${words}</span></label>`,
    )}</div></fieldset>`;
}
