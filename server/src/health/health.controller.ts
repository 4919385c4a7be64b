import { Controller, Get, Header, HttpStatus, Res } from "@nestjs/common";
import type { Response } from "express";
import { Draining } from "./draining.js";
import { MetricsService } from "./metrics.service.js";
import { Readiness } from "./readiness.js";

/** For supervisors, balancers and Prometheus (API-2). */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly draining: Draining,
    private readonly metrics: MetricsService,
  ) {}

  /** The process runs and answers. */
  @Get("health/live")
  @Header("Cache-Control", "no-store")
  live(): { live: true } {
    return { live: true };
  }

  /** 200 where new visitors may be sent here, else 503; what was looked at stands by name. */
  @Get("health/ready")
  @Header("Cache-Control", "no-store")
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ready: boolean; draining: boolean; checks: Readonly<Record<string, boolean>> }> {
    const checks = await this.readiness.check();
    const { isDraining } = this.draining;
    const isReady = !isDraining && Object.values(checks).every(Boolean);
    response.status(isReady ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    return { ready: isReady, draining: isDraining, checks };
  }

  @Get("metrics")
  @Header("Cache-Control", "no-store")
  async figures(@Res() response: Response): Promise<void> {
    response.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
