import { watchSeats } from "./watch-seats.mjs";

/**
 * When a page had a seat in its document and had painted it, in milliseconds since 1970, and how many frames it had drawn
 * until then; the same for the last Enter key, where there was one.
 * @typedef {{ at: number, painted: number, frames: number, key: { at: number, frames: number } | null }} Seen
 */

const PATIENCE_MS = 30_000;

/** A page that says when it shows what. */
export class Screen {
  /** @param {import("playwright-core").Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * @param {import("playwright-core").BrowserContext} context
   * @param {string} address
   * @returns {Promise<Screen>} when it shows the blocks
   */
  static async at(context, address) {
    await context.addInitScript(watchSeats);
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText("Next", { exact: false }).first().waitFor();
    return new Screen(page);
  }

  /**
   * @param {string} seat
   * @param {string} entrant whom it is to show next
   */
  async expect(seat, entrant) {
    const wanted = { seat, entrant };
    await this.page.evaluate(({ seat, entrant }) => globalThis.seats.expect(seat, entrant), wanted);
  }

  /** @returns {Promise<Seen>} when it is painted; rejects if that does not happen */
  async seen() {
    const never = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    const seen = await Promise.race([this.page.evaluate(() => globalThis.seats.seen), never]);
    if (seen) return /** @type {Seen} */ (seen);
    throw new Error(`${this.page.url()} has not shown the pick.`);
  }

  /** Types into the field that has the focus, and sends it off. @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }
}
