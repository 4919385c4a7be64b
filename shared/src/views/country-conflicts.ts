import { blocksIn, seatsOfCompetition, type SeatAt } from "../blocks/by-block.js";
import { countsOf, exemptOf } from "../blocks/figures.js";
import { shownIn } from "../blocks/shown-seats.js";
import type { Entrant } from "../model/entrant.js";
import type { BlockId, CompetitionId, SeatId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** A block has more of a country than an even spread would give it (HND-6). */
export interface CountryConflict {
  readonly block: BlockId;
  readonly country: string;
  /** By seed number; in a live draw only those drawn. */
  readonly seats: readonly SeatId[];
  /** As many of the country as a block has at most where they are spread evenly. */
  readonly most: number;
  /** The last ball drawn is among them. */
  readonly isByLastBall: boolean;
}

interface Seated {
  readonly seat: SeatAt;
  readonly entrant: Entrant;
}

/** What managers are told of countries that share a block needlessly, by block, then by country (HND-6). */
export function conflictsOf(
  state: EventState,
  competition: CompetitionId,
): readonly CountryConflict[] {
  const blocks = blocksIn(state, competition);
  if (blocks.length < 2) return [];
  const seated = seatsOfCompetition(state, competition).flatMap((seat): Seated[] => {
    const entrant = state.entrants[seat.entrant];
    return entrant && entrant.withdrawn === undefined ? [{ seat, entrant }] : [];
  });
  const field = seated.map(({ entrant }) => entrant);
  const exempt = exemptOf(field);
  const counted = Object.entries(countsOf(field)).filter(([country]) => !exempt.includes(country));
  const last = Math.max(0, ...seated.map(({ seat }) => seat.drawn ?? 0));
  return blocks.flatMap(({ id }) =>
    counted.flatMap(([country, count]): CountryConflict[] => {
      const most = Math.ceil(count / blocks.length);
      const shown = seated.filter(
        ({ seat, entrant }) =>
          seat.block === id && entrant.country === country && shownIn(state, seat) !== null,
      );
      if (shown.length <= most) return [];
      const isByLastBall = last > 0 && shown.some(({ seat }) => seat.drawn === last);
      return [{ block: id, country, seats: shown.map(({ seat }) => seat.id), most, isByLastBall }];
    }),
  );
}
