/** A property of an iCalendar file; a text is escaped, a moment (Date) written in UTC, a number as it is. */
export type IcalProperty = readonly [name: string, value: string | number | Date];

const LINE_OCTETS = 75;

/** The lines of a calendar by RFC 5545: ended by CR and LF, folded at 75 octets. */
export const icalText = (properties: readonly IcalProperty[]): string =>
  properties.map(([name, value]) => `${folded(`${name}:${valueText(value)}`)}\r\n`).join("");

function valueText(value: string | number | Date): string {
  if (value instanceof Date) return value.toISOString().replace(/[-:]|\.\d{3}/g, "");
  return typeof value === "number" ? String(value) : escaped(value);
}

/** No text ends its own line: what breaks lines becomes `\n`, other control characters go. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|[\n\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, "");

function folded(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    // The space in front of every piece but the first counts too.
    let end = Math.min(start + LINE_OCTETS - (start > 0 ? 1 : 0), bytes.length);
    while (isWithinSign(bytes[end])) end--;
    pieces.push(bytes.toString("utf8", start, end));
    start = end;
  }
  return pieces.join("\r\n ");
}

/** Whether a sign of UTF-8 goes on with this byte: there a line may not be folded. */
const isWithinSign = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;
