import { Module, type DynamicModule } from "@nestjs/common";
import { Clock, systemClock } from "./clock.js";
import { Log } from "./log.js";
import { Settings } from "./settings.js";

/** What every module may take: settings, log, clock. */
@Module({})
export class ConfigModule {
  static with(settings: Settings, log: Log): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Log, useValue: log },
        { provide: Clock, useValue: systemClock },
      ],
      exports: [Settings, Log, Clock],
    };
  }
}
