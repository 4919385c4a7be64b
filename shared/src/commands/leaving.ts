import type { Fact } from "../facts/fact.js";
import type { Person } from "../model/event.js";
import type { EventState } from "../model/state.js";
import { settingsOf } from "./settings-of.js";

/** A manager goes, and with them an offer of ownership that was made to them. */
export const factsOfLeaving = (state: EventState, { id, name }: Person): readonly Fact[] => [
  { type: "managerRemoved", person: id, name },
  ...(settingsOf(state).offeredTo === id ? [{ type: "ownershipOfferWithdrawn" } as const] : []),
];
