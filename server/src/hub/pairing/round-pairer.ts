import { historyToPair, laterRound, type CommandOf, type EventState } from "@drawroom/shared";
import type { Log } from "../../config/log.js";
import { pairingFile, PairingThread } from "./pairing-thread.js";

/** Up to so many are paired within milliseconds, even where the program is cold. */
const FEW_PLAYERS = 50;
const LONGEST_MS = 10_000;

/** Pairs the rounds of large fields in a thread, started when the first comes, before they are decided on. */
export class RoundPairer {
  private thread: PairingThread | null = null;

  /**
   * @param file the thread's program
   * @param patienceMs how long a pairing is waited for
   */
  constructor(
    private readonly log: Log,
    private readonly file = pairingFile(),
    private readonly patienceMs = LONGEST_MS,
  ) {}

  /**
   * The engine's `laterRound`, which knows the answer to this command on this state already. undefined: the engine's own
   * will do, since the field is small or the command would be refused, or must do, since the thread has failed. Never rejects.
   */
  async ahead(
    state: EventState,
    { competition, round, permission }: CommandOf<"pairRound">,
  ): Promise<typeof laterRound | undefined> {
    const history = historyToPair(state, competition, round);
    if (!history || history.players.length <= FEW_PLAYERS) return undefined;
    try {
      const paired = await this.running().pair({ history, permission });
      return (asked, allowed) =>
        asked === history && allowed === permission ? paired : laterRound(asked, allowed);
    } catch (err) {
      this.log.warn({ err, competition, round }, "paired on the event loop");
      return undefined;
    }
  }

  private running(): PairingThread {
    if (!this.thread || this.thread.end) {
      this.thread = new PairingThread(this.file, this.patienceMs);
    }
    return this.thread;
  }
}
