import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { i18n, loadTexts } from "../../client/src/i18n";
import { refusalText } from "../../client/src/ui/refusal-words";
import { COMPETITION, played } from "../support/fixture-events";

beforeAll(() => loadTexts(["refusals"]));

const codes = [
  ...readFileSync(
    path.resolve(import.meta.dirname, "../../shared/src/refusal.ts"),
    "utf8",
  ).matchAll(/^ {2}"([a-zA-Z]+\.[a-zA-Z]+)":/gm),
].map(([, code]) => code ?? "");

describe("[SCR-7] a refusal in words", () => {
  it("finds the codes at all", () => {
    expect(codes.length).toBeGreaterThan(40);
  });

  it.each(codes)("%s says what happened, what stands now, and what to do", (code) => {
    for (const part of ["what", "stands", "todo"])
      expect(i18n.global.te(`refusals.${code}.${part}`)).toBe(true);
    for (const part of ["what", "stands"])
      expect(i18n.global.t(`refusals.${code}.${part}`)).not.toBe("");
  });

  it("names what ids stand for", () => {
    const { state } = played("2026-05-13T10:00");
    const match =
      Object.keys(state.matches).find(
        (id) => state.matches[id]?.result && id.startsWith(`${COMPETITION}.F`),
      ) ?? "";
    const words = refusalText(
      { code: "seat.blockHasResult", block: `${COMPETITION}.F`, match },
      state,
    );
    expect(words.what).toBe("The seat was not changed.");
    expect(words.stands).toMatch(
      /^Block F has a result: [A-Z]\S+ \S+ (\d-\d|w\/o) [A-Z]\S+ \S+, Lawn 6, Wed 13 May 0\d:\d\d\. /,
    );
    expect(words.todo).toBe("Clear that result first, or leave the draw.");
  });

  it("a list is told in part, with how many more", () => {
    const { state } = played();
    const matches = Object.keys(state.matches).slice(0, 6);
    expect(refusalText({ code: "blocks.hasResults", matches }, state).stands).toMatch(
      /^There are 6 results: .*; and 2 more\. The seats/,
    );
  });

  it("a code of a newer server is said as it is", () => {
    expect(refusalText({ code: "moon.isFull" } as never).stands).toContain("moon.isFull");
  });
});
