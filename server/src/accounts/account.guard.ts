import { Injectable, type CanActivate, type ExecutionContext } from "@nestjs/common";
import { HttpRefusal } from "../web/http-refusal.js";
import type { AccountRequest } from "./account-request.js";

/** Lets only those in who are signed in; else `access.notSignedIn`. */
@Injectable()
export class AccountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { account } = context.switchToHttp().getRequest<AccountRequest>();
    if (account === null) throw new HttpRefusal({ code: "access.notSignedIn" });
    return true;
  }
}
