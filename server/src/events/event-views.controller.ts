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
import { blocksView, type BlocksView } from "./views/blocks-view.js";
import { bracketView, type BracketsView } from "./views/bracket-view.js";
import { drawLogView, type DrawLogView } from "./views/draw-log-view.js";
import { orderOfPlayView, type OrderOfPlayView } from "./views/order-of-play-view.js";
import { roundsView, type RoundsView } from "./views/rounds-view.js";
import { stagesView, type StagesView } from "./views/stages-view.js";
import { standingsView, type StandingsView } from "./views/standings-view.js";

const COMPETITION = "events/:slug/competitions/:id";

/** What is derived from events, and what changed in them (API-1). */
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

  @Get(`${COMPETITION}/blocks`)
  @Header("Cache-Control", "no-cache")
  async blocks(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<BlocksView> {
    return blocksView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/standings`)
  @Header("Cache-Control", "no-cache")
  async standings(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<StandingsView> {
    return standingsView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/stages`)
  @Header("Cache-Control", "no-cache")
  async stages(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<StagesView> {
    return stagesView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/rounds`)
  @Header("Cache-Control", "no-cache")
  async rounds(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<RoundsView> {
    return roundsView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/bracket`)
  @Header("Cache-Control", "no-cache")
  async bracket(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<BracketsView> {
    return bracketView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/order-of-play`)
  @Header("Cache-Control", "no-cache")
  async orderOfPlay(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<OrderOfPlayView> {
    return orderOfPlayView(await this.reading.competition(slug, id, account));
  }

  @Get(`${COMPETITION}/draw-log`)
  @Header("Cache-Control", "no-cache")
  async drawLog(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
  ): Promise<DrawLogView> {
    return drawLogView(await this.reading.competition(slug, id, account));
  }
}
