import { Module } from "@nestjs/common";
import { CostlyReads } from "../events/costly-reads.js";
import { EventReading } from "../events/event-reading.js";
import { HubModule } from "../hub/hub.module.js";
import { EventImport } from "./event-import.js";
import { JournalController } from "./journal.controller.js";

/** Journals out and in (JRN-2). */
@Module({
  imports: [HubModule],
  controllers: [JournalController],
  providers: [CostlyReads, EventReading, EventImport],
})
export class JournalModule {}
