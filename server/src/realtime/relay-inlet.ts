import { Injectable, type OnModuleInit } from "@nestjs/common";
import type { EventChanges } from "@drawroom/shared";
import { Log } from "../config/log.js";
import { EventRooms } from "../hub/event-rooms.js";
import { PresenceBoard } from "./presence-board.js";
import { Relay, type LocalPresence } from "./relay.js";

/** Takes in what other nodes tell. */
@Injectable()
export class RelayInlet implements OnModuleInit {
  constructor(
    private readonly relay: Relay,
    private readonly rooms: EventRooms,
    private readonly presence: PresenceBoard,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.relay.listen({
      changes: (text) => this.guarded(() => this.takeChanges(text)),
      presence: (node, text) =>
        this.guarded(() => this.presence.heard(node, JSON.parse(text) as LocalPresence)),
    });
  }

  private takeChanges(text: string): void {
    const { eventId, changes } = JSON.parse(text) as EventChanges;
    this.rooms.at(eventId)?.receive(changes, text);
  }

  /** A message that can't be taken in is as good as lost: the next check finds the change. */
  private guarded(take: () => void): void {
    try {
      take();
    } catch (err) {
      this.log.warn({ err }, "message of another node not understood");
    }
  }
}
