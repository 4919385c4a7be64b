import type { Places } from "../../model/bracket.js";
import type { BracketId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { alter } from "../tables.js";

/** Name, places and match for third as they are after the change; who is drawn stays drawn. */
export interface BracketChanged {
  readonly type: "bracketChanged";
  readonly bracket: BracketId;
  readonly name: string;
  readonly places?: Places;
  readonly thirdPlace: boolean;
}

export const bracketChanged = defineFact<BracketChanged>({
  type: "bracketChanged",
  evolve: (state, { type: _, bracket, ...changes }) =>
    alter(state, "brackets", bracket, (record) => ({ ...record, ...changes })),
});
