import { z } from "zod";
import { matchesIn, seatOf, seatsOfCompetition, type SeatAt } from "../blocks/by-block.js";
import { basisOf, gradeOf } from "../blocks/grade.js";
import { shownIn } from "../blocks/shown-seats.js";
import type { SeatPicked } from "../facts/seat-picked.js";
import type { Entrant } from "../model/entrant.js";
import { competitionOf, seatParts, type SeatId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse } from "../result.js";
import { defineCommand, type Decision } from "./define.js";
import { commandOf } from "./envelope.js";
import { entrantId, seatId } from "./fields.js";

/** Puts an entrant into a seat: the two entrants exchange block and seed number (HND-1). In a live draw it marks the entrant as drawn (HND-5). */
export const pickSeat = defineCommand({
  type: "pickSeat",
  schema: commandOf("pickSeat", {
    entrant: entrantId,
    seat: seatId,
    /** Whom the user saw in the seat; null: it was shown as empty. */
    seen: z.strictObject({ entrant: entrantId.nullable() }).optional(),
  }),
  decide: (state, { entrant: id, seat: target, seen }) => {
    const entrant = state.entrants[id];
    if (!entrant) return refuse({ code: "entrant.notFound", entrant: id });
    const seat = seatAt(state, target);
    if (!seat) return refuse({ code: "seat.notFound", seat: target });
    const { competition } = entrant;
    if (competitionOf(target) !== competition) {
      return refuse({ code: "entrant.otherCompetition", entrant: id, competition });
    }
    const from = seatOf(state, id);
    if (from === null) return refuse({ code: "entrant.notSeated", entrant: id });
    if (from === target) return decideOwnSeat(state, entrant, seat);
    const shown = shownIn(state, seat);
    if (seen && seen.entrant !== shown) {
      return refuse({ code: "seat.changed", seat: target, entrant: shown });
    }
    const refusal = refusalOfExchange(state, entrant, [target, from]);
    return refusal ? refuse(refusal) : ok([exchange(state, entrant, seat, from)]);
  },
});

function seatAt(state: EventState, id: SeatId): SeatAt | null {
  const seat = state.seats[id];
  const { block, seed } = seatParts(id);
  return seat ? { ...seat, id, block, seed } : null;
}

/** Its own seat moves nobody, also in a block with results; in a live draw the first pick of it is a mark (HND-1, HND-5). */
function decideOwnSeat(state: EventState, entrant: Entrant, seat: SeatAt): Decision {
  const drawn = nextPick(state, entrant, seat);
  if (drawn === null || seat.drawn !== undefined) return ok([]);
  if (entrant.withdrawn) return refuse({ code: "entrant.withdrawn", entrant: entrant.id });
  return ok([{ type: "seatPicked", entrant: entrant.id, seat: seat.id, drawn }]);
}

function refusalOfExchange(
  state: EventState,
  entrant: Entrant,
  seats: readonly SeatId[],
): Refusal | null {
  if (entrant.withdrawn) return { code: "entrant.withdrawn", entrant: entrant.id };
  for (const seat of seats) {
    const { block } = seatParts(seat);
    const played = matchesIn(state, block).find((match) => match.result !== undefined);
    // HND-3: rebuilding its order of play would lose the result.
    if (played) return { code: "seat.blockHasResult", block, match: played.id };
  }
  return null;
}

function exchange(state: EventState, entrant: Entrant, seat: SeatAt, from: SeatId): SeatPicked {
  const drawn = nextPick(state, entrant, seat);
  const grades = [gradeIn(state, entrant), gradeIn(state, state.entrants[seat.entrant])] as const;
  return {
    type: "seatPicked",
    entrant: entrant.id,
    seat: seat.id,
    from,
    other: seat.entrant,
    grades,
    ...(drawn !== null && { drawn }),
  };
}

function gradeIn(state: EventState, entrant: Entrant | undefined): number | null {
  const competition = entrant && state.competitions[entrant.competition];
  return competition ? gradeOf(entrant, basisOf(competition)).grade : null;
}

/** The number of this pick in a live draw, after all that stand; null outside one. */
function nextPick(state: EventState, { competition }: Entrant, target: SeatAt): number | null {
  if (!state.competitions[competition]?.liveDraw) return null;
  const others = seatsOfCompetition(state, competition).filter((seat) => seat.id !== target.id);
  return Math.max(0, ...others.map((seat) => seat.drawn ?? 0)) + 1;
}
