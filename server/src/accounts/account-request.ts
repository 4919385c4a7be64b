import type { Request } from "express";
import type { Account } from "./account.js";

/** A request below `/api`, after the session is read. */
export interface AccountRequest extends Request {
  /** Who is signed in. */
  account: Account | null;
  sessionId: string | null;
}
