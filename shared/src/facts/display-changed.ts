import type { Display } from "../model/event.js";
import { defineFact } from "./define.js";
import { put } from "./tables.js";

export interface DisplayChanged {
  readonly type: "displayChanged";
  readonly display: Display;
}

export const displayChanged = defineFact<DisplayChanged>({
  type: "displayChanged",
  evolve: (state, { display }) => put(state, "displays", display.id, display),
});
