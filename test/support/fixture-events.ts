import {
  boardOf,
  makeChange,
  matchesOf,
  rankingOf,
  type CommandInput,
  type DisplayView,
  type Fact,
  type MatchResult,
} from "@drawroom/shared";
import fieldText from "./field-80.csv?raw";
import { after, NOTHING_YET, afterBy, OWNER, type World } from "./world";

/** Events in typical states, made by the engine, for component tests and for looking at screens before there is a server. */
export const COMPETITION = "k3x9";

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const entrantIdAt = (index: number): string =>
  `e${LETTERS[Math.floor(index / 26)]}${LETTERS[index % 26]}xyz`;

const figure = (text: string | undefined): number | null => (text ? Number(text) : null);

/** 80 with names, countries and grades, the strongest first. */
export const field = fieldText
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line, index) => {
    const [name = "", country = "", current, max12, estimated] = line.split(",");
    return {
      id: entrantIdAt(index),
      name,
      country: country || null,
      current: figure(current),
      max12: figure(max12),
      estimated: figure(estimated),
    };
  });

const serverActor = { id: "theserve", name: "server", wcfRules: false, isServer: true };

/** Without a competition. */
export function newEvent(slug = "southmere", name = "Southmere Open"): World {
  const made = afterBy(
    NOTHING_YET,
    { ...serverActor, ...OWNER, isServer: true },
    {
      type: "createEvent",
      slug,
      name,
      venue: "Southmere Lawns",
      zone: "Europe/London",
      startsOn: "2026-05-13",
      endsOn: "2026-05-18",
    },
  );
  return after(made, { type: "publishEvent" });
}

const displays: readonly (readonly [string, string, DisplayView])[] = [
  ["dlve", "Bar", "live-draw"],
  ["dblk", "Hall", "blocks"],
  ["dood", "Lawns", "order-of-play"],
  ["drot", "Entrance", "rotation"],
  ["dkno", "Stand", "bracket"],
];

/** 80 entrants in singles, no draw. */
export function withField(count = field.length, slug?: string): World {
  return after(
    newEvent(slug),
    {
      type: "addCompetition",
      competition: {
        id: COMPETITION,
        name: "Singles",
        kind: "blocks",
        doubles: false,
        format: { bestOf: 1, gameTo: 7, ties: false },
        matchMinutes: 40,
        qualifiers: 4,
      },
    },
    { type: "importEntrants", competition: COMPETITION, entrants: field.slice(0, count) },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): CommandInput => ({
      type: "addCourt",
      court: { id: `law${LETTERS[n]}`, name: `Lawn ${n}` },
    })),
    ...displays.map(([id, title, view]): CommandInput => ({
      type: "addDisplay",
      display: { id, name: title, view, theme: "lawn" },
    })),
  );
}

/** Snake-seeded. */
export const seeded = (blocks = 8, count?: number): World =>
  after(
    withField(count),
    { type: "createBlocks", competition: COMPETITION, count: blocks, qualifiers: 4 },
    { type: "seedBlocks", competition: COMPETITION },
  );

/** Seats the next ball of a live draw, a tier at a time from the ranking, in an order of chance. */
export function pickNext(world: World, roll: () => number): World {
  const { live } = boardOf(world.state, COMPETITION);
  if (!live?.next) return world;
  const tier = Math.floor(live.drawn / 8);
  const drawn = new Set(
    Object.values(world.state.seats).flatMap((seat) =>
      seat.drawn === undefined ? [] : [seat.entrant],
    ),
  );
  const pot = rankingOf(world.state, COMPETITION)
    .slice(tier * 8, tier * 8 + 8)
    .filter(({ entrant }) => !drawn.has(entrant));
  const ball = pot[Math.floor(roll() * pot.length)];
  return ball ? after(world, { type: "pickSeat", entrant: ball.entrant, seat: live.next }) : world;
}

/** Half-way through a live draw by tier. */
export function drawing(picks = 37): World {
  const roll = dice(7);
  let world = after(seeded(), { type: "startLiveDraw", competition: COMPETITION, order: "tier" });
  for (let i = 0; i < picks; i += 1) world = pickNext(world, roll);
  return world;
}

const clockAt = (day: number, slot: number): string => {
  const minutes = 9 * 60 + slot * 40;
  const text = (n: number): string => String(n).padStart(2, "0");
  return `2026-05-${text(13 + day)}T${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`;
};

/** Facts straight into the state: a day of play is hundreds of them, and none is refused. */
function withFacts(world: World, facts: readonly Fact[]): World {
  const stamp = { commandId: "fixture-facts", actor: OWNER.id, at: Date.UTC(2026, 4, 13, 9) };
  const { held } = makeChange(world.held, facts, stamp);
  return { ...world, held, state: held.state };
}

/** With an order of play: each round of a block follows the one before on the block's own lawn. */
export function scheduled(blocks = 8, count?: number): World {
  const world = after(seeded(blocks, count), { type: "makeOrderOfPlay", competition: COMPETITION });
  const courts = Object.keys(world.state.courts);
  const slots = new Map<string, number>();
  const facts = matchesOf(world.state).map((match): Fact => {
    const court = courts[(match.letter.charCodeAt(0) - 65) % courts.length] ?? "";
    const slot = slots.get(court) ?? 0;
    slots.set(court, slot + 1);
    const at = clockAt(Math.floor(slot / 14), slot % 14);
    return { type: "matchScheduled", match: match.id, at, court };
  });
  return withFacts(world, facts);
}

function resultBy(roll: () => number): MatchResult {
  const loser = Math.floor(roll() * 7);
  const isForA = roll() > 0.42;
  if (roll() < 0.02) return { walkover: isForA ? "a" : "b" };
  return { games: [isForA ? [7, loser] : [loser, 7]] };
}

/** Played up to a time of the event, with two withdrawals that leave blocks stale. */
export function played(until = "2026-05-14T14:20", blocks = 8, count?: number): World {
  const roll = dice(11);
  const before = scheduled(blocks, count);
  const world = withFacts(
    before,
    matchesOf(before.state)
      .filter(({ at }) => at !== null && at < until)
      .map(({ id }): Fact => ({ type: "resultEntered", match: id, result: resultBy(roll) })),
  );
  const gone = ["C7", "F9"].flatMap(
    (label) => world.state.seats[`${COMPETITION}.${label}`]?.entrant ?? [],
  );
  return after(
    world,
    ...gone.map((entrant, i): CommandInput => ({
      type: "withdrawEntrant",
      entrant,
      strike: i > 0,
    })),
  );
}

/** Seeded, then exchanged by hand here and there. */
export function changedByHand(): World {
  const seat = (label: string): string => `${COMPETITION}.${label}`;
  const pick = (world: World, from: string, to: string): World =>
    after(world, {
      type: "pickSeat",
      entrant: world.state.seats[seat(from)]?.entrant ?? "",
      seat: seat(to),
    });
  return pick(pick(pick(seeded(), "F8", "G8"), "F4", "E4"), "B9", "C9");
}
