const KEYS = ["__proto__", "constructor", "prototype", "unknown"];

interface Injected {
  readonly value: unknown;
  /** Where the key was put, for the message of a failing test. */
  readonly at: string;
}

/** The value once for each of its objects and each key, with that key as an own one in that object, as JSON would give it. */
export function injectedInto(value: object): Injected[] {
  return objectsIn(value, []).flatMap((path) =>
    KEYS.map((key) => ({ value: withKey(value, path, key), at: [...path, key].join(".") })),
  );
}

type Path = readonly string[];

function objectsIn(value: unknown, path: Path): Path[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

function withKey(value: object, path: Path, key: string): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  const target = path.reduce((inner, step) => inner[step] as Record<string, unknown>, copy);
  Object.defineProperty(target, key, {
    value: { polluted: true },
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
