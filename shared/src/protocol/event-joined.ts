import { z } from "zod";
import { personId } from "../commands/fields.js";
import type { History } from "../history.js";
import { answerSchema } from "./answer.js";
import { changeSchema } from "./change.js";
import { refusalSchema } from "./refusal.js";

const historySchema = z.strictObject({
  undo: z.array(z.looseObject({})),
  redo: z.array(z.looseObject({})),
}) as unknown as z.ZodType<History>;

const baseSchema = z.discriminatedUnion("kind", [
  /** All changes after `since`, none if the client is up to date. */
  z
    .strictObject({ kind: z.literal("changes"), changes: z.array(changeSchema).readonly() })
    .readonly(),
  z
    .strictObject({
      kind: z.literal("snapshot"),
      version: z.int().min(0),
      /** The state's JSON text in UTF-8, made once a version for all who join. */
      state: z.instanceof(Uint8Array),
    })
    .readonly(),
]);

export const roleSchema = z.enum(["owner", "manager", "spectator"]);
export type Role = z.infer<typeof roleSchema>;

/** The answer to `event:join` (WIR-1). */
export const eventJoinedSchema = z.discriminatedUnion("ok", [
  z
    .strictObject({
      ok: z.literal(true),
      joinId: z.string(),
      role: roleSchema,
      personId: personId.nullable(),
      base: baseSchema,
      /** Answers to those of `unsettled` that are answered. */
      settled: z.array(answerSchema).readonly(),
      /** For the owner: what can be taken back and made again. */
      history: historySchema.optional(),
    })
    .readonly(),
  z.strictObject({ ok: z.literal(false), joinId: z.string(), refusal: refusalSchema }).readonly(),
]);
export type EventJoined = z.infer<typeof eventJoinedSchema>;
export type JoinBase = z.infer<typeof baseSchema>;
