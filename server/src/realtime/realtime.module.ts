import { Module } from "@nestjs/common";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { Readiness } from "../health/readiness.js";
import { HubModule } from "../hub/hub.module.js";
import { AccessKeeper } from "./access-keeper.js";
import { Attendance } from "./attendance.js";
import { EventGateway } from "./event.gateway.js";
import { FanOut } from "./fan-out.js";
import { Heads } from "./heads.js";
import { Joining } from "./joining.js";
import { MessageLimits } from "./message-limits.js";
import { Post } from "./post.js";
import { PresenceBoard } from "./presence-board.js";
import { RedisRelay } from "./redis-relay.js";
import { RelayInlet } from "./relay-inlet.js";
import { noRelay, Relay } from "./relay.js";
import { SessionWatch } from "./session-watch.js";

const relay = {
  provide: Relay,
  inject: [Settings, Log, Readiness],
  useFactory: ({ redisUrl }: Settings, log: Log, readiness: Readiness): Relay =>
    redisUrl === null ? noRelay : new RedisRelay(redisUrl, log, readiness),
};

/** Sockets: who is in which room, and what they are sent (WIR-1 to 8). */
@Module({
  imports: [HubModule],
  providers: [
    AccessKeeper,
    Attendance,
    EventGateway,
    FanOut,
    Heads,
    Joining,
    MessageLimits,
    Post,
    PresenceBoard,
    relay,
    RelayInlet,
    SessionWatch,
  ],
})
export class RealtimeModule {}
