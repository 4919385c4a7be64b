import { Planner } from "./planner";

/** The planner's results, from the order of play. */
export class Results extends Planner {
  override async open(): Promise<void> {
    await super.open("results");
    await this.find().waitFor();
  }

  find() {
    return this.page.getByRole("searchbox", { name: "Find a match" });
  }

  /** Opens the first match of a name, by keyboard. */
  async openMatch(name: string): Promise<void> {
    await this.find().fill(name);
    await this.find().press("Enter");
    await this.score().waitFor();
  }

  /** The field of the match that is open. */
  score() {
    return this.page.getByRole("textbox", { name: / v / });
  }
}
