import { MOST_ROUNDS } from "../settings.js";
import { MOST_PLAYERS, type FilePlayer, type LineProblem } from "./file-problem.js";
import { playerIn } from "./player-fields.js";
import { trfField } from "./trf-columns.js";

/** A player's line, with the fields that are not of a round. */
export interface TrfLine {
  readonly line: number;
  readonly text: string;
  /** The starting rank, by which opponents are named. */
  readonly rank: number;
  readonly player: FilePlayer;
}

/** The parts of a file that are read. */
export interface TrfLines {
  readonly name: string | null;
  readonly planned: number | null;
  /** By starting rank. */
  readonly lines: readonly TrfLine[];
  readonly problems: readonly LineProblem[];
  readonly isTooMany: boolean;
}

/** Rounds planned: as pairing programs write them, and as TRF26 does. */
const PLANNED = ["XXR", "142"];

/** Takes a TRF16 file apart, line by line; other lines than those of the name, the rounds and the players are passed over. */
export function trfLinesOf(text: string): TrfLines {
  const problems: LineProblem[] = [];
  const byRank = new Map<number, TrfLine>();
  let name: string | null = null;
  let planned: number | null = null;
  for (const [index, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const line = index + 1;
    const rest = raw.slice(4).trim();
    const kind = raw.slice(0, 3).toUpperCase();
    if (kind === "012") name = rest || null;
    else if (PLANNED.includes(kind)) planned = plannedIn(rest);
    else if (kind === "001") {
      const read = playerLine(line, raw);
      problems.push(...read.problems);
      const twin = read.value && byRank.get(read.value.rank);
      if (twin) {
        const reason = { code: "rankTwice", value: twin.rank, line: twin.line } as const;
        problems.push({ line, outcome: "refused", reason });
      } else if (read.value) byRank.set(read.value.rank, read.value);
    } else if (raw.trim() !== "" && !/^(?:\d{3}|[A-Z]{3}|###)(?:\s|$)/i.test(raw)) {
      const reason = { code: "unknownLine", value: raw.slice(0, 40) } as const;
      problems.push({ line, outcome: "read", reason });
    }
  }
  const lines = [...byRank.values()].sort((a, b) => a.rank - b.rank);
  return { name, planned, lines, problems, isTooMany: lines.length > MOST_PLAYERS };
}

function plannedIn(text: string): number | null {
  const rounds = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : null;
}

function playerLine(
  line: number,
  text: string,
): { readonly value: TrfLine | null; readonly problems: readonly LineProblem[] } {
  const rank = trfField(text, "rank").trim();
  if (!/^\d{1,4}$/.test(rank) || Number(rank) === 0) {
    const reason = { code: "rankForm", value: rank } as const;
    return { value: null, problems: [{ line, outcome: "refused", reason }] };
  }
  const { player, problems } = playerIn(line, {
    name: trfField(text, "name"),
    country: trfField(text, "country"),
    rating: trfField(text, "rating"),
    rankingId: trfField(text, "rankingId"),
  });
  return { value: player && { line, text, rank: Number(rank), player }, problems };
}
