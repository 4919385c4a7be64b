import { afterEach, describe, expect, it } from "vitest";
import { senderByLocks, senderByRollCall, type Sender } from "../../client/src/sync/sender";

const open: Sender[] = [];
afterEach(() => open.splice(0).forEach((sender) => sender.leave()));
const opened = (sender: Sender): Sender => {
  open.push(sender);
  return sender;
};

/** Web Locks as far as senders use them. */
function fakeLocks(): Pick<LockManager, "request" | "query"> {
  const held = new Set<string>();
  return {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] }),
  } as unknown as Pick<LockManager, "request" | "query">;
}

const rollCall = (id: string): Sender =>
  opened(senderByRollCall(id, new BroadcastChannel("senders"), 50));

describe.each([
  [
    "by Web Locks",
    () => {
      const locks = fakeLocks();
      return (id: string) => opened(senderByLocks(id, locks));
    },
  ],
  ["by roll call, on plain http", () => rollCall],
])("[WIR-4] senders know who lives, %s", (_how, begin) => {
  it("all that are open, each itself included", async () => {
    const sender = begin();
    const [one, two] = [sender("one"), sender("two")];
    expect([...(await one.living())].sort()).toEqual(["one", "two"]);
    expect([...(await two.living())].sort()).toEqual(["one", "two"]);
  });

  it("and not those that have left", async () => {
    const sender = begin();
    const [one, two] = [sender("one"), sender("two")];
    await two.living();
    one.leave();
    await Promise.resolve();
    expect([...(await two.living())]).toEqual(["two"]);
  });
});
