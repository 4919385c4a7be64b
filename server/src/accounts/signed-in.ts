import { Injectable } from "@nestjs/common";
import type { PersonId } from "@drawroom/shared";
import type { Response } from "express";
import { Settings } from "../config/settings.js";
import { endedCookie, sessionCookie } from "./session-cookie.js";
import { SessionService } from "./session.service.js";

/** Signs browsers in and out: the session and its cookie. */
@Injectable()
export class SignedIn {
  private readonly isHttps: boolean;

  constructor(
    private readonly sessions: SessionService,
    settings: Settings,
  ) {
    this.isHttps = settings.publicOrigin?.startsWith("https:") ?? false;
  }

  /** `before`: the session that the browser came with; it ends, so that no copy of its cookie lives on. */
  async begin(response: Response, accountId: PersonId, before: string | null): Promise<void> {
    if (before !== null) await this.sessions.end(before);
    this.keep(response, await this.sessions.open(accountId));
  }

  /** Sends the cookie, good for 30 days from now. */
  keep(response: Response, token: string): void {
    response.cookie(...sessionCookie(token, this.isHttps));
  }

  async end(response: Response, sessionId: string | null): Promise<void> {
    if (sessionId !== null) await this.sessions.end(sessionId);
    response.clearCookie(...endedCookie(this.isHttps));
  }
}
