import { Injectable, type NestMiddleware } from "@nestjs/common";
import type { NextFunction, Request, Response } from "express";
import { HttpRefusal } from "../web/http-refusal.js";
import { OriginCheck } from "./origin-check.js";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** No page of another site writes here in the name of who is signed in (ACC-6). */
@Injectable()
export class OriginMiddleware implements NestMiddleware {
  constructor(private readonly check: OriginCheck) {}

  use(request: Request, _response: Response, next: NextFunction): void {
    const isRefused = !READING.has(request.method) && !this.check.allows(request.headers);
    next(isRefused ? new HttpRefusal({ code: "access.foreignOrigin" }) : undefined);
  }
}
