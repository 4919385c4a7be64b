/** What the page itself tells: that it is shown again, that it is about to be closed. */

/** Calls when the page is looked at again, after sleep or behind another tab. Returns what ends it. */
export function onPageShown(shown: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") shown();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
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
