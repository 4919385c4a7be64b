import {
  advanceHistory,
  applyChange,
  applyRecords,
  canonicalJson,
  commandKinds,
  commandSchema,
  emptyState,
  inverseOf,
  makeChange,
  step,
  STEPS_KEPT,
  type Command,
  type CommandInput,
  type CommandType,
  type Held,
} from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { allViews } from "../support/all-views";
import { aside } from "../support/aside";
import { anyCommand } from "../support/any-command";
import { dice, type Dice } from "../support/dice";
import { everyKind } from "../support/every-kind";
import { forward } from "../support/forward";
import { expectSound } from "../support/sound";
import { contextOf, OWNER, SERVER, undone, type World } from "../support/world";

/** How many runs; each is of `LENGTH` commands. */
const RUNS = Number(process.env["COMMAND_RUNS"] ?? 2);
const LENGTH = 250;
/** What would end the run: the event changes hands. */
const NOT_HERE = new Set<CommandType>(["takeOverEvent", "acceptOwnership", "leaveEvent"]);
const TYPES = (Object.keys(commandKinds) as CommandType[]).filter((type) => !NOT_HERE.has(type));

/** What only the server may do. */
const BY_SERVER = new Set<CommandType>(["joinAsManager", "changePerson"]);

/** A state as another machine has it: read from text, its keys in another order. */
const elsewhere = ({ version, state }: Held): Held => ({
  version,
  state: JSON.parse(canonicalJson(state)) as Held["state"],
});

/** The same text, to the letter; where it is not, told by what differs. */
function expectSame(one: unknown, other: unknown): void {
  const [text, wanted] = [canonicalJson(one), canonicalJson(other)];
  if (text !== wanted) expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
}

/** What is told of a result: the change, or why there is none. */
const told = (result: ReturnType<typeof step>) =>
  result.ok ? (result.value?.change ?? null) : result.refusal;

/** What a command does, and that it does the same everywhere, can be sent as a patch and be taken back. */
function checked(world: World, command: Command): World {
  const context = contextOf(world, BY_SERVER.has(command.type) ? SERVER : OWNER);
  const result = step(world.held, command, context);
  const there = step(elsewhere(world.held), command, context);
  expectSame(told(there), told(result));
  if (!result.ok) expect(result.refusal.code).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
  if (!result.ok || result.value === null) return { ...world, given: world.given + 1 };
  const { change, held } = result.value;
  const sent = JSON.parse(JSON.stringify(change)) as typeof change;
  expectSame(applyChange(world.held, sent), held);
  const back = applyRecords(held.state, inverseOf(world.state, change));
  const before = { ...world.state, randomDraws: held.state.randomDraws };
  expectSame(back, before);
  const history = advanceHistory(world.history, world.state, change);
  const changes = [...world.changes, change];
  return { ...world, held, state: held.state, history, changes, given: world.given + 1 };
}

const idOf = ({ given }: World): string => `command-${String(given + 1).padStart(6, "0")}`;

/** Now and then the last step is taken back, and then often made again. */
function stepBack({ history }: World, roll: Dice): CommandInput | null {
  const again = history.redo.at(-1);
  if (again && roll(2)) return { type: "redo", target: again.commandId };
  const last = history.undo.at(-1);
  return last && roll(15) === 0 ? { type: "undo", target: last.commandId } : null;
}

/** What a manager would do next in one of the competitions, or something that fits there; null: whatever chance brings. */
function stepOn({ state }: World, roll: Dice): CommandInput | null {
  const competitions = Object.keys(state.competitions).sort();
  const competition = competitions[roll(competitions.length)];
  if (competition === undefined || roll(2)) return null;
  return (roll(5) ? forward : aside)(state, competition, roll);
}

/** The next command, right or wrong. */
function nextCommand(world: World, roll: Dice): unknown {
  // Where a competition goes, little is left to do.
  const types = roll(8) ? TYPES.filter((type) => type !== "removeCompetition") : TYPES;
  const given = stepBack(world, roll) ?? stepOn(world, roll) ?? anyCommand(types, world, roll);
  return JSON.parse(JSON.stringify({ ...given, commandId: idOf(world) }));
}

/** The facts of a run, from nothing, give its state again. */
function expectReplayed({ changes, held }: World): void {
  const nothing: Held = { version: 0, state: emptyState() };
  expectSame(
    changes.reduce((so, change) => makeChange(so, change.facts, change).held, nothing),
    held,
  );
}

/** Steps taken back one by one leave nothing but the event, its people and the draws that were made. */
function expectNothingLeft(world: World): void {
  let back = world;
  while (back.history.undo.length > 0) back = undone(back);
  const { settings, people, randomDraws, ...rest } = back.state;
  expect(Object.keys(settings)).toHaveLength(1);
  expect(Object.keys(people)).toContain(OWNER.id);
  expect(Object.keys(randomDraws)).toEqual(Object.keys(world.state.randomDraws));
  for (const [name, table] of Object.entries(rest)) expect(table, name).toEqual({});
}

describe("any command on any state", () => {
  const taken = new Set<string>();

  function oneOn(world: World, input: unknown): World {
    const read = commandSchema.safeParse(input);
    if (!read.success) return world;
    const next = checked(world, read.data);
    if (next.held.version > world.held.version) taken.add(read.data.type);
    return next;
  }

  test.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
    "[HUB-2][HUB-3][HUB-8] run %i: nothing is thrown, all is the same everywhere, sent whole and taken back whole",
    (seed) => {
      const roll = dice(seed);
      let world = everyKind();
      for (let number = 0; number < LENGTH; number++) {
        const input = nextCommand(world, roll);
        try {
          world = oneOn(world, input);
          expectSound(world.state);
          if (number % 10 > 0) continue;
          expectSame(allViews(elsewhere(world.held).state), allViews(world.state));
        } catch (error) {
          throw new Error(`command ${number}: ${JSON.stringify(input)}`, { cause: error });
        }
      }
      expectReplayed(world);
      if (world.history.undo.length < STEPS_KEPT) expectNothingLeft(world);
    },
  );

  test("[HUB-2][JRN-2] what goes is listed in the same order by a state that was read from text", () => {
    let world = everyKind();
    const gone = ["kout", "open", "swis", "stag"].map((competition): CommandInput => ({
      type: "removeCompetition",
      competition,
      confirmed: true,
    }));
    const cleared: CommandInput = { type: "clearOrderOfPlay", competition: "open" };
    for (const input of [cleared, ...gone])
      world = oneOn(world, { ...input, commandId: idOf(world) });
    expect(world.changes.at(-1)!.patch.drop!.entrants).toHaveLength(9);
  });

  test("[HUB-2] most kinds of commands are taken somewhere in the runs", () => {
    expect(taken.size).toBeGreaterThan(35);
  });
});
