// The service worker of this browser: told what a page has loaded, so that it can be read again without a network.

const WAIT_MS = 1000;
const root = document.documentElement;

/** The registration, once there is one; null where a browser has none, or allows none. @type {Promise<ServiceWorkerRegistration | null>} */
let registered = Promise.resolve(null);

/** What the worker has not been told of yet. @type {Set<string>} */
const pending = new Set();
let timer = 0;

/** Register the worker; it is in nobody's way until the page stands. */
export async function startWorker() {
  // A browser without windows of its own, one that keeps nothing, or an address without TLS.
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  registered = navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(
    (registration) => registration ?? null,
    () => null,
  );
  if (!(await registered)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) collect(/** @type {PerformanceResourceTiming} */ (entry));
  });
  observer.observe({ type: "resource", buffered: true });
}

/** The worker, once it is at work; null if there is none. @returns {Promise<ServiceWorkerRegistration | null>} */
export const workerAtWork = async () => ((await registered) ? navigator.serviceWorker.ready : null);

/** @param {PerformanceResourceTiming} entry something that this page has loaded */
function collect({ name, workerStart }) {
  const { origin, pathname, search } = new URL(name);
  if (origin !== location.origin) return;
  // What the API has said through the worker is known to it.
  if (!pathname.startsWith("/client/") && (!pathname.startsWith("/api/") || workerStart > 0)) return;
  pending.add(pathname + search);
  delete root.dataset.kept;
  clearTimeout(timer);
  timer = setTimeout(tellLoaded, WAIT_MS);
}

async function tellLoaded() {
  const loaded = [...pending];
  pending.clear();
  if ((await tellWorker({ loaded, version: versionOfPage() })) && pending.size === 0) root.dataset.kept = "yes";
}

/** Which client this page is of. */
export function versionOfPage() {
  const named = /\/client\/v-([\w-]+)\//.exec(document.querySelector("script[type=module]")?.getAttribute("src") ?? "");
  return named?.[1] ?? root.dataset.version ?? "";
}

/** Say something to the worker, and wait until it has done it; whether there is one. @param {object} word */
export async function tellWorker(word) {
  const worker = (await workerAtWork())?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((resolve) => (port1.onmessage = () => resolve(true)));
  worker.postMessage(word, [port2]);
  return done;
}

/** Forget what this browser has kept of whoever was here; a page without a worker can do that, too. */
export async function forgetOwn() {
  if (!("caches" in window)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.endsWith(" own")).map((name) => caches.delete(name)));
  } catch {
    // Storage is forbidden here, so nothing was kept.
  }
}
