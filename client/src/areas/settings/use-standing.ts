import { computed } from "vue";
import { blocksOf, matchesOf, matchIdsOf, seatsOf, type Competition } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";
import { isSettled } from "../results/use-results";

/** How far a competition is, in figures. */
export interface StandingFigures {
  readonly competition: Competition;
  readonly entrants: number;
  readonly blocks: number;
  readonly seats: number;
  readonly drawn: number;
  readonly matches: number;
  readonly timed: number;
  readonly results: number;
}

export function useStanding() {
  const { state, competitions } = usePlan();
  const figuresOf = (competition: Competition): StandingFigures => {
    const { entrants, seats, matches } = state.value;
    const matchIds = matchIdsOf(state.value, competition.id);
    const seatIds = seatsOf(state.value, competition.id);
    const count = <T>(
      ids: readonly string[],
      table: Readonly<Record<string, T>>,
      is: (record: T) => boolean,
    ) => ids.filter((id) => table[id] !== undefined && is(table[id])).length;
    return {
      competition,
      entrants: Object.values(entrants).filter(
        (e) => e.competition === competition.id && !e.withdrawn,
      ).length,
      blocks: blocksOf(state.value, competition.id).length,
      seats: seatIds.length,
      drawn: count(seatIds, seats, (seat) => seat.drawn !== undefined),
      matches: matchIds.length,
      timed: count(matchIds, matches, (match) => match.at !== undefined),
      results: matchesOf(state.value, { competition: competition.id }).filter(isSettled).length,
    };
  };
  return { standing: computed(() => competitions.value.map(figuresOf)) };
}
