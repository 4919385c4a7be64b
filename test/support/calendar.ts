/** An entry's properties by name, parameters left out; texts as they are meant. */
export type CalendarEntry = Readonly<Record<string, string>>;

/** A file of RFC 5545, to the letter: lines ended by CR and LF, at most 75 octets long, folded between signs. */
export function readCalendar(text: string): {
  readonly head: CalendarEntry;
  readonly entries: readonly CalendarEntry[];
} {
  if (!text.endsWith("\r\n")) throw new Error("The last line is not ended");
  const raw = text.slice(0, -2).split("\r\n");
  for (const line of raw) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Too long: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error(`Broken: ${JSON.stringify(line)}`);
  }
  const lines = raw.join("\r\n").replaceAll("\r\n ", "").split("\r\n").map(propertyOf);
  const [first, ...rest] = lines;
  if (first?.join(":") !== "BEGIN:VCALENDAR" || rest.pop()?.join(":") !== "END:VCALENDAR")
    throw new Error("Not one calendar");
  const entries: Record<string, string>[] = [];
  const head: Record<string, string> = {};
  let open: Record<string, string> = head;
  for (const [name, value] of rest) {
    if (name === "BEGIN") entries.push((open = {}));
    else if (name === "END") open = head;
    else if (name in open) throw new Error(`${name} stands twice`);
    else open[name] = value;
  }
  return { head, entries };
}

function propertyOf(line: string): readonly [string, string] {
  const [, name, value] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)*:(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`No property: ${line}`);
  return [name, value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign))];
}

/** `20260513T094000Z` in milliseconds since 1970. */
export function momentOf(stamp: string | undefined): number {
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(stamp ?? "") ?? [];
  if (!day || !time) throw new Error(`No moment in UTC: ${stamp}`);
  return Date.parse(
    `${day.replace(/^(....)(..)/, "$1-$2-")}T${time.replace(/^(..)(..)/, "$1:$2:")}Z`,
  );
}
