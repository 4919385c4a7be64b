import type { Actor, Answer, Change, Command, CommandId, Context } from "@drawroom/shared";
import { decideOne } from "./decide-one.js";
import type { ChangeRow, ReceiptRow } from "./event-store.js";
import { receiptText, type Receipt } from "./receipts.js";
import { repeated, sessionEnded } from "./repeated.js";
import type { ChainedMemory, RoomMemory } from "./room-memory.js";

/** A command that waits for its answer. */
export interface Waiting {
  readonly command: Command;
  readonly actor: Actor;
  readonly session?: string;
  readonly reply: (answer: Answer) => void;
}

export interface MadeChange {
  readonly change: Change;
  readonly row: ChangeRow;
}

/** What a batch of commands comes to, decided one after the other, each on what those before it leave. */
export interface Draft {
  readonly memory: RoomMemory;
  readonly changes: readonly MadeChange[];
  readonly receipts: readonly ReceiptRow[];
  /** In the order of the batch. */
  readonly answers: readonly Answer[];
  /** Those that are to be given again when the command comes again. */
  readonly kept: readonly Receipt[];
}

export interface Circumstances {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly answered: (commandId: CommandId) => Receipt | undefined;
  readonly isEnded: (session: string) => boolean;
  /** Where a round has been paired ahead. */
  readonly laterRound?: Context["laterRound"] | undefined;
}

/**
 * Decides a batch. In: what is committed, the commands, what else counts. Out: what is to be written and answered;
 * nothing is touched. A command answered before gets that answer (HUB-4).
 */
export function draftOf(
  base: ChainedMemory,
  batch: readonly Waiting[],
  { at, answered, isEnded, laterRound }: Circumstances,
): Draft {
  let memory = base;
  const changes: MadeChange[] = [];
  const receipts: ReceiptRow[] = [];
  const kept = new Map<CommandId, Receipt>();
  const answers = batch.map((waiting) => {
    const { command, actor, session } = waiting;
    const { commandId } = command;
    if (session !== undefined && isEnded(session)) return sessionEnded(waiting, memory);
    const before = kept.get(commandId) ?? answered(commandId);
    if (before) return repeated(before, waiting, memory);
    const decided = decideOne(memory, command, { at, actor, laterRound });
    const receipt = { actor: actor.id, answer: decided.answer };
    if (decided.made) changes.push(decided.made);
    else receipts.push({ commandId, answer: receiptText(receipt) });
    memory = decided.memory;
    kept.set(commandId, receipt);
    return decided.answer;
  });
  return { memory, changes, receipts, answers, kept: [...kept.values()] };
}
