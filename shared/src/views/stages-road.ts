import { entrantsIn } from "../blocks/by-block.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { tableOfGroup } from "../stages/ending-of.js";
import { groupsOfStage, planOfStage, stagesOf, type StageAt } from "../stages/stages-of.js";
import { outcomeIn, type StageOutcome } from "./stages.js";

/** A team in one stage. */
export interface RoadStop {
  readonly stage: number;
  readonly group: number;
  readonly place: number;
  readonly points: number;
  readonly outcome: StageOutcome;
}

/**
 * What has become of a team: it plays in the last stage, waits for the next, is out since its last stage, has withdrawn, has
 * the title; `notPlaced`: it came into the field after the first stage had begun.
 */
export type TeamFate = "champion" | "playing" | "waiting" | "out" | "withdrawn" | "notPlaced";

export interface TeamRoad {
  readonly entrant: EntrantId;
  readonly stops: readonly RoadStop[];
  readonly fate: TeamFate;
}

/** All stages at a glance, and each team's way through them. */
export interface StagesRoad {
  readonly stages: readonly {
    readonly number: number;
    readonly teams: number;
    readonly groups: number;
    readonly advance: number;
    readonly state: "proposed" | "started" | "closed";
  }[];
  /** Who came furthest first, then by place in the last stage, then by group. */
  readonly teams: readonly TeamRoad[];
  /** The competition is over; more than one shares the title. */
  readonly champions: readonly EntrantId[];
  readonly isOver: boolean;
}

export function roadOf(state: EventState, competition: CompetitionId): StagesRoad {
  const stages = stagesOf(state, competition);
  const stops = stopsOf(state, stages);
  const teams = entrantsIn(state, competition).map(({ id }): TeamRoad => {
    const own = stops.get(id) ?? [];
    return { entrant: id, stops: own, fate: fateOf(state, stages, id, own) };
  });
  const last = stages.at(-1)?.closed;
  return {
    stages: stages.map((stage) => ({
      number: stage.number,
      teams: Object.keys(stage.ratings).length,
      groups: groupsOfStage(state, stage.id).length,
      advance: planOfStage(stage).advance,
      state: stage.closed ? "closed" : stage.isStarted ? "started" : "proposed",
    })),
    teams: teams.sort(byRoad),
    champions: last?.champions ?? [],
    isOver: last !== undefined && last.advance.length === 0,
  };
}

/** By team, stage after stage. */
function stopsOf(
  state: EventState,
  stages: readonly StageAt[],
): ReadonlyMap<EntrantId, readonly RoadStop[]> {
  const stops = new Map<EntrantId, RoadStop[]>();
  for (const stage of stages) {
    for (const group of groupsOfStage(state, stage.id)) {
      for (const { entrant, place, points } of tableOfGroup(state, stage, group)) {
        const outcome = outcomeIn(stage, entrant);
        const stop = { stage: stage.number, group: group.number, place, points, outcome };
        stops.set(entrant, [...(stops.get(entrant) ?? []), stop]);
      }
    }
  }
  return stops;
}

function fateOf(
  state: EventState,
  stages: readonly StageAt[],
  team: EntrantId,
  stops: readonly RoadStop[],
): TeamFate {
  const last = stops.at(-1);
  const isWithdrawn = state.entrants[team]?.withdrawn !== undefined;
  if (last?.outcome === "champion" || last?.outcome === "out") return last.outcome;
  if (isWithdrawn || last?.outcome === "withdrawn") return "withdrawn";
  if (!last) return stages[0]?.isStarted ? "notPlaced" : "waiting";
  return last.outcome === "open" && stages[last.stage - 1]?.isStarted ? "playing" : "waiting";
}

const byRoad = (x: TeamRoad, y: TeamRoad): number =>
  y.stops.length - x.stops.length ||
  Number(y.fate === "champion") - Number(x.fate === "champion") ||
  (x.stops.at(-1)?.place ?? 0) - (y.stops.at(-1)?.place ?? 0) ||
  (x.stops.at(-1)?.group ?? 0) - (y.stops.at(-1)?.group ?? 0) ||
  (x.entrant < y.entrant ? -1 : 1);
