import { z } from "zod";
import type { Change } from "../change.js";
import type { Fact } from "../facts/fact.js";
import { commandId } from "../commands/fields.js";
import { TABLES, type EventState, type TableName } from "../model/state.js";

/** Clients show by the patch; of facts they need no more than the type, and may meet types they don't know (HUB-3). */
const factSchema = z.looseObject({ type: z.string() }) as unknown as z.ZodType<Fact>;

const byTable = <S extends z.ZodType>(schema: S) =>
  z.partialRecord(z.enum(TABLES as [TableName, ...TableName[]]), schema);

const patchSchema = z.strictObject({
  put: byTable(z.record(z.string(), z.looseObject({}))).optional(),
  drop: byTable(z.array(z.string())).optional(),
  /** Indexes of the facts that go into the log. */
  log: z.array(z.int().min(0)).optional(),
});

/** A change as it is sent and kept; its event stands on the envelope (HUB-3). */
export const changeSchema = z.strictObject({
  version: z.int().min(1),
  commandId,
  /** Who made it: a person's id. */
  actor: z.string(),
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  facts: z.array(factSchema).readonly(),
  patch: patchSchema,
}) as unknown as z.ZodType<Change>;

/** An event's state as HTTP gives it: tables of records by id. */
export const stateSchema = z.record(
  z.enum(TABLES as [TableName, ...TableName[]]),
  z.record(z.string(), z.looseObject({})),
) as unknown as z.ZodType<EventState>;
