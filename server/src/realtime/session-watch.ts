import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { SessionService } from "../accounts/session.service.js";
import { Log } from "../config/log.js";
import { repeat, type Repeating } from "../config/repeat.js";
import { AccessKeeper } from "./access-keeper.js";
import { identityOf } from "./identity.js";
import type { LiveSocket } from "./live-socket.js";

const EVERY_MS = 2_000;

/**
 * Whether the logins behind the open sockets still hold: asked every 2 s, in one query (ACC-1). Commands don't rest on it,
 * their commit asks for itself.
 */
@Injectable()
export class SessionWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets = new Map<string, Set<LiveSocket>>();
  private repeating: Repeating | null = null;

  constructor(
    private readonly sessions: SessionService,
    private readonly access: AccessKeeper,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.repeating = repeat(
      EVERY_MS,
      () => this.check(),
      (err) => this.log.warn({ err }, "sessions not read"),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.repeating?.stop();
  }

  add(socket: LiveSocket): void {
    const session = socket.data.identity?.session;
    if (session === undefined) return;
    const sharing = this.sockets.get(session) ?? new Set<LiveSocket>();
    this.sockets.set(session, sharing.add(socket));
  }

  remove(socket: LiveSocket): void {
    const session = socket.data.identity?.session;
    if (session === undefined) return;
    const sharing = this.sockets.get(session);
    sharing?.delete(socket);
    if (sharing?.size === 0) this.sockets.delete(session);
  }

  private async check(): Promise<void> {
    const asked = [...this.sockets.keys()];
    if (asked.length === 0) return;
    const accounts = await this.sessions.stillValid(asked);
    for (const session of asked) {
      const account = accounts.get(session);
      if (!account) this.end(session);
      else
        for (const socket of this.sockets.get(session) ?? []) {
          socket.data.identity = identityOf(session, account);
        }
    }
  }

  private end(session: string): void {
    const sharing = this.sockets.get(session);
    this.sockets.delete(session);
    for (const socket of sharing ?? []) this.access.loseIdentity(socket);
  }
}
