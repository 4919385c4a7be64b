import { commandSchema } from "@drawroom/shared";
import { expect, it } from "vitest";
import {
  newCommandId,
  newCompetitionId,
  newCourtId,
  newEntrantId,
  randomId,
} from "../../client/src/sync/new-id";

it("[RUN-1] ids need nothing that plain http lacks, and are as the schemas want them", () => {
  const command = {
    commandId: newCommandId(),
    type: "addEntrant",
    entrant: { id: newEntrantId(), competition: newCompetitionId(), name: "A" },
  };
  expect(commandSchema.safeParse(command).error).toBeUndefined();
  const court = {
    commandId: newCommandId(),
    type: "addCourt",
    court: { id: newCourtId(), name: "Lawn" },
  };
  expect(commandSchema.safeParse(court).error).toBeUndefined();
});

it("[RUN-1] a thousand ids of six are of the wanted characters, all used, and no two alike", () => {
  const ids = Array.from({ length: 1_000 }, () => randomId(6));
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z2-9]{5}$/);
  expect(new Set(ids).size).toBe(1_000);
  expect(new Set(ids.join("")).size).toBe(34);
});
