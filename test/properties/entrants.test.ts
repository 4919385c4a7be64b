import {
  blocksOf,
  commandSchema,
  competitionOf,
  seatId,
  seatParts,
  type EventState,
  type Fact,
} from "@drawroom/shared";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { field, rolls } from "../support/arbitraries";
import { eventWith, SINGLES } from "../support/builders";
import { worldsOf } from "../support/moves";
import { after, type World } from "../support/world";

const START = eventWith({ entrants: 11, blocks: 2, orderOfPlay: true });

const everyWorld = (holds: (world: World, before: World) => void): void =>
  fc.assert(
    fc.property(rolls(), (list) => {
      const worlds = worldsOf(START, list);
      worlds.forEach((world, index) => holds(world, worlds[index - 1] ?? START));
    }),
  );

/** Facts that may take entrants out, or bring back a state without them. */
const TAKES_OUT: readonly Fact["type"][] = [
  "entrantRemoved",
  "competitionRemoved",
  "changeUndone",
  "changeRedone",
];
const factsSince = (world: World, before: World): readonly Fact[] =>
  world.changes.slice(before.changes.length).flatMap(({ facts }) => facts);
const seated = ({ seats }: EventState): string[] =>
  Object.values(seats).map(({ entrant }) => entrant);

describe("entrants over any run of commands", () => {
  test("[HND-1] nobody has two seats, and every seat has an entrant of its competition", () => {
    everyWorld(({ state }) => {
      expect(new Set(seated(state)).size).toBe(seated(state).length);
      for (const [id, { entrant }] of Object.entries(state.seats)) {
        expect(state.entrants[entrant]?.competition, id).toBe(competitionOf(id));
      }
    });
  });

  test("[BLK-3] a block's seats are numbered from 1 to its size, and differ from other blocks' by at most one", () => {
    everyWorld(({ state }) => {
      for (const block of blocksOf(state, SINGLES)) {
        const { size } = state.blocks[block]!;
        const seeds = Object.keys(state.seats).filter((seat) => seatParts(seat).block === block);
        expect(seeds).toHaveLength(size);
        for (let seed = 1; seed <= size; seed++)
          expect(state.seats[seatId(block, seed)]).toBeDefined();
      }
      const sizes = blocksOf(state, SINGLES).map((block) => state.blocks[block]!.size);
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    });
  });

  test("[HND-1] nobody is lost but by a removal, or by a step back", () => {
    everyWorld((world, before) => {
      if (factsSince(world, before).some(({ type }) => TAKES_OUT.includes(type))) return;
      for (const id of Object.keys(before.state.entrants))
        expect(world.state.entrants[id]).toBeDefined();
    });
  });

  test("[WDR-1] who loses a seat is replaced, re-seeded or left without blocks", () => {
    const UNSEATS = [...TAKES_OUT, "entrantReplaced", "blocksSeeded", "blocksCreated"];
    everyWorld((world, before) => {
      if (factsSince(world, before).some(({ type }) => UNSEATS.includes(type))) return;
      expect(seated(world.state).sort()).toEqual(seated(before.state).sort());
    });
  });

  test("[ACC-2] there is always exactly one owner", () => {
    everyWorld(({ state }) => {
      expect(Object.values(state.people).filter(({ role }) => role === "owner")).toHaveLength(1);
    });
  });

  test("[HUB-2] any field, read as a command, is imported whole and as it is", () => {
    fc.assert(
      fc.property(field(), (list) => {
        const input = { type: "importEntrants", competition: SINGLES, entrants: list } as const;
        const read = commandSchema.parse({ commandId: "command-000001", ...input });
        const { state } = after(eventWith(), read);
        expect(Object.values(state.entrants)).toEqual(
          list.map((entrant) => ({
            ...entrant,
            name: entrant.name.normalize("NFC"),
            competition: SINGLES,
          })),
        );
      }),
    );
  });
});
