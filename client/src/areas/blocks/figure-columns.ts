import type { Competition, StandingRow } from "@drawroom/shared";
import { signed, whole } from "../../ui/format/numbers";

/** A column of figures that the order of a block looks at; `key` is its word in `blocks.figures`. */
export interface FigureColumn {
  readonly key: "netGames" | "netPoints" | "pointsFor";
  text(row: StandingRow): string;
}

const COLUMNS: readonly FigureColumn[] = [
  { key: "netGames", text: (row) => signed(row.netGames) },
  { key: "netPoints", text: (row) => signed(row.netPoints) },
  { key: "pointsFor", text: (row) => whole(row.pointsFor) },
];

/** Those of the competition's criteria; net points always, since everyone asks for them. */
export const figureColumns = ({
  criteria,
}: Pick<Competition, "criteria">): readonly FigureColumn[] =>
  COLUMNS.filter(({ key }) => key === "netPoints" || criteria.includes(key));
