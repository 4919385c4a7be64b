import { matchesOf, type CommandInput } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { DOUBLES, entrants, nth, SINGLES } from "../support/builders";
import { momentOf, readCalendar } from "../support/calendar";
import { seededScene, stateOf } from "../support/draw-scene";
import { giveAll, scene, type Scene } from "../support/hub-scene";
import { startNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let owner: Visitor;
let anyone: Visitor;
beforeAll(async () => {
  const node = await startNode();
  owner = await firstAccount(node);
  anyone = new Visitor(node);
});

const addressOf = ({ slug }: Scene, query = ""): string =>
  `/api/events/${slug}/calendar.ics${query}`;
async function calendarOf(made: Scene, query = "") {
  const { status, headers, body } = await anyone.get(addressOf(made, query));
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  return readCalendar(body as string);
}

const COURT: CommandInput = {
  type: "addCourt",
  court: { id: "gate", name: "Lawn 1, by the gate" },
};
const at = (match: string, time: string, court: string | null = "gate"): CommandInput => ({
  type: "scheduleMatch",
  match: `${SINGLES}.${match}`,
  at: time,
  court,
});
const order: CommandInput = { type: "makeOrderOfPlay", competition: SINGLES };

/** Two blocks of four, three matches with a time, two of them on the lawn. */
const madeScene = () =>
  seededScene(owner, {
    players: 8,
    blocks: 2,
    more: [
      order,
      COURT,
      at("A.1-2", "2026-05-13T10:40"),
      at("A.3-4", "2026-05-13T12:00"),
      at("B.1-2", "2026-05-13T09:00", null),
    ],
  });

describe("the order of play as a calendar", () => {
  test("[API-1] has every match that has a time, in UTC, where it is played and by whom", async () => {
    const made = await madeScene();
    const { head, entries } = await calendarOf(made);
    expect(head).toMatchObject({ VERSION: "2.0", "X-WR-CALNAME": "Southmere Open" });
    expect(entries).toHaveLength(3);
    const { state } = await stateOf(owner, made.slug);
    const match = matchesOf(state).find(({ id }) => id === `${SINGLES}.A.1-2`);
    const entry = entries.find(({ UID }) => UID?.startsWith(`${SINGLES}.A.1-2.`));
    expect(entry).toMatchObject({
      UID: `${SINGLES}.A.1-2.${made.eventId}@drawroom`,
      SEQUENCE: `${made.version}`,
      DTSTART: "20260513T094000Z",
      SUMMARY: `${match?.a.name} v ${match?.b.name}`,
      LOCATION: "Lawn 1, by the gate, Southmere Lawns",
      STATUS: "CONFIRMED",
    });
    const minutes = state.competitions[SINGLES]?.matchMinutes ?? 0;
    expect(minutes).toBeGreaterThan(0);
    expect(momentOf(entry?.["DTEND"]) - momentOf(entry?.["DTSTART"])).toBe(minutes * 60_000);
    const age = Date.now() - momentOf(entry?.["LAST-MODIFIED"]);
    expect(age).toBeGreaterThan(-1_000);
    expect(age).toBeLessThan(600_000);
    expect(entry?.["DTSTAMP"]).toBe(entry?.["LAST-MODIFIED"]);
  });

  test("[API-1] keeps an entry when its match is moved, with a later SEQUENCE, and cancels what nobody plays", async () => {
    const made = await madeScene();
    const before = await calendarOf(made);
    const version = await giveAll(owner, made.slug, [
      at("A.3-4", "2026-05-14T12:00"),
      { type: "enterResult", match: `${SINGLES}.A.1-2`, result: { walkover: "a" } },
    ]);
    const after = await calendarOf(made);
    const uids = ({ entries }: typeof after) => entries.map(({ UID }) => UID).sort();
    expect(uids(after)).toEqual(uids(before));
    const entryOf = (match: string) =>
      after.entries.find(({ UID }) => UID?.startsWith(`${SINGLES}.${match}.`));
    expect(entryOf("A.3-4")).toMatchObject({ DTSTART: "20260514T110000Z", SEQUENCE: `${version}` });
    expect(entryOf("A.1-2")).toMatchObject({ STATUS: "CANCELLED" });
    // As it stood before, by its version.
    expect(await calendarOf(made, `?version=${made.version}`)).toEqual(before);
    await giveAll(owner, made.slug, [at("A.3-4", "", null)].map(untimed));
    expect((await calendarOf(made)).entries).toHaveLength(2);
  });

  test("[API-1] is of a court, or of an entrant in all competitions, under its name", async () => {
    const made = await madeScene();
    const ofCourt = await calendarOf(made, "?court=gate");
    expect(ofCourt.head["X-WR-CALNAME"]).toBe("Lawn 1, by the gate, Southmere Open");
    expect(ofCourt.entries).toHaveLength(2);
    const { state } = await stateOf(owner, made.slug);
    const match = matchesOf(state).find(({ id }) => id === `${SINGLES}.A.1-2`);
    const { entrant, name, country } = match!.a;
    const twin = { ...entrants(2)[1]!, id: "twinaa", name: name!, country };
    await giveAll(owner, made.slug, [
      {
        type: "addCompetition",
        competition: { id: DOUBLES, name: "Level", kind: "knockout", doubles: false },
      },
      {
        type: "importEntrants",
        competition: DOUBLES,
        entrants: [twin, { ...entrants(1)[0]!, id: "another".slice(0, 6), name: "Another" }],
      },
      {
        type: "addBracket",
        competition: DOUBLES,
        bracket: { id: "main", name: "Main" },
      },
      { type: "generateBracket", bracket: `${DOUBLES}.main` },
      {
        type: "scheduleMatch",
        match: `${DOUBLES}.main.1-1`,
        at: "2026-05-15T10:00",
        court: null,
      },
    ]);
    const own = await calendarOf(made, `?entrant=${entrant}`);
    expect(own.head["X-WR-CALNAME"]).toBe(`${name}, Southmere Open`);
    expect(own.entries.map(({ DTSTART }) => DTSTART)).toEqual([
      "20260513T094000Z",
      "20260515T090000Z",
    ]);
    expect(own.entries[1]?.["DESCRIPTION"]).toBe("Southmere Open, Level, Main, final");
    expect((await calendarOf(made, `?entrant=${entrant}&court=gate`)).entries).toHaveLength(1);
    for (const wrong of ["court", "entrant"]) {
      for (const id of ["nosuch", "constructor", "__proto__"])
        expect(await anyone.get(addressOf(made, `?${wrong}=${id}`))).toMatchObject({
          status: 404,
          body: { refusal: { code: `${wrong}.notFound` } },
        });
      const twice = await anyone.get(addressOf(made, `?${wrong}=a&${wrong}=b`));
      expect(twice).toMatchObject({ status: 400, body: { refusal: { code: "protocol.invalid" } } });
    }
  });

  test("[HND-5][API-1] names nobody who is not drawn yet", async () => {
    const made = await seededScene(owner, {
      players: 8,
      blocks: 2,
      more: [
        order,
        at("A.1-2", "2026-05-13T10:40", null),
        { type: "startLiveDraw", competition: SINGLES, order: "seat" },
        { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
      ],
    });
    const { state } = await stateOf(owner, made.slug);
    const { entries } = await calendarOf(made);
    expect(entries.map(({ SUMMARY }) => SUMMARY)).toEqual([`${state.entrants[nth(3)]?.name} v A2`]);
  });

  test("[API-1] is not sent again to who holds it", async () => {
    const made = await madeScene();
    const etag = (await anyone.get(addressOf(made))).headers.get("etag") ?? "";
    const held = { "if-none-match": etag };
    expect(await anyone.get(addressOf(made), held)).toMatchObject({ status: 304, body: "" });
    await giveAll(owner, made.slug, [{ type: "changeSettings", venue: "Short Meadow" }]);
    const again = await anyone.get(addressOf(made), held);
    expect(again.status).toBe(200);
    expect(again.body).toContain("Short Meadow");
  });

  test("[API-1] says of an event without times that there is nothing", async () => {
    expect((await calendarOf(await scene(owner))).entries).toEqual([]);
  });
});

/** Taken out of the order of play. */
const untimed = (command: CommandInput): CommandInput => ({ ...command, at: null }) as CommandInput;
