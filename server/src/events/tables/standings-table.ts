import type { Viewed } from "../views/view.js";
import { standingsView } from "../views/standings-view.js";
import { yes, type Table } from "./table.js";

const HEAD = [
  ...["block", "place", "tied", "seat", "name", "country"],
  ...["played", "wins", "losses", "net games", "net points", "points for"],
  ...["goes through", "withdrawn"],
];

/** The order in each block, a line for each entrant (RES-2). */
export const standingsTable = (viewed: Viewed): Table => ({
  head: HEAD,
  lines: standingsView(viewed).blocks.flatMap(({ block, rows }) =>
    rows.map(({ entrant, ...row }) => [
      ...[block, row.place, yes(row.isTied), row.seat],
      ...[entrant?.name ?? null, entrant?.country ?? null],
      ...[row.played, row.wins, row.losses, row.netGames, row.netPoints, row.pointsFor],
      ...[row.through, yes(entrant?.isWithdrawn ?? false)],
    ]),
  ),
});
