import {
  decide,
  ENGINE,
  inverseOf,
  makeChange,
  recordStep,
  secretFrom,
  type Actor,
  type Answer,
  type Command,
  type Context,
} from "@drawroom/shared";
import { rejected } from "./answers.js";
import type { MadeChange } from "./draft.js";
import { entryHash } from "./entry-hash.js";
import type { ChainedMemory } from "./room-memory.js";

interface Decided {
  readonly memory: ChainedMemory;
  readonly answer: Answer;
  /** Absent: nothing changed. */
  readonly made?: MadeChange;
}

/** How a command is given. */
interface Giving {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly actor: Actor;
  readonly laterRound?: Context["laterRound"] | undefined;
}

/** Decides one command; the change is turned into JSON once, for the store and for everybody who watches. */
export function decideOne(
  memory: ChainedMemory,
  command: Command,
  { at, actor, laterRound }: Giving,
): Decided {
  const { held, history, drawKey } = memory;
  const { commandId } = command;
  const decision = decide(held, command, {
    at,
    actor,
    version: held.version + 1,
    history,
    secretOf: (draw) => secretFrom(drawKey, draw),
    ...(laterRound && { laterRound }),
  });
  if (!decision.ok) return { memory, answer: rejected(commandId, held.version, decision.refusal) };
  if (decision.value.length === 0) {
    return { memory, answer: { commandId, outcome: "unchanged", version: held.version } };
  }
  const { change, held: next } = makeChange(held, decision.value, {
    commandId,
    actor: actor.id,
    at,
  });
  const inverse = inverseOf(held.state, change);
  const row = {
    version: change.version,
    commandId,
    body: JSON.stringify(change),
    command: JSON.stringify({ command, at, actor }),
    inverse: JSON.stringify(inverse),
    engine: ENGINE,
    previous: memory.newest,
  };
  return {
    memory: {
      ...memory,
      held: next,
      history: recordStep(history, change, inverse),
      newest: entryHash(row),
    },
    answer: { commandId, outcome: "accepted", version: change.version },
    made: { change, row },
  };
}
