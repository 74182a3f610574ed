// Time as a table shows it.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/words.js";

/** @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const [d, h, m, s] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (d > 0) return t("clock-days", { d, h: two(h) });
  if (h > 0) return `${h}:${two(m)}:${two(s)}`;
  return `${m}:${two(s)}`;
}

/** Seconds since something was read, ticking while it runs. @param {boolean} running @param {unknown} since */
export function useSeconds(running, since) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!running) return;
    const began = Date.now();
    const timer = setInterval(() => setPassed((Date.now() - began) / 1000), 1000);
    return () => clearInterval(timer);
  }, [running, since]);
  return passed;
}
