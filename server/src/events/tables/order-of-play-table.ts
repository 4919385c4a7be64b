import { bracketsOf } from "@drawroom/shared";
import { orderOfPlayView } from "../views/order-of-play-view.js";
import type { Viewed } from "../views/view.js";
import { gameCells, gameHead } from "./game-columns.js";
import { dayAndTime, yes, type Table } from "./table.js";

const HEAD = [
  ...["date", "time", "court", "block", "knockout", "round"],
  ...["first seat", "first", "second seat", "second"],
  ...["status", "winner"],
];

/** Matches by time, those without one last; times are those of the event's zone. */
export function orderOfPlayTable(viewed: Viewed): Table {
  const { state, competition } = viewed;
  const nameOf = new Map(
    bracketsOf(state, competition.id).map((id) => [id, state.brackets[id]?.name ?? id]),
  );
  return {
    head: [...HEAD, ...gameHead(competition), "retired"],
    lines: orderOfPlayView(viewed).matches.map((match) => [
      ...[...dayAndTime(match.at), match.court?.name ?? null, match.block],
      ...[match.bracket === null ? null : (nameOf.get(match.bracket) ?? null), match.round],
      ...[match.a.seat, match.a.entrant?.name ?? null],
      ...[match.b.seat, match.b.entrant?.name ?? null],
      ...[match.status, match.winner && (match[match.winner].entrant?.name ?? null)],
      ...gameCells(competition, match.games),
      yes(match.hasRetirement),
    ]),
  };
}
