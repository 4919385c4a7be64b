import { timingSafeEqual } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from "@nestjs/common";
import { AccountStore } from "../accounts/account-store.js";
import { Passwords } from "../accounts/passwords.js";
import { newToken } from "../accounts/tokens.js";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { StartError } from "../config/start-error.js";
import { EventStore } from "../hub/event-store.js";
import { accountCommand } from "./account-commands.js";
import { Backups } from "./backups.js";
import { doorNoteIn, type DoorNote } from "./door-note.js";

/**
 * How the command line reaches the embedded database while the server has it: one process has its folder.
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
    private readonly backups: Backups,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.databaseUrl !== null) return;
    const server = http.createServer((request, response) => {
      this.answer(request, response).catch((err: unknown) => {
        this.log.error({ err }, "administrator's command failed");
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
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
    if (request.url === "/backup") return this.answerBackup(response);
    const command = accountCommand((await json(request)) as readonly string[]);
    const { accounts, events, passwords } = this;
    const outcome = await command?.({ accounts, events, passwords });
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(outcome ?? null));
  }

  private async answerBackup(response: http.ServerResponse): Promise<void> {
    try {
      await this.backups.write(response);
      this.log.info({}, "backup made");
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      response.writeHead(409).end(error.message);
    }
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
