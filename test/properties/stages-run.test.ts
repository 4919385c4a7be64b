import {
  canonicalJson,
  emptyState,
  entrantsIn,
  gamesOfStage,
  groupsOfStage,
  makeChange,
  nextStageIfNow,
  openGames,
  roadOf,
  stageOf,
  stagesOf,
  type CommandInput,
  type EventState,
  type Held,
  type StageAt,
  type StageResult,
  type StageView,
} from "@drawroom/shared";
import { expect, test } from "vitest";
import { SINGLES } from "../support/builders";
import { dice, type Dice } from "../support/dice";
import { close, enter, lastStage, propose, STAGE, start, teamsEvent } from "../support/stage-scene";
import { after, answerTo, undone, type World } from "../support/world";

/** Often level, so that ties are common. */
const RESULTS: readonly StageResult[] = ["1-0", "=", "0-1", "=", "=", "1-0t", "0-1t", "0-1w"];

/** Nobody is in two groups, all are in one, and every pair has its games with the colours of the table. */
function expectSound(state: EventState, stage: StageAt): void {
  const groups = groupsOfStage(state, stage.id);
  const placed = groups.flatMap(({ teams }) => teams);
  expect([...placed].sort()).toEqual(Object.keys(stage.ratings).sort());
  expect(groups.every(({ teams }) => teams.length >= 2 && teams.length <= 5)).toBe(true);
  for (const { teams, colours, games } of stageOf(state, SINGLES, stage.number)!.groups) {
    teams.forEach((row, i) =>
      teams.forEach((column, j) => {
        const white = games.some((game) => game.white === row && game.black === column);
        const black = games.some((game) => game.white === column && game.black === row);
        expect(colours[i]![j]).toBe(i === j ? "X" : `${white ? "W" : ""}${black ? "B" : ""}`);
      }),
    );
    const pairs = (teams.length * (teams.length - 1)) / 2;
    expect(games).toHaveLength(teams.length <= 3 ? 2 * pairs : pairs);
  }
}

/** Every team's outcome follows from its table, by the rule alone. */
function expectExplained(view: StageView, { closed }: StageAt): void {
  for (const { rows } of view.groups) {
    const staying = rows.filter(({ isWithdrawn }) => !isWithdrawn);
    for (const row of rows) {
      const above = staying.filter(({ points }) => points > row.points).length;
      const isPlaced = !row.isWithdrawn && above < Math.max(1, view.advance);
      const goesOn = row.outcome === "advances" || row.outcome === "champion";
      if (closed!.isDecidedByManager) expect(isPlaced || !goesOn).toBe(true);
      else expect(goesOn, `${row.entrant} in stage ${view.number}`).toBe(isPlaced);
      if (row.isWithdrawn) expect(row.outcome).toBe("withdrawn");
      const { win, draw, loss, onTime } = row;
      expect(row.points).toBe(2 * win + draw - onTime);
      expect(loss).toBeGreaterThanOrEqual(onTime);
    }
  }
}

/** Plays the last stage, with a withdrawal now and then, some taken back. */
function playedStage(world: World, roll: Dice): World {
  const { id, ratings } = lastStage(world.state);
  const teams = Object.keys(ratings);
  const inTurn = gamesOfStage(world.state, id).reduce((so, game) => {
    const commands: CommandInput[] = [enter(game.id, RESULTS[roll(RESULTS.length)]!)];
    if (roll(25) === 0) {
      const entrant = teams[roll(teams.length)]!;
      commands.push({ type: "withdrawEntrant", entrant, ...(roll(2) === 0 && { strike: true }) });
      if (roll(2) === 0) commands.push({ type: "takeBackWithdrawal", entrant });
    }
    return commands.reduce(triedOut, so);
  }, world);
  // Games that were struck when their turn came are open where the team has come back.
  return openGames(inTurn.state, lastStage(inTurn.state)).reduce(
    (so, { id: game }) => after(so, enter(game, RESULTS[roll(RESULTS.length)]!)),
    inTurn,
  );
}

const triedOut = (world: World, command: CommandInput): World =>
  answerTo(world, command).ok ? after(world, command) : world;

