import { readTrf, type CommandInput } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { roundsViewSchema } from "../../server/src/events/views/rounds-view";
import { DOUBLES, entrants, SINGLES } from "../support/builders";
import { scene } from "../support/hub-scene";
import { startNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

const competition = SINGLES;
const commands: readonly CommandInput[] = [
  {
    type: "addCompetition",
    competition: { id: SINGLES, name: "Club Swiss", kind: "swiss", doubles: false },
  },
  {
    type: "addCompetition",
    competition: { id: DOUBLES, name: "Blocks", kind: "blocks", doubles: false },
  },
  { type: "importEntrants", competition, entrants: entrants(7) },
  { type: "sealDraw", competition },
  { type: "pairRound", competition, round: 1 },
  { type: "enterBoardResult", board: `${SINGLES}.1.1`, result: "1-0" },
];

let owner: Visitor;
let anyone: Visitor;
beforeAll(async () => {
  const node = await startNode();
  owner = await firstAccount(node);
  anyone = new Visitor(node);
});

describe("a Swiss over HTTP", () => {
  test("[API-1] its rounds and its table are what their schema says", async () => {
    const { slug, version } = await scene(owner, commands);
    const path = `/api/events/${slug}/competitions/${SINGLES}/rounds`;
    const view = roundsViewSchema.parse((await anyone.get(path)).body);
    expect(view).toMatchObject({ version, planned: 5, isFinal: false });
    expect(view.rounds[0]?.boards.map(({ result }) => result)).toEqual(["1-0", null, null]);
    expect(view.rounds[0]?.bye).not.toBeNull();
    expect(view.standings).toHaveLength(7);
    const hidden = await scene(owner, commands, { published: false });
    expect(await anyone.get(path.replace(slug, hidden.slug))).toMatchObject({ status: 404 });
  });

  test("[SWS-18] its files are there to be saved, and no other competition's", async () => {
    const { slug } = await scene(owner, commands);
    const base = `/api/events/${slug}/competitions`;
    const report = await anyone.get(`${base}/${SINGLES}/rounds.trf`);
    expect(report.headers.get("content-disposition")).toBe(
      `attachment; filename=${slug}-${SINGLES}-rounds.trf`,
    );
    expect(readTrf(report.body as string).tournament?.players).toHaveLength(7);
    const table = await anyone.get(`${base}/${SINGLES}/standings.csv`);
    expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect((table.body as string).split("\r\n")[0]).toMatch(/^\ufeff?place,name,/);
    const boards = await anyone.get(`${base}/${SINGLES}/rounds.csv`);
    expect((boards.body as string).trimEnd().split("\r\n")).toHaveLength(5);
    expect(await anyone.get(`${base}/${DOUBLES}/rounds.trf`)).toMatchObject({
      status: 409,
      body: { refusal: { code: "competition.wrongKind" } },
    });
  });
});
