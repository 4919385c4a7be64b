import { createParamDecorator, type ExecutionContext } from "@nestjs/common";
import type { Account } from "./account.js";
import type { AccountRequest } from "./account-request.js";

const requestOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<AccountRequest>();

/** The account that is signed in; null only where `AccountGuard` does not stand. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account | null => requestOf(context).account,
);

/** The id of the session that the request came with, or null. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => requestOf(context).sessionId,
);
