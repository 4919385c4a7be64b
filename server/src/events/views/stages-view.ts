import {
  nextStageIfNow,
  roadOf,
  stageOf,
  stagesOf,
  type EntrantId,
  type EventState,
  type StageGroupView,
  type StageView,
} from "@drawroom/shared";
import { z } from "zod";
import { headOf, viewHead, type Viewed } from "./view.js";

const teamSchema = z.strictObject({ id: z.string(), name: z.string() });

const gameSchema = z.strictObject({
  number: z.int().min(1),
  white: teamSchema,
  black: teamSchema,
  /** White's and Black's; `t`: lost on time, `w`: won because the other has withdrawn; null: not played. */
  result: z.enum(["1-0", "=", "0-1", "1-0t", "0-1t", "1-0w", "0-1w", "0-0w", "struck"]).nullable(),
});

const rowSchema = z.strictObject({
  /** Equal points share a place; the next counts on. */
  place: z.int().min(1),
  isTied: z.boolean(),
  team: teamSchema,
  /** null: unrated. */
  rating: z.int().nullable(),
  win: z.int(),
  loss: z.int(),
  draw: z.int(),
  /** How many of the losses were on time. */
  onTime: z.int(),
  points: z.int(),
  isWithdrawn: z.boolean(),
  /** Whether the team would go on, or have the title, if the stage ended as it stands. */
  isPlaced: z.boolean(),
  outcome: z.enum(["advances", "out", "champion", "withdrawn", "open"]),
});

const groupSchema = z.strictObject({
  group: z.int().min(1),
  /** In order of place: the rows and columns of `colours`. */
  teams: z.array(teamSchema),
  /** Each row's colour against each column: W, B, both, or X on the diagonal. */
  colours: z.array(z.array(z.enum(["X", "W", "B", "WB"]))),
  games: z.array(gameSchema),
  rows: z.array(rowSchema),
});

const stageSchema = z.strictObject({
  stage: z.int().min(1),
  state: z.enum(["proposed", "started", "closed"]),
  /** How many of each group go on; 0: it is the final. */
  advance: z.int().min(0),
  isSemi: z.boolean(),
  isDecidedByManager: z.boolean(),
  /** Games that are still to be played. */
  open: z.int().min(0),
  groups: z.array(groupSchema),
});

/** Group stages, from the first to the last there is (STG-11). */
export const stagesViewSchema = z.strictObject({
  ...viewHead,
  isOver: z.boolean(),
  /** More than one shares the title. */
  champions: z.array(teamSchema),
  /** Who would play in the next stage if the last ended as it stands. */
  next: z.strictObject({ stage: z.int(), groups: z.int(), teams: z.array(teamSchema) }).nullable(),
  stages: z.array(stageSchema),
});
export type StagesView = z.infer<typeof stagesViewSchema>;

export function stagesView(viewed: Viewed): StagesView {
  const { state, competition } = viewed;
  const { isOver, champions } = roadOf(state, competition.id);
  const next = isOver ? null : nextStageIfNow(state, competition.id);
  return {
    ...headOf(viewed),
    isOver,
    champions: teamsIn(state, champions),
    next: next && {
      stage: next.number,
      groups: next.groups,
      teams: teamsIn(state, next.teams),
    },
    stages: stagesOf(state, competition.id).flatMap(({ number }) => {
      const stage = stageOf(state, competition.id, number);
      return stage ? [stageIn(state, stage)] : [];
    }),
  };
}

const stageIn = (
  state: EventState,
  { id: _, champions: __, number, groups, ...stage }: StageView,
) => ({ ...stage, stage: number, groups: groups.map((group) => groupIn(state, group)) });

const teamIn = (state: EventState, id: EntrantId) => ({ id, name: state.entrants[id]?.name ?? id });
const teamsIn = (state: EventState, ids: readonly EntrantId[]) =>
  ids.map((id) => teamIn(state, id));

const groupIn = (state: EventState, { number, teams, colours, games, rows }: StageGroupView) => ({
  group: number,
  teams: teamsIn(state, teams),
  colours: colours.map((row) => [...row]),
  games: games.map(({ number, white, black, result }) => ({
    number,
    white: teamIn(state, white),
    black: teamIn(state, black),
    result,
  })),
  rows: rows.map(({ entrant, ...row }) => ({ ...row, team: teamIn(state, entrant) })),
});
