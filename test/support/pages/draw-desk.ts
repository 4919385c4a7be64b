import type { Page } from "playwright-core";
import { Planner } from "./planner";

/** The desk of a live draw, worked by keyboard alone: the field has the focus from the start. */
export class DrawDesk extends Planner {
  constructor(page: Page, slug: string) {
    super(page, slug);
  }

  override async open(): Promise<void> {
    await super.open("live-draw");
    await this.field().waitFor();
  }

  field() {
    return this.page.getByRole("combobox", { name: /^Name or ball number/ });
  }

  /** A name, a ball or a seat, and Enter. */
  async type(text: string | number): Promise<void> {
    await this.page.keyboard.type(String(text));
    await this.page.keyboard.press("Enter");
  }

  /** `Next seat 38 of 80 F5`, without its breaks. */
  async next(): Promise<string> {
    const text = await this.page
      .getByRole("status")
      .filter({ hasText: /^(Next|Chosen) seat|are drawn/ })
      .innerText();
    return text.replace(/\s+/g, " ").trim();
  }

  /** `37 of 80 drawn`. */
  count() {
    return this.page.getByRole("complementary", { name: "Last picks" }).getByRole("heading");
  }

  /** The last balls, the latest first. */
  picks() {
    return this.page.getByRole("complementary", { name: "Last picks" }).getByRole("listitem");
  }
}
