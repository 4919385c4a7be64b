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
