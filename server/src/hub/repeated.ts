import { commandKinds, refusalOfAccess, type Answer } from "@drawroom/shared";
import { maySee } from "./access.js";
import { EVENT_NOT_FOUND, rejected } from "./answers.js";
import type { Waiting } from "./draft.js";
import type { Receipt } from "./receipts.js";
import type { RoomMemory } from "./room-memory.js";

/** The answer given before (HUB-4). To somebody else it says nothing: ids of commands are known to all who watch. */
export function repeated(
  before: Receipt,
  { command, actor }: Waiting,
  { held }: RoomMemory,
): Answer {
  if (before.actor === actor.id) return before.answer;
  const { commandId, type } = command;
  const denied = refusalOfAccess(held.state, commandKinds[type], actor);
  return rejected(commandId, held.version, denied ?? { code: "id.taken", id: commandId });
}

/** ACC-1: whose login has ended is nobody, on this very command. */
export function sessionEnded({ command }: Waiting, { held }: RoomMemory): Answer {
  return maySee(held.state, null)
    ? rejected(command.commandId, held.version, { code: "access.notOwner" })
    : rejected(command.commandId, 0, EVENT_NOT_FOUND);
}
