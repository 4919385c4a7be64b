import { Injectable, type NestMiddleware } from "@nestjs/common";
import type { NextFunction, Response } from "express";
import type { AccountRequest } from "./account-request.js";
import { SessionService } from "./session.service.js";
import { SignedIn } from "./signed-in.js";

/** Puts the account that is signed in on the request, `account`, or null. */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  constructor(
    private readonly sessions: SessionService,
    private readonly signedIn: SignedIn,
  ) {}

  async use(request: AccountRequest, response: Response, next: NextFunction): Promise<void> {
    const found = await this.sessions.find(request.headers.cookie);
    request.account = found?.session.account ?? null;
    request.sessionId = found?.session.sessionId ?? null;
    if (found?.prolonged) this.signedIn.keep(response, found.prolonged);
    next();
  }
}
