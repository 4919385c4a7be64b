import { describe, expect, it } from "vitest";
import {
  colourInWords,
  expectedNext,
  groupsInWords,
  historyOf,
  nextInWords,
  pairedNext,
  partsInWords,
  seedsOf,
  setUpInWords,
  standingsInWords,
  type SwissCase,
} from "./swiss-case";
import { readVectors } from "./vectors";

/** Each round of the case has to be what is paired from those before it. */
function expectReplay(one: SwissCase): void {
  for (const [before, { pairs, bye }] of one.rounds.entries()) {
    const history = historyOf(one, before);
    const asked = { round: before + 1, pairs: pairs.map(([w, b]) => [w, b] as const), bye };
    expect(nextInWords(pairedNext(one, history), history, asked)).toEqual(expectedNext(asked));
  }
}

function expectCase(one: SwissCase): void {
  const { expect: wanted } = one;
  const history = historyOf(one);
  if (wanted.seeds) expect(seedsOf(one)).toEqual(wanted.seeds);
  if (wanted.groups) expect(groupsInWords(one)).toEqual(wanted.groups);
  if (wanted.setUp) expect(setUpInWords(one)).toEqual(wanted.setUp);
  const rounds = [
    [wanted.next, undefined],
    [wanted.relaxedColour, "colours"],
    [wanted.relaxedRematch, "rematches"],
  ] as const;
  for (const [next, permission] of rounds) {
    if (!next) continue;
    const pairing = pairedNext(one, history, permission);
    expect(nextInWords(pairing, history, next)).toEqual(expectedNext(next));
  }
  if (wanted.replay) expectReplay(one);
  if (wanted.standings) expect(standingsInWords(history)).toEqual(wanted.standings);
  for (const [id, parts] of Object.entries(wanted.parts ?? {})) {
    expect(partsInWords(history, id)).toEqual(parts);
  }
  for (const { settings, ...other } of wanted.otherSettings ?? []) {
    expectCase({ ...one, settings: { ...one.settings, ...settings }, expect: other });
  }
  for (const { a, b, white, decided } of wanted.pairsOfPlayers ?? []) {
    expect({ a, b, ...colourInWords(a, b) }).toEqual({ a, b, white, decided });
  }
}

describe("[SWS-6] pairings, byes, colours, tie-breaks and standings", () => {
  const cases = readVectors<SwissCase>("swiss");
  it.each(cases.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, one) => {
    expect.hasAssertions();
    expectCase({ ...one, rounds: one.rounds ?? [] });
  });
});
