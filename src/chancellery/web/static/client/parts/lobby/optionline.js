// One option of a game in the form of a new match: its value, the paragraph about it, and what it means.
import { useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { change, draft } from "../matches/draft.js";
import { openRule } from "../common/rulesheet.js";

const FEW = 12;

/** @param {{ game: string, field: import("../matches/games.js").OptionField, value: any }} props */
export function OptionLine({ game, field, value }) {
  const [open, setOpen] = useState(false);
  const id = `option-${field.id}`;
  const set = (/** @type {any} */ next) => change({ options: { ...draft.value?.options, [field.id]: next } });
  return html`<div class="line option">
      <span class="what">
        <label for=${id}>${field.label}</label>
        ${
          field.help &&
          html`<button type="button" class="ask" aria-expanded=${open} aria-controls=${`${id}-help`}
            aria-label=${t("new-what-is", { option: field.label })} onClick=${() => setOpen(!open)}>?</button>`
        }
      </span>
      <span class="set">
        <${Field} id=${id} field=${field} value=${value} set=${set} />
        ${
          field.rule &&
          html`<button type="button" class="rule-chip" aria-label=${t("rule-title", { number: field.rule })}
            onClick=${() => openRule(game, field.rule)}>${field.rule}</button>`
        }
      </span>
    </div>
    ${field.help && html`<p class="about" id=${`${id}-help`} hidden=${!open}>${field.help}</p>`}`;
}

/** @param {{ id: string, field: import("../matches/games.js").OptionField, value: any, set: (value: any) => void }} props */
function Field({ id, field, value, set }) {
  const input = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget);
  if (field.kind === "flag") {
    return html`<span class="flag">
      <b aria-hidden="true">${t(value ? "on" : "off")}</b>
      <input id=${id} type="checkbox" checked=${value} onChange=${(/** @type {Event} */ event) => set(input(event).checked)} />
    </span>`;
  }
  const [least, most] = [field.least ?? 0, field.most ?? 0];
  if (field.kind === "count" && most - least > FEW) {
    return html`<input id=${id} type="number" required min=${least} max=${most} value=${value}
      onInput=${(/** @type {Event} */ event) => set(Number(input(event).value))} />`;
  }
  const choices =
    field.kind === "count"
      ? Array.from({ length: most - least + 1 }, (_, i) => String(least + i))
      : (field.values ?? []);
  return html`<select id=${id} value=${String(value)}
    onChange=${(/** @type {Event} */ event) => set(field.kind === "count" ? Number(input(event).value) : input(event).value)}>
    ${choices.map(
      (choice) => html`<option key=${choice} value=${choice} selected=${choice === String(value)}>
      ${field.labels?.[choice] ?? choice}</option>`,
    )}
  </select>`;
}
