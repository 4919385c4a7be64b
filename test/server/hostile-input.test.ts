import { Agent, request } from "node:http";
import {
  commandKinds,
  eventCommandSchema,
  eventJoinSchema,
  eventLeaveSchema,
  PROTOCOL,
  type CommandType,
} from "@drawroom/shared";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { bodySchemas } from "../../server/src/events/openapi/named-schemas";
import { anyCommand } from "../support/any-command";
import { eventWith, SINGLES } from "../support/builders";
import { documentedBy, filledIn, type Documented } from "../support/documented";
import { dice, type Dice } from "../support/dice";
import * as hostile from "../support/hostile";
import { liveDrawOf, openAs, rename, scene, type Scene } from "../support/hub-scene";
import { RawSocket } from "../support/raw-socket";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD } from "../support/visitor";

/** HOSTILE=100000: so many malformed messages and requests, half of each; SEED: other ones. */
const COUNT = Number(process.env["HOSTILE"] ?? 2_000);
const SEED = Number(process.env["SEED"] ?? 1);
const AT_ONCE = 40;
const GROWTH = 200_000_000;
const SLOW = 60_000 + COUNT * 20;

const WORLD = eventWith({ entrants: 8, blocks: 2, orderOfPlay: true, published: true });
const TYPES = Object.keys(commandKinds) as CommandType[];
const display = { id: "bigs", name: "Bar", view: "blocks" as const };
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

let node: TestNode;
let made: Scene;
beforeAll(async () => {
  node = await startNode();
  const owner = await firstAccount(node);
  made = await scene(owner, [...liveDrawOf(8, 2), { type: "addDisplay", display }]);
});
afterAll(() => agent.destroy());

const pick = <T>(list: readonly T[], roll: Dice): T => list[roll(list.length)]!;

/** Memory that the node holds, in bytes. */
async function memory(): Promise<number> {
  const { body } = await made.owner.get("/metrics");
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(String(body))?.[1]);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const stands = async () => (await made.owner.get(`/api/events/${made.slug}`)).body;

/** Runs it in batches; nothing of it is in the event, nothing failed, and the node is as well as before. */
async function endure(count: number, batch: (roll: Dice) => Promise<void>): Promise<void> {
  const before = await stands();
  let warm = 0;
  for (let done = 0; done < count; done += AT_ONCE) {
    if (done >= count / 4) warm ||= await memory();
    await batch(dice(SEED * 1_000_003 + done));
  }
  expect((await memory()) - warm).toBeLessThan(GROWTH);
  expect(await stands()).toEqual(before);
  expect(node.stderr()).not.toMatch(/message failed|request failed|"level":(?:50|60)/);
  expect((await made.owner.get("/health/ready")).status).toBe(200);
  const renamed = await rename(
    await openAs(node, made.owner),
    made.eventId,
    `Name ${Math.random()}`,
  );
  expect(renamed).toMatchObject({
    outcome: "accepted",
    version: (before as { version: number }).version + 1,
  });
}

describe("malformed messages", () => {
  const valid = (roll: Dice): readonly [string, z.ZodType, unknown] => {
    const { eventId } = made;
    const kind = roll(8);
    if (kind === 0) {
      const joining = {
        protocol: PROTOCOL,
        eventId,
        joinId: "j",
        since: -1,
        unsettled: ["c-000001"],
      };
      return ["event:join", eventJoinSchema, joining];
    }
    if (kind === 1) return ["event:leave", eventLeaveSchema, { eventId }];
    return [
      "event:command",
      eventCommandSchema,
      { eventId, command: anyCommand(TYPES, WORLD, roll) },
    ];
  };

  /** An event's text that no schema takes, whatever the dice made of it. */
  function hostileText(roll: Dice): string {
    const [name, schema, message] = valid(roll);
    const text = hostile.hostileJson(message, roll);
    const isTaken = schema.safeParse(JSON.parse(text)).success;
    const wrong = isTaken ? `[${text}]` : text;
    const more = roll(20) === 0 ? ",null,[1]" : "";
    const whole = `["${roll(30) ? name : "event:nothing"}",${wrong}${more}]`;
    return roll(12) ? whole : `["${name}",${hostile.brokenOff(wrong, roll)}`;
  }

  /** Whether a frame that is no message has cost the connection, or the next message is still answered. */
  async function isLetGo(raw: RawSocket, frame: string | Buffer): Promise<boolean> {
    const closed = new Promise<true>((resolve) => raw.ws.once("close", () => resolve(true)));
    raw.ws.send(frame);
    const asked = raw.ask(900, '["event:leave",{}]').then(
      (answer) => (answer as { ok: boolean }).ok === false,
      () => false,
    );
    return Promise.race([closed, asked]);
  }

  test(
    "[WIR-2][WIR-8][HUB-2] have each one coded answer or cost their sender the connection, and leave no trace",
    { timeout: SLOW },
    () =>
      endure(COUNT / 2, async (roll) => {
        const raw = await RawSocket.open(node, made.owner.cookie);
        const answers = Array.from({ length: AT_ONCE }, async (_, id) => {
          const text = hostileText(roll);
          // The same without an answer; where it can't be read, that would cost the connection.
          if (roll(10) === 0 && isJson(text)) raw.send(`42${text}`);
          const answer = await raw.ask(id + 1, text).catch(() => ({ refusal: { code: "none" } }));
          const code = (answer as { refusal?: { code?: string } }).refusal?.code;
          expect([code, text.slice(0, 300)]).toEqual([
            text.length > 250_000 ? "protocol.tooLarge" : "protocol.invalid",
            text.slice(0, 300),
          ]);
        });
        await Promise.all(answers);
        const frame = pick(hostile.HOSTILE_FRAMES, roll);
        expect([await isLetGo(raw, frame), frame]).toEqual([true, frame]);
        raw.ws.terminate();
      }),
  );
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it can't be done, whatever the dice made of it. */
  readonly isWrong: boolean;
}

/** By hand: `fetch` would put the path right. */
const send = ({ method, path, headers, body }: Asked) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(node.url);
    const asking = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asking.on("error", reject).end(body);
  });

