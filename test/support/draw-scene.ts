import {
  boardOf,
  rankingOf,
  type CommandInput,
  type DisplayView,
  type EventState,
} from "@drawroom/shared";
import { SINGLES } from "./builders";
import { fieldOf80 } from "./field-80";
import { giveAll, makeEvent, type Scene } from "./hub-scene";
import type { Visitor } from "./visitor";

/** Big screens of a scene, by their ids. */
export const DISPLAYS = {
  dlve: "live-draw",
  dblk: "blocks",
  dood: "order-of-play",
  drot: "rotation",
  dkno: "bracket",
} as const satisfies Record<string, DisplayView>;

const field = (count: number): readonly CommandInput[] => [
  {
    type: "addCompetition",
    competition: {
      id: SINGLES,
      name: "Singles",
      kind: "blocks",
      doubles: false,
      format: { bestOf: 1, gameTo: 7, ties: false },
      matchMinutes: 40,
      qualifiers: 4,
    },
  },
  { type: "importEntrants", competition: SINGLES, entrants: fieldOf80().slice(0, count) },
];

const courts: readonly CommandInput[] = [1, 2, 3, 4].map((n) => ({
  type: "addCourt",
  court: { id: `lwn${"abcd"[n - 1]}`, name: `Lawn ${n}` },
}));

const displays: readonly CommandInput[] = Object.entries(DISPLAYS).map(([id, view]) => ({
  type: "addDisplay",
  display: { id, name: `Screen ${view}`, view, theme: "lawn" },
}));

/** A published event with a field, snake-seeded into blocks, lawns and screens. */
export async function seededScene(
  owner: Visitor,
  {
    players = 80,
    blocks = 8,
    more = [],
  }: { players?: number; blocks?: number; more?: readonly CommandInput[] } = {},
): Promise<Scene> {
  const { eventId, slug } = await makeEvent(owner, {
    name: "Southmere Open",
    venue: "Southmere Lawns",
  });
  const version = await giveAll(owner, slug, [
    ...field(players),
    { type: "createBlocks", competition: SINGLES, count: blocks, qualifiers: 4 },
    { type: "seedBlocks", competition: SINGLES },
    ...courts,
    ...displays,
    { type: "publishEvent" },
    ...more,
  ]);
  return { eventId, slug, owner, version };
}

/** In the middle of a live draw by tier: so many are drawn. */
export async function drawScene(owner: Visitor, picks = 0): Promise<Scene> {
  const made = await seededScene(owner, {
    more: [{ type: "startLiveDraw", competition: SINGLES, order: "tier" }],
  });
  const { state } = await stateOf(owner, made.slug);
  return {
    ...made,
    version: picks > 0 ? await giveAll(owner, made.slug, picksIn(state, picks)) : made.version,
  };
}

/** Balls as the ranks, but in each tier the other way round. */
function picksIn(state: EventState, count: number): CommandInput[] {
  const ranked = rankingOf(state, SINGLES).map(({ entrant }) => entrant);
  const { blocks } = boardOf(state, SINGLES);
  return Array.from({ length: count }, (_, i) => {
    const tier = Math.floor(i / blocks.length);
    const block = blocks[i % blocks.length];
    const entrant = ranked[tier * blocks.length + (blocks.length - 1 - (i % blocks.length))] ?? "";
    return { type: "pickSeat", entrant, seat: block?.seats[tier]?.id ?? "" };
  });
}

/** What the server holds, as somebody may see it. */
export async function stateOf(
  visitor: Visitor,
  slug: string,
): Promise<{ version: number; state: EventState }> {
  return (await visitor.get(`/api/events/${slug}`)).body as { version: number; state: EventState };
}

/** Who sits where, as everybody is to see it: `A1` → name; null: not drawn yet. */
export function seatsOf(state: EventState): Record<string, string | null> {
  const seats = boardOf(state, SINGLES).blocks.flatMap(({ letter, seats: all }) =>
    all.map(
      ({ seed, entrant }) =>
        [`${letter}${seed}`, entrant && (state.entrants[entrant]?.name ?? "?")] as const,
    ),
  );
  return Object.fromEntries(seats);
}
