const MOST = 40;

/** `Lawn 1-8`, `Feld 1 bis 8` → Lawn 1, Lawn 2 … Lawn 8; names between commas are taken one by one; anything else is one name. */
export function readCourts(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .flatMap(spread);
}

function spread(name: string): string[] {
  const range = /^(.*?)(\d+)\s*(?:-|–|to|bis|à|a|till)\s*(\d+)$/i.exec(name);
  const from = Number(range?.[2]);
  const to = Number(range?.[3]);
  if (!range || from > to || to - from >= MOST) return [name];
  return Array.from({ length: to - from + 1 }, (_, i) => `${range[1]}${from + i}`);
}
