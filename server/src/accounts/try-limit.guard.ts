import { Injectable, type CanActivate, type ExecutionContext } from "@nestjs/common";
import type { Request } from "express";
import { Clock } from "../config/clock.js";
import { Settings } from "../config/settings.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { TokenBuckets } from "../web/token-buckets.js";

/** Of one address, whatever e-mails it tries: so many times what one e-mail gets. */
const EMAILS_OF_ADDRESS = 5;

/** Nobody tries passwords or links by the thousand (ACC-6): by address and e-mail, and by address alone. */
@Injectable()
export class TryLimitGuard implements CanActivate {
  private readonly byEmail: TokenBuckets;
  private readonly byAddress: TokenBuckets;

  constructor({ limits: { signInsPerMinute: most } }: Settings, clock: Clock) {
    const now = () => clock.now();
    this.byEmail = new TokenBuckets(most, most / 60, now);
    this.byAddress = new TokenBuckets(
      most * EMAILS_OF_ADDRESS,
      (most * EMAILS_OF_ADDRESS) / 60,
      now,
    );
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request<unknown, unknown, unknown>>();
    const { ip = "", body } = request;
    const { email } = (body ?? {}) as { email?: unknown };
    const isWithin = this.byAddress.take(ip) && this.byEmail.take(`${ip} ${keyOf(email)}`);
    if (!isWithin) throw new HttpRefusal({ code: "protocol.tooFast" });
    return true;
  }
}

const keyOf = (email: unknown): string =>
  typeof email === "string" ? email.trim().toLowerCase().slice(0, 200) : "";
