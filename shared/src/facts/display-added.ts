import type { Display } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface DisplayAdded {
  readonly type: "displayAdded";
  readonly display: Display;
}

export const displayAdded = defineFact<DisplayAdded>({
  type: "displayAdded",
  evolve: (state, { display }) => put(state, "displays", display.id, display),
});
