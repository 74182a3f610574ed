// A match from a file, of this server or another.
import { useState } from "preact/hooks";
import { LONG_MS, post, Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { Refused } from "../common/refused.js";
import { readMe } from "../people/me.js";

export function ImportFile() {
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const bring = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.currentTarget).files?.[0];
    if (!file) return;
    setError(null);
    try {
      const summary = await post("/matches/import", await parsed(file), LONG_MS);
      await readMe();
      go(`/table/${summary.id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    }
  };
  return html`<div class="field">
      <label for="import-file">${t("import-file")}</label>
      <input id="import-file" type="file" accept="application/json,.json" onChange=${bring} />
    </div>
    <${Refused} error=${error} tried="import" />`;
}

/** @param {File} file */
async function parsed(file) {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Refusal(415, "", { code: "not-json" });
  }
}
