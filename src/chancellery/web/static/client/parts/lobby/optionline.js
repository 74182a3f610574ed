// One option of a game in the form of a new match: its values, all in sight where there are few, and a sentence about it.
import { html } from "../../core/base/html.js";
import { change, draft } from "../matches/draft.js";
import { Segments } from "./segments.js";

const FEW = 12;
const IN_SIGHT = 4;

/** @param {{ field: import("../matches/games.js").OptionField, value: any }} props */
export function OptionLine({ field, value }) {
  const id = `option-${field.id}`;
  const set = (/** @type {any} */ next) => change({ options: { ...draft.value?.options, [field.id]: next } });
  const help = field.help && html`<small id=${`${id}-help`}>${field.help}</small>`;
  const input = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget);
  if (field.kind === "flag")
    return html`<div class="flagline"><input id=${id} type="checkbox" checked=${value} aria-describedby=${help ? `${id}-help` : undefined}
        onChange=${(/** @type {Event} */ event) => set(input(event).checked)} />
      <span><label for=${id}>${field.label}</label> ${help}</span></div>`;
  const [least, most] = [field.least ?? 0, field.most ?? 0];
  const counted = field.kind === "count";
  const choices = counted
    ? Array.from({ length: most - least + 1 }, (_, i) => String(least + i))
    : (field.values ?? []);
  /** @type {[string, string][]} */
  const named = choices.map((choice) => [choice, field.labels?.[choice] ?? choice]);
  if (!counted && choices.length <= IN_SIGHT)
    return html`<div class="optionline"><${Segments} name=${id} label=${field.label} value=${String(value)} choices=${named} onChange=${set} />${help}</div>`;
  const input_ =
    counted && most - least > FEW
      ? html`<input id=${id} type="number" required min=${least} max=${most} value=${value} aria-describedby=${help ? `${id}-help` : undefined}
          onInput=${(/** @type {Event} */ event) => set(Number(input(event).value))} />`
      : html`<select id=${id} value=${String(value)} aria-describedby=${help ? `${id}-help` : undefined}
          onChange=${(/** @type {Event} */ event) => set(counted ? Number(input(event).value) : input(event).value)}>
          ${named.map(([choice, words]) => html`<option key=${choice} value=${choice} selected=${choice === String(value)}>${words}</option>`)}
        </select>`;
  return html`<div class="optionline"><div class="line"><label for=${id}>${field.label}</label>${input_}</div>${help}</div>`;
}
