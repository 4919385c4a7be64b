import { canonicalJson, type CommandInput, type EventState } from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import { entrants, SINGLES } from "./builders";
import { give, openSocket } from "./socket-client";
import type { TestNode } from "./start-node";
import { withAccount, type Visitor } from "./visitor";

/** An event on a running server, and who is concerned with it. */
export interface Scene {
  readonly eventId: string;
  readonly slug: string;
  readonly owner: Visitor;
  /** The version after the making. */
  readonly version: number;
}

let scenes = 0;

const EVENT = { name: "Spring Open", venue: "Long Meadow", zone: "Europe/London" };
const DATES = { startsOn: "2026-05-13", endsOn: "2026-05-17" };

/** Makes an event over HTTP; the visitor becomes its owner. */
export async function makeEvent(owner: Visitor, fields: Record<string, string> = {}) {
  const slug = `event-${++scenes}-${Math.random().toString(36).slice(2, 8)}`;
  const commandId = `create-${slug}`;
  const reply = await owner.post("/api/events", { commandId, slug, ...EVENT, ...DATES, ...fields });
  if (reply.status !== 201) throw new Error(`No event: ${JSON.stringify(reply.body)}`);
  return reply.body as { slug: string; eventId: string };
}

/** Gives commands in turn over HTTP, each of which must be accepted; the version after them. */
export async function giveAll(
  visitor: Visitor,
  slug: string,
  inputs: readonly CommandInput[],
): Promise<number> {
  let version = 0;
  for (const input of inputs) {
    const commandId = `c-${slug}-${Math.random().toString(36).slice(2)}`;
    const { body } = await visitor.post(`/api/events/${slug}/commands`, { commandId, ...input });
    const answer = body as { outcome: string; version: number };
    if (answer.outcome !== "accepted") throw new Error(`${input.type}: ${JSON.stringify(body)}`);
    version = answer.version;
  }
  return version;
}

/** Blocks of a field, seeded, in a live draw: what picks need. */
export const liveDrawOf = (count: number, blocks: number): readonly CommandInput[] => [
  {
    type: "addCompetition",
    competition: { id: SINGLES, name: "Open Singles", kind: "blocks", doubles: false },
  },
  { type: "importEntrants", competition: SINGLES, entrants: entrants(count) },
  { type: "createBlocks", competition: SINGLES, count: blocks, qualifiers: 4 },
  { type: "seedBlocks", competition: SINGLES },
  { type: "startLiveDraw", competition: SINGLES, order: "seat" },
];

/** An event of somebody signed in, published unless said otherwise. */
export async function scene(
  owner: Visitor,
  inputs: readonly CommandInput[] = [],
  { published = true }: { published?: boolean } = {},
): Promise<Scene> {
  const { eventId, slug } = await makeEvent(owner);
  const all: CommandInput[] = [
    ...inputs,
    ...(published ? [{ type: "publishEvent" } as const] : []),
  ];
  const version = all.length > 0 ? await giveAll(owner, slug, all) : 1;
  return { eventId, slug, owner, version };
}

/** Somebody new whom the owner has invited, as a manager. */
export async function managerOf(node: TestNode, { owner, slug }: Scene): Promise<Visitor> {
  const invited = await owner.post(`/api/events/${slug}/invites`, {});
  const { url } = invited.body as { url: string };
  const manager = await withAccount(node, url, `manager${++scenes}@example.org`);
  const token = new URL(url, "http://x").searchParams.get("token");
  const accepted = await manager.post("/api/invites/accept", { token });
  if (accepted.status !== 200) throw new Error(`Not accepted: ${JSON.stringify(accepted.body)}`);
  return manager;
}

export const openAs = (node: TestNode, visitor: Visitor): Promise<Socket> =>
  openSocket(node, { visitor });

/** Changes the event's name: a command that always changes something. */
export const rename = (socket: Socket, eventId: string, name: string) =>
  give(socket, eventId, { type: "changeSettings", name });

/** The event's state as its owner reads it over HTTP, as canonical JSON. */
export async function textOf({ owner, slug }: Scene): Promise<string> {
  const { body } = await owner.get(`/api/events/${slug}`);
  return canonicalJson((body as { state: EventState }).state);
}
