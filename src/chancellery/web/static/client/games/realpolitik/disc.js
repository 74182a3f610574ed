// A power's initial on its disc.
import { html } from "../../core/base/html.js";
import { INITIAL, powerClass } from "./reading.js";

/** @param {{ power: string }} props */
export const Disc = ({ power }) => html`<svg class=${`rp-disc ${powerClass(power)}`} viewBox="-11 -11 22 22" width="22"
  height="22" aria-hidden="true">
  <circle class="disc" r="10" /><circle class="hatch" r="10" /><text y="5">${INITIAL[power]}</text>
</svg>`;
