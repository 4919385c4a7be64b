import {
  decide,
  emptyState,
  advanceHistory,
  NO_HISTORY,
  secretFrom,
  step,
  type Actor,
  type Change,
  type Command,
  type CommandInput,
  type Decision,
  type EventState,
  type Held,
  type History,
  type Refusal,
} from "@drawroom/shared";

/** An event as it grows in a test: what is held, and all that led there. Every step gives a new world. */
export interface World {
  readonly held: Held;
  readonly state: EventState;
  readonly history: History;
  readonly changes: readonly Change[];
  /** The command of each change with its context, as the journal keeps it: JSON. */
  readonly commands: readonly string[];
  /** What was held before each change. */
  readonly before: readonly Held[];
  /** How many commands were given, refused ones too. */
  readonly given: number;
}

export const OWNER: Actor = { id: "ownerann", name: "Ann Owner", wcfRules: true };
export const MANAGER: Actor = { id: "managbob", name: "Bob Manager", wcfRules: false };
export const STRANGER: Actor = { id: "stranger", name: "Nobody", wcfRules: false };
export const SERVER: Actor = { id: "theserve", name: "server", wcfRules: false, isServer: true };

/** 2026-05-13, 09:00 UTC; each change of a test is a second later. */
const START = Date.UTC(2026, 4, 13, 9);

export const NOTHING_YET: World = {
  held: { version: 0, state: emptyState() },
  state: emptyState(),
  history: NO_HISTORY,
  changes: [],
  commands: [],
  before: [],
  given: 0,
};

const commandIdOf = (number: number): string => `command-${String(number).padStart(6, "0")}`;

export const contextOf = ({ held, history, given }: World, actor: Actor) => ({
  at: START + given * 1000,
  actor,
  version: held.version + 1,
  history,
  secretOf: (draw: string) => secretFrom("key of a test", draw),
});

const asCommand = (world: World, input: CommandInput): Command => ({
  commandId: commandIdOf(world.given + 1),
  ...input,
});

/** What the engine says to the command; the world stays as it is. */
export const answerTo = (world: World, input: CommandInput, actor: Actor = OWNER): Decision =>
  decide(world.held, asCommand(world, input), contextOf(world, actor));

/** The refusal that the command gets; fails the test where it is taken. */
export function refusalTo(world: World, input: CommandInput, actor: Actor = OWNER): Refusal {
  const decision = answerTo(world, input, actor);
  if (decision.ok) throw new Error(`${input.type} was taken, not refused`);
  return decision.refusal;
}

/** The world after the command, or, where it is refused or changes nothing, with one more command given. */
export function tried(world: World, input: CommandInput, actor: Actor = OWNER): World {
  const command = asCommand(world, input);
  const context = contextOf(world, actor);
  const result = step(world.held, command, context);
  const given = world.given + 1;
  if (!result.ok || result.value === null) return { ...world, given };
  const { change, held } = result.value;
  return {
    held,
    state: held.state,
    history: advanceHistory(world.history, world.held.state, change),
    changes: [...world.changes, change],
    commands: [...world.commands, JSON.stringify({ command, at: context.at, actor })],
    before: [...world.before, world.held],
    given,
  };
}

/** The world after the commands, given by the owner; fails the test where one is refused. */
export const after = (world: World, ...inputs: readonly CommandInput[]): World =>
  inputs.reduce((next, input) => afterBy(next, OWNER, input), world);

/** The world after a command of somebody else. */
export function afterBy(world: World, actor: Actor, input: CommandInput): World {
  const decision = answerTo(world, input, actor);
  if (!decision.ok) throw new Error(`${input.type} refused: ${JSON.stringify(decision.refusal)}`);
  return tried(world, input, actor);
}

/** Takes back the last change, or makes it again. */
export function undone(world: World): World {
  return after(world, { type: "undo", target: world.history.undo.at(-1)?.commandId ?? "" });
}
export function redone(world: World): World {
  return after(world, { type: "redo", target: world.history.redo.at(-1)?.commandId ?? "" });
}

/** The facts of the last change. */
export const lastFacts = (world: World) => world.changes.at(-1)?.facts ?? [];
