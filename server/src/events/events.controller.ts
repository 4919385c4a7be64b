import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from "@nestjs/common";
import type { Answer } from "@drawroom/shared";
import type { Request, Response } from "express";
import type { Account } from "../accounts/account.js";
import { AccountGuard } from "../accounts/account.guard.js";
import { CurrentAccount, CurrentSession } from "../accounts/current-account.js";
import { EventCommands } from "../hub/event-commands.js";
import { EventStore } from "../hub/event-store.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { ReadBody } from "../web/read-body.js";
import { CurrentAsker, type Asker } from "./asker.js";
import { EarlierVersions } from "./earlier-versions.js";
import { presentEvent, sendEvent } from "./event-body.js";
import { EventReading } from "./event-reading.js";
import { EventRemoval } from "./event-removal.js";
import {
  newEventSchema,
  removeEventSchema,
  versionSchema,
  type AtVersion,
  type CreatedEvent,
  type EventList,
  type NewEvent,
  type RemoveEvent,
} from "./event-schemas.js";
import { HttpCommands } from "./http-commands.js";

/** Events over HTTP (API-1). */
@Controller("api/events")
export class EventsController {
  constructor(
    private readonly store: EventStore,
    private readonly reading: EventReading,
    private readonly commands: EventCommands,
    private readonly earlier: EarlierVersions,
    private readonly removal: EventRemoval,
    private readonly httpCommands: HttpCommands,
  ) {}

  /** Published events, and those in which the account has a part. */
  @Get()
  @Header("Cache-Control", "no-store")
  async list(@CurrentAccount() account: Account | null): Promise<EventList> {
    const listed = await this.store.list(account?.id ?? null);
    return listed.map(({ slug, name, venue, startsOn, endsOn, published, people }) => {
      const role = (account && people[account.id]) ?? "spectator";
      return { slug, name, venue, startsOn, endsOn, published, role };
    });
  }

  @Post()
  @UseGuards(AccountGuard)
  async create(
    @Body(new ReadBody(newEventSchema)) body: NewEvent,
    @CurrentAccount() { id, name, wcfRules }: Account,
  ): Promise<CreatedEvent> {
    const created = await this.commands.create(
      { type: "createEvent", ...body },
      { id, name, wcfRules },
    );
    if (!created.ok) throw new HttpRefusal(created.refusal);
    return created.value;
  }

  /** As it stands, or with `?version=` as it stood after that change (HUB-9). */
  @Get(":slug")
  async read(
    @Param("slug") slug: string,
    @Query(new ReadBody(versionSchema)) { version }: AtVersion,
    @CurrentAsker() asker: Asker,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const room = await this.reading.bySlug(slug, asker.account);
    const event =
      version === undefined
        ? presentEvent(room, asker.account)
        : await this.earlier.at(room, version, asker);
    await sendEvent(event, request, response);
  }

  /** By its owner, who types its name. */
  @Delete(":slug")
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @Param("slug") slug: string,
    @CurrentAccount() account: Account | null,
    @Body(new ReadBody(removeEventSchema)) { name }: RemoveEvent,
  ): Promise<void> {
    await this.removal.remove(slug, name, account);
  }

  /** The same commands as over the socket, with the same answers. */
  @Post(":slug/commands")
  async command(
    @Param("slug") slug: string,
    @CurrentAccount() account: Account | null,
    @CurrentSession() session: string | null,
    @Body() command: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    const answer = await this.httpCommands.give(slug, account, session, command);
    response.status(this.httpCommands.statusOf(answer));
    return answer;
  }
}
