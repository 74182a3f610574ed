// Before the first paint: the theme and the language that were chosen here last time, or what the browser asks for.
const root = document.documentElement;
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
/** @type {string[]} */
const ids = JSON.parse(root.dataset.languages ?? "[]").map((/** @type {{ id: string }} */ language) => language.id);
const wishes = [localStorage.getItem("language") ?? "", ...navigator.languages];
const family = (/** @type {string} */ tag) => tag.split("-")[0].toLowerCase();
root.lang =
  wishes.map((wish) => ids.find((id) => id === wish) ?? ids.find((id) => family(id) === family(wish))).find(Boolean) ??
  root.lang;
