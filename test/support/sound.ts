import {
  groupsOfStage,
  matchesOf,
  stagesOf,
  swissHistoryOf,
  type EventState,
} from "@drawroom/shared";
import { expect } from "vitest";

const eachOnce = (ids: readonly string[], told: string): void =>
  expect(new Set(ids).size, told).toBe(ids.length);

/** What holds of every event, whatever was done: nobody has two places, every result is of two who met, nobody is unknown. */
export function expectSound(state: EventState): void {
  eachOnce(
    Object.values(state.seats).map(({ entrant }) => entrant),
    "seats",
  );
  for (const id of Object.keys(state.competitions)) {
    for (const { number, boards, bye } of swissHistoryOf(state, id).rounds) {
      const places = [
        ...boards.flatMap(({ white, black }) => [white, black]),
        ...(bye ? [bye] : []),
      ];
      eachOnce(places, `round ${number}`);
      for (const place of places) expect(state.players, `round ${number}`).toHaveProperty(place);
    }
    for (const stage of stagesOf(state, id)) {
      const teams = groupsOfStage(state, stage.id).flatMap((group) => group.teams);
      expect([...teams].sort(), stage.id).toEqual(Object.keys(stage.ratings).sort());
    }
  }
  expectSoundBrackets(state);
  expectNobodyUnknown(state);
}

function expectSoundBrackets(state: EventState): void {
  const lines = Object.values(state.brackets).flatMap(({ draw }) => draw?.byLine ?? []);
  const named = lines.flatMap((entrant) => entrant ?? []);
  for (const entrant of named) expect(state.entrants, "a line").toHaveProperty(entrant);
  const matches = new Map(matchesOf(state).map((match) => [match.id, match]));
  for (const [id, { result, sides }] of Object.entries(state.bracketMatches)) {
    const match = matches.get(id);
    if (!result) continue;
    expect(match?.outcome.kind, `${id} has a result that counts`).not.toBe("open");
    expect([match?.a.entrant, match?.b.entrant], id).toEqual(sides);
  }
}

function expectNobodyUnknown(state: EventState): void {
  const named = [
    ...Object.values(state.seats).map(({ entrant }) => entrant),
    ...Object.keys(state.players),
    ...Object.values(state.groups).flatMap(({ teams }) => teams),
    ...Object.values(state.entrants).flatMap(({ replacedBy }) => replacedBy ?? []),
  ];
  for (const entrant of named) expect(state.entrants).toHaveProperty(entrant);
}
