/**
 * A name on two lines at most, the last word alone on the second: `Lerato` `Underberg`. A pair takes a line each.
 */
export function nameLines(name: string): readonly string[] {
  const pair = name.split(/\s+(?:&|\/)\s+/);
  if (pair.length === 2) return [`${pair[0]} &`, pair[1] ?? ""];
  const at = name.lastIndexOf(" ");
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
