import type { CompetitionId, EntrantId } from "../model/ids.js";
import {
  stageGameId,
  stageGroupId,
  stageId,
  type Stage,
  type StageGame,
  type StageGameId,
  type StageGroupId,
  type StageId,
  type TeamLeft,
} from "../model/stage.js";
import type { EventState } from "../model/state.js";
import { stagePlan, stageTiers, type StagePlan } from "./deal.js";
import { teamsInOrder, type StageTeam } from "./order.js";
import type { TeamsLeft } from "./settled.js";

export interface StageAt extends Stage {
  readonly id: StageId;
  readonly competition: CompetitionId;
  readonly number: number;
}
export interface StageGroupAt {
  readonly id: StageGroupId;
  readonly number: number;
  readonly teams: readonly EntrantId[];
}
export interface StageGameAt extends StageGame {
  readonly id: StageGameId;
  readonly number: number;
}

/** Records with the numbers 1, 2 … as far as there are any. */
function numbered<R>(table: Readonly<Record<string, R>>, idOf: (number: number) => string) {
  const found: (R & { readonly id: string; readonly number: number })[] = [];
  for (let number = 1; ; number++) {
    const id = idOf(number);
    const record = table[id];
    if (record === undefined) return found;
    found.push({ ...record, id, number });
  }
}

/** The stages of a competition, the first first. */
export const stagesOf = (state: EventState, competition: CompetitionId): StageAt[] =>
  numbered(state.stages, (number) => stageId(competition, number)).map((stage) => ({
    ...stage,
    competition,
  }));

/** The groups of a stage, by number. */
export const groupsOfStage = (state: EventState, stage: StageId): StageGroupAt[] =>
  numbered(state.groups, (number) => stageGroupId(stage, number));

/** The games of a group, in the order of its list; none before the stage has started. */
export const gamesOfGroup = (state: EventState, group: StageGroupId): StageGameAt[] =>
  numbered(state.stageGames, (number) => stageGameId(group, number));

export const gamesOfStage = (state: EventState, stage: StageId): StageGameAt[] =>
  groupsOfStage(state, stage).flatMap(({ id }) => gamesOfGroup(state, id));

/** The games of a stage that have a result. */
export const playedIn = (state: EventState, stage: StageId): StageGameAt[] =>
  gamesOfStage(state, stage).filter(({ result }) => result !== undefined);

interface OrderAt {
  readonly entrants: EventState["entrants"];
  readonly order: readonly EntrantId[];
}
/** Records never change in place: an order holds as long as the ratings and the entrants, for their names, are the same. */
const orders = new WeakMap<Stage["ratings"], OrderAt>();

/** The teams of a stage in their order, by their ratings in it and their present names (STG-1). */
export function orderOfStage({ entrants }: EventState, { ratings }: Stage): readonly EntrantId[] {
  const made = orders.get(ratings);
  if (made?.entrants === entrants) return made.order;
  const teams = Object.entries(ratings).map(([id, rating]): StageTeam => {
    const { name = id, country = null } = entrants[id] ?? {};
    return { id, name, country, rating };
  });
  const order = teamsInOrder(teams);
  orders.set(ratings, { entrants, order });
  return order;
}

/** How the stage is made of its teams. */
export const planOfStage = ({ ratings, options }: Stage): StagePlan =>
  stagePlan(Object.keys(ratings).length, options);

/** The rating tiers inside which proposals exchange teams (STG-8). */
export const tiersOfStage = (state: EventState, stage: Stage): EntrantId[][] =>
  stageTiers(orderOfStage(state, stage), planOfStage(stage).groups);

/** Who has left the stage: as closing fixed it, or, while it is open, whoever is withdrawn now (STG-9). */
export function leftOf(state: EventState, stage: Stage): TeamsLeft {
  if (stage.closed) return stage.closed.withdrawn;
  const left: Record<EntrantId, TeamLeft> = {};
  for (const team of Object.keys(stage.ratings)) {
    const how = state.entrants[team]?.withdrawn;
    if (how !== undefined) left[team] = how === "struck" ? "struck" : "stands";
  }
  return left;
}
