import { Injectable } from "@nestjs/common";
import { PROTOCOL, type Refusal } from "@drawroom/shared";
import { Clock } from "../config/clock.js";
import { Settings } from "../config/settings.js";
import { TokenBuckets } from "../web/token-buckets.js";
import { answerOfRefusal } from "./answer-of-refusal.js";
import type { LiveSocket } from "./live-socket.js";
import { Post } from "./post.js";
import { Unread } from "./tolerant-decoder.js";

/** After a while offline a client sends what it holds: so many seconds' worth at once. */
const BURST_SECONDS = 10;
/** Joins and the like, of one socket. */
const OTHERS_BURST = 60;
const OTHERS_PER_SECOND = 5;

const KNOWN: ReadonlySet<string> = new Set(["event:join", "event:leave", "event:command"]);

/** What of a socket's messages is not let through to the handlers, with the coded answer to it (WIR-8, WIR-9). */
@Injectable()
export class MessageLimits {
  private readonly commands: TokenBuckets;
  private readonly others: TokenBuckets;

  constructor(
    { limits: { commandsPerSecond } }: Settings,
    clock: Clock,
    private readonly post: Post,
  ) {
    const now = () => clock.now();
    this.commands = new TokenBuckets(commandsPerSecond * BURST_SECONDS, commandsPerSecond, now);
    this.others = new TokenBuckets(OTHERS_BURST, OTHERS_PER_SECOND, now);
  }

  guard(socket: LiveSocket): void {
    socket.use(([name, message, ...rest], next) => {
      // Who asks without reading the answers gets no more of them, in a room or not.
      if (this.post.cutOffIfSlow(socket)) return;
      const refusal = this.refusalOf(socket, String(name), message);
      if (!refusal) return next();
      const ack: unknown = rest[rest.length - 1];
      if (isAck(ack)) ack(answerOfRefusal(String(name), message, refusal));
    });
  }

  private refusalOf(socket: LiveSocket, name: string, message: unknown): Refusal | null {
    const limit = name === "event:command" ? this.commands : this.others;
    if (!limit.take(socket.id)) return { code: "protocol.tooFast" };
    if (message instanceof Unread) return refusalOfUnread(message);
    if (socket.data.protocol !== PROTOCOL) return { code: "protocol.outdated" };
    if (!KNOWN.has(name)) return invalid("unknown message");
    return null;
  }
}

const isAck = (value: unknown): value is (answer: unknown) => void => typeof value === "function";

const refusalOfUnread = ({ why }: Unread): Refusal =>
  why === "protocol.tooLarge" ? { code: why } : invalid("not JSON");

const invalid = (message: string): Refusal => ({
  code: "protocol.invalid",
  issues: [{ path: "", message }],
});
