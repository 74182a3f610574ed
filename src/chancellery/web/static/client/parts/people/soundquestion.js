// Whether the table may sound: asked once, at the first match, above the board and in nobody's way; never again.
import { signal } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { set, settings } from "../../core/base/settings.js";
import { canSound, play } from "../../core/base/sound.js";
import { store, stored } from "../../core/base/storage.js";
import { actionOf } from "../../core/game/happened.js";
import { t } from "../../core/words/words.js";

const KEY = "chancellery-sound-asked";

/** Whether it was asked, here or in the settings. */
const asked = signal(stored(KEY) !== null);

/** @param {{ m: import("../../core/match/match.js").Match<any> }} props */
export function SoundQuestion({ m }) {
  const { summary } = m;
  if (asked.value || settings.sound.value !== "off" || !canSound()) return null;
  if (summary.status !== "running" || summary.tutorial || m.director.watching.value || m.hint.open) return null;
  // After one's first move: until then there is enough to look at.
  if (!m.log.some((entry) => summary.yours.includes(actionOf(entry)?.seat ?? ""))) return null;
  /** @param {string} loud */
  const answer = (loud) => {
    store(KEY, "yes");
    asked.value = true;
    set("sound", loud);
    play("turn");
  };
  return html`<aside class="lost on rulesnote soundnote" aria-label=${t("sound-ask")}><div class="neat"></div><p>
    <span>${t("sound-ask")}</span>
    <span class="b"><button onClick=${() => answer("quiet")}>${t("sound-yes")}</button>
      <button onClick=${() => answer("off")}>${t("sound-no")}</button></span></p></aside>`;
}
