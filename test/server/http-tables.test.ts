import { beforeAll, describe, expect, test } from "vitest";
import { COMPETITION_READS } from "../../server/src/events/competition-reads";
import { blocksViewSchema } from "../../server/src/events/views/blocks-view";
import { bracketViewSchema } from "../../server/src/events/views/bracket-view";
import { orderOfPlayViewSchema } from "../../server/src/events/views/order-of-play-view";
import { stagesViewSchema } from "../../server/src/events/views/stages-view";
import { standingsViewSchema } from "../../server/src/events/views/standings-view";
import { entrants, nth, SINGLES } from "../support/builders";
import { readCsv, readTable } from "../support/csv";
import { documentedBy, filledIn } from "../support/documented";
import { giveAll, liveDrawOf, scene, type Scene } from "../support/hub-scene";
import { knockoutScene } from "../support/knockout-scene";
import { CHESS } from "../support/stage-teams";
import { stagesInPlay } from "../support/stages-hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
let anyone: Visitor;
let knockout: Scene;
beforeAll(async () => {
  node = await startNode({ env: { WCF_ACCOUNTS: "ann@example.org" } });
  owner = await firstAccount(node);
  anyone = new Visitor(node);
  knockout = await knockoutScene(owner);
});

const addressOf = ({ slug }: Scene, name: string, competition = SINGLES): string =>
  `/api/events/${slug}/competitions/${competition}/${name}`;
const tableOf = async (made: Scene, name: string, competition = SINGLES) => {
  const { status, headers, body } = await anyone.get(addressOf(made, `${name}.csv`, competition));
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toBe(
    `attachment; filename=${made.slug}-${competition}-${name}.csv`,
  );
  // `fetch` takes the mark off what it reads as text.
  return readTable(`\ufeff${body as string}`);
};
const viewOf = async (made: Scene, name: string, competition = SINGLES): Promise<unknown> =>
  (await anyone.get(addressOf(made, name, competition))).body;

