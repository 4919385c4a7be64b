import { matchesOfCompetition, seatsOfCompetition, type SeatAt } from "../blocks/by-block.js";
import type { Competition } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { blocksCompetitionOf } from "./competition-of.js";

/** The competition named, if it has blocks that have been seeded, with their seats. */
export function seededCompetition(
  state: EventState,
  id: CompetitionId,
): Result<{ readonly competition: Competition; readonly seats: readonly SeatAt[] }, Refusal> {
  const found = blocksCompetitionOf(state, id);
  if (!found.ok) return found;
  const seats = seatsOfCompetition(state, id);
  if (seats.length === 0) return refuse({ code: "blocks.none", competition: id });
  return ok({ competition: found.value, seats });
}

/** Nothing may lose a result silently (BLK-4): the matches that have one, or null where none has. */
export function refusalOfResults(state: EventState, id: CompetitionId): Refusal | null {
  const matches = matchesOfCompetition(state, id).filter((match) => match.result !== undefined);
  return matches.length > 0
    ? { code: "blocks.hasResults", matches: matches.map((match) => match.id) }
    : null;
}

/** What would re-seed asks first while a live draw runs (HND-5). */
export function questionOfLiveDraw(
  state: EventState,
  { id, liveDraw }: Competition,
): Refusal | null {
  if (!liveDraw) return null;
  const seats = seatsOfCompetition(state, id);
  const drawn = seats.filter((seat) => seat.drawn !== undefined).length;
  return { code: "draw.liveDrawRunning", drawn, seats: seats.length };
}
