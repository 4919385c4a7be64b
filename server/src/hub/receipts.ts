import type { Answer, CommandId, PersonId } from "@drawroom/shared";

/** An answer given, and to whom. */
export interface Receipt {
  readonly actor: PersonId;
  readonly answer: Answer;
}

const KEPT = 2_000;

/** The newest answers of an event, so that a command sent again needs no database (HUB-4). The store has them all. */
export class Receipts {
  private readonly byCommand = new Map<CommandId, Receipt>();

  get(commandId: CommandId): Receipt | undefined {
    return this.byCommand.get(commandId);
  }

  keep(receipt: Receipt): void {
    this.byCommand.set(receipt.answer.commandId, receipt);
    if (this.byCommand.size <= KEPT) return;
    for (const oldest of this.byCommand.keys()) {
      this.byCommand.delete(oldest);
      return;
    }
  }
}

/** A receipt as stored: the answer with its actor beside it. */
export const receiptText = ({ actor, answer }: Receipt): string =>
  JSON.stringify({ ...answer, actor });

/** The stored text in its parts; answers of accepted commands name no actor, their change does. */
export function readReceipt(text: string): {
  readonly actor: PersonId | null;
  readonly answer: Answer;
} {
  const { actor, ...answer } = JSON.parse(text) as Answer & { actor?: PersonId };
  return { actor: actor ?? null, answer };
}
