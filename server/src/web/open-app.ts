import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import type { Logger } from "pino";
import { AppModule } from "../app.module.js";
import { NestLog } from "../config/nest-log.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../persistence/database.js";
import { RealtimeAdapter } from "../realtime/realtime-adapter.js";
import { clientFiles } from "./client-files.js";
import { jsonBody } from "./json-body.js";
import { OpenRequests } from "./open-requests.js";
import { requestLog } from "./request-log.js";
import { securityHeaders } from "./security-headers.js";

/** The application with all that stands before its routes; it does not listen yet. */
export async function openApp(
  settings: Settings,
  log: Logger,
  database: Database,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings, log, database),
    {
      logger: new NestLog(log),
      bodyParser: false,
      abortOnError: false,
      forceCloseConnections: true,
    },
  );
  app.disable("x-powered-by");
  app.set("trust proxy", settings.trustedProxies);
  app.use(app.get(OpenRequests).count);
  app.use(requestLog(log));
  app.use(securityHeaders(settings.publicOrigin?.startsWith("https:") ?? false));
  app.use(clientFiles());
  app.use(...jsonBody());
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  return app;
}
