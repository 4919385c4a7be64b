import { Module } from "@nestjs/common";
import { HubModule } from "../hub/hub.module.js";
import { ChangePages } from "./change-pages.js";
import { EarlierVersions } from "./earlier-versions.js";
import { EventReading } from "./event-reading.js";
import { EventRemoval } from "./event-removal.js";
import { EventViewsController } from "./event-views.controller.js";
import { EventsController } from "./events.controller.js";
import { HttpCommands } from "./http-commands.js";
import { DocsController } from "./openapi/docs.controller.js";
import { SwissFilesController } from "./swiss-files.controller.js";

/** Events over HTTP, with their documentation (API-1). */
@Module({
  imports: [HubModule],
  controllers: [DocsController, EventsController, EventViewsController, SwissFilesController],
  providers: [ChangePages, EarlierVersions, EventReading, EventRemoval, HttpCommands],
})
export class EventsModule {}
