import { HttpStatus, Injectable } from "@nestjs/common";
import type { Answer } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import { Clock } from "../config/clock.js";
import { Settings } from "../config/settings.js";
import { commandIdIn, EVENT_NOT_FOUND, rejected } from "../hub/answers.js";
import { EventCommands } from "../hub/event-commands.js";
import { EventStore } from "../hub/event-store.js";
import { statusOf } from "../web/http-refusal.js";
import { TokenBuckets } from "../web/token-buckets.js";

const BURST_SECONDS = 10;
/** All who are not signed in share one limit: they may do nothing anyway. */
const NOBODY = "";

/** What of a command concerns HTTP itself: access, form, failure. Anything else is an answer like any other, 200. */
const MIRRORED = /^(?:access|protocol|server)\.|^event\.notFound$/;

/** Commands over HTTP, as many a second as a socket may send (WIR-8). */
@Injectable()
export class HttpCommands {
  private readonly limit: TokenBuckets;

  constructor(
    private readonly store: EventStore,
    private readonly commands: EventCommands,
    { limits: { commandsPerSecond } }: Settings,
    clock: Clock,
  ) {
    this.limit = new TokenBuckets(commandsPerSecond * BURST_SECONDS, commandsPerSecond, () =>
      clock.now(),
    );
  }

  async give(
    slug: string,
    account: Account | null,
    session: string | null,
    command: unknown,
  ): Promise<Answer> {
    const commandId = commandIdIn(command);
    if (!this.limit.take(account?.id ?? NOBODY))
      return rejected(commandId, 0, { code: "protocol.tooFast" });
    const listed = await this.store.bySlug(slug);
    if (!listed) return rejected(commandId, 0, EVENT_NOT_FOUND);
    const actor = account && { id: account.id, name: account.name, wcfRules: account.wcfRules };
    return this.commands.handleFrom(
      { actor, ...(session !== null && { session }) },
      listed.eventId,
      command,
    );
  }

  statusOf(answer: Answer): HttpStatus {
    const isMirrored = answer.outcome === "rejected" && MIRRORED.test(answer.refusal.code);
    return isMirrored ? statusOf(answer.refusal.code) : HttpStatus.OK;
  }
}
