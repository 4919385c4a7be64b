import { swissPairingsCsvOf, swissStandingsCsvOf, swissTrfOf } from "@drawroom/shared";
import { HttpRefusal } from "../web/http-refusal.js";
import { blocksTable } from "./tables/blocks-table.js";
import { bracketTable } from "./tables/bracket-table.js";
import { drawLogTable } from "./tables/draw-log-table.js";
import { entrantsTable } from "./tables/entrants-table.js";
import { orderOfPlayTable } from "./tables/order-of-play-table.js";
import { stageGamesTable, stagesTable } from "./tables/stages-table.js";
import { standingsTable } from "./tables/standings-table.js";
import { BYTE_ORDER_MARK, csvOf, type Table } from "./tables/table.js";
import { blocksView } from "./views/blocks-view.js";
import { bracketView } from "./views/bracket-view.js";
import { drawLogView } from "./views/draw-log-view.js";
import { orderOfPlayView } from "./views/order-of-play-view.js";
import { roundsView } from "./views/rounds-view.js";
import { stagesView } from "./views/stages-view.js";
import { standingsView } from "./views/standings-view.js";
import type { Viewed } from "./views/view.js";

/** Something that is read of a competition. */
export interface CompetitionRead {
  /** Its media type. */
  readonly type: "application/json" | "text/csv" | "text/plain";
  write(viewed: Viewed): string;
}

const json = (view: (viewed: Viewed) => unknown): CompetitionRead => ({
  type: "application/json",
  write: (viewed) => JSON.stringify(view(viewed)),
});

const csv = (table: (viewed: Viewed) => Table): CompetitionRead => ({
  type: "text/csv",
  write: (viewed) => csvOf(table(viewed)),
});

type SwissWriter = typeof swissTrfOf;

/** A file of a Club Swiss; other competitions have none (SWS-18). */
const swiss = (type: CompetitionRead["type"], writer: SwissWriter): CompetitionRead => ({
  type,
  write: ({ state, competition: { id, kind } }) => {
    if (kind !== "swiss")
      throw new HttpRefusal({ code: "competition.wrongKind", competition: id, kind });
    return writer(state, id);
  },
});

const swissCsv = (writer: SwissWriter): CompetitionRead =>
  swiss("text/csv", (state, id) => BYTE_ORDER_MARK + writer(state, id));

const standingsOfSwiss = swissCsv(swissStandingsCsvOf);
const standingsOfBlocks = csv(standingsTable);

/** What can be read of a competition, by the last part of its address: the views, and the same as files (API-1). */
export const COMPETITION_READS: ReadonlyMap<string, CompetitionRead> = new Map([
  ["blocks", json(blocksView)],
  ["standings", json(standingsView)],
  ["bracket", json(bracketView)],
  ["stages", json(stagesView)],
  ["rounds", json(roundsView)],
  ["order-of-play", json(orderOfPlayView)],
  ["draw-log", json(drawLogView)],
  ["entrants.csv", csv(entrantsTable)],
  ["blocks.csv", csv(blocksTable)],
  [
    "standings.csv",
    {
      type: "text/csv",
      write: (viewed) =>
        (viewed.competition.kind === "swiss" ? standingsOfSwiss : standingsOfBlocks).write(viewed),
    },
  ],
  ["bracket.csv", csv(bracketTable)],
  ["stages.csv", csv(stagesTable)],
  ["stage-games.csv", csv(stageGamesTable)],
  ["rounds.csv", swissCsv(swissPairingsCsvOf)],
  ["rounds.trf", swiss("text/plain", swissTrfOf)],
  ["order-of-play.csv", csv(orderOfPlayTable)],
  ["draw-log.csv", csv(drawLogTable)],
]);
