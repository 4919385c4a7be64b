import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { ReadBody } from "../../web/read-body.js";
import { CurrentAsker, type Asker } from "../asker.js";
import { slugOf } from "../event-body.js";
import { calendarSchema, type CalendarQuery } from "../event-schemas.js";
import { EventTexts } from "../event-texts.js";
import { ShownEvents } from "../shown-events.js";
import { matchCalendar } from "./match-calendar.js";
import { matchesFor } from "./matches-for.js";

/** The order of play for calendars of other programs: of all, of a court, of an entrant (API-1). */
@Controller("api/events/:slug/calendar.ics")
export class CalendarController {
  constructor(
    private readonly shown: ShownEvents,
    private readonly texts: EventTexts,
  ) {}

  @Get()
  async read(
    @Param("slug") slug: string,
    @Query(new ReadBody(calendarSchema)) { version, ...of }: CalendarQuery,
    @CurrentAsker() asker: Asker,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const event = await this.shown.find(slug, version, asker);
    const { title, matches } = matchesFor(event.state, of);
    const parts = [slugOf(event.state), of.court, of.entrant].filter(Boolean);
    const text = {
      name: `calendar of ${of.court ?? ""} ${of.entrant ?? ""}`,
      type: "text/calendar",
      file: `${parts.join("-")}.ics`,
      write: async () => matchCalendar({ ...event, at: await event.madeAt() }, title, matches),
    };
    await this.texts.send(event, text, asker, request, response);
  }
}
