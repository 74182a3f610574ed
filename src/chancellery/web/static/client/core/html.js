// Preact without a build step: html`<p>…</p>` makes what JSX would.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
