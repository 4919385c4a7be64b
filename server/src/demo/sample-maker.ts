import { Injectable } from "@nestjs/common";
import type { CommandInput, EventId } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import { AccountStore } from "../accounts/account-store.js";
import { newPersonId } from "../accounts/new-person-id.js";
import { Clock } from "../config/clock.js";
import { EventCommands } from "../hub/event-commands.js";
import { bigScreens, groundwork } from "./sample-courts.js";
import { SAMPLE_EMAIL, SAMPLE_SLUG } from "./sample-names.js";
import { golfSingles } from "./sample-golf.js";
import { openSingles } from "./sample-open.js";
import { sampleTimes } from "./sample-times.js";

/** Makes the sample event by the commands that people give, in the name of an account of its own. */
@Injectable()
export class SampleMaker {
  constructor(
    private readonly accounts: AccountStore,
    private readonly commands: EventCommands,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    const owner: Account = {
      id: newPersonId(),
      name: "Sam Southmere",
      email: SAMPLE_EMAIL,
      wcfRules: true,
    };
    const added = await this.accounts.add({ ...owner, passwordHash: null, isSample: true });
    // Another node of a first start was quicker.
    if (added !== "added") return;
    const { rounds, ...dates } = sampleTimes(this.clock.now());
    const made = await this.commands.create(
      {
        commandId: "sample-event",
        type: "createEvent",
        slug: SAMPLE_SLUG,
        name: "Southmere Open",
        venue: "Southmere Lawns",
        ...dates,
      },
      owner,
    );
    if (!made.ok) throw new Error(`The sample event was refused: ${made.refusal.code}`);
    await this.giveAll(made.value.eventId, owner, [
      ...groundwork(),
      ...golfSingles(rounds),
      ...openSingles(),
      ...bigScreens,
    ]);
  }

  /** All at once: they are decided in this order and written in a few commits. */
  private async giveAll(
    eventId: EventId,
    owner: Account,
    inputs: readonly CommandInput[],
  ): Promise<void> {
    const { id, name, wcfRules } = owner;
    const [first, ...rest] = inputs.map((input, index) => ({
      commandId: `sample-${1000 + index}`,
      ...input,
    }));
    const give = async (command: unknown) => {
      const answer = await this.commands.handle(eventId, command, { id, name, wcfRules });
      if (answer.outcome === "rejected") {
        throw new Error(
          `The sample event was refused: ${JSON.stringify([command, answer.refusal])}`,
        );
      }
    };
    // The first opens the event; the others then keep their order.
    await give(first);
    await Promise.all(rest.map(give));
  }
}
