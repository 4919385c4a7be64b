/** The files that this page has loaded, as paths. */
const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));

let isStarted = false;
let everything = false;

const ask = (worker: ServiceWorker | null): void =>
  worker?.postMessage({ keep: everything ? "everything" : loaded() });

/**
 * Has the browser keep the pages, so that they open without a network: what this page has loaded and will load, or everything that
 * the planner may need. Where a browser has no service worker, as on plain http, nothing happens. Never throws.
 */
export async function keepPages(what: "loaded" | "everything"): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  everything ||= what === "everything";
  if (!isStarted) {
    isStarted = true;
    // A worker of a new release begins with nothing but the page.
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      ask(navigator.serviceWorker.controller),
    );
    await navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
  ask(navigator.serviceWorker.controller);
}

/** Whether this page would open again without a network. */
export const arePagesKept = (): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
