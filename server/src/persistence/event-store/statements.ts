import type { Statement } from "../prepared.js";

/** Whether of the sessions that a parameter lists none has ended (ACC-1). */
const allHold = (sessions: string): string => `
  NOT EXISTS (
    SELECT FROM unnest(${sessions}::text[]) AS needed(id)
    WHERE NOT EXISTS (SELECT FROM sessions WHERE sessions.id = needed.id AND expires_at > now())
  )`;

/**
 * Version, changes and receipts in one statement, and so in one transaction (HUB-6). Where the event has another version
 * than the base ($2), `held` is empty and nothing is written; a command id that has a receipt breaks the receipts' key,
 * and nothing is written either. Two commits of one event wait for each other at its row. $20: sessions that must not have
 * ended (ACC-1).
 */
export const COMMIT: Statement = {
  name: "commit",
  text: `
    WITH held AS (
      UPDATE events SET
        version = $3,
        name = coalesce($14, name),
        venue = coalesce($15, venue),
        starts_on = coalesce($16, starts_on),
        ends_on = coalesce($17, ends_on),
        published = coalesce($18, published),
        people = coalesce($19, people)
      WHERE id = $1 AND version = $2 AND ${allHold("$20")}
      RETURNING id
    ), written_changes AS (
      INSERT INTO changes (event_id, version, command_id, body, command, inverse, engine, previous)
      SELECT held.id, change.* FROM held,
        unnest($4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]) AS change
    ), written_receipts AS (
      INSERT INTO receipts (event_id, command_id, version, answer)
      SELECT held.id, receipt.* FROM held,
        unnest($11::text[], $12::int[], $13::text[]) AS receipt
    )
    SELECT id FROM held`,
};

/**
 * The same for the commit that is by far the most frequent, one change by one session or the server and nothing else: it
 * takes half the time.
 */
export const COMMIT_ONE: Statement = {
  name: "commit-one",
  text: `
    WITH held AS (
      UPDATE events SET version = $3
      WHERE id = $1 AND version = $2
        AND ($10::text IS NULL OR EXISTS (SELECT FROM sessions WHERE sessions.id = $10 AND expires_at > now()))
      RETURNING id
    ), written_receipt AS (
      INSERT INTO receipts (event_id, command_id, version) SELECT id, $4::text, $3 FROM held
    )
    INSERT INTO changes (event_id, version, command_id, body, command, inverse, engine, previous)
    SELECT id, $3, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text FROM held
    RETURNING event_id`,
};

/**
 * COMMIT_ONE for many events at once, row by row: what it gives back was written, anything else has another version than its
 * base or an ended session.
 */
export const COMMIT_EACH: Statement = {
  name: "commit-each",
  text: `
    WITH given AS (
      SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]
      ) AS commit (event_id, base, version, command_id, body, command, inverse, engine, previous, session)
    ), held AS (
      UPDATE events SET version = given.version FROM given
      WHERE events.id = given.event_id AND events.version = given.base
        AND (given.session IS NULL OR EXISTS (
          SELECT FROM sessions WHERE sessions.id = given.session AND expires_at > now()
        ))
      RETURNING given.*
    ), written_receipts AS (
      INSERT INTO receipts (event_id, command_id, version) SELECT event_id, command_id, version FROM held
    )
    INSERT INTO changes (event_id, version, command_id, body, command, inverse, engine, previous)
    SELECT event_id, version, command_id, body, command, inverse, engine, previous FROM held
    RETURNING event_id AS "eventId"`,
};

/** An event with its first change; nothing where the slug is taken. */
export const CREATE: Statement = {
  name: "create",
  text: `
    WITH made AS (
      INSERT INTO events (id, slug, version, name, venue, starts_on, ends_on, published, people)
      VALUES ($1, $2, $3, $14, $15, $16, $17, $18, $19)
      ON CONFLICT (slug) DO NOTHING
      RETURNING id
    ), written_changes AS (
      INSERT INTO changes (event_id, version, command_id, body, command, inverse, engine, previous)
      SELECT made.id, change.* FROM made,
        unnest($4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]) AS change
    ), written_receipts AS (
      INSERT INTO receipts (event_id, command_id, version, answer)
      SELECT made.id, receipt.* FROM made,
        unnest($11::text[], $12::int[], $13::text[]) AS receipt
    )
    SELECT id FROM made`,
};

export const IS_CREATED: Statement = {
  name: "is-created",
  text: `
    SELECT events.id FROM events JOIN receipts ON receipts.event_id = events.id
    WHERE events.slug = $1 AND receipts.command_id = $2`,
};

const CHANGE = `version, command_id AS "commandId", body, command, inverse, engine, previous`;

/**
 * Versions have no gaps, so both bounds can be named: without them a database that has no statistics of the table yet sorts
 * all of an event's changes to find a few.
 */
export const CHANGES_SINCE: Statement = {
  name: "changes-since",
  text: `
    SELECT ${CHANGE} FROM changes
    WHERE event_id = $1 AND version > $2 AND version <= $2::bigint + $3
    ORDER BY version LIMIT $3`,
};

export const LAST_CHANGES: Statement = {
  name: "last-changes",
  text: `
    SELECT ${CHANGE} FROM changes
    WHERE event_id = $1 AND version > (SELECT version FROM events WHERE id = $1) - $2::int
    ORDER BY version DESC LIMIT $2`,
};

export const ANSWERS: Statement = {
  name: "answers",
  text: `
    SELECT command_id AS "commandId", version, answer FROM receipts
    WHERE event_id = $1 AND command_id = ANY($2)`,
};

export const SNAPSHOT: Statement = {
  name: "snapshot",
  text: `SELECT version, state FROM snapshots WHERE event_id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1`,
};

/** The event may have been removed meanwhile, or another node been quicker. */
export const SAVE_SNAPSHOT: Statement = {
  name: "save-snapshot",
  text: `
    INSERT INTO snapshots (event_id, version, state) SELECT id, $2::int, $3::text FROM events WHERE id = $1
    ON CONFLICT DO NOTHING`,
};

export const DRAW_KEY: Statement = {
  name: "draw-key",
  text: `SELECT draw_key AS "drawKey" FROM events WHERE id = $1`,
};

export const VERSIONS: Statement = {
  name: "versions",
  text: `SELECT id, version FROM events WHERE id = ANY($1)`,
};

const LISTED = `
  id AS "eventId", slug, version, name, venue, starts_on AS "startsOn", ends_on AS "endsOn", published, people
  FROM events`;

export const BY_SLUG: Statement = { name: "by-slug", text: `SELECT ${LISTED} WHERE slug = $1` };
export const BY_ID: Statement = { name: "by-id", text: `SELECT ${LISTED} WHERE id = $1` };

export const LIST: Statement = {
  name: "list",
  text: `SELECT ${LISTED} WHERE published OR people ? $1 ORDER BY starts_on DESC, name, id`,
};

export const FORGET_RECEIPTS: Statement = {
  name: "forget-receipts",
  text: `DELETE FROM receipts WHERE answer IS NOT NULL AND at < now() - interval '30 days'`,
};
