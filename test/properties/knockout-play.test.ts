import {
  bracketOf,
  canonicalJson,
  NO_HISTORY,
  placingsOf,
  type CommandInput,
  type EventState,
  type MatchResult,
} from "@drawroom/shared";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entering, knockoutOf, MAIN, matchesIn, playedThrough } from "../support/brackets";
import { nth, SINGLES } from "../support/builders";
import { after, answerTo, tried, undone, type World } from "../support/world";

/** 5,000 now and then, by the variable. */
const RUNS = Number(process.env.KNOCKOUT_ROUTES ?? 300);

interface Step {
  readonly kind: number;
  readonly at: number;
  readonly toss: number;
}
const steps = (max: number) =>
  fc.array(fc.record({ kind: fc.nat(9), at: fc.nat(999), toss: fc.nat(99) }), {
    minLength: max / 2,
    maxLength: max,
  });

const resultOf = (toss: number): MatchResult => {
  const side = toss % 2 ? "a" : "b";
  if (toss % 7 === 0) return { walkover: side };
  if (toss % 11 === 0) return { games: [[toss % 6, 3]], retired: side };
  return { games: [side === "a" ? [7, toss % 7] : [toss % 7, 7]] };
};

/** Entering, correcting, clearing, leaving, coming back, and taking back the last step; some of them refused. */
function commandOf({ state, history }: World, { kind, at, toss }: Step): CommandInput {
  const matches = matchesIn(state).filter((match) => match.state !== "bye");
  const ready = matches.filter((match) => match.state === "ready");
  const pool = kind < 5 && ready.length > 0 ? ready : matches;
  const match = pool[at % pool.length]?.id ?? "";
  const more = toss % 3 ? {} : ({ clearLater: true } as const);
  const entrants = Object.keys(state.entrants);
  const entrant = entrants[at % entrants.length] ?? "";
  if (kind < 6) return { type: "enterResult", match, result: resultOf(toss), ...more };
  if (kind === 6) return { type: "clearResult", match, ...more };
  if (kind === 7) return { type: "withdrawEntrant", entrant };
  if (kind === 8) return { type: "takeBackWithdrawal", entrant, ...more };
  return { type: "undo", target: history.undo.at(-1)?.commandId ?? "command-000000" };
}

/** A bracket that no undo takes back. */
const drawnOnly = (entrants: number, thirdPlace: boolean): World => ({
  ...knockoutOf(entrants, { thirdPlace }),
  history: NO_HISTORY,
});

const route = (from: World, list: readonly Step[]): World =>
  list.reduce((world, step) => tried(world, commandOf(world, step)), from);

/** Each entrant is in each round at most once, has gone on only out of a match won, and nobody is anywhere for nothing. */
function expectSound(state: EventState): void {
  const bracket = bracketOf(state, MAIN);
  const rounds = bracket?.rounds ?? [];
  const inRound = rounds.map(({ matches }) =>
    matches
      .flatMap(({ a, b }) => [a, b])
      .flatMap((side) => (side.kind === "entrant" ? side.entrant : [])),
  );
  for (const entrants of inRound) expect(new Set(entrants).size).toBe(entrants.length);
  rounds.slice(1).forEach(({ matches }, index) => {
    for (const { a, b, number } of matches) {
      [a, b].forEach((side, half) => {
        const feeder = rounds[index]?.matches[2 * (number - 1) + half];
        if (side.kind !== "entrant" || !feeder) return;
        const through = feeder.winner ?? (feeder.a.kind === "bye" ? "b" : "a");
        expect(feeder.state).toMatch(/played|bye/);
        expect(feeder[through]).toMatchObject({ entrant: side.entrant });
      });
    }
  });
  // What is kept is what is shown.
  const kept = Object.entries(state.bracketMatches).filter(([, { result }]) => result);
  const shown = matchesIn(state).filter(({ outcome }) => outcome.result);
  expect(shown.map(({ id }) => id).sort()).toEqual(kept.map(([id]) => id).sort());
}

