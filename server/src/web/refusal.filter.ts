import {
  Catch,
  HttpException,
  HttpStatus,
  type ArgumentsHost,
  type ExceptionFilter,
} from "@nestjs/common";
import type { Refusal } from "@drawroom/shared";
import type { Request, Response } from "express";
import { Log } from "../config/log.js";
import { HttpRefusal, statusOf } from "./http-refusal.js";
import { requestIdOf } from "./request-id.js";

/** Every HTTP request that is not done gets a coded answer, `{ refusal }`; what failed in the server is logged. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // Sockets have a filter of their own.
    if (host.getType() !== "http") throw error;
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const refusal = refusalOf(error, requestIdOf(http.getRequest<Request>()));
    if (refusal.code === "server.failed")
      this.log.error({ err: error, requestId: refusal.requestId }, "request failed");
    if (response.headersSent) response.destroy();
    else response.status(statusOf(refusal.code)).json({ refusal });
  }
}

function refusalOf(error: unknown, requestId: string): Refusal {
  if (error instanceof HttpRefusal) return error.refusal;
  // Nest's own: no such route, or a path that can't be decoded.
  const status: HttpStatus =
    error instanceof HttpException ? error.getStatus() : HttpStatus.INTERNAL_SERVER_ERROR;
  if (status === HttpStatus.NOT_FOUND) return { code: "request.notFound" };
  if (status < HttpStatus.INTERNAL_SERVER_ERROR) return { code: "protocol.invalid", issues: [] };
  return { code: "server.failed", requestId };
}
