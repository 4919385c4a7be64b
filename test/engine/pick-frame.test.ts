import type { Change } from "@drawroom/shared";
import { expect, it } from "vitest";
import { pick } from "../support/blocks";
import { eventWith, nth, SINGLES } from "../support/builders";
import { after, type World } from "../support/world";

/** A change as the server sends it to the room, with ids as long as they are there. */
function frameOf(change: Change): string {
  const sent = { ...change, version: 1234, commandId: "V1StGXR8Z5jdHi6B", actor: "qx7m2k4d" };
  return `42${JSON.stringify(["event:changes", { eventId: "k3x9ab", changes: [sent] }])}`;
}

const bytesOf = (world: World): number => Buffer.byteLength(frameOf(world.changes.at(-1)!));

/** A pick late in a live draw that moves two: the largest there is. */
function pickIn(entrants: number, blocks: number, seat: string): World {
  const world = eventWith({ entrants, blocks, orderOfPlay: true });
  return after(
    world,
    { type: "startLiveDraw", competition: SINGLES, order: "seat" },
    pick(nth(entrants - 1), "A2"),
    pick(nth(2), seat),
  );
}

it("[HUB-3] a pick in a live draw is at most 400 bytes as a whole frame", () => {
  expect(bytesOf(pickIn(128, 8, "H16"))).toBeLessThanOrEqual(400);
});

it("[HUB-3] its size is that of 16 entrants and of 128", () => {
  expect(
    Math.abs(bytesOf(pickIn(128, 8, "H16")) - bytesOf(pickIn(16, 2, "B8"))),
  ).toBeLessThanOrEqual(8);
});