describe("malformed requests", () => {
  const VALID: Readonly<Record<string, unknown>> = {
    NewEvent: {
      commandId: "create-one",
      slug: "one",
      name: "A",
      venue: "B",
      zone: "UTC",
      startsOn: "2026-05-13",
      endsOn: "2026-05-14",
    },
    RemoveEvent: { name: "No such name" },
    SignIn: { email: "ann@example.org", password: PASSWORD },
    UseToken: { token: "x".repeat(43) },
    ChangePassword: { current: PASSWORD, password: "another long one" },
    CreateAccount: { token: "x".repeat(43), name: "A", email: "a@example.org", password: PASSWORD },
  };
  let documented: readonly Documented[];
  beforeAll(async () => {
    documented = await documentedBy(node);
  });

  function bodyOf(name: string, roll: Dice): string {
    const text = hostile.hostileJson(VALID[name] ?? anyCommand(TYPES, WORLD, roll), roll);
    if (roll(8) === 0) return hostile.brokenOff(text, roll);
    return bodySchemas[name]!.safeParse(JSON.parse(text)).success ? `[${text}]` : text;
  }

  function hostileRequest({ path: template, method, body }: Documented, roll: Dice): Asked {
    const right: Record<string, string> = {
      slug: made.slug,
      id: SINGLES,
      code: `${made.eventId}bigs`,
    };
    let isWrong = body !== null;
    const path = filledIn(template, (part) => {
      const wrong = (part === "code" ? made.eventId : "") + pick(hostile.HOSTILE_SEGMENTS, roll);
      if (roll(2)) return right[part]!;
      isWrong = true;
      return wrong;
    });
    // Signing out is the one thing here that could be done by mistake.
    const cookie = template.startsWith("/api/session") ? "" : (made.owner.cookie ?? "");
    const form = roll(3)
      ? { "content-type": "application/json" }
      : pick(hostile.HOSTILE_HEADERS, roll);
    return {
      method,
      path: path + pick(hostile.HOSTILE_QUERIES, roll),
      headers: { origin: node.url, cookie, ...form },
      body: method === "GET" ? "" : bodyOf(body ?? "NewEvent", roll),
      isWrong,
    };
  }

  test(
    "[API-1][WIR-8][HUB-2] to every documented address have a coded answer, and leave no trace",
    { timeout: SLOW },
    () =>
      endure(COUNT / 2, async (roll) => {
        const all = Array.from({ length: AT_ONCE }, async () => {
          const asked = hostileRequest(pick(documented, roll), roll);
          const { status, text } = await send(asked);
          const about = `${asked.method} ${asked.path.slice(0, 200)} ${asked.body.slice(0, 200)}`;
          expect([status < 500, about]).toEqual([true, about]);
          if (asked.isWrong) expect([status >= 400, about]).toEqual([true, about]);
          if (status < 400) return;
          expect([/^\{.*"refusal":\{"code":"[a-zA-Z]+\.[a-zA-Z]+"/.test(text), about]).toEqual([
            true,
            about,
          ]);
        });
        await Promise.all(all);
      }),
  );
});
