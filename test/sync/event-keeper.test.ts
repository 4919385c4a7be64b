import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import type { KeptEvent } from "../../client/src/sync/core/keep";
import { createEventKeeper, type EventKeeper } from "../../client/src/sync/event-keeper";
import { openEventDatabase } from "../../client/src/sync/event-store";
import { forgetEvents } from "../../client/src/sync/forget-events";
import { eventWith } from "../support/builders";
import { afterBy, OWNER, type World } from "../support/world";

const START = eventWith({ published: true });
const rename = (world: World, name: string): World =>
  afterBy(world, OWNER, { type: "changeSettings", name });

const keptOf = ({ held, history }: World, liveAt = 1_000): KeptEvent => ({
  ...{ eventId: "spring", role: "owner", personId: OWNER.id },
  ...{ held, history, liveAt },
});

const keeperOf = (name = "spring"): EventKeeper =>
  createEventKeeper(`/api/events/${name}`, openEventDatabase, 0);

const recalled = (name?: string) => expect.poll(() => keeperOf(name).recall());

beforeEach(async () => {
  const database = await openEventDatabase();
  for (const name of ["events", "changes", "liveAt"] as const) await database.clear(name);
});

describe("[WIR-6] an event kept in the browser", () => {
  it("is what it was when it was kept, with the changes that came after and the steps that can be taken back", async () => {
    const keeper = keeperOf();
    keeper.keep(keptOf(START));
    await recalled().not.toBeNull();
    const later = rename(rename(START, "Summer Open"), "Autumn Open");
    for (const change of later.changes.slice(START.changes.length))
      keeper.keepChange(change, 2_000);
    await recalled().toMatchObject(keptOf(later, 2_000));
    keeper.keepLiveAt(3_000);
    await recalled().toMatchObject(keptOf(later, 3_000));
  });

  it("stops where a change is missing", async () => {
    const keeper = keeperOf();
    const later = rename(rename(START, "Summer Open"), "Autumn Open");
    keeper.keep(keptOf(START));
    await recalled().not.toBeNull();
    keeper.keepChange(later.changes.at(-1)!, 2_000);
    await recalled().toMatchObject({ held: START.held, liveAt: 2_000 });
  });

  it("is not set back by a tab that is behind", async () => {
    const later = rename(START, "Summer Open");
    keeperOf().keep(keptOf(later));
    await recalled().not.toBeNull();
    const behind = keeperOf();
    behind.keep(keptOf(START));
    keeperOf("next").keep(keptOf(START));
    await recalled("next").not.toBeNull();
    expect((await behind.recall())?.held).toEqual(later.held);
  });

  it("makes room for those that are looked at later", async () => {
    for (const name of ["one", "two", "three", "four", "five"]) {
      keeperOf(name).keep(keptOf(START));
      await recalled(name).not.toBeNull();
    }
    await recalled("one").toBeNull();
    await recalled("two").not.toBeNull();
  });
});

describe("[ACC-3] an event that may no longer be seen", () => {
  it("is not kept, nor what was still to be written", async () => {
    const keeper = keeperOf();
    keeper.keep(keptOf(START));
    await recalled().not.toBeNull();
    keeper.keep(keptOf(rename(START, "Summer Open")));
    keeper.forget();
    keeperOf("next").keep(keptOf(START));
    await recalled("next").not.toBeNull();
    expect(await keeper.recall()).toBeNull();
  });

  it("nor are all the others, when somebody signs in or out; what is kept from then on is", async () => {
    const keeper = keeperOf();
    keeper.keep(keptOf(START));
    await recalled().not.toBeNull();
    forgetEvents();
    await recalled().toBeNull();
    keeper.keep(keptOf(START));
    await recalled().not.toBeNull();
  });
});
