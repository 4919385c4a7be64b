import type { DisplayId } from "../model/ids.js";
import { defineFact } from "./define.js";
import { drop } from "./tables.js";

export interface DisplayRemoved {
  readonly type: "displayRemoved";
  readonly display: DisplayId;
  readonly name: string;
}

export const displayRemoved = defineFact<DisplayRemoved>({
  type: "displayRemoved",
  evolve: (state, { display }) => drop(state, "displays", [display]),
});
