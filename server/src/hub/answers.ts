import type { Answer, CommandId, Refusal } from "@drawroom/shared";

/** A refusal as the answer to a command; `version` is the one that it was decided on, 0 where none may be told. */
export const rejected = (commandId: CommandId, version: number, refusal: Refusal): Answer => ({
  commandId,
  outcome: "rejected",
  version,
  refusal,
});

/** ACC-3: the one answer for events that are not there and for those that may not be seen. */
export const EVENT_NOT_FOUND: Refusal = { code: "event.notFound" };

/** Stands for the id of a command whose own can't be read. */
export const NO_ID: CommandId = "--------";

/** The id of a command as it came, unread. */
export function commandIdIn(input: unknown): CommandId {
  const id = (input as { commandId?: unknown } | null | undefined)?.commandId;
  return typeof id === "string" && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : NO_ID;
}
