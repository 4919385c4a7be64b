import {
  laterRound,
  nextRound,
  swissHistoryOf,
  type Answer,
  type CommandInput,
  type EventState,
  type RoundPairing,
} from "@drawroom/shared";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Log } from "../../server/src/config/log";
import { RoundPairer } from "../../server/src/hub/pairing/round-pairer";
import { entrants, nth, SINGLES } from "../support/builders";
import { stateOf } from "../support/draw-scene";
import { HubNode, SILENT } from "../support/hub-node";
import { giveAll, scene } from "../support/hub-scene";
import { MemoryStore } from "../support/memory-store";
import { ENDING_THREAD, PairingRelay, SILENT_THREAD } from "../support/pairing-relay";
import { startNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

const competition = SINGLES;
const second: CommandInput = { type: "pairRound", competition, round: 2 };

/** A Club Swiss of so many players with round 1 played: each of the upper half has won against one of the lower. */
function firstPlayed(count: number): CommandInput[] {
  const half = count / 2;
  const boards = Array.from({ length: half }, (_, index) => ({
    white: nth(index + 1),
    black: nth(half + index + 1),
    result: "1-0" as const,
  }));
  const players = entrants(count);
  return [
    {
      type: "addCompetition",
      competition: { id: SINGLES, name: "Club Swiss", kind: "swiss", doubles: false },
    },
    { type: "importSwiss", competition, players, rounds: [{ boards, bye: null }] },
  ];
}

const historyOf = (state: EventState) => swissHistoryOf(state, competition);
const boardsOf = (state: EventState, round: number) =>
  historyOf(state).rounds[round - 1]?.boards.map(({ white, black }) => ({ white, black }));
async function accepted(node: HubNode, eventId: string, input: CommandInput): Promise<void> {
  expect((await node.give(eventId, input)).outcome).toBe("accepted");
}
const boardsIn = (pairing: RoundPairing) => (pairing.ok ? pairing.boards : pairing);

describe("a large round on a running server", () => {
  test("[HUB-10] is paired by its thread as the engine does it", async () => {
    const node = await startNode();
    const owner = await firstAccount(node);
    const { slug } = await scene(owner, firstPlayed(120));
    const { state } = await stateOf(owner, slug);
    await giveAll(owner, slug, [second]);
    const paired = (await stateOf(owner, slug)).state;
    expect(boardsOf(paired, 2)).toEqual(boardsIn(nextRound(historyOf(state))));
    expect(node.stderr()).not.toContain("paired on the event loop");
  });
});

describe("a large round", () => {
  let relay: PairingRelay;
  let warned: string[];
  let log: Log;
  beforeEach(() => {
    relay = new PairingRelay();
    warned = [];
    log = { ...SILENT, warn: (_, message) => void warned.push(message ?? "") };
  });
  afterEach(() => relay.close());

  const nodeWith = (file: URL, store = new MemoryStore(), patienceMs?: number): HubNode =>
    new HubNode(store, new RoundPairer(log, file, patienceMs));

  /** An event on the node whose round 2 can be paired. */
  async function eventOn(node: HubNode, count = 60): Promise<string> {
    const eventId = await node.create();
    for (const input of firstPlayed(count)) await accepted(node, eventId, input);
    return eventId;
  }

  const stateIn = async (node: HubNode, eventId: string) => (await node.room(eventId)).held.state;

  test("[HUB-10] is what its thread says, so that nothing is left to the event loop", async () => {
    const node = nodeWith(relay.file);
    const eventId = await eventOn(node);
    const answer = node.give(eventId, second);
    const asked = await relay.next();
    expect(asked.history).toEqual(historyOf(await stateIn(node, eventId)));
    // No pairing of the engine's: who have met meet again.
    const boards = historyOf(await stateIn(node, eventId)).rounds[0]!.boards.map(
      ({ white, black }) => ({ white: black, black: white }),
    );
    const pairing = { ok: true, boards, bye: null, working: { pools: [] } } as const;
    relay.answer(asked, { pairing, offers: [] });
    expect((await answer).outcome).toBe("accepted");
    expect(boardsOf(await stateIn(node, eventId), 2)).toEqual(boards);
  });

  test("[HUB-10] where none is legal, what may be allowed comes from the thread too", async () => {
    const node = nodeWith(relay.file);
    const eventId = await eventOn(node);
    const answer = node.give(eventId, second);
    const pairing = { ok: false, reason: "no-legal-pairing" } as const;
    relay.answer(await relay.next(), { pairing, offers: ["rematches"] });
    expect(await answer).toMatchObject({
      refusal: { code: "round.noLegalPairing", offers: ["rematches", "byHand", "finish"] },
    });
    const allowed = node.give(eventId, { ...second, permission: "rematches" });
    const asked = await relay.next();
    expect(asked.permission).toBe("rematches");
    relay.answer(asked, laterRound(asked.history, asked.permission));
    expect((await allowed).outcome).toBe("accepted");
  });

  test("[HUB-10] holds up only the commands behind it in its own event", async () => {
    const node = nodeWith(relay.file);
    const [eventId, other] = [await eventOn(node), await node.create()];
    const order: string[] = [];
    const told = (name: string) => (answer: Answer) => void order.push(`${name} ${answer.outcome}`);
    const before = node.rename(eventId, "Before").then(told("before"));
    const paired = node.give(eventId, second).then(told("round"));
    const behind = node.rename(eventId, "Behind").then(told("behind"));
    const asked = await relay.next();
    await before;
    await node.rename(other, "Elsewhere").then(told("elsewhere"));
    relay.answer(asked, laterRound(asked.history));
    await Promise.all([paired, behind]);
    expect(order).toEqual(["before", "elsewhere", "round", "behind"].map((w) => `${w} accepted`));
  });

  test("[HUB-10] is paired anew where another node was first", async () => {
    const store = new MemoryStore();
    const [node, other] = [nodeWith(relay.file, store), new HubNode(store)];
    const eventId = await eventOn(node);
    const answer = node.give(eventId, second);
    const early = await relay.next();
    for (const number of [7, 8]) {
      await accepted(other, eventId, { type: "withdrawEntrant", entrant: nth(number) });
    }
    const changed = await stateIn(other, eventId);
    relay.answer(early, laterRound(early.history));
    const late = await relay.next();
    relay.answer(late, laterRound(late.history));
    expect((await answer).outcome).toBe("accepted");
    const expected = boardsIn(nextRound(historyOf(changed)));
    expect(boardsOf(await stateIn(node, eventId), 2)).toEqual(expected);
  });

  test.each([
    ["ends", ENDING_THREAD, undefined],
    ["doesn't answer", SILENT_THREAD, 1],
  ])("[HUB-10] is paired all the same where its thread %s", async (_, file, patienceMs) => {
    const node = nodeWith(file, new MemoryStore(), patienceMs);
    const eventId = await eventOn(node);
    const expected = boardsIn(nextRound(historyOf(await stateIn(node, eventId))));
    await accepted(node, eventId, second);
    expect(boardsOf(await stateIn(node, eventId), 2)).toEqual(expected);
    expect(warned).toEqual(["paired on the event loop"]);
  });

  test("[HUB-10] has a new thread after one that has ended", async () => {
    const node = nodeWith(relay.file);
    const [one, two] = [await eventOn(node), await eventOn(node)];
    const first = node.give(one, second);
    await relay.next();
    relay.endThread();
    expect((await first).outcome).toBe("accepted");
    const next = node.give(two, second);
    const asked = await relay.next();
    relay.answer(asked, laterRound(asked.history));
    expect((await next).outcome).toBe("accepted");
    expect(warned).toHaveLength(1);
  });

  test("[HUB-10] needs its thread only where it is large and can be paired", async () => {
    const node = nodeWith(ENDING_THREAD);
    await accepted(node, await eventOn(node, 12), second);
    const large = await eventOn(node);
    const refused = await node.give(large, { ...second, round: 3 });
    expect(refused).toMatchObject({ refusal: { code: "round.notNext" } });
    expect(warned).toEqual([]);
  });
});
