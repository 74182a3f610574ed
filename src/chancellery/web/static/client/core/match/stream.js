// The event stream of a match: entries as they happen; reopened after a break.

/** @typedef {import("./match.js").Match<any>} Match */

const KINDS = ["action", "undo", "consent", "message", "seat", "status", "hint", "defect"];
const REOPEN_MS = 2000;

/** Open the stream; the function that is returned closes it. @param {Match} match @returns {() => void} */
export function listen(match) {
  /** @type {EventSource | null} */
  let source = null;
  let timer = 0;
  let stopped = false;
  let seat = match.ownSeat();

  const open = () => {
    seat = match.ownSeat();
    source = new EventSource(`/api/matches/${match.id}/events?seat=${seat}`);
    source.addEventListener("ready", (event) => {
      match.onReady(JSON.parse(/** @type {MessageEvent} */ (event).data).seq);
    });
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        match.onEntry(JSON.parse(/** @type {MessageEvent} */ (event).data));
      });
    }
    source.addEventListener("error", () => {
      disconnect();
      // A browser tries again by itself only if the line broke; a refusal ends it.
      if (source?.readyState === EventSource.CLOSED) reopenLater();
    });
  };

  const disconnect = () => match.onDisconnect();

  const reopenLater = () => {
    source?.close();
    if (!stopped) timer = setTimeout(open, REOPEN_MS);
  };

  const reopen = () => {
    clearTimeout(timer);
    source?.close();
    open();
  };

  // Whoever takes a seat, or plays several, gets what the new seat may know.
  const unsubscribe = match.state.present.subscribe(() => {
    if (source && match.ownSeat() !== seat) reopen();
  });

  // A browser without a network knows it at once; its stream may hang for minutes.
  addEventListener("offline", disconnect);
  addEventListener("online", reopen);
  open();
  return () => {
    stopped = true;
    removeEventListener("offline", disconnect);
    removeEventListener("online", reopen);
    clearTimeout(timer);
    unsubscribe();
    source?.close();
  };
}
