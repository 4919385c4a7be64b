import { Module } from "@nestjs/common";
import { HubModule } from "../hub/hub.module.js";
import { SampleEvent } from "./sample-event.js";
import { SampleMaker } from "./sample-maker.js";

/** The sample event of a first start; DEMO=off leaves it out. */
@Module({ imports: [HubModule], providers: [SampleMaker, SampleEvent] })
export class DemoModule {}
