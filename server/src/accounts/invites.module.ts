import { Module } from "@nestjs/common";
import { HubModule } from "../hub/hub.module.js";
import { FlagTeller } from "./flag-teller.js";
import { InviteService } from "./invite.service.js";
import { InvitesController } from "./invites.controller.js";

/** What of accounts reaches into events: invitations, and the administrator's flags. */
@Module({
  imports: [HubModule],
  controllers: [InvitesController],
  providers: [InviteService, FlagTeller],
})
export class InvitesModule {}
