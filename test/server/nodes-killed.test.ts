import { beforeAll, describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { at, startNodes, type Nodes } from "../support/nodes";
import { expectOneHistory } from "../support/one-history";
import { Outbox } from "../support/outbox";
import { startRedis } from "../support/services.mjs";

/** NODE_KILLS=50 for a long run, SEED for another one. */
const KILLS = Number(process.env["NODE_KILLS"] ?? 3);
const SEED = Number(process.env["SEED"] ?? 1);
const COMMANDS_A_LANE = 10;
const LANES = 6;
/** A restart takes seconds on a busy machine. */
const TIMEOUT_MS = 60_000 + KILLS * 15_000;

let nodes: Nodes;

beforeAll(async () => {
  const redis = await startRedis();
  nodes = await startNodes(3, { redis });
  return () => redis.remove();
});

/** The nodes, beginning with one of them. */
const from = (first: number) => [...nodes.all.slice(first), ...nodes.all.slice(0, first)];

/** Several commands at once at each outbox, until all are answered; calls back after each answer. */
async function giveRound(
  outboxes: readonly Outbox[],
  onAnswer: (outbox: Outbox) => void,
): Promise<void> {
  const lanes = outboxes.flatMap((outbox) => Array.from({ length: LANES }, () => outbox));
  await Promise.all(
    lanes.map(async (outbox, lane) => {
      for (let count = 0; count < COMMANDS_A_LANE; count++) {
        await outbox.give({ type: "changeSettings", name: `Name ${count} of ${lane}` });
        onAnswer(outbox);
      }
    }),
  );
}

describe("three nodes, one of which is killed", () => {
  test(
    `[RUN-2] in the middle of commands that are sent again at another node, ${KILLS} times: each command once, nothing answered is lost (seed ${SEED})`,
    { timeout: TIMEOUT_MS },
    async () => {
      const roll = dice(SEED);
      const made = await scene(nodes.owner);
      const followers = await Promise.all(
        from(0).map((node) => Follower.of(node, made.eventId, { reconnects: true })),
      );
      const outboxes = nodes.all.map(
        (_, place) => new Outbox(from(place), made.eventId, nodes.owner),
      );
      const round = outboxes.length * LANES * COMMANDS_A_LANE;
      for (let kill = 0; kill < KILLS; kill++) {
        // Early enough that every outbox has commands in flight.
        const moment = LANES + roll(LANES * (COMMANDS_A_LANE - 3));
        let answered = 0;
        let restarted: Promise<void> | undefined;
        await giveRound(outboxes, ({ node }) => {
          if (++answered === moment) restarted = node?.kill().then(() => node.restart());
        });
        await restarted;
      }
      expect(outboxes.reduce((sum, { resent }) => sum + resent, 0)).toBeGreaterThan(0);
      const answers = new Map(outboxes.flatMap((outbox) => [...outbox.answers]));
      const journal = await expectOneHistory(made, { answers, followers });
      expect(answers.size).toBe(KILLS * round);
      expect(journal.length).toBe(made.version + KILLS * round);
    },
  );

  test("[WIR-1] who watched there goes on at another, and is given what was missed and no more", async () => {
    const made = await scene(nodes.owner);
    const [one, two, three] = from(0);
    if (!one || !two || !three) throw new Error("three nodes");
    const followers = await Promise.all(
      Array.from({ length: 4 }, () => Follower.of(three, made.eventId)),
    );
    const tab = await openAs(one, at(one, nodes.owner));
    await rename(tab, made.eventId, "Before");
    await three.kill();
    const answer = await rename(tab, made.eventId, "Meanwhile");
    await Promise.all(followers.map((follower) => follower.goTo(two)));
    const later = await rename(tab, made.eventId, "After");
    const answers = new Map([answer, later].map((each) => [each.commandId, each]));
    await expectOneHistory(made, { answers, followers });
    for (const { joins, snapshots } of followers) expect([joins, snapshots]).toEqual([2, 1]);
  });
});
