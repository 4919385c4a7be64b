import type { Operation } from "./operation.js";

const VERSION = {
  about: "The change after which it stood so; absent: now.",
  type: "integer",
} as const;

type Described = Pick<Operation, "summary"> & Partial<Pick<Operation, "about" | "refusals">>;

const view = (name: string, answer: string, described: Described): Operation => ({
  method: "get",
  path: `/api/events/{slug}/competitions/{id}/${name}`,
  tag: "Views",
  query: { version: VERSION },
  status: 200,
  answer,
  refusals: ["event.notFound", "version.notFound", "competition.notFound"],
  ...described,
});

const FILE_REFUSALS = [
  "event.notFound",
  "version.notFound",
  "competition.notFound",
  "protocol.tooFast",
];

const file = (name: string, described: Described): Operation => ({
  method: "get",
  path: `/api/events/{slug}/competitions/{id}/${name}`,
  tag: "Files",
  query: { version: VERSION },
  status: 200,
  bytes: name.endsWith(".csv") ? "text/csv" : "text/plain",
  refusals: FILE_REFUSALS,
  ...described,
});

const OF_SWISS = { refusals: [...FILE_REFUSALS, "competition.wrongKind"] };

/** What is derived from competitions (API-1). */
export const viewOperations: readonly Operation[] = [
  view("blocks", "Blocks", { summary: "Blocks with their seats, and where a live draw stands" }),
  view("standings", "Standings", { summary: "The order in each block" }),
  view("bracket", "Brackets", { summary: "Knockouts: rounds, places, who is missing" }),
  view("stages", "Stages", { summary: "Group stages: colours, games, tables, who goes on" }),
  view("rounds", "Rounds", { summary: "The rounds of a Club Swiss, and its table" }),
  view("order-of-play", "OrderOfPlay", { summary: "Matches by time, with results" }),
  view("draw-log", "DrawLog", {
    summary: "How the blocks were drawn, and what was changed by hand",
  }),
];

/** The same to be saved, for spreadsheets and calendars (API-1). */
export const fileOperations: readonly Operation[] = [
  file("entrants.csv", { summary: "The field by rank" }),
  file("blocks.csv", { summary: "Blocks, a line for each seat" }),
  file("standings.csv", { summary: "The order in each block, or the table of a Club Swiss" }),
  file("bracket.csv", { summary: "The matches of all knockouts" }),
  file("stages.csv", { summary: "The tables of all groups of all stages" }),
  file("stage-games.csv", { summary: "The games of all stages" }),
  file("rounds.csv", { summary: "All boards of a Club Swiss", ...OF_SWISS }),
  file("rounds.trf", { summary: "A Club Swiss as a tournament report (TRF16)", ...OF_SWISS }),
  file("order-of-play.csv", { summary: "Matches by time, with results" }),
  file("draw-log.csv", { summary: "How the blocks were drawn, and what was changed by hand" }),
  {
    method: "get",
    path: "/api/events/{slug}/calendar.ics",
    tag: "Files",
    summary: "The order of play as a calendar (RFC 5545)",
    about:
      "Matches that have a time, of all competitions. To subscribe to, by webcal: an entry keeps its UID, SEQUENCE is the event's version, and a match that is walked over is cancelled.",
    query: {
      court: { about: "The id of a court: only what is played there.", type: "string" },
      entrant: {
        about: "The id of an entrant: only their matches, also in other competitions.",
        type: "string",
      },
      version: VERSION,
    },
    status: 200,
    bytes: "text/calendar",
    refusals: [
      ...["event.notFound", "version.notFound", "court.notFound", "entrant.notFound"],
      "protocol.tooFast",
    ],
  },
];
