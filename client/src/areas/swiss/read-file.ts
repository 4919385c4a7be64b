import {
  readPlayersCsv,
  readRatingList,
  readTrf,
  type RatingKind,
  type ReadPlayers,
  type ReadTournament,
} from "@drawroom/shared";

/** A file as it was understood. */
export type SwissFile =
  | ({ readonly kind: "tournament" } & ReadTournament)
  | ({ readonly kind: "list" | "players" } & ReadPlayers);

const isTournament = (text: string): boolean => /^\ufeff?(?:[\s\S]*[\r\n])?(?:012|001) /.test(text);
const isRatingList = (text: string): boolean => /^\ufeff?\s*ID ?Number .*[SRB]rtng/i.test(text);

/** Reads a file by what it is: a tournament as TRF16, the FIDE rating list, else players as CSV (SWS-18). */
export function readSwissFile(text: string, rating: RatingKind): SwissFile {
  if (isTournament(text)) return { kind: "tournament", ...readTrf(text) };
  if (isRatingList(text)) return { kind: "list", ...readRatingList(text, rating) };
  return { kind: "players", ...readPlayersCsv(text) };
}

export const playersIn = (file: SwissFile): number =>
  file.kind === "tournament" ? (file.tournament?.players.length ?? 0) : file.players.length;

export const roundsIn = (file: SwissFile): number =>
  file.kind === "tournament" ? (file.tournament?.rounds.length ?? 0) : 0;
