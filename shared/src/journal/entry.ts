import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A change as the journal keeps it. `command` and `body` are JSON, made once when the change was. */
export interface JournalEntry {
  /** The version of the engine that decided it. */
  readonly engine: string;
  /** The hash of the change before: 64 hexadecimal digits. */
  readonly previous: string;
  /** `{command, at, actor}`: the command with its context. */
  readonly command: string;
  /** The change. */
  readonly body: string;
}

/** What stands before the first change. */
export const NO_HASH = "0".repeat(64);

/** The entry as one line of JSON. Its hash is of just these bytes, so that any tool can check it. */
export const entryLine = ({ previous, engine, command, body }: JournalEntry): string =>
  `{"previous":${JSON.stringify(previous)},"engine":${JSON.stringify(engine)},"command":${command},"change":${body}}`;

/** SHA-256 of a text in UTF-8: 64 hexadecimal digits. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What the next change carries as `previous` (JRN-2). */
export const hashOfEntry = (entry: JournalEntry): string => hashOfText(entryLine(entry));
