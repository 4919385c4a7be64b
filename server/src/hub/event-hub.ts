import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import {
  commandKinds,
  commandSchema,
  invalidOf,
  refusalOfAccess,
  type Actor,
  type Answer,
  type Command,
  type EventId,
} from "@drawroom/shared";
import { Log } from "../config/log.js";
import { Draining } from "../health/draining.js";
import { MetricsService } from "../health/metrics.service.js";
import { roleIn } from "./access.js";
import { commandIdIn, EVENT_NOT_FOUND, rejected } from "./answers.js";
import { EventCommands, type Created } from "./event-commands.js";
import { EventCreation } from "./event-creation.js";
import { EventDoor } from "./event-door.js";
import type { EventRoom } from "./event-room.js";
import { EventRooms } from "./event-rooms.js";
import type { Sender } from "./sender.js";

type Reply = (answer: Answer) => void;

/** Takes every command, from wherever it comes: reads it, finds the event, checks the sender's part in it (ACC-1). */
@Injectable()
export class EventHub extends EventCommands {
  constructor(
    private readonly rooms: EventRooms,
    private readonly door: EventDoor,
    private readonly creation: EventCreation,
    private readonly draining: Draining,
    private readonly metrics: MetricsService,
    private readonly log: Log,
  ) {
    super();
  }

  override handle(eventId: EventId, command: unknown, actor: Actor | null): Promise<Answer> {
    return this.handleFrom({ actor }, eventId, command);
  }

  override handleFrom(sender: Sender, eventId: EventId, command: unknown): Promise<Answer> {
    return new Promise((resolve) => this.submit(sender, eventId, command, resolve));
  }

  override create(command: unknown, actor: Actor): Promise<Created> {
    return this.creation.create(command, actor);
  }

  /** The same with the answer by a call, so that it can go out before the change is told (WIR-3). */
  submit(sender: Sender, eventId: EventId, input: unknown, answer: Reply): void {
    const reply = this.counted(eventId, answer);
    const commandId = commandIdIn(input);
    if (this.draining.isDraining) return reply(rejected(commandId, 0, { code: "server.draining" }));
    const read = commandSchema.safeParse(input);
    if (!read.success) return reply(rejected(commandId, 0, invalidOf(read.error)));
    const room = this.rooms.at(eventId);
    if (room && sender.actor && hasPart(room, sender.actor)) {
      room.submit({ ...sender, actor: sender.actor, command: read.data, reply });
    } else {
      this.fromOutside(sender, eventId, read.data, reply).catch((err: unknown) => {
        const requestId = randomUUID();
        this.log.error({ err, requestId, eventId, commandId }, "command failed");
        reply(rejected(commandId, 0, { code: "server.failed", requestId }));
      });
    }
  }

  /** No new commands; resolves when those taken are answered (RUN-2). */
  async drain(): Promise<void> {
    this.draining.begin();
    await Promise.all(this.rooms.served().map((room) => room.idle()));
  }

  /** A room not open yet, or a sender who has no part in the event; the latter writes nothing to the database. */
  private async fromOutside(
    sender: Sender,
    eventId: EventId,
    command: Command,
    reply: Reply,
  ): Promise<void> {
    const { actor } = sender;
    const room = actor?.isServer
      ? await this.rooms.open(eventId)
      : await this.door.byId(eventId, actor?.id ?? null);
    if (!room) return reply(rejected(command.commandId, 0, EVENT_NOT_FOUND));
    if (actor && hasPart(room, actor)) return room.submit({ ...sender, actor, command, reply });
    reply(await this.refused(room, command, actor));
  }

  private async refused(room: EventRoom, command: Command, actor: Actor | null): Promise<Answer> {
    const { commandId, type } = command;
    // An owner of yesterday sends again what was answered then (HUB-4).
    if (actor) await room.answers.recall([commandId]);
    const [before] = actor ? room.answers.among([commandId], actor.id) : [];
    if (before) return before;
    const { state, version } = room.held;
    const denied = actor && refusalOfAccess(state, commandKinds[type], actor);
    return rejected(commandId, version, denied ?? { code: "access.notOwner" });
  }

  private counted(eventId: EventId, reply: Reply): Reply {
    const from = performance.now();
    return (answer) => {
      reply(answer);
      const { commandId, outcome, version } = answer;
      this.log.debug({ eventId, commandId, outcome, version }, "command answered");
      const isFailed = answer.outcome === "rejected" && answer.refusal.code === "server.failed";
      const seconds = (performance.now() - from) / 1000;
      this.metrics.commandAnswered(isFailed ? "failed" : answer.outcome, seconds);
    };
  }
}

const hasPart = ({ held }: EventRoom, actor: Actor): boolean =>
  actor.isServer === true || roleIn(held.state, actor.id) !== "spectator";
