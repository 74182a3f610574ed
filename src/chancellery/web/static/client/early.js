// Before anything else, and in words that every browser understands: the theme and the language that were chosen here
// last time, or what the browser asks for. And until the page stands, whatever keeps it from that is said.
(() => {
  const root = document.documentElement;

  /** @param {string} key */
  const recall = (key) => {
    try {
      return localStorage.getItem(key) || "";
    } catch {
      // Storage is forbidden here.
      return "";
    }
  };

  const theme = recall("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  /** @type {{ id: string, opening: Record<string, string> }[]} */
  const languages = JSON.parse(root.dataset.languages || "[]");
  const family = (/** @type {string} */ tag) => tag.split("-")[0].toLowerCase();
  for (const wish of [recall("language")].concat(navigator.languages)) {
    const spoken =
      languages.find(({ id }) => id === wish) || languages.find(({ id }) => wish && family(id) === family(wish));
    if (spoken) {
      root.lang = spoken.id;
      break;
    }
  }

  /** What the page will ask for as soon as it can: asked for now, and taken by core/base/ahead.js. @type {Map<string, Promise<Response>>} */
  const asked = new Map();
  const data = root.dataset;
  const ask = (/** @type {string} */ address) => {
    if (!("fetch" in window && "timeout" in AbortSignal)) return;
    const answer = fetch(address, {
      headers: address.indexOf("/api/") === 0 ? { "Accept-Language": root.lang } : {},
      signal: AbortSignal.timeout(15000),
    });
    // Whoever takes it is told.
    answer.catch(() => {});
    asked.set(address, answer);
  };
  const [, page, id] = location.pathname.split("/");
  ask(`${data.client}text/${root.lang}.ftl`);
  if (page === "table" && id) ask(`/api/matches/${id}/table`);
  if (data.opens) {
    const edition = JSON.parse(data.editions || "{}")[data.opens];
    if (edition) ask(`/api/games/${data.opens}/facts?v=${edition}`);
    if (edition) ask(`/api/games/${data.opens}/text?lang=${root.lang}&v=${edition}`);
  }
  Object.assign(window, { askedEarly: asked });

  /** How long a page may take to open before somebody is told that it takes long. */
  const PATIENCE_MS = 12000;

  /** @param {string} name @param {string} text @param {Record<string, string>} [more] */
  const element = (name, text, more) => Object.assign(document.createElement(name), { textContent: text }, more || {});

  let told = "";

  /** Say what is the matter, with one thing to do, unless the page stands; what is broken is not merely slow. @param {"broken" | "old" | "slow"} what */
  const tell = (what) => {
    const place = document.getElementById("app");
    if (!place || root.dataset.standing || (told && what === "slow")) return;
    told = what;
    const language = languages.find(({ id }) => id === root.lang) || languages[0];
    const words = language.opening;
    const again = element("button", words.again, { className: "do" });
    again.addEventListener("click", () => location.reload());
    const choice = element("div", "", { className: "b" });
    choice.appendChild(again);
    choice.appendChild(element("a", words.lobby, { className: "button", href: "/" }));
    const page = element("main", "", { className: "trouble" });
    page.setAttribute("role", "alert");
    for (const part of [element("h1", words[what]), element("p", words[`${what}-why`]), choice]) page.appendChild(part);
    place.textContent = "";
    place.appendChild(page);
  };

  // A module that does not come, or throws before the page stands; what it may well do without is no script.
  addEventListener("error", (event) => (event.target instanceof HTMLLinkElement ? undefined : tell("broken")), true);
  addEventListener("unhandledrejection", () => tell("broken"));
  addEventListener("load", () => {
    const modules = "supports" in HTMLScriptElement && HTMLScriptElement.supports("importmap");
    if (!modules || !CSS.supports("color", "light-dark(red, red)")) tell("old");
  });
  setTimeout(() => tell("slow"), PATIENCE_MS);
})();
