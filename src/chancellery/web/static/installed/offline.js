// The page without a network: leaves the language that was chosen here last time, or what the browser asks for.
(() => {
  const EVERY_MS = 5000;
  /** @type {HTMLElement[]} */
  const pages = Array.from(document.querySelectorAll("main[lang]"));
  let chosen = "";
  let theme = "";
  try {
    chosen = localStorage.getItem("language") || "";
    theme = localStorage.getItem("theme") || "";
  } catch {
    // Storage is forbidden here.
  }
  if (theme) document.documentElement.dataset.theme = theme;
  const family = (/** @type {string} */ tag) => tag.split("-")[0].toLowerCase();
  const wishes = [chosen, ...navigator.languages].filter(Boolean);
  const found = wishes.flatMap((wish) => [
    ...pages.filter(({ lang }) => lang === wish),
    ...pages.filter(({ lang }) => family(lang) === family(wish)),
  ]);
  const page = found[0] || pages[0];
  document.documentElement.lang = page.lang;
  for (const other of pages) if (other !== page) other.remove();
  page.hidden = false;
  const again = () => location.reload();
  page.querySelector("button")?.addEventListener("click", again);
  addEventListener("online", again);
  // A network that comes back says so, a server does not; not all who wait ask at the same moment.
  const look = async () => {
    const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) again();
    else setTimeout(look, EVERY_MS * (0.6 + 0.8 * Math.random()));
  };
  setTimeout(look, EVERY_MS);
})();
