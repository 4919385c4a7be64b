import { Controller, Get, Header, Param, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { Account } from "../accounts/account.js";
import { CurrentAccount } from "../accounts/current-account.js";
import { roleIn } from "../hub/access.js";
import { changesAfter } from "../hub/changes-after.js";
import { ReadBody } from "../web/read-body.js";
import { presentEvent, sendEvent } from "./event-body.js";
import { ChangePages } from "./change-pages.js";
import { EventReading } from "./event-reading.js";
import { sinceSchema, type Changes, type Since } from "./event-schemas.js";

/** What changed in events, and events by the code of a screen (API-1). */
@Controller("api")
export class EventViewsController {
  constructor(
    private readonly reading: EventReading,
    private readonly pages: ChangePages,
  ) {}

  /** For a big screen, by its code. */
  @Get("displays/:code")
  async display(
    @Param("code") code: string,
    @CurrentAccount() account: Account | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const room = await this.reading.byDisplay(code, account);
    await sendEvent(presentEvent(room, account), request, response);
  }

  @Get("events/:slug/changes")
  @Header("Cache-Control", "no-store")
  async changes(
    @Param("slug") slug: string,
    @Query(new ReadBody(sinceSchema)) { since, before }: Since,
    @CurrentAccount() account: Account | null,
  ): Promise<Changes> {
    const room = await this.reading.bySlug(slug, account);
    const role = roleIn(room.held.state, account?.id ?? null);
    if (before !== undefined) return this.pages.before(room, before, role);
    await room.reachBack(since);
    const { version, state } = room.held;
    const changes = changesAfter(room, since, role);
    return changes
      ? { kind: "changes", version, changes: [...changes] }
      : { kind: "snapshot", version, state };
  }
}
