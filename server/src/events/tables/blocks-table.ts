import { blocksView } from "../views/blocks-view.js";
import type { Viewed } from "../views/view.js";
import type { Table } from "./table.js";

const HEAD = ["block", "seat", "seed", "name", "country", "grade", "pick"];

/** The blocks, a line for each seat; who is not drawn yet is not shown (HND-5). */
export const blocksTable = (viewed: Viewed): Table => ({
  head: HEAD,
  lines: blocksView(viewed).blocks.flatMap(({ block, seats }) =>
    seats.map(({ seat, seed, entrant, pick }) => [
      ...[block, seat, seed],
      ...[entrant?.name ?? null, entrant?.country ?? null, entrant?.grade ?? null, pick],
    ]),
  ),
});
