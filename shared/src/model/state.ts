import type { Block, Match, Seat } from "./block.js";
import type { Bracket, BracketMatch, BracketSeeding } from "./bracket.js";
import type { Competition } from "./competition.js";
import type { Entrant } from "./entrant.js";
import type { Court, Display, EventSettings, Person } from "./event.js";
import type { LogEntry } from "./log-entry.js";
import type { RandomDraw } from "./random-draw.js";
import type { Stage, StageGame, StageGroup } from "./stage.js";
import type { Board, Player, Round } from "./swiss.js";
import type { RoundWorking } from "../swiss/history.js";

/** Every kind of record, by the table that holds it. */
export interface Records {
  readonly settings: EventSettings;
  readonly people: Person;
  readonly courts: Court;
  readonly competitions: Competition;
  readonly entrants: Entrant;
  readonly blocks: Block;
  readonly seats: Seat;
  readonly matches: Match;
  readonly brackets: Bracket;
  readonly seedings: BracketSeeding;
  readonly bracketMatches: BracketMatch;
  readonly players: Player;
  readonly rounds: Round;
  readonly roundWorkings: RoundWorking;
  readonly boards: Board;
  readonly stages: Stage;
  readonly groups: StageGroup;
  readonly stageGames: StageGame;
  readonly displays: Display;
  readonly randomDraws: RandomDraw;
  readonly log: LogEntry;
}
export type TableName = keyof Records;

/** An event: tables of small records by id. It holds nothing private (ACC-4). */
export type EventState = {
  readonly [T in TableName]: Readonly<Record<string, Records[T]>>;
};

/** In the order in which they are written. */
export const TABLES: readonly TableName[] = [
  "settings",
  "people",
  "courts",
  "competitions",
  "entrants",
  "blocks",
  "seats",
  "matches",
  "brackets",
  "seedings",
  "bracketMatches",
  "players",
  "rounds",
  "roundWorkings",
  "boards",
  "stages",
  "groups",
  "stageGames",
  "displays",
  "randomDraws",
  "log",
];

/** Tables of what stays when the change that wrote it is taken back (KON-2). */
export const LASTING: ReadonlySet<TableName> = new Set(["randomDraws"]);

/** The key of the one record of `settings`. */
export const SETTINGS = "event";

/** The state before the first change. */
export const emptyState = (): EventState => ({
  settings: {},
  people: {},
  courts: {},
  competitions: {},
  entrants: {},
  blocks: {},
  seats: {},
  matches: {},
  brackets: {},
  seedings: {},
  bracketMatches: {},
  players: {},
  rounds: {},
  roundWorkings: {},
  boards: {},
  stages: {},
  groups: {},
  stageGames: {},
  displays: {},
  randomDraws: {},
  log: {},
});

/** A state with its version. */
export interface Held {
  readonly version: number;
  readonly state: EventState;
}
