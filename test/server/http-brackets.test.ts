import { beforeAll, describe, expect, test } from "vitest";
import { bracketViewSchema } from "../../server/src/events/views/bracket-view";
import { orderOfPlayViewSchema } from "../../server/src/events/views/order-of-play-view";
import { addMain, entering, generate, mainMatch } from "../support/brackets";
import { entrants, nth, SINGLES } from "../support/builders";
import { giveAll, scene } from "../support/hub-scene";
import { startNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let owner: Visitor;
let anyone: Visitor;
beforeAll(async () => {
  const node = await startNode();
  owner = await firstAccount(node);
  anyone = new Visitor(node);
});

describe("knockouts over HTTP", () => {
  test("[API-1] a draw at random, its play and its places are what the schema says", async () => {
    const made = await scene(owner, [
      { type: "addCompetition", competition: { id: SINGLES, name: "Cup", kind: "knockout", doubles: false } },
      { type: "importEntrants", competition: SINGLES, entrants: entrants(6) },
      { type: "setKnockoutSeeds", competition: SINGLES, seeds: 2 },
      addMain({ thirdPlace: true }),
      { type: "sealDraw", competition: SINGLES },
    ]); // prettier-ignore
    const base = `/api/events/${made.slug}/competitions/${SINGLES}`;
    const bracket = async () => {
      const { brackets } = bracketViewSchema.parse((await anyone.get(`${base}/bracket`)).body);
      return brackets[0];
    };
    expect((await bracket())?.rounds[0]?.matches[0]).toMatchObject({
      a: { kind: "label", seed: 1 },
      b: { kind: "bye" },
      state: "bye",
    });
    await giveAll(owner, made.slug, [generate, entering(mainMatch(1, 2), "b")]);
    const drawn = await bracket();
    expect(drawn).toMatchObject({ name: "Main", isDrawn: true, missing: [], tooMany: [] });
    expect(drawn?.rounds.map(({ name, of }) => `${name} ${of}`)).toEqual([
      "quarterFinal 8",
      "semiFinal 4",
      "final 2",
    ]);
    expect(drawn?.rounds[1]?.matches[0]).toMatchObject({
      a: { kind: "entrant", entrant: { id: nth(1) }, seed: 1 },
      state: "ready",
    });
    expect(drawn?.placings).toMatchObject([{ place: 5, isShared: true }]);
    const { matches } = orderOfPlayViewSchema.parse(
      (await anyone.get(`${base}/order-of-play`)).body,
    );
    expect(matches).toHaveLength(6);
    expect(matches[0]).toMatchObject({
      block: null,
      bracket: `${SINGLES}.main`,
      a: { seat: null },
    });
  });

  test("[API-1] there is none of a competition that is not there", async () => {
    const made = await scene(owner);
    expect(await anyone.get(`/api/events/${made.slug}/competitions/none/bracket`)).toMatchObject({
      status: 404,
      body: { refusal: { code: "competition.notFound" } },
    });
  });
});
