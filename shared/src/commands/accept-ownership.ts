import { ok, refuse } from "../result.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { settingsOf } from "./settings-of.js";

/** The second half of ACC-2: one change moves ownership, so there is always exactly one owner. */
export const acceptOwnership = defineCommand({
  type: "acceptOwnership",
  by: "manager",
  schema: commandOf("acceptOwnership", {}),
  decide: (state, _command, { actor }) => {
    const owner = Object.values(state.people).find((person) => person.role === "owner");
    if (!owner || settingsOf(state).offeredTo !== actor.id) {
      return refuse({ code: "ownership.notOffered" });
    }
    return ok([{ type: "ownershipMoved", from: owner.id, to: actor.id }]);
  },
});
