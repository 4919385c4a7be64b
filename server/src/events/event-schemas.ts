import {
  changeSchema,
  commandKinds,
  eventCommandSchema,
  roleSchema,
  stateSchema,
} from "@drawroom/shared";
import { z } from "zod";

const { eventId } = eventCommandSchema.unwrap().shape;

/** `POST /api/events`: a `createEvent` without its type. */
export const newEventSchema = commandKinds.createEvent.schema.omit({ type: true });
export type NewEvent = z.infer<typeof newEventSchema>;

export const createdEventSchema = z.strictObject({ slug: z.string(), eventId });
export type CreatedEvent = z.infer<typeof createdEventSchema>;

/** `DELETE /api/events/:slug`: the event's name, typed, so that nobody does it by mistake. */
export const removeEventSchema = z.strictObject({ name: z.string().max(400) });
export type RemoveEvent = z.infer<typeof removeEventSchema>;

export const listedEventSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  venue: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  published: z.boolean(),
  role: roleSchema,
});
export const eventListSchema = z.array(listedEventSchema);
export type EventList = z.infer<typeof eventListSchema>;

/** An event as it stands, for who asks; `at`: when an earlier version was made, milliseconds since 1970. */
export const eventSchema = z.strictObject({
  eventId,
  slug: z.string(),
  role: roleSchema,
  version: z.int().min(1),
  at: z.int().optional(),
  state: stateSchema,
});

/** What came after a version; the whole state where that is too long ago, or before the event was published (ACC-3). */
export const changesSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("changes"), version: z.int(), changes: z.array(changeSchema) }),
  z.strictObject({ kind: z.literal("snapshot"), version: z.int(), state: stateSchema }),
]);
export type Changes = z.infer<typeof changesSchema>;

/** `?version=`: the change after which it stood so; absent: now. */
export const versionSchema = z.object({
  version: z.coerce.number<string>().int().min(1).max(2_147_483_647).optional(),
});
export type AtVersion = z.infer<typeof versionSchema>;

/** `?court=`, `?entrant=`: whose matches; absent: all. */
export const calendarSchema = versionSchema.extend({
  court: z.string().max(40).optional(),
  entrant: z.string().max(40).optional(),
});
export type CalendarQuery = z.infer<typeof calendarSchema>;

/** `?since=`: the version that is held; −1: none. `?before=`: the version from which to go back, instead. */
export const sinceSchema = z.strictObject({
  since: z.coerce.number<string>().int().min(-1).default(-1),
  before: z.coerce.number<string>().int().min(1).max(2_147_483_647).optional(),
});
export type Since = z.infer<typeof sinceSchema>;
