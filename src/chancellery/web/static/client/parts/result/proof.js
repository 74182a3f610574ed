// The proof that nothing was tampered with: the seed was promised before the first move, and anybody can check.
import { useEffect, useRef, useState } from "preact/hooks";
import { showAsked } from "../../core/base/route.js";
import { get, LONG_MS, Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { broken, remembered, seedFits } from "../../core/match/promise.js";
import { sentence } from "../../core/game/reading.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { refusalText } from "../common/refused.js";

/** @param {{ m: import("../../core/match/match.js").Match<any> }} props */
export function Proof({ m }) {
  const summary = m.summary;
  const known = remembered(m.id);
  const [checked, setChecked] = useState(
    /** @type {import("../../core/base/answers.d.ts").Verification | "running" | { holds: false, message: string } | null} */ (
      null
    ),
  );
  const [fits, setFits] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    seedFits(summary).then(setFits);
  }, [summary.seed]);
  const verify = async () => {
    setChecked("running");
    try {
      setChecked(await get(`/matches/${m.id}/verify`, LONG_MS));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setChecked({ holds: false, message: refusalText(error) });
    }
  };
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => showAsked("fairness", box.current), []);
  const shares = Object.entries(summary.shares);
  const wrong = broken(summary) || (fits === false ? "commitment" : "");
  return html`<details class="proof" id="fairness" ref=${box} open=${location.hash === "#fairness"}>
    <summary>${t("proof")}</summary>
    <p>${t(shares.length > 0 ? "proof-why-shares" : "proof-why")}</p>
    <dl>
      <dt>${t("commitment")}</dt><dd><code>${summary.commitment}</code></dd>
      ${summary.seed && html`<dt>${t("seed")}</dt><dd><code>${summary.seed}</code></dd>`}
      ${shares.map(
        ([seat, share]) =>
          html`<dt key=${seat}>${t("share-of", { seat: m.seatName(seat) })}</dt><dd><code>${share}</code></dd>`,
      )}
    </dl>
    ${
      known &&
      html`<p class=${wrong ? "refused" : "ok"}><${Icon} name=${wrong ? "cross" : "tick"} />
      ${" "}${t(wrong ? `promise-broken-${wrong}` : known.share ? "promise-kept-share" : "promise-kept")}</p>`
    }
    ${summary.seed && html`<button onClick=${verify} disabled=${checked === "running"}>${t("verify")}</button>`}
    <p role="status">${checked && checked !== "running" && html`<${Finding} found=${checked} />`}</p>
  </details>`;
}

/** What is proved of each stretch of a match whose rules were mended while it ran. @param {{ found: any }} props */
function Stretches({ found }) {
  return found.stretches.map(
    (/** @type {any} */ one) =>
      html`<br key=${one.from} />${t(`verified-stretch-${one.proved}`, { first: one.from + 1, last: one.to, ply: one.from, rules: one.rules })}`,
  );
}

/** @param {{ found: any }} props */
function Finding({ found }) {
  if (!found.holds)
    return html`<span class="refused"><${Icon} name="cross" /> ${found.message ?? sentence(found.problem)}</span>`;
  return html`<span class="ok"><${Icon} name="tick" /> ${t("verified", { plies: found.plies })}${" "}
    ${found.fork && `${t("verified-fork", { ply: found.fork.ply })} `}${found.ending !== "played" && t(`verified-${found.ending}`)}
    ${!found.began && found.ending !== "abandoned" && t("verified-unbegun")}
    ${found.stretches?.length > 1 && html`<${Stretches} found=${found} />`}</span>`;
}
