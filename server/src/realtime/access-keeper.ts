import { Injectable, type OnModuleInit } from "@nestjs/common";
import type { EventId, EventState } from "@drawroom/shared";
import { maySee, roleIn } from "../hub/access.js";
import { EventRooms } from "../hub/event-rooms.js";
import { Attendance, type Attendee } from "./attendance.js";
import type { LiveSocket } from "./live-socket.js";

/** Sees to it that those in a room still have the right to be there (ACC-1, ACC-3). */
@Injectable()
export class AccessKeeper implements OnModuleInit {
  constructor(
    private readonly rooms: EventRooms,
    private readonly attendance: Attendance,
  ) {}

  onModuleInit(): void {
    this.rooms.onRemoval((eventId) => {
      for (const { socket } of [...this.attendance.of(eventId).values()])
        this.putOut(eventId, socket);
    });
  }

  /** After a change of people or publication: who lost a right is put out and told, who has another role has it at once. */
  revise(eventId: EventId, state: EventState): void {
    for (const attendee of [...this.attendance.of(eventId).values()])
      this.reviseOne(eventId, state, attendee);
  }

  /** The socket's login has ended: it is nobody's from now on. */
  loseIdentity(socket: LiveSocket): void {
    socket.data.identity = null;
    for (const eventId of this.attendance.watched()) {
      const attendee = this.attendance.of(eventId).get(socket.id);
      if (attendee && attendee.role !== "spectator") this.putOut(eventId, socket);
    }
  }

  private reviseOne(eventId: EventId, state: EventState, attendee: Attendee): void {
    const account = attendee.socket.data.identity?.actor.id ?? null;
    const role = roleIn(state, account);
    const isLess = role === "spectator" && attendee.role !== "spectator";
    if (isLess || !maySee(state, account)) {
      this.putOut(eventId, attendee.socket);
    } else if (role !== attendee.role) {
      attendee.role = role;
      this.attendance.changed(eventId);
    }
  }

  private putOut(eventId: EventId, socket: LiveSocket): void {
    this.attendance.leave(eventId, socket);
    socket.emit("server:notice", { code: "access.revoked", eventId });
  }
}
