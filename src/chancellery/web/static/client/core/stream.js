// News of a match, as they come.

/** @typedef {import("./match.js").Match} Match */

const KINDS = ["action", "undo", "consent", "message", "seat", "status"];
const REOPEN_MS = 2000;

/** Listen until told to stop; comes back by itself after a break. @param {Match} match @returns {() => void} */
export function listen(match) {
  /** @type {EventSource | null} */
  let source = null;
  let timer = 0;
  let stopped = false;
  let seat = match.seat();

  const open = () => {
    seat = match.seat();
    source = new EventSource(`/api/matches/${match.id}/events?seat=${seat}`);
    source.addEventListener("ready", (event) => {
      match.heard(JSON.parse(/** @type {MessageEvent} */ (event).data).seq);
    });
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        match.told(JSON.parse(/** @type {MessageEvent} */ (event).data));
      });
    }
    source.addEventListener("error", () => {
      away();
      // A browser tries again by itself only if the line broke; a refusal ends it.
      if (source?.readyState === EventSource.CLOSED) again();
    });
  };

  const away = () => {
    match.hearing = false;
    match.lost();
  };

  const again = () => {
    source?.close();
    if (!stopped) timer = setTimeout(open, REOPEN_MS);
  };

  const anew = () => {
    clearTimeout(timer);
    source?.close();
    open();
  };

  // Whoever sits down, or plays several seats, hears what the new seat may know.
  const unsubscribe = match.view.subscribe(() => {
    if (source && match.seat() !== seat) anew();
  });

  // A browser without a network knows it at once; its stream may hang for minutes.
  addEventListener("offline", away);
  addEventListener("online", anew);
  open();
  return () => {
    stopped = true;
    removeEventListener("offline", away);
    removeEventListener("online", anew);
    clearTimeout(timer);
    unsubscribe();
    source?.close();
  };
}
