import { Injectable, type OnModuleInit } from "@nestjs/common";
import { DataSource } from "typeorm";
import { Readiness } from "../health/readiness.js";

/** Tells readiness whether the database answers (API-2). */
@Injectable()
export class DatabaseProbe implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.readiness.watch("database", async () => {
      await this.dataSource.query("SELECT 1");
    });
  }
}
