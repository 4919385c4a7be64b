import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { settingsOf } from "./settings-of.js";

export const declineOwnership = defineCommand({
  type: "declineOwnership",
  by: "manager",
  schema: commandOf("declineOwnership", {}),
  decide: (state, _command, { actor }) =>
    settingsOf(state).offeredTo === actor.id
      ? ok([{ type: "ownershipOfferWithdrawn" }])
      : refuse({ code: "ownership.notOffered" }),
});
