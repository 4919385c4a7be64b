/** A file of RFC 4180 after its mark, to the letter: every line ended by CR and LF, and as many cells in each. */
export function readCsv(text: string): { readonly head: string[]; readonly lines: string[][] } {
  if (!text.startsWith("\ufeff")) throw new Error("No mark of UTF-8 in front");
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const all: string[][] = [[]];
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`No cell at ${text.slice(at, at + 40)}`);
    const [, quoted, plain, end] = found;
    all.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") all.push([]);
  }
  const last = all.pop();
  if (last?.length !== 0) throw new Error("The last line is not ended");
  const [head = [], ...lines] = all;
  const odd = lines.find((line) => line.length !== head.length);
  if (odd) throw new Error(`${odd.length} cells under ${head.length}: ${odd.join(" | ")}`);
  return { head, lines };
}

/** Its lines, each by the names of its columns. */
export function readTable(text: string): readonly Readonly<Record<string, string>>[] {
  const { head, lines } = readCsv(text);
  return lines.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i] ?? ""])));
}
