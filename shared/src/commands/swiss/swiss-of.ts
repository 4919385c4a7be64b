import type { Competition } from "../../model/competition.js";
import type { CompetitionId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import type { SwissSettings } from "../../swiss/history.js";
import { competitionOf } from "../competition-of.js";

/** A competition that is a Club Swiss. */
export type Swiss = Competition & { readonly swiss: SwissSettings };

/** The competition named, if it is a Club Swiss. */
export function swissOf(state: EventState, id: CompetitionId): Result<Swiss, Refusal> {
  const found = competitionOf(state, id);
  if (!found.ok) return found;
  const { kind, swiss } = found.value;
  return swiss
    ? ok({ ...found.value, swiss })
    : refuse({ code: "competition.wrongKind", competition: id, kind });
}
