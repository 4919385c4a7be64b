import type { Writable } from "node:stream";

/** Copies of the embedded database, made while it works (RUN-4). A port. */
export abstract class Backups {
  /**
   * Writes one to its end. It is of one moment; commands wait for as long as the files take to copy, not for the writing.
   * A StartError says in one line why there is none; then nothing has been written.
   */
  abstract write(to: Writable): Promise<void>;
}
