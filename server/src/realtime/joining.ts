import { Injectable } from "@nestjs/common";
import {
  eventJoinSchema,
  invalidOf,
  PROTOCOL,
  type EventJoin,
  type EventJoined,
  type JoinBase,
  type Refusal,
  type Role,
} from "@drawroom/shared";
import { maySee, roleIn } from "../hub/access.js";
import { EVENT_NOT_FOUND } from "../hub/answers.js";
import { changesAfter } from "../hub/changes-after.js";
import { EventDoor } from "../hub/event-door.js";
import type { EventRoom } from "../hub/event-room.js";
import { Freshness } from "../hub/freshness.js";
import { Attendance } from "./attendance.js";
import type { LiveSocket } from "./live-socket.js";

/** Lets sockets into events' rooms (WIR-1). */
@Injectable()
export class Joining {
  constructor(
    private readonly door: EventDoor,
    private readonly attendance: Attendance,
    private readonly freshness: Freshness,
  ) {}

  /**
   * Handles `event:join`. `answer` is called once, in the same turn in which the room is entered and read: whatever is
   * committed later comes as `event:changes` behind it.
   */
  async join(
    socket: LiveSocket,
    input: unknown,
    answer: (joined: EventJoined) => void,
  ): Promise<void> {
    const read = eventJoinSchema.safeParse(input);
    if (!read.success) return answer(refused(joinIdIn(input), invalidOf(read.error)));
    const message = read.data;
    const { eventId, joinId, since, unsettled } = message;
    if (message.protocol !== PROTOCOL)
      return answer(refused(joinId, { code: "protocol.outdated" }));
    const ticket = this.attendance.ticketFor(socket, eventId, joinId);
    const account = socket.data.identity?.actor.id ?? null;
    const room = await this.door.byId(eventId, account);
    if (room) {
      await Promise.all([
        // Rejects where the database is away: nobody is let in to what may be old (WIR-6).
        this.freshness.isFresh || room.catchUp(),
        room.reachBack(since),
        account !== null && room.answers.recall(unsettled),
      ]);
    }
    // Left, replaced or gone meanwhile: nobody waits for this answer, and nobody comes in (WIR-4).
    if (!ticket.isValid()) return answer(refused(joinId, EVENT_NOT_FOUND));
    // The identity may have ended while this awaited, so it is read again.
    const now = socket.data.identity?.actor.id ?? null;
    if (!room || !maySee(room.held.state, now)) {
      this.attendance.leave(eventId, socket);
      return answer(refused(joinId, EVENT_NOT_FOUND));
    }
    answer(this.enter(socket, room, message));
  }

  private enter(
    socket: LiveSocket,
    room: EventRoom,
    { joinId, since, unsettled }: EventJoin,
  ): EventJoined {
    const { eventId, held, history } = room;
    const personId = socket.data.identity?.actor.id ?? null;
    const role = roleIn(held.state, personId);
    const { display } = socket.data;
    const isDisplay = display?.eventId === eventId && display.displayId in held.state.displays;
    this.attendance.enter(eventId, {
      socket,
      line: null,
      role,
      ...(isDisplay && { display: display.displayId }),
    });
    return {
      ok: true,
      joinId,
      role,
      personId,
      base: baseFor(room, since, role),
      settled: personId === null ? [] : room.answers.among(unsettled, personId),
      ...(role === "owner" && { history }),
    };
  }
}

function baseFor(room: EventRoom, since: number, role: Role): JoinBase {
  const changes = changesAfter(room, since, role);
  if (changes) return { kind: "changes", changes };
  const { version, bytes } = room.snapshot();
  return { kind: "snapshot", version, state: bytes };
}

const refused = (joinId: string, refusal: Refusal): EventJoined => ({ ok: false, joinId, refusal });

export function joinIdIn(input: unknown): string {
  const id = (input as { joinId?: unknown } | null | undefined)?.joinId;
  return typeof id === "string" && id.length <= 40 ? id : "";
}
