import type { CsvValue } from "@drawroom/shared";
import { bracketView, type BracketsView } from "../views/bracket-view.js";
import type { Viewed } from "../views/view.js";
import { roundWords } from "../round-words.js";
import { gameCells, gameHead } from "./game-columns.js";
import { dayAndTime, yes, type Table } from "./table.js";

type Round = BracketsView["brackets"][number]["rounds"][number];
type Match = Round["matches"][number];
type Side = Match["a"];

const HEAD = [
  ...["knockout", "round", "match", "date", "time", "court"],
  ...["first seed", "first", "first country", "second seed", "second", "second country"],
  ...["state", "winner", "walkover"],
];

/** Every match of every knockout, round by round, the match for third place last (PLY-1). */
export function bracketTable(viewed: Viewed): Table {
  const line = (knockout: string, round: string, match: Match): readonly CsvValue[] => [
    ...[knockout, round, match.match, ...dayAndTime(match.at), match.court?.name ?? null],
    ...[...sideCells(match.a), ...sideCells(match.b)],
    ...[match.state, match.winner && nameOf(match[match.winner]), yes(match.isWalkover)],
    ...gameCells(viewed.competition, match.games),
  ];
  return {
    head: [...HEAD, ...gameHead(viewed.competition)],
    lines: bracketView(viewed).brackets.flatMap(({ name, rounds, thirdPlace }) => [
      ...rounds.flatMap((round) =>
        round.matches.map((match) => line(name, roundWords(round), match)),
      ),
      ...(thirdPlace ? [line(name, "third place", thirdPlace)] : []),
    ]),
  };
}

const nameOf = (side: Side): CsvValue =>
  side.kind === "entrant" ? (side.entrant?.name ?? null) : null;

/** Seed, who or what stands there, country. */
function sideCells(side: Side): readonly CsvValue[] {
  switch (side.kind) {
    case "entrant":
      return [side.seed, nameOf(side), side.entrant?.country ?? null];
    case "bye":
      return [null, "bye", null];
    case "waiting":
      return [null, `${side.takes} of ${side.match}`, null];
    case "label":
      return [side.seed, null, null];
  }
}
