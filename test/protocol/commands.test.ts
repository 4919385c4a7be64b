import { commandKinds, commandSchema, type CommandType } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { examples } from "../support/examples";
import { injectedInto } from "../support/injected";

const commandId = "command-000001";
const types = Object.keys(commandKinds) as CommandType[];
const read = (value: unknown) => commandSchema.safeParse(value);
const edit = (fields: object) =>
  read({ commandId, type: "editEntrant", entrant: "entaaa", ...fields });
const editOf = (fields: object) => edit(fields).data as Record<string, unknown> | undefined;

describe("the schemas of commands", () => {
  test.each(types)("[HUB-2] a well-formed %s is read as it is", (type) => {
    const command = { commandId, ...examples[type] };
    expect(read(command)).toEqual({ success: true, data: command });
    expect(commandKinds[type].type).toBe(type);
  });

  test.each(types)(
    "[HUB-2] a field that %s does not know is refused, wherever it stands",
    (type) => {
      const command = { commandId, ...examples[type] };
      for (const { value, at } of injectedInto(command)) {
        expect(read(value).success, `${type} with ${at}`).toBe(false);
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  test("[HUB-2] a type that there is none of is refused, as is what is no command", () => {
    const bad = [
      { commandId, type: "dropTables" },
      { commandId, type: "__proto__" },
      { type: "undo" },
    ];
    for (const value of [...bad, null, 7, "undo", [], {}]) expect(read(value).success).toBe(false);
  });

  test("[HUB-2] text is trimmed, composed and bounded, and holds nothing unprintable", () => {
    expect(editOf({ name: "  Ann One " })?.name).toBe("Ann One");
    expect(editOf({ name: "A\u0308nn" })?.name).toBe("Änn");
    const bad = ["", "   ", "x".repeat(81), "a\u0000b", "a\nb", "a\u202Eb", "a\uD800b", "a\u2028b"];
    for (const name of bad) expect(edit({ name }).success, JSON.stringify(name)).toBe(false);
    for (const name of ["x".repeat(80), "Zoë Ó Briain", "王小明", "👩‍🚀"]) {
      expect(edit({ name }).success, name).toBe(true);
    }
  });

  test("[HUB-2] countries are three letters, grades whole numbers to 9999", () => {
    expect(editOf({ country: " nzl " })?.country).toBe("NZL");
    for (const country of ["NZ", "NZLD", "N1L", "Ñzl", ""]) {
      expect(edit({ country }).success, country).toBe(false);
    }
    for (const current of [-1, 1.5, 10000, Number.NaN, "1800", 1e300]) {
      expect(edit({ current }).success, String(current)).toBe(false);
    }
    for (const current of [0, 9999, null]) expect(edit({ current }).success).toBe(true);
  });

  test("[HUB-2] days exist, zones are known", () => {
    const change = (fields: object) =>
      read({ commandId, type: "changeSettings", ...fields }).success;
    for (const startsOn of ["2026-02-29", "2026-13-01", "2026-1-1", "13.05.2026"]) {
      expect(change({ startsOn }), startsOn).toBe(false);
    }
    expect(change({ startsOn: "2028-02-29" })).toBe(true);
    for (const zone of ["Mars/Base", "", "../etc", "Europe/London "])
      expect(change({ zone }), zone).toBe(false);
    expect(change({ zone: "America/Argentina/Buenos_Aires" })).toBe(true);
  });

  test("[HUB-2] ids are short and plain; none can name what every object has", () => {
    for (const entrant of [
      "constructor",
      "__proto__",
      "ENTAAA",
      "entaa",
      "entaaaa",
      "1ntaaa",
      "entaa0",
    ]) {
      expect(edit({ entrant }).success, entrant).toBe(false);
    }
    for (const id of ["short", "x".repeat(41), "with space", "a/b/c/d/e"]) {
      expect(read({ commandId: id, type: "publishEvent" }).success, id).toBe(false);
    }
  });

  test("[HUB-2] an import holds at most 512 entrants", () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ id: "entaaa", name: "Ann One" }));
    const given = (count: number) =>
      read({ commandId, type: "importEntrants", competition: "open", entrants: rows(count) })
        .success;
    expect([given(0), given(1), given(512), given(513)]).toEqual([false, true, true, false]);
  });

  test("[BLK-3] a count of blocks given as text is refused, and makes no byes", () => {
    const create = { commandId, ...examples.createBlocks };
    for (const count of ["4", 4.5, 0, 27, null]) {
      expect(read({ ...create, count }).success, String(count)).toBe(false);
    }
  });
});
