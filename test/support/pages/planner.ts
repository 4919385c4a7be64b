import type { Page } from "playwright-core";

/** The planner of an event: what stands around its sections. */
export class Planner {
  constructor(
    readonly page: Page,
    private readonly slug: string,
  ) {}

  /** Opens it by its address, at a section such as `live-draw`. */
  async open(section = ""): Promise<void> {
    await this.page.goto(`/e/${this.slug}/plan${section && `/${section}`}`);
    await this.heading().waitFor();
  }

  /** Goes to a section by its tab. */
  async go(section: string): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Parts of the plan" })
      .getByRole("link", { name: section, exact: true })
      .click();
    if (section !== "Event")
      await this.page.getByRole("heading", { level: 1, name: section }).waitFor();
  }

  heading() {
    return this.page.getByRole("heading", { level: 1 }).first();
  }

  /** Whether the page is live, in its own words. */
  connection() {
    return this.page.getByRole("status").filter({ hasText: /^(Live|Catching up|Not live since)/ });
  }

  notSent() {
    return this.page.getByText(/^\d+ not sent$/);
  }

  undo() {
    return this.page.getByRole("button", { name: /^Undo: / });
  }
}
