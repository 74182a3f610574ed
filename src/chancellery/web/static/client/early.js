// Before the first paint: the theme and the language that were chosen here last time.
const root = document.documentElement;
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
const spoken = localStorage.getItem("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
root.lang = spoken === "fr" ? "fr" : "en";
