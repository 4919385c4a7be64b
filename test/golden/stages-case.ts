import {
  settledResult,
  stagePlan,
  stagePast,
  stageTable,
  stageTiers,
  teamsInOrder,
  placedRows,
  type EarlierStage,
  type SettledResult,
  type StageGame,
  type StageOptions,
  type StageResult,
  type StageTeam,
  type TeamsLeft,
} from "@drawroom/shared";

type Groups = readonly (readonly string[])[];
type GameLine = readonly [string, string, StageResult | null];
type Troubles = Record<"met" | "winners" | "larger", readonly unknown[]>;

/** What is given of a stage in the vectors. */
export interface StageInput {
  readonly teams: readonly Omit<StageTeam, "country">[];
  readonly groups?: Groups;
  readonly games?: readonly GameLine[];
  readonly withdrawn?: readonly string[];
  readonly options?: StageOptions;
}

/** A case of `vectors-stages.json`, as its `format` section says. */
export interface StagesCase extends StageInput {
  readonly id: string;
  readonly title: string;
  readonly before?: readonly StageInput[];
  readonly expect: {
    readonly deal?: {
      readonly order: readonly string[];
      readonly tiers: Groups;
      readonly groups: Groups;
      readonly places: number;
    };
    readonly refused?: readonly { readonly groups: number; readonly why: string }[];
    readonly colours?: unknown;
    readonly games?: unknown;
    readonly settled?: readonly (readonly [string, string, SettledResult])[];
    readonly tables?: readonly unknown[];
    readonly close?: object;
    readonly adjust?: {
      readonly dealt: Groups;
      readonly troubles: Troubles;
      readonly weight: readonly number[];
      readonly swaps: number;
      readonly weightAfter: readonly number[];
      readonly groupsAfter: readonly Groups[];
    };
  };
}

export const orderOf = ({ teams }: StageInput): string[] =>
  teamsInOrder(teams.map((team) => ({ ...team, country: null })));

export const planOf = ({ teams, options }: StageInput) => stagePlan(teams.length, options);

export const tiersOf = (input: StageInput): string[][] =>
  stageTiers(orderOf(input), planOf(input).groups);

export const leftOf = ({ withdrawn = [] }: StageInput): TeamsLeft =>
  Object.fromEntries(withdrawn.map((team) => [team, "stands"]));

export const gamesOf = ({ games = [] }: StageInput): StageGame[] =>
  games.map(([white, black, result]) => ({ white, black, ...(result && { result }) }));

/** The table of each group. */
export const tablesOf = (input: StageInput) =>
  (input.groups ?? []).map((teams) => stageTable(teams, gamesOf(input), leftOf(input)));

/** The rows in the words of the vectors, which leave out what is nothing. */
export const tablesInWords = (input: StageInput) =>
  tablesOf(input).map((rows) =>
    rows.map(({ place, entrant: id, win, loss, draw, onTime, points, isWithdrawn }) => ({
      ...{ place, id, win, loss, draw, points },
      ...(onTime > 0 && { ofThemOnTime: onTime }),
      ...(isWithdrawn && { withdrawn: true }),
    })),
  );

export const settledOf = (input: StageInput) =>
  gamesOf(input).map((game) => [game.white, game.black, settledResult(game, leftOf(input))]);

/** The games that are still to be played. */
export const openIn = (input: StageInput) =>
  gamesOf(input)
    .filter((game) => settledResult(game, leftOf(input)) === null)
    .map(({ white, black }) => [white, black]);

const earlier = (input: StageInput): EarlierStage => ({
  groups: input.groups ?? [],
  winners: tablesOf(input).flatMap((rows) => placedRows(rows, 1).map(({ entrant }) => entrant)),
  advance: planOf(input).advance,
});

export const pastOf = ({ before = [] }: StagesCase) => stagePast(before.map(earlier));

/** Pairs and lists of a trouble have no order. */
export const unordered = (troubles: Troubles) =>
  Object.fromEntries(
    Object.entries(troubles).map(([kind, list]) => [
      kind,
      list
        .map((one) => (Array.isArray(one) ? [...(one as string[])].sort().join(" ") : one))
        .sort(),
    ]),
  );
