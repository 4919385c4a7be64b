import { canonicalJson, drawBlocks, type Entrant } from "@drawroom/shared";
import { entrants, eventWith, SINGLES, type Fields } from "./builders";
import { commandOf } from "./moves";
import { tried, type World } from "./world";

/** Letters that fold, widen, compose and sort otherwise where a machine's own tables have their say. */
const NAMES = [
  ...[
    "Örga Ström",
    "orga strom",
    "O\u0308rga Stro\u0308m",
    "Ángel Íñiguez",
    "İpek Işık",
    "Žofie Ťok",
  ],
  ...["Straße Weiß", "STRASSE WEISS", "ﬁnn Oﬄey", "Ὀδυσσεὺς Σοφός", "Софья Йорк", "李 小龍"],
  ...["김민준", "عمر شريف", "Đặng Thị", "Åse Ødegård", "A\u030Ase Ødegård", "O’Brien", "O'Brien"],
];
/** One country sends most. */
const COUNTRIES = [
  "NZL",
  "NZL",
  "NZL",
  "NZL",
  "ENG",
  "ENG",
  "ENG",
  "AUS",
  "AUS",
  "EGY",
  "USA",
  null,
];
/** Entrants and blocks. */
const SIZES = [
  ...([
    [8, 2],
    [13, 3],
    [24, 4],
    [40, 5],
  ] as const),
  ...([
    [80, 8],
    [101, 12],
    [128, 16],
  ] as const),
] as const;
const MOVES = 150;

/** Numbers that look random and are the same on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** A field with equal grades, missing ones, and names that are one when folded. */
function fieldBy(roll: (sides: number) => number): () => Fields {
  const grade = (): number | null => (roll(6) === 0 ? null : 1500 + roll(40) * 17);
  return () => ({
    name: `${NAMES[roll(NAMES.length)]}${roll(3) === 0 ? "" : ` ${roll(50)}`}`,
    country: COUNTRIES[roll(COUNTRIES.length)] ?? null,
    current: grade(),
    max12: grade(),
    estimated: grade(),
  });
}

/** The draws of a field, by every choice of rules: seats and log. */
function drawsOf(field: readonly Entrant[], blocks: number): unknown {
  return [0, 1, 2, 3].map((rules) =>
    drawBlocks(field, {
      blocks,
      qualifiers: 2 + (rules % 2) * 2,
      basis: rules === 0 ? "current" : "max12",
      drawRules: { spreadCountries: (rules & 1) === 1, lastRoundApart: (rules & 2) === 2 },
    }),
  );
}

/** An event after a long run of commands, refused ones among them. */
function playedBy(start: World, roll: (sides: number) => number): World {
  let world = start;
  for (let move = 0; move < MOVES; move++) {
    const [which, a, b, c] = [roll(9999), roll(9999), roll(9999), roll(9999)];
    world = tried(world, commandOf({ which, a, b, c }, world));
  }
  return world;
}

/** What the engine makes of the same fields and commands, as canonical JSON by name (LOG-2, HUB-3). */
export function scriptedRuns(): Readonly<Record<string, string>> {
  const runs = SIZES.flatMap(([size, blocks]) => {
    const roll = dice(size * 31 + blocks);
    const fields = fieldBy(roll);
    const list = entrants(size, fields);
    const field = list.map((entrant): Entrant => ({ ...entrant, competition: SINGLES }));
    const byPlace = (number: number): Fields => list[number - 1] ?? {};
    const seeded = eventWith({ entrants: size, fields: byPlace, blocks, orderOfPlay: true });
    const { held, changes } = playedBy(seeded, roll);
    const name = `${size} in ${blocks}`;
    return [
      [`draws of ${name}`, canonicalJson(drawsOf(field, blocks))],
      [`state of ${name}`, canonicalJson(held)],
      [`changes of ${name}`, canonicalJson(changes)],
    ] as const;
  });
  return Object.fromEntries(runs);
}
