import { entrantsIn } from "../blocks/by-block.js";
import type { Entrant } from "../model/entrant.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { refusalOfBalls } from "./balls.js";
import { competitionOf } from "./competition-of.js";
import type { NewEntrant } from "./entrant-fields.js";
import { newEntrantIn } from "./entrant-of.js";
import { refusalOfFull } from "./full.js";

/** All of these as entrants of the competition, or the refusal of the first that can't be one. */
export function entrantsToAdd(
  state: EventState,
  competition: CompetitionId,
  inputs: readonly NewEntrant[],
): Result<readonly Entrant[], Refusal> {
  const found = competitionOf(state, competition);
  if (!found.ok) return found;
  const present = entrantsIn(state, competition);
  const full = refusalOfFull(state, "entrants", { more: inputs.length, present: present.length });
  if (full) return refuse(full);
  const added: Entrant[] = [];
  const ids = new Set<string>();
  for (const input of inputs) {
    if (state.entrants[input.id] || ids.has(input.id)) {
      return refuse({ code: "id.taken", id: input.id });
    }
    const entrant = newEntrantIn(found.value, input);
    if (!entrant.ok) return entrant;
    ids.add(input.id);
    added.push(entrant.value);
  }
  const order = found.value.kind === "swiss" ? inOrderOfEntry(present, added) : added;
  const taken = refusalOfBalls(state, competition, order);
  return taken ? refuse(taken) : ok(order);
}

/** Tables have no order of their own, and seed numbers may go by it (SWS-1). */
function inOrderOfEntry(
  present: readonly Entrant[],
  added: readonly Entrant[],
): readonly Entrant[] {
  const last = Math.max(0, ...present.map(({ entered = 0 }) => entered));
  return added.map((entrant, index) => ({ ...entrant, entered: last + index + 1 }));
}
