import { Global, Module } from "@nestjs/common";
import { APP_FILTER } from "@nestjs/core";
import { Announcements } from "./announcements.js";
import { OpenRequests } from "./open-requests.js";
import { RefusalFilter } from "./refusal.filter.js";

@Global()
@Module({
  providers: [Announcements, OpenRequests, { provide: APP_FILTER, useClass: RefusalFilter }],
  exports: [Announcements],
})
export class WebModule {}