/** Closes it; where nobody would drop out, as the manager decides. Now and then it is opened again first. */
function closedStage(world: World, roll: Dice): World {
  const stage = lastStage(world.state);
  const answer = answerTo(world, close(stage.number));
  const isAsked = !answer.ok && answer.refusal.code === "stage.nobodyOut";
  expect(isAsked || answer.ok).toBe(true);
  expect(nextStageIfNow(world.state, SINGLES)?.isNobodyOut).toBe(isAsked);
  const going = nextStageIfNow(world.state, SINGLES)!.teams;
  const some = { ...close(stage.number), advance: going.slice(0, 1 + roll(going.length)) };
  const command = isAsked ? some : close(stage.number);
  const closed = after(world, command);
  if (roll(3) > 0) return closed;
  const opened = after(closed, { type: "reopenStage", stage: stage.id });
  expect(canonicalJson(opened.state)).toBe(canonicalJson(world.state));
  expect(canonicalJson(undone(opened).state)).toBe(canonicalJson(closed.state));
  return after(opened, command);
}

/** The competition from its first stage to its title. */
function runOf(count: number, seed: number): World {
  const roll = dice(seed * 100 + count);
  let world = teamsEvent(count, (number) => ({
    current: roll(4) === 0 ? null : 1100 + number * 7,
  }));
  for (let number = 1; !roadOf(world.state, SINGLES).isOver; number++) {
    const before = stagesOf(world.state, SINGLES).at(-1);
    const proposed = after(world, propose);
    const stage = lastStage(proposed.state);
    // A stage comes again with the same teams only where the manager was asked.
    const isAgain = Object.keys(stage.ratings).length === Object.keys(before?.ratings ?? {}).length;
    expect(!isAgain || before?.closed?.isDecidedByManager === true).toBe(true);
    const begun = after(proposed, start(number));
    expectSound(begun.state, lastStage(begun.state));
    world = closedStage(playedStage(begun, roll), roll);
    expectExplained(stageOf(world.state, SINGLES, number)!, lastStage(world.state));
    expect(lastStage(world.state).id).toBe(STAGE(number));
    expect(number, "it goes on and on").toBeLessThan(40);
  }
  return world;
}

function expectFates(state: EventState): void {
  const road = roadOf(state, SINGLES);
  expect(road.teams).toHaveLength(entrantsIn(state, SINGLES).length);
  for (const { entrant, stops, fate } of road.teams) {
    expect(["champion", "out", "withdrawn"], entrant).toContain(fate);
    expect(stops.map(({ stage }) => stage)).toEqual(stops.map((_, index) => index + 1));
    expect(stops.slice(0, -1).every(({ outcome }) => outcome === "advances")).toBe(true);
    expect(stops.at(-1)?.outcome).toBe(fate);
  }
  const champions = road.teams.filter(({ fate }) => fate === "champion");
  expect(champions.map(({ entrant }) => entrant).sort()).toEqual([...road.champions].sort());
}

const runs = Number(process.env["STAGES_RUNS"] ?? 1);
const sizes =
  runs > 1
    ? Array.from({ length: 63 }, (_, index) => index + 2)
    : [2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 17, 22, 64];

test.each(sizes)(
  "[STG-4] %i teams come to a title, and the tables tell of everyone's fate",
  (count) => {
    for (let seed = 1; seed <= (count < 20 ? 3 * runs : runs); seed++) {
      const { state } = runOf(count, seed);
      expectFates(state);
    }
  },
);

test("[HUB-2][HUB-8] the facts of a run give its state again, and each step can be taken back", () => {
  const world = runOf(9, 2);
  let held: Held = { version: 0, state: emptyState() };
  for (const change of world.changes) held = makeChange(held, change.facts, change).held;
  expect(canonicalJson(held)).toBe(canonicalJson(world.held));
  let back = world;
  // The first step is not a game's: the event, its competition and entrants came before.
  for (const step of [...world.history.undo].reverse()) {
    back = undone(back);
    const isOwn = step.facts.every(
      ({ type }) => type !== "changeUndone" && type !== "changeRedone",
    );
    const before = world.before[step.version - 1];
    if (isOwn) expect(canonicalJson(back.state)).toBe(canonicalJson(before?.state));
  }
  expect(Object.keys(back.state.stages)).toEqual([]);
  expect(back.history.redo.length).toBe(world.history.undo.length);
});
