import {
  commandKinds,
  type CommandType,
  type Competition,
  type CompetitionId,
  type EventState,
} from "@drawroom/shared";
import { DOUBLES, LAWN_1, LAWN_2, nth } from "./builders";
import type { Dice } from "./dice";
import type { World } from "./world";

/** What of a schema is looked at here. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly items?: readonly Schema[];
    readonly options?: readonly Schema[];
    readonly values?: readonly unknown[];
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly out?: Schema;
    readonly keyType?: Schema;
    readonly valueType?: Schema;
  };
}

/** Ids of each kind that a state has, and words that fields take: by the name of the field. Of one competition, if one is named. */
function words(
  { state, history }: World,
  one: CompetitionId | null,
): Readonly<Record<string, readonly string[]>> {
  const all = Object.keys(state.competitions);
  const isOfIt = (id: string): boolean =>
    one === null || (state.entrants[id]?.competition ?? id.slice(0, 4)) === one;
  const keys = (...tables: (keyof EventState)[]) =>
    tables.flatMap((table) => Object.keys(state[table]).filter(isOfIt));
  const entrants = keys("entrants");
  const steps = [history.undo.at(-1), history.redo.at(-1)].flatMap((step) => step ?? []);
  const matches = [...keys("matches", "bracketMatches"), ...linesOf(keys("brackets"))];
  const ids = {
    competition: one === null ? [...all, DOUBLES] : [one],
    entrant: entrants,
    match: matches,
    stage: keys("stages"),
    bracket: keys("brackets"),
  };
  return {
    ...ids,
    ...{ by: entrants, a: entrants, b: entrants, white: entrants, black: entrants, bye: entrants },
    ...{ advance: entrants, order: entrants, ratings: entrants, balls: entrants, given: entrants },
    ...{ with: matches, block: keys("blocks"), seat: keys("seats"), game: keys("stageGames") },
    ...{ board: keys("boards"), court: [LAWN_1, LAWN_2], courts: [LAWN_1, LAWN_2] },
    ...{ display: ["scrn"], person: ["managbob"], to: ["managbob", "ownerann"] },
    target: [...steps.map(({ commandId }) => commandId), "command-000000"],
    ...{ slug: ["autumn-open"], zone: ["Europe/London"], rankingUrl: ["https://example.org/list"] },
    ...{ date: ["2026-05-14"], startsOn: ["2026-05-13"], endsOn: ["2026-05-17"] },
    ...{ at: ["2026-05-13T10:00", "2026-05-14T11:30"], from: ["09:00"], until: ["18:00"] },
    country: ["NZL", "aus"],
  };
}

/** The first matches of each bracket, of which nothing need be kept yet. */
const linesOf = (brackets: readonly string[]): string[] =>
  brackets.flatMap((id) => [`${id}.1-1`, `${id}.1-2`, `${id}.2-1`, `${id}.3-1`]);

/** Ids that are made by a command, of what it adds. */
const NEW_IDS: Readonly<Record<string, readonly string[]>> = {
  competition: [DOUBLES, "swis"],
  bracket: ["main", "plate", "third"],
  court: [LAWN_1, LAWN_2],
  display: ["scrn"],
  person: ["managbob", "ownerann"],
};

/** What no field is meant to hold. */
const JUNK: readonly unknown[] = [
  ...[undefined, null, "", "a", "__proto__", "ent", -1, 0.5, 1e9, NaN, true, false],
  ...[[], {}, [null], { id: "x" }, "\u202e", "x".repeat(500), ["entaaa", "entaaa"]],
];

/** Commands that one kind of competition has for itself. */
const OWN: Readonly<Record<Competition["kind"], RegExp>> = {
  blocks: /Block|Seat|LiveDraw|OrderOfPlay|HandOrder|DrawRules|BallNumbers|KnockoutStyle/,
  knockout: /KnockoutSeeds/,
  swiss: /Swiss|Round|ByHand|Board/,
  stages: /Stage|Team|Adjustment|GameResult/,
};
const OF_MATCHES = /Bracket|Lines|Result$|Match$|Times/;

/** Commands of a competition of that kind, and of its entrants; nothing of the event itself. */
function isOf(type: CommandType, kind: Competition["kind"]): boolean {
  const owner = Object.entries(OWN).find(([, own]) => own.test(type))?.[0];
  const hasMatches = kind === "blocks" || kind === "knockout";
  if (owner !== undefined) return owner === kind;
  return (
    /Entrant|Withdrawal|sealDraw|changeCompetition/.test(type) ||
    (hasMatches && OF_MATCHES.test(type))
  );
}

/**
 * A command of one of the types, mostly one of a competition, with fields of the kinds that its schema names; now and
 * then one of them is no such thing.
 */
export function anyCommand(
  types: readonly CommandType[],
  world: World,
  dice: Dice,
): Record<string, unknown> {
  const all = Object.values(world.state.competitions).sort((x, y) => (x.id < y.id ? -1 : 1));
  const one = dice(6) ? all[dice(all.length)] : undefined;
  const fitting = one && dice(4) ? types.filter((type) => isOf(type, one.kind)) : types;
  const type = fitting[dice(fitting.length)]!;
  const known = words(world, one?.id ?? null);
  const pick = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];

  const text = (name: string, parent: string): string =>
    (name === "id"
      ? (pick(NEW_IDS[parent] ?? []) ?? nth(100 + dice(400)))
      : pick(known[name] ?? known[parent] ?? [])) ?? `Some ${dice(9)}`;

  const objectOf = (shape: Readonly<Record<string, Schema>>, parent: string) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, schema]) => {
        const value = valueOf(schema, name, parent);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );

  function valueOf({ def }: Schema, name: string, parent: string): unknown {
    if (dice(60) === 0) return pick(JUNK);
    const many = (of: () => unknown) => Array.from({ length: 1 + dice(4) }, of);
    switch (def.type) {
      case "object":
        return objectOf(def.shape!, name);
      case "optional":
        // What the user saw is mostly another thing than what stands.
        return dice(name === "seen" ? 8 : 2) ? undefined : valueOf(def.innerType!, name, parent);
      case "nullable":
        return dice(4) ? valueOf(def.innerType!, name, parent) : null;
      case "readonly":
        return valueOf(def.innerType!, name, parent);
      case "pipe":
        return valueOf(def.out!, name, parent);
      case "array":
        return many(() => valueOf(def.element!, name, parent));
      case "tuple":
        return def.items!.map((item) => valueOf(item, name, parent));
      case "record":
        return Object.fromEntries(
          many(() => [text(name, parent), valueOf(def.valueType!, name, parent)]) as [
            string,
            unknown,
          ][],
        );
      case "union":
        return valueOf(pick(def.options!)!, name, parent);
      case "literal":
        return pick(def.values!);
      case "enum":
        return pick(Object.values(def.entries!));
      case "number":
        return dice(12) ? 1 + dice(8) : dice(2600);
      case "boolean":
        return dice(2) === 1;
      default:
        return text(name, parent);
    }
  }

  const { shape } = (commandKinds[type].schema as unknown as Schema).def;
  return { ...objectOf(shape!, ""), type, commandId: "command-000000" };
}
