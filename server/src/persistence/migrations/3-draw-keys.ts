import type { MigrationInterface, QueryRunner } from "typeorm";

/** A key for each event, from which the secrets of its random draws come (KON-2). It leaves the database for no answer. */
export class DrawKeys1764547200003 implements MigrationInterface {
  readonly name = "DrawKeys1764547200003";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN draw_key text NOT NULL
      DEFAULT gen_random_uuid()::text || gen_random_uuid()::text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE events DROP COLUMN draw_key`);
  }
}
