import { canonicalJson, type Actor, type Answer, type CommandInput } from "@drawroom/shared";
import type { SessionService } from "../../server/src/accounts/session.service";
import type { Log } from "../../server/src/config/log";
import { Draining } from "../../server/src/health/draining";
import type { MetricsService } from "../../server/src/health/metrics.service";
import { EventCreation } from "../../server/src/hub/event-creation";
import { EventDoor } from "../../server/src/hub/event-door";
import { EventHub } from "../../server/src/hub/event-hub";
import type { EventRoom } from "../../server/src/hub/event-room";
import { EventRooms } from "../../server/src/hub/event-rooms";
import { RoundPairer } from "../../server/src/hub/pairing/round-pairer";
import type { EventStore } from "../../server/src/hub/event-store";
import type { ToldChanges } from "../../server/src/hub/told-changes";
import { newCommandId } from "./socket-client";
import { OWNER } from "./world";

export const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };
const UNCOUNTED = { commandAnswered() {} } as unknown as MetricsService;

let slugs = 0;

/** The hub of one node on a store, without sockets: two of them on one store are two nodes. */
export class HubNode {
  readonly rooms: EventRooms;
  readonly hub: EventHub;
  /** What it has told those who watch. */
  readonly told: ToldChanges[] = [];
  /** Sessions that have ended. */
  readonly ended = new Set<string>();
  /** Moves its clock on, in milliseconds. */
  ahead = 0;

  constructor(store: EventStore, pairer = new RoundPairer(SILENT)) {
    const clock = { now: () => Date.now() + this.ahead };
    const sessions = {
      stillValid: (ids: readonly string[]) =>
        Promise.resolve(new Map(ids.filter((id) => !this.ended.has(id)).map((id) => [id, {}]))),
    } as unknown as SessionService;
    this.rooms = new EventRooms(store, clock, SILENT, sessions, pairer);
    const door = new EventDoor(this.rooms, store);
    const creation = new EventCreation(store, clock);
    this.hub = new EventHub(this.rooms, door, creation, new Draining(), UNCOUNTED, SILENT);
    this.rooms.onChanges((told) => this.told.push(told));
  }

  /** A new event of the owner's. */
  async create(): Promise<string> {
    const made = await this.hub.create(
      {
        commandId: newCommandId(),
        type: "createEvent",
        slug: `hub-${++slugs}-${newCommandId()
          .toLowerCase()
          .replace(/[^a-z0-9]/g, "")}`,
        name: "Spring Open",
        venue: "Long Meadow",
        zone: "Europe/London",
        startsOn: "2026-05-13",
        endsOn: "2026-05-17",
      },
      OWNER,
    );
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value.eventId;
  }

  give(
    eventId: string,
    input: CommandInput & { readonly commandId?: string },
    actor: Actor | null = OWNER,
  ): Promise<Answer> {
    return this.hub.handle(eventId, { commandId: newCommandId(), ...input }, actor);
  }

  rename(eventId: string, name: string, commandId = newCommandId()): Promise<Answer> {
    return this.give(eventId, { commandId, type: "changeSettings", name });
  }

  async room(eventId: string): Promise<EventRoom> {
    const room = await this.rooms.open(eventId);
    if (!room) throw new Error("no such event");
    return room;
  }

  /** The state as canonical JSON. */
  async text(eventId: string): Promise<string> {
    return canonicalJson((await this.room(eventId)).held.state);
  }

  /** Forgets the event, so that the next use reads it from the store. */
  forget(eventId: string): void {
    this.rooms.remove(eventId);
  }
}
