import { expect, test } from "vitest";
import type { Answer, ServerNotice } from "@drawroom/shared";
import { Follower } from "../support/follower";
import { openAs, rename, scene } from "../support/hub-scene";
import { next } from "../support/socket-client";
import { startNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

test("[RUN-2] SIGTERM: sockets are told, what was taken is answered and kept, exit 0 within 10 s", async () => {
  const node = await startNode();
  const made = await scene(await firstAccount(node));
  const socket = await openAs(node, made.owner);
  const follower = await Follower.of(node, made.eventId);
  const notice = next<ServerNotice>(follower.socket, "server:notice");
  const given = Array.from({ length: 300 }, (_, index) =>
    rename(socket, made.eventId, `Name ${index}`).catch(() => null),
  );
  await given[0];
  const from = performance.now();
  expect(await node.kill("SIGTERM")).toBe(0);
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(await notice).toEqual({ code: "server.draining" });
  const answers = (await Promise.all(given)).filter((answer): answer is Answer => answer !== null);
  const accepted = answers.filter(({ outcome }) => outcome === "accepted");
  const refused = answers.flatMap((answer) =>
    answer.outcome === "rejected" ? [answer.refusal.code] : [],
  );
  expect(accepted.length).toBeGreaterThan(0);
  expect(new Set(refused).size).toBeLessThanOrEqual(1);
  for (const code of refused) expect(code).toBe("server.draining");
  await node.restart();
  const again = await Follower.of(node, made.eventId);
  expect(again.held.version).toBe(made.version + accepted.length);
});
