import { beforeAll, expect, it } from "vitest";
import { countryName } from "../../client/src/ui/format/country";
import { gameResultWords } from "../../client/src/ui/format/game-result";
import { hundredths, mean, signed, whole } from "../../client/src/ui/format/numbers";
import { scoreOf } from "../../client/src/ui/format/score";
import { clock, clockIn, day, days, localTime, zoneName } from "../../client/src/ui/format/time";
import { placeWords } from "../../client/src/areas/blocks/place-words";
import { winsText } from "../../client/src/areas/blocks/wins-text";
import { columnsFor } from "../../client/src/areas/blocks/columns";
import { slugOf } from "../../client/src/areas/events/slug";
import { changeLanguage, loadTexts } from "../../client/src/i18n";

beforeAll(() => loadTexts([]));

it("figures have a true minus and no grouping", () => {
  expect([signed(14), signed(-3), signed(0), signed(-7.46, 1)]).toEqual([
    "+14",
    "\u22123",
    "0",
    "\u22127.5",
  ]);
  expect(whole(12345)).toBe("12345");
  expect(mean(2143.84)).toBe("2143.8");
});

it("what the engine gives in hundredths has the comma of its reader", async () => {
  expect(hundredths("80.10")).toBe("80.10");
  await changeLanguage("de");
  expect(hundredths("80.10")).toBe("80,10");
  await changeLanguage("en");
});

it("times are the event's, wherever the viewer is", () => {
  const moment = Date.UTC(2026, 4, 13, 23, 40);
  expect(localTime(moment, "Europe/London")).toBe("2026-05-14T00:40");
  expect(localTime(moment, "Pacific/Auckland")).toBe("2026-05-14T11:40");
  expect(clockIn(moment, "Europe/London")).toBe("00:40");
  expect(clock("2026-05-13T09:05")).toBe("09:05");
  expect(zoneName("Europe/London", "2026-05-13")).toBe("BST");
});

it("days are worded by locale", () => {
  expect(day("2026-05-13T09:05")).toBe("Wed 13 May");
  expect(days("2026-05-13", "2026-05-13")).toBe("13 May 2026");
  expect(days("2026-05-13", "2026-05-18").replace(/\s/g, " ")).toBe("13 – 18 May 2026");
});

it("a score is read from its side", () => {
  expect(
    scoreOf(
      {
        games: [
          [7, 4],
          [3, 7],
          [7, 5],
        ],
      },
      "a",
    ),
  ).toBe("7-4 3-7 7-5");
  expect(
    scoreOf(
      {
        games: [
          [7, 4],
          [3, 7],
          [7, 5],
        ],
      },
      "b",
    ),
  ).toBe("4-7 7-3 5-7");
  expect(scoreOf({ walkover: "b" }, "a")).toBe("w/o");
  expect(
    scoreOf(
      {
        games: [
          [7, 4],
          [2, 1],
        ],
        retired: "b",
      },
      "a",
    ),
  ).toBe("7-4 2-1 ret.");
});

it("[RES-4] who is level shares a place, and half a win is a half", () => {
  expect([placeWords({ place: 2, isTied: true }), placeWords({ place: 4, isTied: false })]).toEqual(
    ["2=", "4"],
  );
  expect([winsText(3), winsText(3.5), winsText(0.5), winsText(0)]).toEqual(["3", "3½", "½", "0"]);
});

it("countries have names, and a code without one is itself", () => {
  const say = (key: string): string => key.slice("common.countries.".length);
  expect([countryName("RSA", say), countryName("ENG", say), countryName("XYZ", say)]).toEqual([
    "South Africa",
    "england",
    "XYZ",
  ]);
});

it("blocks stand in even rows", () => {
  expect([1, 4, 6, 8, 9, 10, 16].map((count) => columnsFor(count, 5))).toEqual([
    1, 4, 3, 4, 5, 5, 4,
  ]);
});

it("an event's name makes its address", () => {
  expect(slugOf("  Southmere Öpen, 2026! ")).toBe("southmere-open-2026");
});

it("a game of chess is said in words, not in the signs that are kept of it", () => {
  expect((["=", "1-0", "0-1t", "1-0w", "-+", "--"] as const).map(gameResultWords)).toEqual([
    ...["½-½", "1-0", "0-1 on time", "1-0 walkover", "0-1 walkover", "0-0 walkover"],
  ]);
});
