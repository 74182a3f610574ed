// When a page cannot be shown: what happened, and one thing to do.
import { useEffect } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { refusalText } from "./refused.js";

const UPGRADE_MS = 1500;

/** @param {{ error: import("../../core/base/api.js").Refusal, match?: { id: string, commitment?: string } }} props */
export function ErrorPage({ error, match }) {
  const upgraded = error.code === "newer-rules";
  useEffect(() => {
    // This server is being upgraded: another process of it has what this one lacks.
    if (upgraded) setTimeout(() => location.reload(), UPGRADE_MS);
  }, [upgraded]);
  const kind =
    error.status === 404
      ? "missing"
      : error.status === 410
        ? "newer"
        : error.status === 0 || error.status === 503
          ? "away"
          : error.status < 0
            ? "crash"
            : "refused";
  const report = [`Chancellery, ${location.href}`, match?.commitment ?? "", error.message, error.stack ?? ""].join(
    "\n",
  );
  return html`<main class="trouble" role="alert">
    <h1>${t(`trouble-${kind}`)}</h1>
    <p>${kind === "refused" || upgraded ? refusalText(error) : t(`trouble-${kind}-why`)}</p>
    <div class="b">
      <button class="do" onClick=${() => location.reload()}>${t("try-again")}</button>
      <a class="button" href="/">${t("to-the-lobby")}</a>
      ${kind === "crash" && html`<button onClick=${() => navigator.clipboard.writeText(report)}>${t("copy-report")}</button>`}
    </div>
  </main>`;
}
