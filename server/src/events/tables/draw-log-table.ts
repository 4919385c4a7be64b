import {
  drawLogOf,
  handChangesOf,
  seatLabel,
  SETTINGS,
  type CsvValue,
  type DrawReason,
} from "@drawroom/shared";
import { wallTime } from "../zone-time.js";
import type { Viewed } from "../views/view.js";
import { dayAndTime, type Table } from "./table.js";

const HEAD = [
  ...["step", "date", "time", "from", "to", "name", "grade"],
  ...["other name", "other grade", "reasons"],
];

/** How the blocks were drawn, an exchange a line, and after them what was changed by hand (LOG-1, LOG-4). */
export const drawLogTable = (viewed: Viewed): Table => ({
  head: HEAD,
  lines: [...computed(viewed), ...byHand(viewed)],
});

const computed = ({ state, competition }: Viewed): readonly (readonly CsvValue[])[] =>
  (drawLogOf(state, competition.id)?.exchanges ?? []).map(({ step, a, b, from, to, reasons }) => [
    ...[step, null, null, from, to, a.name, a.grade, b.name, b.grade],
    reasons.map(reasonWords).join(" "),
  ]);

function byHand({ state, competition }: Viewed): readonly (readonly CsvValue[])[] {
  const zone = state.settings[SETTINGS]?.zone ?? "UTC";
  const nameOf = (id: string | undefined) => (id && state.entrants[id]?.name) ?? null;
  return handChangesOf(state, competition.id).map(({ at, picked }) => {
    const { entrant, other, from, seat, grades } = picked;
    return [
      ...["by hand", ...dayAndTime(wallTime(at, zone))],
      ...[from === undefined ? null : seatLabel(from), seatLabel(seat)],
      ...[nameOf(entrant), grades?.[0] ?? null, nameOf(other), grades?.[1] ?? null, null],
    ];
  });
}

function reasonWords({ kind, facts }: DrawReason): string {
  switch (kind) {
    case "cap":
      return `${facts.count} from ${facts.country} were seeded 3 to 6; ${facts.allowed} are allowed.`;
    case "seeds3to6":
      return `Of ${facts.country}, block ${facts.block} had ${facts.count} among its seeds 3 to 6 and block ${facts.other} had ${facts.otherCount}.`;
    case "counts":
      return `Block ${facts.block} had ${facts.count} from ${facts.country} and block ${facts.other} had ${facts.otherCount}.`;
    case "room":
      return "It makes room for the next exchange.";
    case "averages":
      return `It brings the averages of blocks ${facts.block} and ${facts.other} back towards the snake's.`;
    case "meet":
      return `Seeds ${facts.a} and ${facts.b} of block ${facts.block}, both ${facts.country}, would have met in the last round.`;
  }
}
