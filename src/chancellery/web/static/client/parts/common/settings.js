// The settings of the table: how turns are shown, how one is asked, how it looks and sounds. They stay in this browser.
import { html } from "../../core/base/html.js";
import { CHOICES, languages, language, set, settings, theme } from "../../core/base/settings.js";
import { play } from "../../core/base/sound.js";
import { setLanguage, t } from "../../core/words/words.js";

/** @typedef {import("../../core/base/settings.js").Setting} Setting */

/** The rows in their order, by what they are about. @type {[string, Setting[]][]} */
const GROUPS = [
  ["settings-watching", ["turns", "speed", "moments", "marks"]],
  ["settings-asking", ["odds", "follow", "confirm", "only"]],
  ["settings-looks", ["text", "colours", "motion", "sound", "column", "keys", "announce"]],
];

/** In the order in which they are offered, whatever holds by itself. @type {Partial<Record<Setting, string[]>>} */
const ORDER = { speed: ["0.5", "1", "2", "4"], confirm: ["dice", "turn", "every", "never"] };

/**
 * A row: its name, what it is, and its choices.
 * @param {{ id: string, values: string[], value: string, choose: (value: string) => void, names?: (value: string) => string }} props
 */
function Row({ id, values, value, choose, names = (one) => t(`set-${id}-${one.replace(".", "")}`) }) {
  return html`<fieldset class="setting" data-setting=${id}>
    <legend><b>${t(`set-${id}`)}</b><small>${t(`set-${id}-what`)}</small></legend>
    <div class="choices">${values.map(
      (one) => html`<label key=${one}><input type="radio" name=${`set-${id}`} checked=${one === value}
        onChange=${() => choose(one)} /><span>${names(one)}</span></label>`,
    )}</div>
  </fieldset>`;
}

export function SettingsPanel() {
  return html`<div class="settings">
    ${GROUPS.map(
      ([group, ids]) => html`<section key=${group}><h3>${t(group)}</h3>
        ${ids.map(
          (id) => html`<${Row} key=${id} id=${id} values=${ORDER[id] ?? CHOICES[id]} value=${settings[id].value}
            choose=${(/** @type {string} */ value) => {
              set(id, value);
              if (id === "sound") play("turn");
            }} />`,
        )}</section>`,
    )}
    <section><h3>${t("settings-page")}</h3>
      <${Row} id="language" values=${languages.map((one) => one.id)} value=${language.value} choose=${setLanguage}
        names=${(/** @type {string} */ id) => languages.find((one) => one.id === id)?.name ?? id} />
      <${Row} id="theme" values=${["system", "light", "dark"]} value=${theme.value}
        choose=${(/** @type {any} */ value) => (theme.value = value)} />
    </section>
  </div>`;
}
