import type { CommandInput } from "@drawroom/shared";
import { expect } from "vitest";
import { entrants, SINGLES } from "./builders";
import { openAs, type Scene } from "./hub-scene";
import { command, give } from "./socket-client";
import type { TestNode } from "./start-node";

/** What an event needs before its large changes. */
export const BEFORE_LARGE_CHANGES: readonly CommandInput[] = [
  {
    type: "addCompetition",
    competition: { id: SINGLES, name: "Open Singles", kind: "blocks", doubles: false },
  },
];

/** Imports 512 entrants, takes it back and makes it again, in turn: large changes without end. Gives each version. */
export async function* largeChanges(node: TestNode, { eventId, owner }: Scene) {
  const socket = await openAs(node, owner);
  const accepted = async (input: Parameters<typeof give>[2]): Promise<number> => {
    const answer = await give(socket, eventId, input);
    expect(answer.outcome).toBe("accepted");
    return answer.version;
  };
  const field = entrants(512, () => ({ current: 1500 }));
  const commandId = "import-0001";
  yield accepted({ type: "importEntrants", commandId, competition: SINGLES, entrants: field });
  for (let target = commandId, isDone = true; ; isDone = !isDone) {
    const sent = command({ type: isDone ? "undo" : "redo", target });
    yield accepted(sent);
    target = sent.commandId;
  }
}
