import { setTimeout } from "node:timers/promises";
import { UseFilters, type BeforeApplicationShutdown } from "@nestjs/common";
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from "@nestjs/websockets";
import { eventLeaveSchema, invalidOf, PROTOCOL, type EventJoined } from "@drawroom/shared";
import { EventHub } from "../hub/event-hub.js";
import { NOBODY } from "../hub/sender.js";
import { MetricsService } from "../health/metrics.service.js";
import { AckFilter } from "./ack.filter.js";
import { answerOfRefusal } from "./answer-of-refusal.js";
import { Attendance } from "./attendance.js";
import { commandMessageSchema } from "./command-message.js";
import { closeInOrder } from "./engine-internals.js";
import { Joining } from "./joining.js";
import type { LiveServer, LiveSocket } from "./live-socket.js";
import { MessageLimits } from "./message-limits.js";
import { SessionWatch } from "./session-watch.js";

const LONGEST_GOODBYE_MS = 2_000;

type Reply<T> = (answer: T) => void;

/** What sockets send. Every message has exactly one answer, given by its handler or, where that throws, by the filter. */
@WebSocketGateway()
@UseFilters(AckFilter)
export class EventGateway
  implements OnGatewayConnection, OnGatewayDisconnect, BeforeApplicationShutdown
{
  @WebSocketServer() private readonly server: LiveServer;

  constructor(
    private readonly hub: EventHub,
    private readonly joining: Joining,
    private readonly attendance: Attendance,
    private readonly limits: MessageLimits,
    private readonly sessions: SessionWatch,
    private readonly metrics: MetricsService,
  ) {}

  /** Must not await: Nest binds the handlers at once. The identity is there since the handshake. */
  handleConnection(socket: LiveSocket): void {
    this.metrics.socketOpened(socket.data.kind);
    this.limits.guard(socket);
    this.sessions.add(socket);
    if (socket.data.protocol !== PROTOCOL)
      socket.emit("server:notice", { code: "protocol.outdated" });
  }

  handleDisconnect(socket: LiveSocket): void {
    this.attendance.leaveAll(socket);
    this.sessions.remove(socket);
    this.metrics.socketClosed(socket.data.kind);
  }

  @SubscribeMessage("event:join")
  join(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() message: unknown,
    @Ack() answer: Reply<EventJoined>,
  ): Promise<void> {
    return this.joining.join(socket, message, answer);
  }

  @SubscribeMessage("event:leave")
  leave(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() message: unknown,
    @Ack() answer: Reply<unknown>,
  ): void {
    const read = eventLeaveSchema.safeParse(message);
    if (!read.success) return answer({ ok: false, refusal: invalidOf(read.error) });
    this.attendance.leave(read.data.eventId, socket);
    answer({ ok: true });
  }

  @SubscribeMessage("event:command")
  command(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody() message: unknown,
    @Ack() answer: Reply<unknown>,
  ): void {
    const read = commandMessageSchema.safeParse(message);
    if (!read.success)
      return answer(answerOfRefusal("event:command", message, invalidOf(read.error)));
    const { eventId, command } = read.data;
    this.hub.submit(socket.data.identity ?? NOBODY, eventId, command, answer);
  }

  /** RUN-2: the sockets are told, what was taken is answered, then they go elsewhere. */
  async beforeApplicationShutdown(): Promise<void> {
    this.server.emit("server:notice", { code: "server.draining" });
    await this.hub.drain();
    const closed = [...this.server.sockets.sockets.values()].map(closeInOrder);
    // Who doesn't say goodbye in time is not waited for.
    await Promise.race([Promise.all(closed), setTimeout(LONGEST_GOODBYE_MS, null, { ref: false })]);
  }
}
