import type { Page } from "playwright-core";

/** Who sits where on a screen that shows blocks by seat: `A1` → name; null: not drawn yet. */
export const seatsOn = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('section[aria-label^="Block "]')];
    const seats = blocks.flatMap((block) => {
      const letter = block.ariaLabel?.slice("Block ".length) ?? "";
      return [...block.querySelectorAll("li")].map(
        (seat, i) =>
          [`${letter}${i + 1}`, seat.querySelector<HTMLElement>("[title]")?.title ?? null] as const,
      );
    });
    return Object.fromEntries(seats);
  });

/** One seat's line, such as `F5`. */
export const seatLine = (page: Page, seat: string) =>
  page
    .getByRole("region", { name: `Block ${seat[0]}`, exact: true })
    .getByRole("listitem")
    .nth(Number(seat.slice(1)) - 1);

/** The colour that a line is on; what was just filled is on another than the others. */
export const groundOf = (page: Page, seat: string): Promise<string> =>
  seatLine(page, seat).evaluate((line) => getComputedStyle(line).backgroundColor);
