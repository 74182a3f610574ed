// The page: looks at the address and draws what belongs there.
import { Component, render } from "preact";
import { Refusal } from "./core/base/api.js";
import { html } from "./core/base/html.js";
import { follow, path } from "./core/base/route.js";
import { loadMessages } from "./core/words/words.js";
import { AccountPage } from "./pages/account.js";
import { LobbyPage } from "./pages/lobby.js";
import { OperatorPage } from "./pages/operator.js";
import { ProfilePage } from "./pages/profile.js";
import { ReplaysPage } from "./pages/replays.js";
import { ResultPage } from "./pages/result.js";
import { RulesPage } from "./pages/rules.js";
import { TablePage } from "./pages/table.js";
import { WorkshopPage } from "./pages/workshop.js";
import { drawSprite } from "./parts/common/icon.js";
import { Toasts } from "./parts/common/toast.js";
import { ErrorPage } from "./parts/common/errorpage.js";

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
  const [, first, second] = path.value.split("/");
  switch (first) {
    case "table":
      return html`<${TablePage} key=${second} id=${second} />`;
    case "people":
      return html`<${ProfilePage} key=${second} name=${second} />`;
    case "result":
      return html`<${ResultPage} key=${second} id=${second} />`;
    case "rules":
      return html`<${RulesPage} key=${second} game=${second} />`;
    case "account":
      return html`<${AccountPage} />`;
    case "replays":
      return html`<${ReplaysPage} />`;
    case "operator":
      return html`<${OperatorPage} />`;
    case "workshop":
      return html`<${WorkshopPage} />`;
    case "":
      return html`<${LobbyPage} />`;
    default:
      return html`<${ErrorPage} error=${new Refusal(404, "")} />`;
  }
}

async function begin() {
  await Promise.all([loadMessages(), drawSprite()]);
  document.addEventListener("click", follow);
  const place = document.getElementById("app");
  if (!place) return;
  // What early.js may have said meanwhile.
  place.replaceChildren();
  render(html`<${ErrorBoundary}><${Page} /><${Toasts} /><//>`, place);
  document.documentElement.dataset.standing = "yes";
}

begin();
