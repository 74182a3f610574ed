// Icons come from one sprite, put into the page once; hatchings too.
import { clientFile, readFile } from "../../core/base/files.js";
import { html } from "../../core/base/html.js";
import { sprite } from "./sprite.js";

let asked = false;

/** Bring the sprite into the page; one that does not come is done without. */
export async function drawSprite() {
  if (asked) return;
  asked = true;
  const text = sprite || (await readFile(clientFile("icons.svg")).catch(() => ""));
  if (!text) return;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  document.body.prepend(document.importNode(parsed.documentElement, true));
}

/** Grows with the letters. @param {{ name: string, size?: number, className?: string }} props */
export function Icon({ name, size = 14, className = "" }) {
  return html`<svg class=${`ic ${className}`} style=${{ "--size": size }} aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;
}
