import { describe, expect, it } from "vitest";
import { standingsOf, type CommandInput, type MatchResult } from "@drawroom/shared";
import BlockCrosstable from "../../client/src/areas/blocks/BlockCrosstable.vue";
import BlockNotes from "../../client/src/areas/blocks/BlockNotes.vue";
import { COMPETITION, seeded } from "../support/fixture-events";
import { fixtureSession } from "../support/fixture-session";
import { mountView, textOf } from "../support/mount-page";
import { after, type World } from "../support/world";

const A = `${COMPETITION}.A`;
const made = (): World =>
  after(
    seeded(2, 8),
    { type: "createBlocks", competition: COMPETITION, count: 2, qualifiers: 2 },
    { type: "makeOrderOfPlay", competition: COMPETITION },
  );
const win = (a: number, b: number, result: MatchResult = { games: [[7, 3]] }): CommandInput => ({
  type: "enterResult",
  match: `${A}.${a}-${b}`,
  result,
});
const nameAt = ({ state }: World, seat: string): string =>
  state.entrants[state.seats[`${COMPETITION}.${seat}`]?.entrant ?? ""]?.name ?? "";
const competitionOf = ({ state }: World) => state.competitions[COMPETITION];

const tableOf = (world: World, more: Record<string, unknown> = {}) =>
  mountView(BlockCrosstable, fixtureSession(world), {
    block: A,
    state: world.state,
    competition: competitionOf(world),
    ...more,
  });
const notesOf = async (world: World): Promise<string> =>
  textOf(
    await mountView(BlockNotes, fixtureSession(world), {
      block: A,
      state: world.state,
      competition: competitionOf(world),
    }),
  );

describe("standings and scores in one table", () => {
  it("rows and columns stand in one order, so that the diagonal is one", async () => {
    const page = await tableOf(after(made(), win(1, 2), win(3, 4), win(1, 3)));
    const heads = page.findAll("thead .x").map((cell) => cell.text());
    const seats = page.findAll("tbody .c-seat").map((cell) => cell.text());
    expect(heads).toEqual(seats);
    page.findAll("tbody tr").forEach((row, i) => {
      expect(
        row
          .findAll("td.x")
          .map((cell) => cell.classes("self"))
          .indexOf(true),
      ).toBe(i);
    });
  });

  it("the winner's score is told apart, and a walkover is w/o on both sides", async () => {
    const page = await tableOf(after(made(), win(1, 2), win(3, 4, { walkover: "b" })));
    const scores = page.findAll(".score").map((score) => [score.text(), score.classes().at(-1)]);
    expect(scores).toContainEqual(["7-3", "won"]);
    expect(scores).toContainEqual(["3-7", "lost"]);
    expect(
      scores
        .filter(([text]) => text === "w/o")
        .map(([, kind]) => kind)
        .sort(),
    ).toEqual(["lost", "won"]);
  });

  it("[RES-4] who is level shares the place; the qualifying line stands under the last who go through", async () => {
    const world = after(
      made(),
      win(1, 2),
      win(2, 3),
      win(1, 3, { games: [[3, 7]] }),
      win(1, 4),
      win(2, 4),
      win(3, 4),
    );
    const places = (await tableOf(world)).findAll("tbody .c-place").map((cell) => cell.text());
    expect(places).toEqual(["1=", "1=", "1=", "4"]);
    expect(await notesOf(world)).toContain("Level across the qualifying line");
  });

  it("[RES-4] an order set by hand is marked as such", async () => {
    const tied = after(
      made(),
      win(1, 2),
      win(2, 3),
      win(1, 3, { games: [[3, 7]] }),
      win(1, 4),
      win(2, 4),
      win(3, 4),
    );
    const order = standingsOf(tied.state, A).tiedGroups[0] ?? [];
    const world = after(tied, { type: "setHandOrder", block: A, order: [...order].reverse() });
    expect(await notesOf(world)).toContain("Order set by hand after a play-off");
    expect((await tableOf(world)).findAll("tbody .c-place").map((cell) => cell.text())).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
  });

  it("[WDR-2] who withdrew stands last, struck, and the matches left are walkovers", async () => {
    const played = after(made(), win(1, 2));
    const entrant = played.state.seats[`${A}1`]?.entrant ?? "";
    const world = after(played, { type: "withdrawEntrant", entrant });
    const page = await tableOf(world);
    const last = page.findAll("tbody tr").at(-1)!;
    expect(last.find("s").text()).toBe(nameAt(world, "A1"));
    expect(last.findAll(".score.lost").map((score) => score.text())).toEqual(["w/o", "w/o"]);
  });

  it("what is on court says so", async () => {
    const page = await tableOf(made(), { onCourt: new Set([`${A}.1-2`]) });
    expect(page.findAll(".on-court").map((cell) => cell.text())).toEqual(["on court", "on court"]);
  });

  it("in longer matches a cell has the games, and the whole score for ears and on request", async () => {
    const long = after(made(), {
      type: "changeCompetition",
      competition: COMPETITION,
      format: { bestOf: 3, gameTo: 7, ties: false },
    });
    const page = await tableOf(
      after(
        long,
        win(1, 2, {
          games: [
            [7, 4],
            [3, 7],
            [7, 5],
          ],
        }),
      ),
    );
    const score = page.findAll(".score.won")[0]!;
    expect(textOf(score)).toBe("2-1, 7-4 3-7 7-5");
    expect(score.attributes("title")).toBe("7-4 3-7 7-5");
  });
});
