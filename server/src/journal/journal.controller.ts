import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Controller, Get, Header, Param, Post, Query, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import type { Account } from "../accounts/account.js";
import { AccountGuard } from "../accounts/account.guard.js";
import { CurrentAccount } from "../accounts/current-account.js";
import { CurrentAsker, type Asker } from "../events/asker.js";
import { CostlyReads } from "../events/costly-reads.js";
import { EventReading } from "../events/event-reading.js";
import type { CreatedEvent } from "../events/event-schemas.js";
import { publishedAt, roleIn } from "../hub/access.js";
import type { EventRoom } from "../hub/event-room.js";
import { EventStore } from "../hub/event-store.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { ReadBody } from "../web/read-body.js";
import { EventImport } from "./event-import.js";
import { exportOf, hashAt } from "./export.js";
import { importSchema, type ImportQuery, type JournalHead } from "./journal-schemas.js";
import { requestBytes } from "./request-bytes.js";

/** The journal of an event, to be taken away, checked and brought back (JRN-2). */
@Controller("api/events")
export class JournalController {
  private isImporting = false;

  constructor(
    private readonly reading: EventReading,
    private readonly store: EventStore,
    private readonly imports: EventImport,
    private readonly costly: CostlyReads,
  ) {}

  /** The newest change's hash. */
  @Get(":slug/journal")
  @Header("Cache-Control", "no-store")
  async head(
    @Param("slug") slug: string,
    @CurrentAccount() account: Account | null,
  ): Promise<JournalHead> {
    const room = await this.reading.bySlug(slug, account);
    const { version } = room.held;
    const hash = await hashAt(this.store, room.eventId, version);
    return { version, hash, isWhole: beginningFor(room, account) === null };
  }

  /** The whole journal for the event's people; for anybody else what came after the publication. */
  @Get(":slug/export")
  async export(
    @Param("slug") slug: string,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const room = await this.reading.bySlug(slug, asker.account);
    this.costly.spend(asker);
    const pieces = exportOf(room, this.store, beginningFor(room, asker.account));
    response.set({
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}-${room.held.version}.json"`,
      "Cache-Control": "no-store",
    });
    // Whoever goes away in the middle has no need of the rest.
    await pipeline(Readable.from(pieces), response).catch(() => response.destroy());
  }

  /** The body is the file, as it was downloaded; one at a time. */
  @Post("import")
  @UseGuards(AccountGuard)
  async import(
    @Query(new ReadBody(importSchema)) { slug }: ImportQuery,
    @CurrentAccount() { id, name, wcfRules }: Account,
    @Req() request: Request,
  ): Promise<CreatedEvent> {
    const bytes = await requestBytes(request);
    if (this.isImporting) throw new HttpRefusal({ code: "protocol.tooFast" });
    this.isImporting = true;
    try {
      const made = await this.imports.take(bytes, { id, name, wcfRules }, slug ?? null);
      if (!made.ok) throw new HttpRefusal(made.refusal);
      return made.value;
    } finally {
      this.isImporting = false;
    }
  }
}

function beginningFor({ held: { state, version } }: EventRoom, account: Account | null) {
  const isOfEvent = roleIn(state, account?.id ?? null) !== "spectator";
  return isOfEvent ? null : (publishedAt(state) ?? version);
}
