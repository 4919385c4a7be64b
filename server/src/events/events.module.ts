import { Module } from "@nestjs/common";
import { HubModule } from "../hub/hub.module.js";
import { CalendarController } from "./calendar/calendar.controller.js";
import { ChangePages } from "./change-pages.js";
import { CompetitionController } from "./competition.controller.js";
import { CostlyReads } from "./costly-reads.js";
import { EarlierVersions } from "./earlier-versions.js";
import { EventReading } from "./event-reading.js";
import { EventRemoval } from "./event-removal.js";
import { EventTexts } from "./event-texts.js";
import { EventViewsController } from "./event-views.controller.js";
import { EventsController } from "./events.controller.js";
import { HttpCommands } from "./http-commands.js";
import { DocsController } from "./openapi/docs.controller.js";
import { ShownEvents } from "./shown-events.js";

/** Events over HTTP, with their documentation (API-1). */
@Module({
  imports: [HubModule],
  controllers: [
    CalendarController,
    CompetitionController,
    DocsController,
    EventsController,
    EventViewsController,
  ],
  providers: [
    ChangePages,
    CostlyReads,
    EarlierVersions,
    EventReading,
    EventRemoval,
    EventTexts,
    HttpCommands,
    ShownEvents,
  ],
})
export class EventsModule {}
