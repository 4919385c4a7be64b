import type { CDPSession, Page } from "playwright-core";

/** Puts a page to sleep, as a phone in a pocket: its process stands still and is told nothing. Resolves with what wakes it. */
export async function sleep(page: Page): Promise<() => void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page without a browser.");
  const devtools = await browser.newBrowserCDPSession();
  const before = await workOf(devtools);
  await page.evaluate((ms) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  }, BUSY_MS);
  const worked = [...(await workOf(devtools))].map(
    ([id, seconds]) => [id, seconds - (before.get(id) ?? 0)] as const,
  );
  const [id] = worked.reduce((most, one) => (one[1] > most[1] ? one : most));
  await devtools.detach();
  process.kill(id, "SIGSTOP");
  return () => void process.kill(id, "SIGCONT");
}

/** Which process is the page's shows when it works. */
const BUSY_MS = 500;

/** The browser's pages by process, each with the processor time that it had, in seconds. */
async function workOf(devtools: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime]));
}
