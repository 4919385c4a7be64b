import type { Refusal } from "@drawroom/shared";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { statusOf } from "./http-refusal.js";

/** The largest body taken: an import of 512 entrants is a fifth of it. */
const LARGEST = "1mb";

/** Reads JSON bodies; no other kind is read, so no form of another site can write here. */
export const jsonBody = (): (RequestHandler | ErrorRequestHandler)[] => [
  express.json({ limit: LARGEST }),
  refuseUnreadable,
];

const refuseUnreadable: ErrorRequestHandler = (
  error: { type?: string },
  _request,
  response,
  _next,
) => {
  const refusal: Refusal =
    error.type === "entity.too.large"
      ? { code: "protocol.tooLarge" }
      : { code: "protocol.invalid", issues: [{ path: "", message: "not JSON" }] };
  response.status(statusOf(refusal.code)).json({ refusal });
};
