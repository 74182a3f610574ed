// The frame of every page around the tables: top bar, landmarks, a way past them, and where the focus goes.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { otherLanguage, otherTheme, systemDark, theme } from "../../core/base/settings.js";
import { setLanguage, t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { waiting } from "./attention.js";
import { me, personName, readMe } from "./me.js";
import { RuleSheet } from "../common/rulesheet.js";

const PAGES = { tables: "/", players: "/people", library: "/rules", replays: "/replays", workshop: "/workshop" };

/** @param {{ at?: string }} props */
export function TopBar({ at }) {
  const dark = theme.value === "dark" || (theme.value === "system" && systemDark.value);
  const other = otherLanguage();
  return html`<header class="top desk-top">
      <a class="wm" href="/">Chancellery</a>
      <nav class="nav" aria-label=${t("nav")}>
        ${Object.entries(me.value?.operator ? { ...PAGES, operator: "/operator" } : PAGES).map(
          ([page, href]) =>
            html`<a key=${page} href=${href} aria-current=${page === at ? "page" : undefined}>${t(`nav-${page}`)}</a>`,
        )}
      </nav>
      <div class="r">
        <button lang=${other.id} onClick=${() => setLanguage(other.id)}>${other.name}</button>
        <button onClick=${otherTheme}>${t(dark ? "theme-light" : "theme-dark")}</button>
        <a href="/account" aria-current=${at === "account" ? "page" : undefined}><${Icon} name="person" /> <${Name} /></a>
      </div>
    </header>
    <div class="neat"></div>`;
}

function Name() {
  const who = me.value;
  const named = who?.id && (!who.guest || !/^guest-/.test(who.name ?? ""));
  return html`<span class="who">${named ? personName(who.name) : t(who?.id ? "guest" : "account")}</span>`;
}

let opened = false;

/** A page: its title, its place in the top bar, and what is on it. @param {{ at?: string, title: string, children?: any }} props */
export function PageFrame({ at, title, children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    readMe();
    // Whoever comes from another page of ours starts at the top of this one.
    if (opened) main.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  const number = waiting.value;
  useEffect(() => {
    document.title = `${number ? `(${number}) ` : ""}${title} · Chancellery`;
  }, [title, number]);
  return html`<a class="skip" href="#main">${t("skip-to-content")}</a>
    <${TopBar} at=${at} />
    <main class="desk" id="main" tabindex="-1" ref=${main}>${children}</main>
    <${RuleSheet} />`;
}