describe("tables as files", () => {
  test("[API-1] and views are documented, each at its address", async () => {
    const below = "/api/events/{slug}/competitions/{id}/";
    const documented = (await documentedBy(node)).flatMap(({ path }) =>
      path.startsWith(below) ? [path.slice(below.length)] : [],
    );
    expect(documented.sort()).toEqual([...COMPETITION_READS.keys()].sort());
  });

  test("[API-1] say what the views say: blocks, standings, the order of play, the field", async () => {
    const { blocks } = blocksViewSchema.parse(await viewOf(knockout, "blocks"));
    const seats = await tableOf(knockout, "blocks");
    expect(seats.map(({ seat, name }) => [seat, name])).toEqual(
      blocks.flatMap((block) => block.seats.map(({ seat, entrant }) => [seat, entrant?.name])),
    );
    const standings = standingsViewSchema.parse(await viewOf(knockout, "standings"));
    expect(
      (await tableOf(knockout, "standings")).map((row) => [row["place"], row["net points"]]),
    ).toEqual(
      standings.blocks.flatMap(({ rows }) =>
        rows.map(({ place, netPoints }) => [`${place}`, `${netPoints}`]),
      ),
    );
    const { matches } = orderOfPlayViewSchema.parse(await viewOf(knockout, "order-of-play"));
    const played = await tableOf(knockout, "order-of-play");
    expect(played.map((row) => [row["first"], row["game 1 first"], row["game 1 second"]])).toEqual(
      matches.map(({ a, games }) => [
        a.entrant?.name ?? "",
        ...[0, 1].map((side) => `${games?.[0]?.[side] ?? ""}`),
      ]),
    );
    expect(played.find(({ time }) => time === "15:00")).toMatchObject({
      date: "2026-05-14",
      knockout: "Main",
    });
    const field = await tableOf(knockout, "entrants");
    expect(field.map(({ rank }) => rank)).toEqual(field.map((_, index) => `${index + 1}`));
    expect(new Set(field.map(({ seat }) => seat)).size).toBe(28);
  });

  test("[API-1] a knockout's matches, whoever is known in them", async () => {
    const { brackets } = bracketViewSchema.parse(await viewOf(knockout, "bracket"));
    const [{ rounds, thirdPlace } = { rounds: [], thirdPlace: null }] = brackets;
    const all = [...rounds.flatMap(({ matches }) => matches), ...(thirdPlace ? [thirdPlace] : [])];
    const table = await tableOf(knockout, "bracket");
    expect(table.map(({ match, state }) => [match, state])).toEqual(
      all.map(({ match, state }) => [match, state]),
    );
    expect(table.map(({ round }) => round)).toEqual(
      expect.arrayContaining(["last 32", "quarter-final", "semi-final", "final", "third place"]),
    );
    expect(table.at(-1)?.["second"]).toMatch(/^loser of /);
  });

  test("[API-1][STG-11] the groups of stages and their games", async () => {
    const made = await stagesInPlay(owner);
    const { stages } = stagesViewSchema.parse(await viewOf(made, "stages", CHESS));
    const groups = stages.flatMap((stage) => stage.groups);
    const rows = await tableOf(made, "stages", CHESS);
    expect(rows.map(({ team, points }) => [team, points])).toEqual(
      groups.flatMap((group) => group.rows.map(({ team, points }) => [team.name, `${points}`])),
    );
    const games = await tableOf(made, "stage-games", CHESS);
    expect(games).toHaveLength(groups.flatMap((group) => group.games).length);
    expect(new Set(games.map((game) => [game["white score"], game["how"]].join()))).toEqual(
      new Set(["1,", "0.5,", "1,on time", "0,", ",", ...withdrawals(stages)]),
    );
  });

  test("[API-1] how the blocks were drawn, and by hand with the event's own time", async () => {
    const countries = ["ENG", "SCO", "WAL"];
    const field = entrants(24).map((one, i) => ({ ...one, country: countries[i % 3]! }));
    const made = await scene(owner, [
      {
        type: "addCompetition",
        competition: { id: SINGLES, name: "Open", kind: "blocks", doubles: false },
      },
      { type: "importEntrants", competition: SINGLES, entrants: field },
      { type: "createBlocks", competition: SINGLES, count: 3, qualifiers: 4 },
      {
        type: "setDrawRules",
        competition: SINGLES,
        spreadCountries: true,
        lastRoundApart: true,
      },
      { type: "seedBlocks", competition: SINGLES },
      { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
    ]);
    const log = await tableOf(made, "draw-log");
    expect(log.length).toBeGreaterThan(1);
    expect(log[0]?.["reasons"]).toMatch(/^[A-Z].*\.$/);
    expect(log.at(-1)).toMatchObject({ step: "by hand", to: "A1", name: "Player 003" });
    expect(log.at(-1)?.["time"]).toMatch(/^\d\d:\d\d$/);
  });

  test("[HND-5][API-1] tell nobody's seat before it is drawn", async () => {
    const made = await scene(owner, [
      ...liveDrawOf(16, 2),
      { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
    ]);
    for (const name of ["blocks", "standings", "entrants"]) {
      const shown = (await tableOf(made, name)).filter(({ seat, name }) => seat && name);
      expect(shown.map(({ name }) => name)).toEqual(["Player 003"]);
    }
  });

  test("[HUB-9][API-1] are as they stood after a change, as the views are, and not sent to who holds them", async () => {
    const made = await scene(owner, [...liveDrawOf(8, 2)]);
    const named = (name: string) => ({ type: "editEntrant", entrant: nth(1), name }) as const;
    await giveAll(owner, made.slug, [named("Later")]);
    const then = `${addressOf(made, "entrants.csv")}?version=${made.version}`;
    expect((await anyone.get(then)).body).toContain("Player 001");
    expect((await anyone.get(addressOf(made, "entrants.csv"))).body).not.toContain("Player 001");
    expect(await anyone.get(`${addressOf(made, "blocks")}?version=${made.version}`)).toMatchObject({
      body: { version: made.version },
    });
    expect(await anyone.get(then.replace(/\d+$/, "1"))).toMatchObject({
      status: 404,
      body: { refusal: { code: "version.notFound" } },
    });
    for (const name of ["entrants.csv", "blocks", "draw-log"]) {
      const address = addressOf(made, name);
      const etag = (await anyone.get(address)).headers.get("etag") ?? "";
      expect(await anyone.get(address, { "if-none-match": etag })).toMatchObject({ status: 304 });
      await giveAll(owner, made.slug, [named(`After ${name}`)]);
      expect((await anyone.get(address, { "if-none-match": etag })).status).toBe(200);
    }
  });

  test("[SWS-18][API-1] hold no text that a spreadsheet would run, in any of them", async () => {
    const FORMULAS = [`=HYPERLINK("http://evil.example","x")`, "+1+1", "-2+3", "@SUM(A1)", "＝1"];
    const named = entrants(12).map((one, i) => ({
      ...one,
      name: `${FORMULAS[i % 5]!}, "${String(i)}"`,
    }));
    const [first, ...later] = liveDrawOf(12, 2).filter(({ type }) => type !== "importEntrants");
    const made = await scene(owner, [
      first!,
      { type: "importEntrants", competition: SINGLES, entrants: named },
      ...later.filter(({ type }) => type !== "startLiveDraw"),
      { type: "makeOrderOfPlay", competition: SINGLES },
      { type: "addCourt", court: { id: "lwna", name: "=1+1" } },
      {
        type: "scheduleMatch",
        match: `${SINGLES}.A.1-2`,
        at: "2026-05-13T10:00",
        court: "lwna",
      },
      {
        type: "addBracket",
        competition: SINGLES,
        bracket: { id: "main", name: "@Main" },
      },
      { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
    ]);
    const files = (await documentedBy(node)).filter(({ path }) => path.endsWith(".csv"));
    expect(files.length).toBeGreaterThan(8);
    let formulas = 0;
    for (const { path } of files) {
      const { status, body } = await anyone.get(
        filledIn(path, (part) => (part === "slug" ? made.slug : SINGLES)),
      );
      if (status === 409) continue;
      for (const cell of readCsv(`\ufeff${body as string}`).lines.flat()) {
        if (/^'[=+\-@＝]/.test(cell)) formulas++;
        expect([path, cell]).toEqual([path, expect.not.stringMatching(/^(?:[=+@\t\r＝]|-\D)/)]);
      }
    }
    expect(formulas).toBeGreaterThan(40);
  });
});

const withdrawals = (stages: readonly { readonly groups: readonly Group[] }[]): string[] => {
  const results = stages.flatMap(({ groups }) => groups.flatMap(({ games }) => games));
  return results.flatMap(({ result }) =>
    result?.endsWith("w") ? [`${result[0]},withdrawn`] : result === "struck" ? [",struck"] : [],
  );
};
interface Group {
  readonly games: readonly { readonly result: string | null }[];
}
