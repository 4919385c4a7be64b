import { ok } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { settingsOf } from "./settings-of.js";

export const withdrawOffer = defineCommand({
  type: "withdrawOffer",
  schema: commandOf("withdrawOffer", {}),
  decide: (state) =>
    ok(settingsOf(state).offeredTo === undefined ? [] : [{ type: "ownershipOfferWithdrawn" }]),
});
