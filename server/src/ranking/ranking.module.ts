import { Module } from "@nestjs/common";
import { EventReading } from "../events/event-reading.js";
import { HubModule } from "../hub/hub.module.js";
import { RankingList } from "./ranking-list.js";
import { RankingController } from "./ranking.controller.js";

/** Ranking lists, fetched on request (GRD-1). */
@Module({
  imports: [HubModule],
  controllers: [RankingController],
  providers: [EventReading, RankingList],
})
export class RankingModule {}
