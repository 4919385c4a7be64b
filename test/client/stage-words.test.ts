import { describe as describeFact, type Refusal } from "@drawroom/shared";
import { beforeAll, expect, it } from "vitest";
import { i18n, loadTexts } from "../../client/src/i18n";
import { isAsking } from "../../client/src/areas/plan/confirmable";
import { refusalText } from "../../client/src/ui/refusal-words";
import { nth } from "../support/builders";
import {
  byRating,
  close,
  enter,
  played,
  propose,
  STAGE,
  start,
  started,
  teamsEvent,
} from "../support/stage-scene";
import { after, refusalTo, type World } from "../support/world";

beforeAll(() => loadTexts(["refusals", "facts", "common"]));

const nine = started(teamsEvent(9));
const semi = after(played(nine, byRating), close(1), propose);

it("[HUB-8] every fact of a stage has its words", () => {
  const stage = STAGE(2);
  const moved = after(
    semi,
    { type: "takeAdjustment", stage, swaps: [{ a: nth(1), b: nth(2) }] },
    { type: "exchangeTeams", stage, a: nth(1), b: nth(4) },
    { type: "changeStage", stage, groups: 3, confirmed: true },
    { type: "changeStage", stage, groups: null },
    start(2),
    enter(`${stage}.1.1`, "="),
    enter(`${stage}.1.1`, null),
    { type: "moveTeam", stage, entrant: nth(6), group: 2 },
    { type: "reopenStage", stage: STAGE(1), confirmed: true },
  );
  const ended = after(played(started(teamsEvent(2)), byRating), close(1));
  const words = [...moved.changes, ...ended.changes].flatMap(({ facts }) =>
    facts.map((fact) => {
      const { key, params } = describeFact(fact, moved.state);
      expect(i18n.global.te(`facts.${key}`), key).toBe(true);
      return i18n.global.t(`facts.${key}`, params, Number(params.count ?? 1));
    }),
  );
  expect(words.filter((line) => /[{}]/.test(line))).toEqual([]);
  expect(words).toContain("stage 1 closed, 6 teams go on");
  expect(words).toContain("stage 1 closed, the title is decided");
  expect(words).toContain("Player 006 moved to group 2");
});

it("[SCR-7] refusals of stages name teams, games and numbers", () => {
  const words = (world: World, refusal: Refusal) => refusalText(refusal, world.state);
  const open = words(nine, refusalTo(nine, close(1)));
  expect(open.what).toBe("Stage 1 was not closed.");
  expect(open.stands).toMatch(/^18 games are open: Player 001 v\w* Player 004; /);
  const title = after(
    played(started(teamsEvent(2)), () => "1-0"),
    close(1),
  );
  expect(words(title, refusalTo(title, propose)).stands).toBe(
    "The title is decided: Player 001; Player 002.",
  );
  const gone = after(semi, { type: "withdrawEntrant", entrant: nth(1) });
  expect(words(gone, refusalTo(gone, start(2))).stands).toBe(
    "Its teams have changed. To come in: nobody. To go out: Player 001.",
  );
  const swaps = [{ a: nth(1), b: nth(3) }];
  const tier = refusalTo(semi, { type: "takeAdjustment", stage: STAGE(2), swaps });
  expect(words(semi, tier).what).toBe("Player 001 and Player 003 are not of one tier.");
  const seen = { ...enter(`${STAGE(1)}.1.1`, "="), seen: "1-0" } as const;
  expect(words(nine, refusalTo(nine, seen)).stands).toMatch(/meanwhile: no result\.$/);
  const level = played(nine, () => "=");
  const asked = [
    refusalTo(level, close(1)),
    refusalTo(semi, { type: "reopenStage", stage: STAGE(1) }),
    refusalTo(started(after(played(nine, byRating), close(1))), propose),
  ];
  expect(asked.map(isAsking)).toEqual([true, true, true]);
});
