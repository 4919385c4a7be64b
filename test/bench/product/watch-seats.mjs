/**
 * Runs in the page, before its own scripts: notes keys, frames and the moment at which a seat shows an entrant.
 * A function of its own, without imports: it goes over to the browser as text.
 */
export function watchSeats() {
  const now = () => performance.timeOrigin + performance.now();
  let frames = 0;
  /** @type {{ at: number, frames: number } | null} */
  let key = null;
  const count = () => {
    frames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") key = { at: performance.timeOrigin + event.timeStamp, frames };
    },
    true,
  );

  /** Once the frame that follows is drawn. @returns {Promise<number>} */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(now());
        port2.postMessage(null);
      });
    });

  /**
   * @param {string} selector
   * @returns {Promise<import("./screen.mjs").Seen>}
   */
  const shows = (selector) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        const seen = { at: now(), frames, key };
        void painted().then((time) => resolve({ ...seen, painted: time }));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });

  globalThis.seats = {
    seen: null,
    expect(seat, entrant) {
      globalThis.seats.seen = shows(`[data-place="${seat}"][data-swap="${entrant}"]`);
    },
  };
}
