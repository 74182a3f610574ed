// The page: looks at the address and draws what belongs there.
import { signal } from "@preact/signals";
import { Component, render } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal } from "./core/base/api.js";
import { loadModule } from "./core/base/files.js";
import { html } from "./core/base/html.js";
import { follow, path } from "./core/base/route.js";
import { startWorker } from "./core/base/worker.js";
import { loadMessages } from "./core/words/words.js";
import { drawSprite } from "./parts/common/icon.js";
import { payAttention } from "./parts/people/attention.js";
import { Toasts } from "./parts/common/toast.js";
import { ErrorPage } from "./parts/common/errorpage.js";

/**
 * The page of an address, by its first part: its module, what that exports, and what the second part is to it.
 * @type {Record<string, { module: string, page: string, second?: string }>}
 */
const PAGES = {
  "": { module: "lobby", page: "LobbyPage" },
  table: { module: "table", page: "TablePage", second: "id" },
  result: { module: "result", page: "ResultPage", second: "id" },
  rules: { module: "rules", page: "RulesPage", second: "game" },
  cards: { module: "cards", page: "CardsPage", second: "game" },
  people: { module: "profile", page: "ProfilePage", second: "name" },
  account: { module: "account", page: "AccountPage" },
  replays: { module: "replays", page: "ReplaysPage" },
  operator: { module: "operator", page: "OperatorPage" },
  workshop: { module: "workshop", page: "WorkshopPage" },
};

/**
 * Pages of addresses without a second part, where those with one lead to another page.
 * @type {Record<string, { module: string, page: string, second?: string }>}
 */
const LISTS = { people: { module: "players", page: "PlayersPage" } };

/** What has come of pages: their modules, or why they did not come. @type {import("@preact/signals").Signal<Record<string, any>>} */
const pages = signal({});

/** The page of an address. @param {string} address */
function pageAt(address) {
  const [, first, second] = address.split("/");
  return (!second && LISTS[first]) || PAGES[first];
}

/** Have a page ready; whoever waits for the first one hears what went wrong. @param {string | undefined} module */
async function loadPage(module) {
  if (!module || (pages.value[module] && !(pages.value[module] instanceof Error))) return;
  try {
    pages.value = { ...pages.value, [module]: await loadModule(`pages/${module}.js`) };
  } catch (error) {
    const known = error instanceof Refusal ? error : new Refusal(0, String(error));
    pages.value = { ...pages.value, [module]: known };
    throw known;
  }
}

/** @extends {Component<{ children?: any }, { error: Error | null }>} */
class ErrorBoundary extends Component {
  /** @type {{ error: Error | null }} */
  state = { error: null };

  /** @param {Error} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ error });
  }

  render() {
    const { error } = this.state;
    return error
      ? html`<${ErrorPage} error=${new Refusal(-1, `${error.message}\n${error.stack}`)} />`
      : this.props.children;
  }
}

function Page() {
  const which = pageAt(path.value);
  const second = path.value.split("/")[2];
  useEffect(() => {
    // What went wrong is shown below.
    loadPage(which?.module).catch(() => {});
  }, [which]);
  if (!which) return html`<${ErrorPage} error=${new Refusal(404, "")} />`;
  const module = pages.value[which.module];
  if (module instanceof Refusal) return html`<${ErrorPage} error=${module} />`;
  if (!module) return html`<div class="loading"></div>`;
  return html`<${module[which.page]} key=${second} ...${which.second ? { [which.second]: second } : {}} />`;
}

async function begin() {
  await Promise.all([loadMessages(), drawSprite(), loadPage(pageAt(path.value)?.module)]);
  document.addEventListener("click", follow);
  const place = document.getElementById("app");
  if (!place) return;
  // What early.js may have said meanwhile.
  place.replaceChildren();
  render(html`<${ErrorBoundary}><${Page} /><${Toasts} /><//>`, place);
  document.documentElement.dataset.standing = "yes";
  void startWorker();
  payAttention();
}

begin();
