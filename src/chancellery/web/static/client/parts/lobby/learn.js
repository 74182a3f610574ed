// The way into a guided first match.
import { useState } from "preact/hooks";
import { Refusal, post } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { go } from "../../core/base/route.js";
import { t } from "../../core/words/words.js";
import { readMe } from "../people/me.js";
import { Refused } from "../common/refused.js";

/**
 * A button that begins the guided first match of a game.
 * @param {{ game: { id: string, title: string, tutorial: boolean, tutorial_steps: number }, main?: boolean, label?: string }} props
 */
export function LearnByPlaying({ game, main = false, label = t("learn-by-playing") }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  if (!game.tutorial) return null;
  const begin = async () => {
    setBusy(true);
    setError(null);
    try {
      const { id } = await post("/matches/tutorial", { game: game.id });
      await readMe();
      go(`/table/${id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const steps = t("learn-steps", { steps: game.tutorial_steps });
  return html`<${Refused} error=${error} tried="create" />
    <button class=${main ? "learn do" : "learn"} disabled=${busy} onClick=${begin}
      aria-label=${t("verb-of", { verb: `${label} ${steps}`, what: game.title })}>${label} <small>${steps}</small></button>`;
}
