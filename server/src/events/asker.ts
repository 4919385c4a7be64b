import { createParamDecorator, type ExecutionContext } from "@nestjs/common";
import type { Account } from "../accounts/account.js";
import type { AccountRequest } from "../accounts/account-request.js";

/** Who asks for something. */
export interface Asker {
  readonly account: Account | null;
  /** What limits count by: the account, or the address of who has none. */
  readonly key: string;
}

/** Who sent the request. */
export const CurrentAsker = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const { account, ip = "" } = context.switchToHttp().getRequest<AccountRequest>();
  return { account, key: account?.id ?? ip };
});
