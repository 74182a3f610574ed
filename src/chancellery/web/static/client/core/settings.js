// What a person chose for this browser: language and theme.
import { effect, signal } from "@preact/signals";

const root = document.documentElement;

/** @typedef {{ id: string, name: string, locale: string }} Language */

/** Every language there is, as the server wrote them into the page. @type {Language[]} */
export const languages = JSON.parse(root.dataset.languages ?? "[]");

/** The games that bring a board of their own. @type {string[]} */
export const drawnGames = (root.dataset.drawn ?? "").split(" ");

/** The id of the page's language. */
export const language = signal(root.lang);

/** The page's language itself. @returns {Language} */
export const spoken = () => languages.find((each) => each.id === language.value) ?? languages[0];

/** The language that the switch offers: the next one, and after the last the first. @returns {Language} */
export const otherLanguage = () => languages[(languages.indexOf(spoken()) + 1) % languages.length];

/** @type {import("@preact/signals").Signal<"light" | "dark" | "system">} */
export const theme = signal(
  root.dataset.theme === "light" || root.dataset.theme === "dark" ? root.dataset.theme : "system",
);

/** Whether the page is dark now, by choice or by the system's. */
export const systemDark = signal(matchMedia("(prefers-color-scheme: dark)").matches);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (systemDark.value = e.matches));

/** The width decides how a table is laid out; the board asks too. */
export const narrow = signal(matchMedia("(max-width: 640px)").matches);
matchMedia("(max-width: 640px)").addEventListener("change", (e) => (narrow.value = e.matches));

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

effect(() => {
  root.lang = language.value;
  localStorage.setItem("language", language.value);
});
effect(() => {
  if (theme.value === "system") {
    delete root.dataset.theme;
    localStorage.removeItem("theme");
  } else {
    root.dataset.theme = theme.value;
    localStorage.setItem("theme", theme.value);
  }
});

export function otherTheme() {
  const dark = theme.value === "dark" || (theme.value === "system" && systemDark.value);
  theme.value = dark ? "light" : "dark";
}
