import type { Dice } from "./dice";

const MARK = '"@here@"';
const DEEP = 4_000;

/** JSON texts to stand where something else should: each has broken a parser or a check somewhere. */
const TOKENS: readonly string[] = [
  ...["null", "true", "-1", "-0", "1.5", "1e999", "-1e999", "9007199254740993", "2147483648"],
  ...["[]", "{}", "[null]", '""', '"NaN"', '"\\u0000"', '"\\ud800"', '"\\u202ex"', '" "'],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"'],
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":1e9,"0":1}',
  '{"toString":null,"valueOf":null,"toJSON":1}',
  '{"_placeholder":true,"num":0}',
  `"${"x".repeat(50_000)}"`,
  "[".repeat(DEEP) + "]".repeat(DEEP),
  '{"a":'.repeat(DEEP) + "1" + "}".repeat(DEEP),
  `[${"0,".repeat(20_000)}0]`,
];
const KEYS = ["__proto__", "constructor", "prototype", "toString", "then", "", "x".repeat(2_000)];

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

const set = ({ holder, key }: Place, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true });

/** The message's JSON text with one thing in it replaced, added, left out or put into a list. */
export function hostileJson(message: unknown, dice: Dice): string {
  const root = { message: structuredClone(message) };
  const places = placesIn(root);
  const place = places[dice(places.length)]!;
  const { holder, key } = place;
  const kind = dice(6);
  if (kind === 0 && holder !== root) delete holder[key];
  else if (kind === 1) set(place, [holder[key]]);
  else if (kind === 2) set({ holder, key: KEYS[dice(KEYS.length)]! }, "@here@");
  else set(place, "@here@");
  const text = JSON.stringify("message" in root ? root.message : {});
  return text.replace(MARK, () => TOKENS[dice(TOKENS.length)]!);
}

/** The text broken off somewhere: no JSON any more. */
export const brokenOff = (text: string, dice: Dice): string => text.slice(0, dice(text.length));

/** Parts of a path that try to lead elsewhere, or to be something else than a text. */
export const HOSTILE_SEGMENTS: readonly string[] = [
  ...[
    "%00",
    "x%00y",
    "..",
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "%2F",
    "%5c..%5c",
    "%252e%252e%252f",
  ],
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "%C0%AE", "%E0%A4%A", "%", "%zz"],
  ...[
    "%0d%0aX-Injected:1",
    "'OR'1'='1",
    "${7*7}",
    "<script>",
    "%F0%9F%8F%91",
    "%ED%A0%80",
    ":slug",
  ],
  "x".repeat(3_000),
];

export const HOSTILE_QUERIES: readonly string[] = [
  "",
  ...[
    "1e999",
    "-1e999",
    "NaN",
    "-2",
    "1.5",
    "9007199254740991",
    "2147483647",
    "0x10",
    "%00",
    "",
  ].flatMap((value) =>
    ["version", "since", "before", "slug", "court", "entrant"].map((name) => `?${name}=${value}`),
  ),
  ...[
    "?version[]=1",
    "?version=1&version=2",
    "?since[a]=1",
    "?__proto__[polluted]=1",
    "?%00=%00",
    "?%=%",
  ],
];

/** What a body may pretend to be. */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/octet-stream" },
  { "content-type": "application/json; charset=utf-7" },
  { "content-type": "application/json", "content-encoding": "gzip" },
  { "content-type": "application/json", "content-encoding": "br" },
  { "content-type": "application/json", accept: "text/html" },
  { "content-type": ";;;" },
  {},
];

/** Frames that are no message of the protocol: each is let be, or costs its sender the connection. */
export const HOSTILE_FRAMES: readonly (string | Buffer)[] = [
  ...["", "4", "7", "x", "49", "42", "42[", "42{}", "421[{}]", "421[]", '421["connect",{}]'],
  ...[
    "40/admin,{}",
    '42/admin,1["event:join",{}]',
    "43999[1]",
    '4299999999999999999["event:join",{}]',
  ],
  '451-1["event:join",{"_placeholder":true,"num":0}]',
  '451-["event:leave",{"_placeholder":true,"num":-1}]',
  '45999999999-1["event:join",{}]',
  '461-1[{"_placeholder":true,"num":0}]',
  '44{"message":"x"}',
  Buffer.from([4, 0, 255]),
  Buffer.alloc(0),
];
