import { Global, Module } from "@nestjs/common";
import { Draining } from "./draining.js";
import { HealthController } from "./health.controller.js";
import { MetricsService } from "./metrics.service.js";
import { Readiness } from "./readiness.js";

@Global()
@Module({
  controllers: [HealthController],
  providers: [Draining, MetricsService, Readiness],
  exports: [Draining, MetricsService, Readiness],
})
export class HealthModule {}
