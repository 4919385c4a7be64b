import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Each change carries the engine's version and the hash of the change before it (JRN-2). What was there already is chained
 * here, by the same bytes as `entryLine` gives; it counts as decided by engine 0, of which no journal was ever kept.
 */
export class Chain1764547200004 implements MigrationInterface {
  readonly name = "Chain1764547200004";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE changes
        ADD COLUMN engine text COLLATE "C" NOT NULL DEFAULT '0',
        ADD COLUMN previous text COLLATE "C" NOT NULL DEFAULT repeat('0', 64)`);
    await runner.query(`
      DO $$
      DECLARE change record; chained text;
      BEGIN
        FOR change IN SELECT event_id, version, command, body FROM changes ORDER BY event_id, version LOOP
          IF change.version = 1 THEN chained := repeat('0', 64); END IF;
          UPDATE changes SET previous = chained
          WHERE event_id = change.event_id AND version = change.version;
          chained := encode(sha256(convert_to(
            '{"previous":"' || chained || '","engine":"0","command":' || change.command ||
            ',"change":' || change.body || '}', 'UTF8')), 'hex');
        END LOOP;
      END $$`);
    await runner.query(`
      ALTER TABLE changes ALTER COLUMN engine DROP DEFAULT, ALTER COLUMN previous DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE changes DROP COLUMN engine, DROP COLUMN previous`);
  }
}
