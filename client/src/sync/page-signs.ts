/** What the page itself tells: that it is shown again or put away, that it is about to be closed. */

/** Calls when the page is looked at again, after sleep or behind another tab. Returns what ends it. */
export function onPageShown(shown: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") shown();
  };
  document.addEventListener("visibilitychange", look);
  document.addEventListener("resume", look);
  window.addEventListener("pageshow", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    document.removeEventListener("resume", look);
    window.removeEventListener("pageshow", look);
  };
}

/** Calls when the page is no longer looked at, or is about to go. Returns what ends it. */
export function onPageHidden(hidden: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "hidden") hidden();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", hidden);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", hidden);
  };
}

/** Makes a switch: while it is on, the browser asks before it closes the tab (WIR-4). */
export function createCloseWarning(): (isOn: boolean) => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  return (isOn) => {
    if (isOn) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  };
}
