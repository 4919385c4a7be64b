import { computed, type ComputedRef } from "vue";
import {
  swissHistoryOf,
  swissTableOf,
  type CompetitionId,
  type Entrant,
  type SwissSide,
} from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

/** A player of a Swiss, with a word on being there: `round` is the one it is about. */
interface SwissPlayerLine extends SwissSide {
  readonly points: number;
  readonly state: "in" | "late" | "joins" | "gone" | "out";
  readonly round: number;
}

/** All entrants by seed number; at the end those who left before a round had them. */
export function useSwissPlayers(
  competition: () => CompetitionId,
): ComputedRef<readonly SwissPlayerLine[]> {
  const { state } = usePlan();
  return computed(() => {
    const id = competition();
    const history = swissHistoryOf(state.value, id);
    const byId = new Map(history.players.map((player) => [player.id, player]));
    const paired = history.rounds.length;
    const rows = swissTableOf(state.value, id).rows.map(({ player, points }) => {
      const { from = 1, gone = [] } = byId.get(player.entrant) ?? {};
      const left = gone.find(({ to }) => to === undefined);
      const isNew = paired > 0 && from > paired;
      const word = left ? "gone" : isNew ? "joins" : from > 1 ? "late" : "in";
      return { ...player, points, state: word, round: left?.from ?? from } as const;
    });
    const out = Object.values(state.value.entrants)
      .filter((one) => one.competition === id && !byId.has(one.id))
      .map(outLine);
    return [...rows.toSorted((a, b) => a.seed - b.seed), ...out];
  });
}

const outLine = ({ id, name, country, current }: Entrant): SwissPlayerLine => ({
  entrant: id,
  name,
  country,
  seed: 0,
  rating: current,
  isWithdrawn: true,
  points: 0,
  state: "out",
  round: 1,
});
