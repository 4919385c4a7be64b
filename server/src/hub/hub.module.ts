import { Module } from "@nestjs/common";
import { Log } from "../config/log.js";
import { EventCatchUp } from "./event-catch-up.js";
import { EventCommands } from "./event-commands.js";
import { EventCreation } from "./event-creation.js";
import { EventDoor } from "./event-door.js";
import { EventHub } from "./event-hub.js";
import { EventRooms } from "./event-rooms.js";
import { Freshness } from "./freshness.js";
import { RoundPairer } from "./pairing/round-pairer.js";
import { ReceiptKeeper } from "./receipt-keeper.js";

/** The hub: it orders, remembers and answers (HUB-1 to 8). */
@Module({
  providers: [
    { provide: RoundPairer, useFactory: (log: Log) => new RoundPairer(log), inject: [Log] },
    EventRooms,
    EventDoor,
    EventCreation,
    EventHub,
    { provide: EventCommands, useExisting: EventHub },
    EventCatchUp,
    Freshness,
    ReceiptKeeper,
  ],
  exports: [EventRooms, EventDoor, EventHub, EventCommands, Freshness],
})
export class HubModule {}
