import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";
import type { Logger } from "pino";
import { loggableUrl } from "../config/log.js";
import { commandIdIn, NO_ID } from "../hub/answers.js";
import { requestIdOf } from "./request-id.js";

const SELDOM_OF_INTEREST = /^\/(?:health|metrics|assets)(?:\/|$)/;

/** A line for each request: reads at `debug`, writes at `info`, refusals at `warn`, failures at `error`. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader("X-Request-Id", id);
      return id;
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: "requestId" },
    autoLogging: { ignore: (request) => SELDOM_OF_INTEREST.test(request.url ?? "") },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return "error";
      if (response.statusCode >= 400) return "warn";
      return request.method === "GET" || request.method === "HEAD" ? "debug" : "info";
    },
    customProps: (request) => ({
      method: request.method,
      url: loggableUrl(request.url ?? ""),
      ...commandOf(request),
    }),
    serializers: {
      req: () => undefined,
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    wrapSerializers: false,
  });

/** The id of the command that a request has brought, if it has one and its body has been read. */
function commandOf(request: IncomingMessage): { commandId?: string } {
  const commandId = commandIdIn((request as { body?: unknown }).body);
  return commandId === NO_ID ? {} : { commandId };
}
