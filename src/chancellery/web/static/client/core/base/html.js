// Preact without a build step: html`<p>…</p>` makes what JSX would.
import { h } from "preact";
import htm from "htm";

// Chromium (150 at least) leaves the inside of an element as it was styled if its class changes and this moves it then, as Preact does
// where something changes its place in a list: a train that was built went on looking like one that could be.
delete (/** @type {any} */ (Element.prototype).moveBefore);

export const html = htm.bind(h);
