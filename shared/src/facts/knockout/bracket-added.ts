import type { Bracket } from "../../model/bracket.js";
import type { BracketId } from "../../model/ids.js";
import { defineFact } from "../define.js";
import { put } from "../tables.js";

export interface BracketAdded {
  readonly type: "bracketAdded";
  readonly bracket: BracketId;
  readonly record: Bracket;
}

export const bracketAdded = defineFact<BracketAdded>({
  type: "bracketAdded",
  evolve: (state, { bracket, record }) => put(state, "brackets", bracket, record),
});
