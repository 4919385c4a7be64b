import type { Encoding } from "./reading";

/** What Windows-1252 puts where Latin-1 has control characters, 0x80 to 0x9f. */
const WINDOWS_ONLY = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Bytes of a file as text. UTF-8 if they are valid UTF-8, else what spreadsheets in the West write. */
export function decodeList(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: Encoding;
} {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return read(bytes, "utf-16le", "utf-16");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return read(bytes, "utf-16be", "utf-16");
  try {
    // A byte order mark is taken off by the decoder.
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return fromWindows(bytes);
  }
}

const read = (bytes: Uint8Array, label: string, encoding: Encoding) => ({
  text: new TextDecoder(label).decode(bytes),
  encoding,
});

/** Some decoders read `windows-1252` as bare Latin-1 and lose `Š` and `’`; so those 32 are put in by hand. */
function fromWindows(bytes: Uint8Array) {
  const { text } = read(bytes, "windows-1252", "windows-1252");
  const whole = text.replace(/[\u0080-\u009f]/g, (c) => WINDOWS_ONLY[c.charCodeAt(0) - 0x80] ?? c);
  return { text: whole, encoding: "windows-1252" as const };
}

/** `workbook` for a zip file, which is what Excel and Numbers save; `binary` for other things that are not text. */
export function kindOfBytes(bytes: Uint8Array): "text" | "workbook" | "binary" {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return "workbook";
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.subarray(0, 4096).includes(0) ? "binary" : "text";
}
