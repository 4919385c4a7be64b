import type { CsvValue } from "@drawroom/shared";
import { stagesView, type StagesView } from "../views/stages-view.js";
import type { Viewed } from "../views/view.js";
import { yes, type Table } from "./table.js";

const HEAD = [
  ...["stage", "group", "place", "tied", "team", "rating"],
  ...["win", "draw", "loss", "on time", "points", "outcome"],
];

/** The tables of all groups, a line for each team (STG-11). */
export const stagesTable = (viewed: Viewed): Table => ({
  head: HEAD,
  lines: stagesView(viewed).stages.flatMap(({ stage, groups }) =>
    groups.flatMap(({ group, rows }) =>
      rows.map((row) => [
        ...[stage, group, row.place, yes(row.isTied), row.team.name, row.rating],
        ...[row.win, row.draw, row.loss, row.onTime, row.points, row.outcome],
      ]),
    ),
  ),
});

type Result = StagesView["stages"][number]["groups"][number]["games"][number]["result"];

/** White's and Black's score in columns, or `1-0` would be read as a date; and how it came to it. */
const RESULTS: Readonly<Record<NonNullable<Result>, readonly CsvValue[]>> = {
  "1-0": [1, 0, null],
  "=": [0.5, 0.5, null],
  "0-1": [0, 1, null],
  "1-0t": [1, 0, "on time"],
  "0-1t": [0, 1, "on time"],
  "1-0w": [1, 0, "withdrawn"],
  "0-1w": [0, 1, "withdrawn"],
  "0-0w": [0, 0, "withdrawn"],
  struck: [null, null, "struck"],
};

/** All games of all stages, a line each. */
export const stageGamesTable = (viewed: Viewed): Table => ({
  head: ["stage", "group", "game", "white", "white score", "black score", "black", "how"],
  lines: stagesView(viewed).stages.flatMap(({ stage, groups }) =>
    groups.flatMap(({ group, games }) =>
      games.map(({ number, white, black, result }) => {
        const [whiteScore, blackScore, how] = result ? RESULTS[result] : [];
        return [
          ...[stage, group, number, white.name, whiteScore ?? null],
          ...[blackScore ?? null, black.name, how ?? null],
        ];
      }),
    ),
  ),
});
