import {
  answerSchema,
  eventChangesSchema,
  eventCommandSchema,
  eventHeadSchema,
  eventJoinedSchema,
  eventJoinSchema,
  eventLeaveSchema,
  eventPresenceSchema,
  handshakeSchema,
  invalidOf,
  MOST_UNSETTLED,
  PROTOCOL,
  serverNoticeSchema,
} from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { injectedInto } from "../support/injected";
import { after } from "../support/world";

const eventId = "evtaaa";
const commandId = "command-000001";
const drawn = after(
  eventWith({ entrants: 80, blocks: 8 }),
  { type: "startLiveDraw", competition: SINGLES, order: "seat" },
  { type: "pickSeat", entrant: nth(37), seat: `${SINGLES}.A1` },
);
const pick = drawn.changes.at(-1)!;
const refusal = { code: "entrant.notFound", entrant: nth(1) };
const accepted = { commandId, outcome: "accepted", version: 7 };

const fromClients = [
  [handshakeSchema, { protocol: PROTOCOL, kind: "display", display: "evtaaascrn" }],
  [
    eventJoinSchema,
    { protocol: PROTOCOL, eventId, joinId: "join-1", since: -1, unsettled: [commandId] },
  ],
  [eventLeaveSchema, { eventId }],
  [eventCommandSchema, { eventId, command: { commandId, type: "publishEvent" } }],
] as const;

const joined = {
  ok: true,
  joinId: "join-1",
  role: "owner",
  personId: "ownerann",
  settled: [accepted],
};
const fromServer = [
  [answerSchema, accepted],
  [answerSchema, { commandId, outcome: "unchanged", version: 7 }],
  [answerSchema, { commandId, outcome: "rejected", version: 7, refusal }],
  [
    eventJoinedSchema,
    { ...joined, base: { kind: "changes", changes: [pick] }, history: drawn.history },
  ],
  [
    eventJoinedSchema,
    { ...joined, base: { kind: "snapshot", version: 7, state: new Uint8Array(2) } },
  ],
  [eventJoinedSchema, { ok: false, joinId: "join-1", refusal: { code: "event.notFound" } }],
  [eventChangesSchema, { eventId, changes: [pick] }],
  [eventHeadSchema, { eventId, version: 7 }],
  [eventPresenceSchema, { eventId, watching: 80, managers: ["Ann Owner"], displays: ["scrn"] }],
  [serverNoticeSchema, { code: "access.revoked", eventId }],
  [serverNoticeSchema, { code: "server.draining" }],
] as const;

describe("the messages of the wire", () => {
  test("[WIR-9] each is read as it is sent", () => {
    for (const [schema, message] of [...fromClients, ...fromServer]) {
      expect(schema.safeParse(message)).toEqual({ success: true, data: message });
    }
  });

  test("[WIR-9] what a client sends is read strictly", () => {
    for (const [schema, message] of fromClients) {
      for (const { value, at } of injectedInto(message)) {
        expect(schema.safeParse(value).success, at).toBe(false);
      }
    }
  });

  test("[WIR-8] a client asks about a bounded number of commands", () => {
    const [, join] = fromClients[1];
    const unsettled = Array.from({ length: MOST_UNSETTLED + 1 }, () => commandId);
    expect(eventJoinSchema.safeParse({ ...join, unsettled }).success).toBe(false);
  });

  test("[WIR-2] findings become a coded refusal that names the field and repeats no value", () => {
    const secret = "not-a-command-secret";
    const result = eventCommandSchema.safeParse({ eventId, command: { commandId, type: secret } });
    const refusal = invalidOf(result.error!);
    expect(refusal.code).toBe("protocol.invalid");
    expect(refusal.issues[0]?.path).toBe("command.type");
    expect(JSON.stringify(refusal)).not.toContain(secret);
  });

  test("[HUB-3] a seat pick is at most 400 bytes on the wire, whatever the size of the field", () => {
    const bytes = (count: number, entrant: number, seat: string) => {
      const world = after(
        eventWith({ entrants: count, blocks: count / 8 }),
        { type: "startLiveDraw", competition: SINGLES, order: "seat" },
        { type: "pickSeat", entrant: nth(entrant), seat: `${SINGLES}.${seat}` },
      );
      const change = { ...world.changes.at(-1)!, commandId: "A".repeat(16), version: 99_999 };
      return Buffer.byteLength(
        `42${JSON.stringify(["event:changes", { eventId, changes: [change] }])}`,
      );
    };
    expect(bytes(16, 11, "A1")).toBe(bytes(128, 11, "A1"));
    expect(bytes(128, 128, "H7")).toBeLessThanOrEqual(400);
  });
});
