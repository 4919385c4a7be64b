import type { BoardResult, SwissHistory } from "../history.js";
import { presentNext } from "../presence.js";
import { isPlayed, recordsOf, type PlayerRecord, type RoundLine } from "../records.js";
import { standingsOf } from "../standings.js";
import { roundsThatCount } from "../tiebreaks.js";
import type { FilePlayer } from "./file-problem.js";
import { TRF, trfCellAt, type TrfField } from "./trf-columns.js";

/** What a report says of the event itself. */
export interface TrfHead {
  readonly name: string;
  readonly city: string;
  /** `2026-05-13` */
  readonly startsOn: string;
  readonly endsOn: string;
}

/**
 * An event as a TRF16 file (SWS-18), its lines ended by CR and LF. Starting ranks are the seed numbers; the pairing bye is `U`,
 * a point given `F`, half a one `H`, a round missed `Z`. Who is away in a round to come has `Z` there already.
 * @param playerOf names the players
 */
export function writeTrf(
  history: SwissHistory,
  head: TrfHead,
  playerOf: (id: string) => FilePlayer,
): string {
  const players = [...history.players].sort((a, b) => a.seed - b.seed);
  const report = reportOf(
    history,
    players.map(({ id }) => id),
  );
  const rated = players.filter(({ rating }) => rating).length;
  const lines = [
    `012 ${oneLine(head.name)}`,
    `022 ${oneLine(head.city)}`,
    `042 ${head.startsOn.replaceAll("-", "/")}`,
    `052 ${head.endsOn.replaceAll("-", "/")}`,
    `062 ${players.length}`,
    `072 ${rated}`,
    "092 Club Swiss",
    `XXR ${roundsThatCount(history)}`,
    ...players.map(({ id }) => playerLine(report, id, playerOf(id))),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join("");
}

/** What the lines of all players rest on. */
interface Report {
  readonly history: SwissHistory;
  readonly records: ReadonlyMap<string, PlayerRecord>;
  readonly rankOf: ReadonlyMap<string, number>;
  readonly placeOf: ReadonlyMap<string, number>;
  /** Who is away in a round that is still to come. */
  readonly isAwayNext: (id: string) => boolean;
}

function reportOf(history: SwissHistory, bySeed: readonly string[]): Report {
  const held = history.rounds.length;
  const isUnderWay = held > 0 && held < roundsThatCount(history);
  const next = new Set(presentNext(history));
  return {
    history,
    records: recordsOf(history),
    rankOf: numbered(bySeed),
    placeOf: numbered(standingsOf(history).map(({ id }) => id)),
    isAwayNext: (id) => isUnderWay && !next.has(id),
  };
}

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index + 1]));

function playerLine(report: Report, id: string, player: FilePlayer): string {
  const { name, country, rating, rankingId } = player;
  const { total = 0, lines = [] } = report.records.get(id) ?? {};
  const texts: Readonly<Record<TrfField, string>> = {
    rank: String(report.rankOf.get(id)).padStart(4),
    name: oneLine(name).slice(0, TRF.name[1] - TRF.name[0]),
    rating: String(rating ?? "").padStart(4),
    country: country ?? "",
    rankingId: (rankingId && /^\d{1,11}$/.test(rankingId) ? rankingId : "").padStart(11),
    points: (total / 2).toFixed(1).padStart(4),
    place: String(report.placeOf.get(id)).padStart(4),
  };
  const cells = lines.map((line) => cellOf(line, id, report));
  if (report.isAwayNext(id)) cells.push("0000 - Z");
  return atColumns([
    [0, "001"],
    ...Object.entries(texts).map(([field, text]) => [TRF[field as TrfField][0], text] as const),
    ...cells.map((cell, index) => [trfCellAt(index + 1), cell] as const),
  ]);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Texts at their columns; none reaches into the next. */
const atColumns = (parts: readonly (readonly [at: number, text: string])[]): string =>
  parts.reduce((line, [at, text]) => line.padEnd(at) + text, "");

function cellOf(line: RoundLine, id: string, { history, rankOf }: Report): string {
  const round = history.rounds[line.round - 1];
  if (!("opponent" in line)) {
    if (round?.bye === id) return "0000 - U";
    if (line.score === 0) return "0000 - Z";
    return line.score === 2 ? "0000 - F" : "0000 - H";
  }
  const board = round?.boards.find(({ white, black }) => white === id || black === id);
  const opponent = String(rankOf.get(line.opponent) ?? 0).padStart(4, "0");
  const letter = resultOf(line, board?.result ?? null);
  return `${opponent} ${line.isWhite ? "w" : "b"} ${letter}`;
}

function resultOf({ score }: RoundLine, result: BoardResult | null): string {
  if (result === null) return "";
  if (!isPlayed(result)) return score > 0 ? "+" : "-";
  return score === 2 ? "1" : score === 1 ? "=" : "0";
}
