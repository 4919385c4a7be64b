import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { HttpRefusal } from "../web/http-refusal.js";
import { ReadBody } from "../web/read-body.js";
import { CurrentAsker, type Asker } from "./asker.js";
import { COMPETITION_READS } from "./competition-reads.js";
import { slugOf } from "./event-body.js";
import { versionSchema, type AtVersion } from "./event-schemas.js";
import { EventTexts } from "./event-texts.js";
import { ShownEvents, viewedIn } from "./shown-events.js";

/** What is derived from a competition: views as JSON, tables as CSV, reports (API-1). */
@Controller("api/events/:slug/competitions/:id")
export class CompetitionController {
  constructor(
    private readonly shown: ShownEvents,
    private readonly texts: EventTexts,
  ) {}

  @Get(":name")
  async read(
    @Param() { slug, id, name }: { slug: string; id: string; name: string },
    @Query(new ReadBody(versionSchema)) { version }: AtVersion,
    @CurrentAsker() asker: Asker,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const read = COMPETITION_READS.get(name);
    if (!read) throw new HttpRefusal({ code: "request.notFound" });
    const event = await this.shown.find(slug, version, asker);
    const viewed = viewedIn(event, id);
    const { type } = read;
    const isFile = type !== "application/json";
    const text = {
      ...{ name: `${id}/${name}`, type, write: () => read.write(viewed) },
      ...(isFile && { file: `${slugOf(event.state)}-${id}-${name}` }),
    };
    await this.texts.send(event, text, asker, request, response);
  }
}