/** The bracket's results and withdrawals entered anew in another order, from the start. */
function enteredAgain(start: World, { state }: World, order: readonly number[]): World {
  const rank = (index: number): number => order[index % order.length] ?? 0;
  const gone = Object.values(state.entrants).filter(({ withdrawn }) => withdrawn);
  let left = Object.entries(state.bracketMatches).flatMap(([id, { result }], index) =>
    result ? [{ id, result, rank: rank(index) }] : [],
  );
  left.sort((x, y) => x.rank - y.rank);
  let world = start;
  const away = new Set<string>();
  const leave = (entrant: string): void => {
    away.add(entrant);
    world = after(world, { type: "withdrawEntrant", entrant });
  };
  while (left.length > 0) {
    const next = left.find(
      ({ id, result }) => answerTo(world, { type: "enterResult", match: id, result }).ok,
    );
    if (next) {
      world = after(world, { type: "enterResult", match: next.id, result: next.result });
      left = left.filter((one) => one !== next);
      continue;
    }
    // Somebody has to leave before the others can go on: one who plays no more.
    const pending = new Set(left.flatMap(({ id }) => state.bracketMatches[id]?.sides ?? []));
    const goer = gone.find(({ id }) => !away.has(id) && !pending.has(id));
    if (!goer) throw new Error("no way to the same results");
    leave(goer.id);
  }
  for (const { id } of gone) if (!away.has(id)) leave(id);
  return world;
}

it("[PLY-3] any two ways to the same results and withdrawals give the same bracket", () => {
  let results = 0;
  let left = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.boolean(),
      steps(60),
      fc.array(fc.nat(99), { minLength: 7, maxLength: 7 }),
      (entrants, thirdPlace, list, order) => {
        const start = drawnOnly(entrants, thirdPlace);
        const end = route(start, list);
        expectSound(end.state);
        const again = enteredAgain(start, end, order);
        expect(canonicalJson(bracketOf(again.state, MAIN))).toBe(
          canonicalJson(bracketOf(end.state, MAIN)),
        );
        expect(placingsOf(again.state, MAIN)).toEqual(placingsOf(end.state, MAIN));
        results += Object.keys(end.state.bracketMatches).length;
        left += Object.values(end.state.entrants).filter(({ withdrawn }) => withdrawn).length;
      },
    ),
    { numRuns: RUNS },
  );
  // Or this proves nothing.
  expect(results).toBeGreaterThan(RUNS * 2);
  expect(left).toBeGreaterThan(RUNS);
});

it("[PLY-1] the winner goes on exactly once, whatever is given, again and in whatever order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), steps(40), (entrants, list) => {
      let world = drawnOnly(entrants, true);
      for (const step of list) {
        const command = commandOf(world, step);
        const once = tried(world, command);
        expectSound(once.state);
        const isRepeatable = command.type === "enterResult" || command.type === "clearResult";
        if (isRepeatable) expect(tried(once, command).state).toEqual(once.state);
        world = once;
      }
    }),
    { numRuns: Math.ceil(RUNS / 6) },
  );
});

it("[PLY-2] what is cleared on request is all that was played on it, and comes back by one undo", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 32 }),
      fc.nat(999),
      fc.boolean(),
      (entrants, at, isClearing) => {
        const world = playedThrough(knockoutOf(entrants, { thirdPlace: true }));
        const played = matchesIn(world.state).filter(({ outcome }) => outcome.result);
        const { id, winner } = played[at % played.length]!;
        const changed = isClearing
          ? after(world, { type: "clearResult", match: id, clearLater: true })
          : after(world, entering(id, winner === "a" ? "b" : "a", { clearLater: true }));
        expectSound(changed.state);
        const round = bracketOf(world.state, MAIN)?.rounds.length ?? 0;
        const own = Number(id.split(".")[2]?.split("-")[0]);
        const isThird = id === `${MAIN}.${round}-2`;
        const lost =
          played.length - matchesIn(changed.state).filter(({ outcome }) => outcome.result).length;
        const on = isThird ? 0 : round - own + (own < round ? 1 : 0);
        expect(lost - (isClearing ? 1 : 0)).toBe(on);
        expect(undone(changed).state).toEqual(world.state);
      },
    ),
    { numRuns: 60 },
  );
});

it("[PLY-1] 2 to 128 entrants, every number, are played to the end", () => {
  for (let entrants = 2; entrants <= 128; entrants++) {
    const start = knockoutOf(entrants, { thirdPlace: entrants % 2 === 0 });
    let world = start;
    let games = 0;
    for (;;) {
      const ready = matchesIn(world.state).filter(({ state }) => state === "ready");
      if (ready.length === 0) break;
      for (const { id } of ready) {
        world = tried(world, entering(id, (games * 7 + entrants) % 3 ? "a" : "b"));
        games++;
      }
    }
    expect(games).toBe(entrants - 1 + (entrants % 2 === 0 && entrants > 3 ? 1 : 0));
    const places = placingsOf(world.state, MAIN);
    expect(places.map(({ entrant }) => entrant).sort()).toEqual(
      Array.from({ length: entrants }, (_, index) => nth(index + 1)).sort(),
    );
    expect(bracketOf(world.state, MAIN)?.champion).toBe(places[0]?.entrant);
    expect(world.state.competitions[SINGLES]).toBe(start.state.competitions[SINGLES]);
  }
});
