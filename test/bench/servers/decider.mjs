import { commandSchema, NO_HISTORY, step } from "@drawroom/shared";

/** @typedef {import("@drawroom/shared").Held} Held */

/** What follows from a command in a reference: by the engine where it holds a state, else the same message each time. */
export class Decider {
  version = 0;
  /** @type {{ held: Held, actor: import("@drawroom/shared").Actor } | null} */
  #memory = null;

  /** @param {import("./commands.mjs").Message} message */
  constructor(message) {
    this.message = message;
  }

  /** @param {Held} held commands are decided on it from now on, in the name of its owner */
  hold(held) {
    const owner = Object.values(held.state.people).find(({ role }) => role === "owner");
    if (!owner) throw new Error("The state has no owner.");
    this.version = held.version;
    this.#memory = { held, actor: owner };
  }

  /**
   * @param {unknown} command as it came
   * @returns {{ version: number }} the change
   */
  decided(command) {
    this.version++;
    if (!this.#memory) return { ...this.message.changes[0], version: this.version };
    const { held, actor } = this.#memory;
    const context = { at: Date.now(), actor, version: this.version, history: NO_HISTORY };
    const made = step(held, commandSchema.parse(command), context);
    if (!made.ok || !made.value) throw new Error(`Refused: ${JSON.stringify(made)}`);
    this.#memory = { held: made.value.held, actor };
    return made.value.change;
  }
}
