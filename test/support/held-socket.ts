import type { Page } from "playwright-core";

/** What the server sends to a page can be kept back for a while, as by a slow line; what the page sends goes on. */
export interface HeldSocket {
  hold(): void;
  release(): void;
}

/** To be called before the page is opened. */
export async function holdSocketOf(page: Page): Promise<HeldSocket> {
  let isHeld = false;
  let kept: (() => void)[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      if (isHeld) kept.push(() => near.send(message));
      else near.send(message);
    });
  });
  return {
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      for (const send of kept) send();
      kept = [];
    },
  };
}
