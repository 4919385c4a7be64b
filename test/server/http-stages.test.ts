import { gamesOfStage, type EventState } from "@drawroom/shared";
import { expect, test } from "vitest";
import { stagesViewSchema } from "../../server/src/events/views/stages-view";
import { entrants, nth, SINGLES } from "../support/builders";
import { giveAll, makeEvent } from "../support/hub-scene";
import { close, enter, propose, STAGE, start } from "../support/stage-scene";
import { startNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

test("[STG-11][API-1] anybody reads the stages of a published event, from the first group to the title", async () => {
  const node = await startNode();
  const owner = await firstAccount(node);
  const { slug } = await makeEvent(owner);
  const give = (...commands: Parameters<typeof giveAll>[2]) => giveAll(owner, slug, commands);
  await give(
    {
      type: "addCompetition",
      competition: { id: SINGLES, name: "Vote chess", kind: "stages", doubles: false },
    },
    { type: "importEntrants", competition: SINGLES, entrants: entrants(5) },
    propose,
    { type: "publishEvent" },
  );
  const anyone = new Visitor(node);
  const path = `/api/events/${slug}`;
  const read = async () => {
    const { body } = await anyone.get(`${path}/competitions/${SINGLES}/stages`);
    return stagesViewSchema.parse(body);
  };
  const proposed = await read();
  expect(proposed).toMatchObject({ isOver: false, next: { stage: 2, groups: 0, teams: [] } });
  expect(proposed.stages).toMatchObject([{ stage: 1, state: "proposed", advance: 0, open: 10 }]);
  expect(proposed.stages[0]?.groups[0]?.games[1]).toEqual({
    number: 2,
    white: { id: nth(3), name: "Player 003" },
    black: { id: nth(1), name: "Player 001" },
    result: null,
  });
  await give(start(1));
  const { state } = (await owner.get(path)).body as { state: EventState };
  const games = gamesOfStage(state, STAGE(1));
  await give(...games.map(({ id, white, black }) => enter(id, white < black ? "1-0" : "0-1t")));
  await give(close(1));
  const over = await read();
  expect(over).toMatchObject({ isOver: true, champions: [{ id: nth(1) }], next: null });
  expect(over.stages[0]?.groups[0]?.rows.map(({ outcome, points }) => [outcome, points])).toEqual([
    ["champion", 8],
    ["out", 6],
    ["out", 3],
    ["out", 1],
    ["out", -2],
  ]);
});
