/** The part of the tar format (POSIX ustar) that a database's files need: folders, and files with short names. */
export const BLOCK = 512;

export interface TarEntry {
  /** With `/` between, and at the end of a folder's. At most 100 bytes. */
  readonly name: string;
  /** Bytes; 0 for a folder. */
  readonly size: number;
}

/** Name, length in bytes, place. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  sum: [148, 8],
  type: [156, 1],
} as const;
const MAGIC_AT = 257;
const MAGIC = "ustar\x0000";

export const isFolder = ({ name }: TarEntry): boolean => name.endsWith("/");

/** How many bytes fill up the last block of a file. */
export const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The block that goes before an entry's bytes. Only its owner may read what is unpacked. */
export function headOf(entry: TarEntry): Buffer {
  const block = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof FIELDS, text: string) => block.write(text, FIELDS[field][0]);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  put("name", entry.name);
  put("mode", isFolder(entry) ? "0000700" : "0000600");
  put("size", octal(entry.size, 11));
  put("type", isFolder(entry) ? "5" : "0");
  block.write(MAGIC, MAGIC_AT, "latin1");
  put("sum", `${octal(sumOf(block), 6)}\0 `);
  return block;
}

/** The entry that a block tells of; null: the block is none. */
export function entryIn(block: Buffer): TarEntry | null {
  const text = (field: keyof typeof FIELDS): string => {
    const [at, length] = FIELDS[field];
    return block.toString("utf8", at, at + length).replace(/[\0 ].*$/s, "");
  };
  if (block.toString("latin1", MAGIC_AT, MAGIC_AT + 5) !== "ustar") return null;
  if (parseInt(text("sum"), 8) !== sumOf(block)) return null;
  return { name: text("name"), size: parseInt(text("size"), 8) };
}

/** The sum of a block's bytes, its own field read as spaces. */
function sumOf(block: Buffer): number {
  const [from, length] = FIELDS.sum;
  const isOwn = (at: number) => at >= from && at < from + length;
  return block.reduce((sum, byte, at) => sum + (isOwn(at) ? 32 : byte), 0);
}
