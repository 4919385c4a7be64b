import { timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { AccountStore } from "../accounts/account-store.js";
import { Passwords } from "../accounts/passwords.js";
import { newToken } from "../accounts/tokens.js";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { EventStore } from "../hub/event-store.js";
import { accountCommand } from "./account-commands.js";

/** What the command line needs to find the door; only the server's own user reads it. */
export interface DoorNote {
  readonly port: number;
  readonly token: string;
}

export const doorNoteIn = (dataDir: string): string => path.join(dataDir, "admin.json");

/**
 * How the command line reaches the accounts while the server has the embedded database: one process has its folder.
 * It listens on this machine only, and asks for a secret that stands in the data folder.
 */
@Injectable()
export class AdminDoor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly token = newToken();
  private server: http.Server | null = null;

  constructor(
    private readonly accounts: AccountStore,
    private readonly events: EventStore,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.databaseUrl !== null) return;
    const server = http.createServer((request, response) => {
      this.answer(request, response).catch((err: unknown) => {
        this.log.error({ err }, "administrator's command failed");
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.server = server.unref();
    const note: DoorNote = { port: (server.address() as AddressInfo).port, token: this.token };
    this.forgetNote();
    fs.writeFileSync(this.notePath, JSON.stringify(note), { mode: 0o600 });
  }

  onModuleDestroy(): void {
    if (!this.server) return;
    this.forgetNote();
    this.server.close();
  }

  private async answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    if (!this.isKnown(request.headers.authorization)) {
      response.writeHead(403).end();
      return;
    }
    const command = accountCommand((await json(request)) as readonly string[]);
    const { accounts, events, passwords } = this;
    const outcome = await command?.({ accounts, events, passwords });
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(outcome ?? null));
  }

  private isKnown(authorization = ""): boolean {
    const given = Buffer.from(authorization);
    const right = Buffer.from(`Bearer ${this.token}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private get notePath(): string {
    return doorNoteIn(this.settings.dataDir);
  }

  private forgetNote(): void {
    fs.rmSync(this.notePath, { force: true });
  }
}
