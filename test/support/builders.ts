import type { Competition, CommandInput, Entrant } from "@drawroom/shared";
import { after, afterBy, MANAGER, NOTHING_YET, OWNER, SERVER, type World } from "./world";

/** The competition and the courts that `eventWith` makes. */
export const SINGLES = "open";
export const DOUBLES = "pair";
export const LAWN_1 = "lwna";
export const LAWN_2 = "lwnb";

/** `entaaa`, `entaab` …: the n-th entrant's id, from 1; by default the n-th in rank. */
export function nth(number: number): string {
  const letter = (value: number): string => String.fromCharCode(97 + (value % 26));
  const index = number - 1;
  return `ent${letter(Math.floor(index / 676))}${letter(Math.floor(index / 26))}${letter(index)}`;
}

/** What a test says of an entrant; the rest is filled in. */
export type Fields = Partial<
  Pick<Entrant, "id" | "name" | "country" | "current" | "max12" | "estimated" | "ball">
>;

/** The n-th entrant: grade 2500 for the first, 10 less for each next. */
export const entrant = (number: number, fields: Fields = {}) => ({
  id: nth(number),
  name: `Player ${String(number).padStart(3, "0")}`,
  country: null,
  current: 2510 - 10 * number,
  max12: null,
  estimated: null,
  ...fields,
});

export const entrants = (count: number, fields: (number: number) => Fields = () => ({})) =>
  Array.from({ length: count }, (_, index) => entrant(index + 1, fields(index + 1)));

/** An event with its owner, and nothing else. */
export const emptyEvent = (): World =>
  afterBy(
    NOTHING_YET,
    { ...OWNER, isServer: true },
    {
      type: "createEvent",
      slug: "spring-open",
      name: "Spring Open",
      venue: "Long Meadow",
      zone: "Europe/London",
      startsOn: "2026-05-13",
      endsOn: "2026-05-17",
    },
  );

export interface Wanted {
  /** How many entrants; 0 unless said. */
  readonly entrants?: number;
  readonly fields?: (number: number) => Fields;
  /** How many blocks, snake-seeded; none unless said. */
  readonly blocks?: number;
  readonly qualifiers?: number;
  readonly orderOfPlay?: boolean;
  readonly competition?: Partial<
    Pick<Competition, "kind" | "doubles" | "basis" | "format" | "criteria">
  >;
  readonly courts?: boolean;
  readonly manager?: boolean;
  readonly published?: boolean;
}

/** An event with one singles competition `SINGLES` and what else is wanted, made by commands alone. */
export function eventWith(wanted: Wanted = {}): World {
  const started = after(emptyEvent(), {
    type: "addCompetition",
    competition: {
      id: SINGLES,
      name: "Open Singles",
      kind: "blocks",
      doubles: false,
      ...wanted.competition,
    },
  });
  const staffed = wanted.manager ? withManager(started) : started;
  return after(staffed, ...commandsFor(wanted));
}

function commandsFor(wanted: Wanted): CommandInput[] {
  const { entrants: count = 0, blocks = 0, qualifiers = 2, fields } = wanted;
  const commands: CommandInput[] = [];
  if (count > 0) {
    commands.push({
      type: "importEntrants",
      competition: SINGLES,
      entrants: entrants(count, fields),
    });
  }
  if (blocks > 0) {
    commands.push({ type: "createBlocks", competition: SINGLES, count: blocks, qualifiers });
    commands.push({ type: "seedBlocks", competition: SINGLES });
  }
  if (wanted.orderOfPlay) commands.push({ type: "makeOrderOfPlay", competition: SINGLES });
  if (wanted.courts) {
    commands.push({ type: "addCourt", court: { id: LAWN_1, name: "Lawn 1" } });
    commands.push({ type: "addCourt", court: { id: LAWN_2, name: "Lawn 2" } });
  }
  if (wanted.published) commands.push({ type: "publishEvent" });
  return commands;
}

/** With `MANAGER` as a manager. */
export const withManager = (world: World): World =>
  afterBy(world, SERVER, {
    type: "joinAsManager",
    person: { id: MANAGER.id, name: MANAGER.name, wcfRules: MANAGER.wcfRules },
  });
