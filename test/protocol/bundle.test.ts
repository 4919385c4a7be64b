import { expect, test } from "vitest";
import { bundled } from "../support/bundled";

const showing = ["applyChange", "describe", "standingsOf", "advanceHistory", "PROTOCOL"];
const deciding = ["step", "commandSchema"];

/** The code of a page that uses these of the shared package. */
const pageOf = (names: readonly string[]): Promise<string> => {
  const list = names.join(", ");
  return bundled(`import { ${list} } from "@drawroom/shared"; globalThis.page = [${list}];`);
};

test("[HUB-3] a page that only shows loads no schema; one that decides does", async () => {
  expect(await pageOf(showing)).not.toMatch(/discriminatedUnion|_zod/);
  expect(await pageOf(deciding)).toMatch(/_zod/);
});
