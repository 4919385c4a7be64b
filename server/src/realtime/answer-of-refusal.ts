import type { Refusal } from "@drawroom/shared";
import { commandIdIn, rejected } from "../hub/answers.js";
import { joinIdIn } from "./joining.js";

/** A refusal in the form in which a message is answered; `input` is the message, unread. */
export function answerOfRefusal(name: string, input: unknown, refusal: Refusal): unknown {
  if (name === "event:command") return rejected(commandIdIn(commandOf(input)), 0, refusal);
  if (name === "event:join") return { ok: false, joinId: joinIdIn(input), refusal };
  return { ok: false, refusal };
}

/** The command in an `event:command`, unread. */
const commandOf = (input: unknown): unknown =>
  (input as { command?: unknown } | null | undefined)?.command;
