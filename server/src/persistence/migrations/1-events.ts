import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Events, their changes, the receipts of their commands, and snapshots.
 *
 * A receipt is kept for every answered command: so one unique key sees to it that a command is answered once, accepted or
 * not (HUB-4). Ids are compared byte by byte (`C`). Changes and receipts have no foreign key: the one statement that
 * writes them updates the event's row, and a check for each row would cost a look-up each.
 */
export class Events1764547200001 implements MigrationInterface {
  readonly name = "Events1764547200001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        id text COLLATE "C" PRIMARY KEY,
        slug text COLLATE "C" NOT NULL CONSTRAINT events_slug UNIQUE,
        version integer NOT NULL,
        name text NOT NULL,
        venue text NOT NULL,
        starts_on text COLLATE "C" NOT NULL,
        ends_on text COLLATE "C" NOT NULL,
        published boolean NOT NULL,
        people jsonb NOT NULL
      ) WITH (fillfactor = 50)`);
    await runner.query(`CREATE INDEX events_people ON events USING gin (people)`);
    await runner.query(`
      CREATE TABLE changes (
        event_id text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        command_id text COLLATE "C" NOT NULL,
        body text NOT NULL,
        command text NOT NULL,
        inverse text NOT NULL,
        PRIMARY KEY (event_id, version)
      )`);
    await runner.query(`
      CREATE TABLE receipts (
        event_id text COLLATE "C" NOT NULL,
        command_id text COLLATE "C" NOT NULL,
        version integer,
        answer text,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, command_id),
        CHECK (num_nonnulls(version, answer) = 1)
      )`);
    await runner.query(`CREATE INDEX receipts_to_forget ON receipts (at) WHERE answer IS NOT NULL`);
    await runner.query(`
      CREATE TABLE snapshots (
        event_id text COLLATE "C" NOT NULL REFERENCES events ON DELETE CASCADE,
        version integer NOT NULL,
        state text NOT NULL,
        PRIMARY KEY (event_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE snapshots, receipts, changes, events`);
  }
}
