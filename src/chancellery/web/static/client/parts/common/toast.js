// One sentence of news at the bottom left, for six seconds; never for errors.
import { signal } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { Newer } from "./newer.js";

/** @type {import("@preact/signals").Signal<{ id: number, text: string, link?: string, act?: () => void }[]>} */
const shown = signal([]);
const SECONDS = 6;
let next = 0;

/** @param {string} text @param {string} [link] @param {() => void} [act] */
export function toast(text, link, act) {
  const id = ++next;
  shown.value = [...shown.value.slice(-2), { id, text, link, act }];
  setTimeout(() => drop(id), SECONDS * 1000);
}

/** @param {number} id */
function drop(id) {
  const paused = document.querySelector(".toasts")?.matches(":hover, :focus-within");
  if (paused) setTimeout(() => drop(id), 1000);
  else shown.value = shown.value.filter((one) => one.id !== id);
}

export function Toasts() {
  return html`<div class="toasts" role="status">
    <${Newer} />
    ${shown.value.map(
      (one) => html`<div class="toast" key=${one.id}>
        <span>${one.text}</span>
        ${
          one.link &&
          html`<button onClick=${() => {
            one.act?.();
            shown.value = shown.value.filter((other) => other !== one);
          }}>${one.link}</button>`
        }
      </div>`,
    )}
  </div>`;
}
