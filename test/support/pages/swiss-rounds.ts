import { Planner } from "./planner";

/** The planner's pairing page of a Swiss, as somebody with a keyboard uses it. */
export class SwissRounds extends Planner {
  override async open(): Promise<void> {
    await super.open("swiss");
    await this.page.getByRole("heading", { level: 1, name: "Rounds" }).waitFor();
  }

  /** Seals the draw and pairs round 1. */
  async pairFirst(): Promise<void> {
    await this.page.getByRole("button", { name: "Seal the draw" }).click();
    await this.page.getByRole("button", { name: "Pair round 1", exact: true }).click();
    await this.round(1).waitFor();
  }

  /** Pairs the next round; where the rules leave none, with as few rematches as can be. */
  async proceedTo(number: number): Promise<void> {
    await this.page
      .getByRole("button", { name: `Proceed to round ${number}`, exact: true })
      .press("Enter");
    const jam = this.page.getByRole("button", { name: "Allow rematches, as few as can be" });
    await this.round(number).or(jam).first().waitFor();
    if (await jam.isVisible()) await jam.click();
    await this.round(number).waitFor();
  }

  /** A key for each board from the top, with Enter after it. */
  async enter(keys: readonly string[]): Promise<void> {
    await this.page.locator("[data-result]").first().focus();
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.page.keyboard.press("Enter");
    }
    await this.page.getByText("All results are in", { exact: true }).waitFor();
  }

  round(number: number) {
    return this.page.getByRole("heading", { level: 2, name: `Round ${number}`, exact: true });
  }
}

/** Place, name, points and Winther score of each row of a page's standings. */
export const standingsOn = (page: Planner["page"]): Promise<string[]> =>
  page
    .locator("[data-player] > tr:first-child")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [
          row.querySelector(".standings-place"),
          row.querySelector(".name"),
          ...[...row.querySelectorAll("td.n")].slice(1, 3),
        ]
          .map((cell) => cell?.textContent.trim())
          .join(" "),
      ),
    );
