/** An error as PostgreSQL's protocol tells it. */
export interface EngineError {
  readonly severity: string;
  /** SQLSTATE, such as `53100`: the disk is full. */
  readonly code: string;
  readonly message: string;
}

const ERROR = "E".charCodeAt(0);
const HEAD = 5;

/** The first error in an answer of whole messages, or null. */
export function errorIn(answer: Uint8Array): EngineError | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEAD <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] === ERROR) return errorOf(bytes.subarray(at + HEAD));
  }
  return null;
}

/** Fields follow each other, each a letter and a text that ends with a zero. */
function errorOf(body: Buffer): EngineError {
  const fields = new Map(
    body
      .toString("utf8")
      .split("\0")
      .map((field) => [field[0], field.slice(1)]),
  );
  const text = (letter: string) => fields.get(letter) ?? "";
  return { severity: text("V"), code: text("C"), message: text("M") };
}

/** After such an error the database serves no more: its thread has to begin anew, as after a crash. */
export const isEnd = ({ severity }: EngineError): boolean =>
  severity === "PANIC" || severity === "FATAL";

const DISK_FULL = "53100";
const NO_ROOM = /ENOSPC|EDQUOT|EFBIG|No space left|quota exceeded|File too large/i;

/** Whether what is said, by the database or by the system, comes of a disk without room. */
export const saysNoRoom = ({ code, message }: Partial<EngineError>): boolean =>
  code === DISK_FULL || NO_ROOM.test(`${code} ${message}`);
