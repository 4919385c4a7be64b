import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { icalText } from "../../server/src/events/calendar/ical-text";
import { momentAt, wallTime } from "../../server/src/events/zone-time";
import { readCalendar } from "../support/calendar";

const fileOf = (summary: string): string =>
  icalText([
    ["BEGIN", "VCALENDAR"],
    ["BEGIN", "VEVENT"],
    ["SUMMARY", summary],
    ["SEQUENCE", 7],
    ["DTSTAMP", new Date("2026-05-13T09:40:00Z")],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);

describe("the text of a calendar", () => {
  test("[API-1] has lines of 75 octets, folded between signs, which read back whatever they say", () => {
    const texts = fc.string({ unit: "binary", maxLength: 300, size: "max" });
    fc.assert(
      fc.property(texts, (text) => {
        const { entries } = readCalendar(fileOf(text));
        const meant = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect(entries[0]).toMatchObject({ SUMMARY: meant, SEQUENCE: "7" });
      }),
    );
    for (const sign of ["é", "a", "字", "😀"]) {
      const long = sign.repeat(100);
      expect(readCalendar(fileOf(long)).entries[0]).toMatchObject({ SUMMARY: long });
    }
  });

  test("[API-1] keeps what is in a name from being a line of its own", () => {
    for (const end of ["\r\n", "\n", "\r", "\u2028", "\u0085"]) {
      const text = fileOf(`Ann${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTENDEE:x, y; z\\n`);
      expect(text.match(/^(?:BEGIN|END|ATTENDEE)/gm)).toHaveLength(4);
      expect(readCalendar(text).entries).toHaveLength(1);
    }
    expect(fileOf("a")).toContain("DTSTAMP:20260513T094000Z\r\n");
  });
});

describe("clocks of a zone", () => {
  test.each([
    ["2026-05-13T10:40", "Europe/London", "2026-05-13T09:40Z"],
    ["2026-01-13T10:40", "Europe/London", "2026-01-13T10:40Z"],
    ["2026-05-13T10:40", "America/St_Johns", "2026-05-13T13:10Z"],
    ["2026-05-13T00:10", "Pacific/Auckland", "2026-05-12T12:10Z"],
    ["2026-05-13T10:40", "Asia/Kathmandu", "2026-05-13T04:55Z"],
    ["2026-05-13T10:40", "UTC", "2026-05-13T10:40Z"],
    ["2026-03-08T03:30", "America/New_York", "2026-03-08T07:30Z"],
    ["2026-04-05T03:30", "Pacific/Auckland", "2026-04-04T15:30Z"],
    // Twice: the first is meant.
    ["2026-10-25T01:30", "Europe/London", "2026-10-25T00:30Z"],
    ["2026-10-25T02:30", "Europe/London", "2026-10-25T02:30Z"],
    // Never: half an hour after the jump.
    ["2026-03-29T01:30", "Europe/London", "2026-03-29T01:30Z"],
    ["2026-03-29T02:30", "Europe/London", "2026-03-29T01:30Z"],
    ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45Z"],
  ])("[API-1] %s in %s is %s", (at, zone, moment) => {
    expect(new Date(momentAt(at, zone)).toISOString()).toBe(moment.replace("Z", ":00.000Z"));
  });

  test("[API-1] say again what was meant, in every zone, but for what they jump over", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const minutes = fc.integer({ min: 0, max: 525_600 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const moment = Date.UTC(2026, 0, 1) + minute * 60_000;
        const at = wallTime(moment, zone);
        expect(wallTime(momentAt(at, zone), zone)).toBe(at);
        expect(moment - momentAt(at, zone)).toBeGreaterThanOrEqual(0);
        expect(moment - momentAt(at, zone)).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 500 },
    );
  });
});
