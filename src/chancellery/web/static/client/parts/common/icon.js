// Icons come from one sprite, put into the page once; hatchings too.
import { html } from "../../core/base/html.js";

let asked = false;

/** Bring the sprite into the page. */
export async function drawSprite() {
  if (asked) return;
  asked = true;
  const text = await (await fetch("/client/icons.svg")).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  document.body.prepend(document.importNode(parsed.documentElement, true));
}

/** @param {{ name: string, size?: number, className?: string }} props */
export function Icon({ name, size = 14, className = "" }) {
  return html`<svg class=${`ic ${className}`} width=${size} height=${size} aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;
}
