import { Global, Module, type MiddlewareConsumer, type NestModule } from "@nestjs/common";
import { AccountService } from "./account.service.js";
import { AccountsController } from "./accounts.controller.js";
import { FirstAccount } from "./first-account.js";
import { Housekeeping } from "./housekeeping.js";
import { LinkService } from "./link.service.js";
import { OriginCheck } from "./origin-check.js";
import { OriginMiddleware } from "./origin.middleware.js";
import { Passwords } from "./passwords.js";
import { SessionController } from "./session.controller.js";
import { SessionMiddleware } from "./session.middleware.js";
import { SessionService } from "./session.service.js";
import { SignedIn } from "./signed-in.js";

/** Who is who: accounts, sessions, one-time links (ACC-6). It knows nothing of events. */
@Global()
@Module({
  controllers: [SessionController, AccountsController],
  providers: [
    AccountService,
    FirstAccount,
    Housekeeping,
    LinkService,
    OriginCheck,
    Passwords,
    SessionService,
    SignedIn,
  ],
  exports: [AccountService, LinkService, OriginCheck, SessionService],
})
export class AccountsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(OriginMiddleware, SessionMiddleware).forRoutes("api/*path");
  }
}
