import {
  entrantOfFile,
  importOfTournament,
  type CommandInput,
  type CompetitionId,
} from "@drawroom/shared";
import { newEntrantId } from "../../sync/new-id";
import type { SwissFile } from "./read-file";

/** What takes a file in; null where nothing of it can be. */
export function importCommand(file: SwissFile, competition: CompetitionId): CommandInput | null {
  if (file.stops !== null) return null;
  if (file.kind !== "tournament") {
    if (file.players.length === 0) return null;
    const entrants = file.players.map((player) => entrantOfFile(player, newEntrantId()));
    return { type: "importEntrants", competition, entrants };
  }
  const { tournament } = file;
  if (!tournament) return null;
  const ids = tournament.players.map(() => newEntrantId());
  return { type: "importSwiss", competition, ...importOfTournament(tournament, ids) };
}
